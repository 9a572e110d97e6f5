import { useSelector } from '@xstate/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { OpenTask, Today } from '#api/class/today.contract.ts'
import { homeworkAddress } from '#api/homework/addresses.ts'
import { answerAddress } from '#api/questionnaire/addresses.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { decisionOf } from '#views/kit/task/decision-of.ts'
import { WaitingKinds } from '#views/kit/task/waiting-kinds.tsx'
import { courseHref } from '#views/course/course-href.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { Bones } from './bones.tsx'
import { HomeSection } from './home-section.tsx'
import { NotLoaded } from './not-loaded.tsx'
import '#views/kit/row-link/row-link.css'

interface Props {
  readonly tasks: DetailActor<Today>
}

interface Entry extends OpenTask {
  readonly href: string
  readonly note: ReactNode
  readonly isAtDesk: boolean
}

/**
 * Decisions, answers that are waited for, and tasks to start. Courses to continue are shown above, starting classes in
 * the agenda.
 */
export function ToDo({ tasks }: Props) {
  const today = useSelector(tasks, (snapshot) => snapshot.context.item)
  const failure = useSelector(tasks, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  const portal = usePortal()
  const LL = texts().home.agenda
  const open = (today?.tasks ?? []).flatMap((task): readonly Entry[] => {
    const decision = decisionOf(task, portal)
    if (decision !== null) return [{ ...task, href: decision.address, note: decision.text, isAtDesk: true }]
    if (task.kind === 'requiredCourse')
      return [{ ...task, href: courseHref(task.id), note: LL.required(), isAtDesk: false }]
    const { kind, id, dueTime } = task
    if (kind === 'homework')
      return [
        {
          ...task,
          href: homeworkAddress('homework', { taskID: id }),
          note: <HandInBy time={dueTime} />,
          isAtDesk: false,
        },
      ]
    return (kind === 'questionnaire' || kind === 'evaluation') && dueTime !== null
      ? [{ ...task, href: answerAddress(kind, id), note: <AnswerBy time={dueTime} />, isAtDesk: false }]
      : []
  })
  return (
    <HomeSection name="to-do" heading={LL.toDo()}>
      <WaitingKinds />
      {failure !== null && (
        <NotLoaded what={LL.toDoFailed()} failure={failure} retry={() => tasks.send({ type: 'item.reloaded' })} />
      )}
      {today === null && failure === null && <Bones kind="task" count={2} />}
      {today !== null && open.length === 0 && <p className="home-nothing">{LL.nothingToDo()}</p>}
      {open.length > 0 && (
        <ul className="tasks">
          {open.map(({ kind, lifecycle, id, name, href, note, isAtDesk }) => (
            <li key={`${lifecycle ?? kind} ${id}`} className="task">
              {isAtDesk ? (
                <a className="row-link task-link" href={href} target="_blank" rel="noopener">
                  <bdi>{name}</bdi>
                </a>
              ) : (
                <Link className="row-link task-link" href={href}>
                  <bdi>{name}</bdi>
                </Link>
              )}
              <span className="task-note">{note}</span>
              <ChevronRight size={16} className="mirrored" aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}

/** @param time null: it has been given back */
function HandInBy({ time }: { readonly time: string | null }) {
  const LL = texts().home.agenda
  if (time === null) return LL.givenBack()
  return (
    <>
      {LL.handInBy()} <DateText value={time} />
    </>
  )
}

function AnswerBy({ time }: { readonly time: string }) {
  return (
    <>
      {texts().home.agenda.answerBy()} <DateText value={time} />
    </>
  )
}
