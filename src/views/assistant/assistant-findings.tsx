import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { BookOpen, CalendarDays, ChevronRight, FileClock, FileQuestion, NotebookPen, PanelTop } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { addressOfClass } from '#api/class/kind-addresses.ts'
import { courseAddress } from '#api/course/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { newsAddress } from '#api/news/addresses.ts'
import { homeworkAddress } from '#api/homework/addresses.ts'
import { answerAddress } from '#api/questionnaire/addresses.ts'
import { sessionAddress } from '#api/session/addresses.ts'
import type { OpenTask } from '#api/class/today.contract.ts'
import { percentText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { FoundRoute } from '#machines/assistant/assistant.flow.ts'

import { helpAddress } from '#views/news/help-address.ts'
import { failureText, usePortal, type Portal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { decisionOf } from '#views/kit/task/decision-of.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import type { AssistantActor } from './assistant-widget.tsx'

interface Props {
  readonly assistant: AssistantActor
}

/** Results in groups; without a question, suggestions. */
export function AssistantFindings({ assistant }: Props) {
  const { text, findings, failure, isSignedIn } = useSelector(assistant, (snapshot) => snapshot.context)
  const isFailed = useSelector(assistant, (snapshot) => snapshot.hasTag('failed'))
  const isNothing = useSelector(assistant, (snapshot) => snapshot.hasTag('nothing'))
  const isAnswered = useSelector(assistant, (snapshot) => snapshot.hasTag('answered'))
  const { tasks, routes, articles, isComplete } = findings
  const count = tasks.length + routes.length + articles.length
  const follow = () => assistant.send({ type: 'finding.followed' })
  const retry = () => assistant.send({ type: 'search.retried' })
  const portal = usePortal()
  const LL = texts().assistant

  if (isFailed && failure !== null) return <Again text={failureText(failure)} retry={retry} />
  if (isNothing) {
    const way = isSignedIn
      ? { href: helpAddress, title: LL.helpCentre() }
      : { href: sessionAddress('login'), title: texts().title.login() }
    return (
      <>
        <div className="assistant-nothing" role="status">
          <p className="assistant-nothing-title">{LL.nothing({ text: text.trim() })}</p>
          <p>{isSignedIn ? LL.nothingText() : LL.nothingTextVisitor()}</p>
        </div>
        <ul>
          <Finding {...way} icon={<PanelTop />} follow={follow} />
        </ul>
      </>
    )
  }
  if (count === 0) return <Skeleton label={texts().portal.loading()} />
  return (
    <>
      <p className="visually-hidden" role="status">
        {isAnswered && text.trim() !== '' && LL.found({ count })}
      </p>
      <Group title={LL.tasks()}>
        {tasks.map((task) => (
          <Finding
            key={`${task.lifecycle ?? task.kind} ${task.id}`}
            {...taskAddress(task, portal)}
            icon={taskIcons[task.kind]}
            title={task.name}
            below={<TaskFacts task={task} />}
            follow={follow}
          />
        ))}
      </Group>
      <Group title={text.trim() === '' ? LL.suggestedPages() : LL.pages()}>
        {routes.map((route) => (
          <Finding key={route.key} href={route.address} icon={<PanelTop />} title={routeTitle(route)} follow={follow} />
        ))}
      </Group>
      <Group title={LL.articles()}>
        {articles.map(({ informationID, title, summary }) => (
          <Finding
            key={informationID}
            href={newsAddress('dynamicDetail', { informationID })}
            icon={<FileQuestion />}
            title={title}
            below={summary}
            follow={follow}
          />
        ))}
      </Group>
      {!isComplete && <Again text={LL.incomplete()} retry={retry} />}
    </>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="assistant-group">
      <h3 className="assistant-group-title">{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

interface FindingProps {
  readonly href: string
  /** A page of the administration, in a tab of its own. */
  readonly isOutside?: boolean
  readonly icon: ReactNode
  readonly title: string
  readonly below?: ReactNode
  readonly follow: () => void
}

function Finding({ href, isOutside = false, icon, title, below, follow }: FindingProps) {
  const inner = (
    <>
      <span className="assistant-finding-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="assistant-finding-words">
        <span className="assistant-finding-title">
          <bdi>{title}</bdi>
        </span>
        {below && <span className="assistant-finding-below">{below}</span>}
      </span>
      <ChevronRight size={16} className="mirrored" aria-hidden="true" />
    </>
  )
  return (
    <li>
      {isOutside ? (
        <a href={href} className="assistant-finding" target="_blank" rel="noopener" onClick={follow}>
          {inner}
        </a>
      ) : (
        <Link href={href} className="assistant-finding" onClick={follow}>
          {inner}
        </Link>
      )}
    </li>
  )
}

function Again({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div className="assistant-again" role="alert">
      <p>{text}</p>
      <Button variant="soft" onClick={retry}>
        {texts().portal.retry()}
      </Button>
    </div>
  )
}

function TaskFacts({ task }: { task: OpenTask }) {
  const { kind, progress, dueTime } = task
  const portal = usePortal()
  const LL = texts().assistant
  return (
    <>
      {kind === 'decision' ? decisionOf(task, portal)?.text : LL[kind === 'evaluation' ? 'questionnaire' : kind]()}
      {progress !== null && progress > 0 && ` · ${LL.learned({ percent: percentText(progress, language()) })}`}
      {dueTime !== null && (
        <>
          {' · '}
          <DateText value={dueTime} precision="day" />
        </>
      )}
    </>
  )
}

const taskIcons: Readonly<Record<OpenTask['kind'], ReactNode>> = {
  continueCourse: <BookOpen />,
  requiredCourse: <BookOpen />,
  classStarts: <CalendarDays />,
  decision: <FileClock />,
  questionnaire: <FileQuestion />,
  evaluation: <FileQuestion />,
  homework: <NotebookPen />,
}

function taskAddress(task: OpenTask, portal: Portal): { readonly href: string; readonly isOutside?: boolean } {
  const { kind, id, classKind } = task
  if (kind === 'decision') {
    const decision = decisionOf(task, portal)
    return decision === null ? { href: homeAddress('index') } : { href: decision.address, isOutside: true }
  }
  if (kind === 'questionnaire' || kind === 'evaluation') return { href: answerAddress(kind, id) }
  if (kind === 'homework') return { href: homeworkAddress('homework', { taskID: id }) }
  return { href: classKind === null ? courseAddress('course-detail', { courseID: id }) : addressOfClass(classKind, id) }
}

function routeTitle({ key }: FoundRoute): string {
  if (key === 'helpCentre') return texts().assistant.helpCentre()
  const titles: Readonly<Record<string, () => string>> = texts().title
  return titles[key]?.() ?? ''
}
