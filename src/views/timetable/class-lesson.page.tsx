import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CalendarX, LockKeyhole } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { agendaAddress } from '#api/agenda/addresses.ts'
import { classAddress } from '#api/class/addresses.ts'
import type { Lesson } from '#api/timetable/timetable.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'

import { failureText, usePortal } from '#app/context/portal-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { AttendanceList } from './attendance-list.tsx'
import { CheckIn } from './check-in.tsx'
import { CheckInNumber } from './check-in-number.tsx'
import '#views/kit/facts/facts.css'
import './timetable.css'

/** A lesson: learners check in to it; who teaches it shows its number and corrects who was there. */
export default function ClassLessonPage({ query }: PageProps) {
  const { lesson } = use(usePortal().flows.timetable())
  const detail = useActorRef(lesson, { input: { id: query.get('lessonID') ?? '' } })
  useChanges(() => detail.send({ type: 'item.reloaded' }))
  const failure = useSelector(detail, (snapshot) => snapshot.context.failure)
  const LL = texts().timetable
  if (failure?.reason === 'timetable.notRegistered') {
    return (
      <div className="column">
        <Face title={texts().problem.forbiddenHeading()} text={failureText(failure)} icon={<LockKeyhole />}>
          <ToAgenda />
        </Face>
      </div>
    )
  }
  return (
    <div className="column">
      <DetailFaces
        detail={detail}
        missing={
          <Face title={LL.missingTitle()} text={LL.missingText()} icon={<CalendarX />}>
            <ToAgenda />
          </Face>
        }
      >
        {(item) => <OneLesson lesson={item} detail={detail} code={query.get('code') ?? ''} />}
      </DetailFaces>
    </div>
  )
}

function ToAgenda() {
  return (
    <Button asChild variant="soft">
      <Link href={agendaAddress('class-agenda')}>{texts().title['class-agenda']()}</Link>
    </Button>
  )
}

/** Its room, or where its class is; where neither is known, nothing is said. */
function placeFacts({ room, place, classKind }: Lesson) {
  const LL = texts().timetable
  if (room !== '') return [{ name: LL.room(), value: <bdi>{room}</bdi> }]
  if (place !== '') return [{ name: LL.place(), value: <bdi>{place}</bdi> }]
  return classKind === 'online' ? [{ name: LL.place(), value: LL.online() }] : []
}

interface Props {
  readonly lesson: Lesson
  readonly detail: DetailActor<Lesson>
  /** Of a scanned code; empty: none. */
  readonly code: string
}

function OneLesson({ lesson, detail, code }: Props) {
  const LL = texts().timetable
  const { lessonID, classID, className, title, startTime, endTime, teachers, attendance } = lesson
  usePageTitle(title)
  const facts = [
    { name: LL.class(), value: <bdi>{className}</bdi> },
    ...placeFacts(lesson),
    ...(teachers.length > 0
      ? [{ name: LL.teachers(), value: <bdi>{teachers.map((one) => one.originalName).join(' · ')}</bdi> }]
      : []),
    ...(attendance === null ? [] : [{ name: LL.mine(), value: LL.state[attendance]() }]),
  ]
  return (
    <>
      <BackLink href={classAddress('class-detail', { classID, tab: 'timetable' })}>{LL.toClass()}</BackLink>
      <PageHead title={<bdi>{title}</bdi>} lead={<TimeRange from={startTime} to={endTime} />} />
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {attendance !== null && (lesson.canCheckIn || code !== '') && (
        <CheckIn lessonID={lessonID} code={code} done={() => detail.send({ type: 'item.reloaded' })} />
      )}
      {lesson.isTeaching && (
        <>
          <CheckInNumber lessonID={lessonID} />
          <AttendanceList lessonID={lessonID} />
        </>
      )}
    </>
  )
}
