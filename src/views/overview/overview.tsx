import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'

import type { FirstStep, Overview } from '#api/overview/overview.contract.ts'
import { timetableAddress } from '#api/timetable/addresses.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { addressOf, itemAddress, NEW } from '#views/editor/sections.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { Status } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import '#views/kit/row-link/row-link.css'
import './overview.css'

/** What staff see first: what waits for them, what runs today, who is absent often, and how to begin. */
export default function OverviewPage() {
  const overview = useActorRef(useAdministration().flows.overview, { input: { id: '' } })
  useChanges(() => overview.send({ type: 'item.reloaded' }))
  const LL = texts().overview
  usePageTitle(LL.heading())
  return (
    <>
      <PageHead title={LL.heading()} />
      <DetailFaces detail={overview}>
        {({ steps, today, absent, failedLetters }) => (
          <div className="overview">
            {steps !== null && <FirstSteps steps={steps} />}
            <Waiting />
            {failedLetters !== null && failedLetters > 0 && (
              <p className="notice overview-letters" data-kind="error">
                <TriangleAlert size={18} aria-hidden="true" />
                <Link href={addressOf('outbox')}>
                  {LL.failedLetters({ count: numberText(failedLetters, language()) })}
                </Link>
              </p>
            )}
            <Part title={LL.today()}>
              <Today today={today} />
            </Part>
            <Part title={LL.absent()} note={LL.absentNote()}>
              <Absent absent={absent} />
            </Part>
          </div>
        )}
      </DetailFaces>
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Part({ title, note, children }: PartProps) {
  const id = useId()
  return (
    <section className="overview-part" aria-labelledby={id}>
      <h2 className="overview-heading" id={id}>
        {title}
      </h2>
      {note !== undefined && <p className="overview-note">{note}</p>}
      {children}
    </section>
  )
}

/** Isolated from the direction of the text around. */
const LETTER_SETTINGS = '\u2068SMTP_URL, SMS_URL\u2069'
/** Where each step is taken. */
const placeOf: Readonly<Record<FirstStep, string>> = {
  organisation: addressOf('organisation'),
  letters: addressOf('outbox'),
  departments: addressOf('departments'),
  people: itemAddress('people', NEW),
  course: itemAddress('courses', NEW),
  class: itemAddress('classes', NEW),
}

function FirstSteps({ steps }: { readonly steps: NonNullable<Overview['steps']> }) {
  const LL = texts().overview
  return (
    <Part title={LL.steps.heading()} note={LL.steps.intro()}>
      <ol className="overview-rows">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="overview-row overview-step" data-done={isDone}>
            {isDone ? <CircleCheck size={20} aria-hidden="true" /> : <CircleDashed size={20} aria-hidden="true" />}
            <div className="overview-words">
              <Link className="row-link" href={placeOf[step]}>
                {LL.steps[step].title()}
              </Link>
              <span className="overview-note">
                {step === 'letters' ? LL.steps.letters.text({ settings: LETTER_SETTINGS }) : LL.steps[step].text()}
              </span>
            </div>
            <Status kind={isDone ? 'positive' : 'neutral'}>{isDone ? LL.steps.done() : LL.steps.open()}</Status>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Nothing for those who never decide. */
function Waiting() {
  const { waiting, session } = useAdministration()
  const decides = useSelector(session, ({ context }) => context.menu.some(({ menuCode }) => menuCode === 'desk'))
  const count = useSelector(waiting, ({ context }) => context.item?.count ?? null)
  const LL = texts().overview
  if (!decides) return null
  return (
    <Part title={LL.waiting()}>
      {count === 0 ? (
        <p className="overview-note">{LL.nothingWaits()}</p>
      ) : (
        <Link className="overview-waiting" href={addressOf('desk')}>
          {count === null ? LL.toDesk() : texts().desk.count({ count })}
        </Link>
      )}
    </Part>
  )
}

function Today({ today }: Pick<Overview, 'today'>) {
  const LL = texts().overview
  if (today.length === 0) return <p className="overview-note">{LL.nothingToday()}</p>
  return (
    <ul className="overview-rows">
      {today.map(({ kind, id, name, of, place, startTime, endTime }) => (
        <li key={`${kind} ${id}`} className="overview-row">
          <span className="overview-time">
            <TimeRange from={startTime} to={endTime} />
          </span>
          <div className="overview-words">
            {kind === 'lesson' ? (
              <a className="row-link" href={`/#${timetableAddress('class-lesson', { lessonID: id })}`}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <Link className="row-link" href={itemAddress('exams', id)}>
                <bdi>{name}</bdi>
              </Link>
            )}
            <span className="overview-note">
              {kind === 'exam' ? LL.exam() : <bdi>{of}</bdi>}
              {place !== null && (
                <>
                  {' · '}
                  <bdi>{place}</bdi>
                </>
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Absent({ absent }: Pick<Overview, 'absent'>) {
  const LL = texts().overview
  if (absent.length === 0) return <p className="overview-note">{LL.nobodyAbsent()}</p>
  return (
    <ul className="overview-rows">
      {absent.map(({ userId, originalName, classID, className, count }) => (
        <li key={`${classID} ${userId}`} className="overview-row">
          <div className="overview-words">
            <Link className="row-link" href={itemAddress('classes', classID)}>
              <bdi>{originalName}</bdi>
            </Link>
            <bdi className="overview-note">{className}</bdi>
          </div>
          <span className="overview-count">{LL.absences({ count: numberText(count, language()) })}</span>
        </li>
      ))}
    </ul>
  )
}
