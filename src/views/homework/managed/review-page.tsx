import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'

import type { Homework, HomeworkAction, HomeworkVersion, Marks } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import { homeworkClosedBecause, homeworkOffered, homeworkRules } from '#machines/homework/homework-verdicts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { navigate } from '#browser/address.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { WordsAndFiles } from '#views/file/shown/words-and-files.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { ChangedNotice } from '#views/kit/record/changed-notice.tsx'
import { RecordAction, RecordActions } from '#views/kit/record/record-action.tsx'
import { RecordAsking } from '#views/kit/record/record-asking.tsx'
import { RecordHistory } from '#views/kit/record/record-history.tsx'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { CompareVersions } from '../compare-versions.tsx'
import { EarlierVersions } from '../earlier-versions.tsx'
import { HandInStatus } from './hand-in-status.tsx'
import { HandInVersion } from './hand-in-version.tsx'
import { Phrases } from './phrases.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { actionLooks, reviewActions, reviewQuestion } from './review-questions.ts'
import { handInsAddress, reviewAddress } from './task-address.ts'
import { figure } from './task-figures.ts'
import { useReviewKeys } from './review-keys.ts'
import '#views/editor/editor.css'
import './task.css'

interface Props {
  readonly taskID: string
  readonly homeworkID: string
}

const doneWord = (action: HomeworkAction): string | null =>
  action === 'handIn' ? null : texts().managedTask.review.done[action]()

/** [HOMEWORK-02 in part, HOMEWORK-03 in part] The review of what a learner has handed in. */
export function ReviewPage({ taskID, homeworkID }: Props) {
  const { review } = useAdministration().flows
  const [marks, setMarks] = useState<Marks>([])
  // As they are when the review is sent, after the flow has begun.
  const latest = useRef<Marks>([])
  const { managedTask: LL } = texts()
  return (
    <div className="editor review">
      <BackLink href={handInsAddress(taskID)}>{LL.review.toHandIns()}</BackLink>
      <RecordPage<Homework, HomeworkAction, { readonly homeworkID: string; readonly marks: () => Marks }>
        flow={review}
        id={{ homeworkID, marks: () => latest.current }}
        rules={homeworkRules}
        missing={{ title: LL.review.missingTitle(), text: LL.review.missingText() }}
        done={doneWord}
      >
        {(record, homework) => (
          <Review
            record={record}
            homework={homework}
            ways={{ taskID, homeworkID }}
            marks={marks}
            mark={(given) => {
              latest.current = given
              setMarks(given)
            }}
          />
        )}
      </RecordPage>
    </div>
  )
}

interface ReviewProps {
  readonly record: RecordActor<Homework, HomeworkAction>
  readonly homework: Homework
  readonly ways: Props
  readonly marks: Marks
  readonly mark: (marks: Marks) => void
}

function Review({ record, homework, ways, marks, mark }: ReviewProps) {
  const { managedTask: LL, homework: words, record: said } = texts()
  const isChanged = useSelector(record, (snapshot) => snapshot.context.isChanged)
  const { learner, versions, rubric, attachments } = homework
  const { shownFiles, earlierVersions } = useAdministration().flows
  const [last, ...earlier] = versions
  usePageTitle(learner.originalName)
  return (
    <>
      <header className="editor-top">
        <h1 className="page-head-title">
          <bdi>{learner.originalName}</bdi>
        </h1>
        <ul className="editor-facts">
          <li>
            <HandInStatus state={homework.state} />
          </li>
          <li>
            <bdi>{homework.name}</bdi>
          </li>
          {homework.class !== null && (
            <li>
              <bdi>{homework.class.className}</bdi>
            </li>
          )}
          {last !== undefined && (
            <li>
              <DateText value={last.at} />
            </li>
          )}
          {last?.isLate === true && <li>{LL.late()}</li>}
        </ul>
        <ChangedNotice isChanged={isChanged} notice={() => record.send({ type: 'change.noticed' })} />
      </header>
      <div className="review-bar">
        <RecordActions>
          {homeworkOffered(homework, reviewActions(homework.state)).map(({ action, because }) => (
            <RecordAction
              key={action}
              word={words.action[action]()}
              because={because}
              look={actionLooks[action]}
              choose={() => record.send({ type: 'event.chosen', event: action })}
            />
          ))}
        </RecordActions>
        <Ways record={record} {...ways} revision={homework.revision} />
      </div>
      {rubric.length > 0 && homeworkClosedBecause(homework, 'approve') === null && (
        <ReviewMarks rubric={rubric} marks={marks} mark={mark} />
      )}
      {last !== undefined && (
        <EditorSection title={LL.review.handedIn()}>
          <HandInVersion version={last} isLast />
        </EditorSection>
      )}
      {earlier.length > 0 && (
        <EditorSection title={LL.review.earlier()}>
          <Folded versions={earlier} />
          <EarlierVersions flow={earlierVersions} homework={homework}>
            {(oldest) => <Folded versions={oldest} />}
          </EarlierVersions>
          <CompareVersions versions={versions} level="h3" />
        </EditorSection>
      )}
      <EditorSection title={LL.about()}>
        <WordsAndFiles words={homework.about} files={attachments} reading={shownFiles} />
      </EditorSection>
      <EditorSection title={said.history()}>
        <RecordHistory
          entries={homework.log.map(({ event, words: written, who, at }) => ({
            what: words.action[event](),
            details: written === '' ? [] : [written],
            who: who?.originalName ?? null,
            at,
          }))}
        />
      </EditorSection>
      <RecordAsking
        record={record}
        questionOf={reviewQuestion}
        helpOf={(written, change) => <Phrases words={written} change={change} />}
      />
    </>
  )
}

/** One below the other, each opened by itself. */
const Folded = ({ versions }: { readonly versions: readonly HomeworkVersion[] }) =>
  versions.map((version) => (
    <details key={version.version}>
      <summary>{texts().managedTask.version({ number: figure(version.version) })}</summary>
      <HandInVersion version={version} />
    </details>
  ))

interface WaysProps extends Props {
  readonly record: RecordActor<Homework, HomeworkAction>
  readonly revision: number
}

/** The ways to what else waits for a review, also by keyboard. */
function Ways({ record, taskID, homeworkID, revision }: WaysProps) {
  const detail = useActorRef(useAdministration().flows.handInsBeside, { input: { id: homeworkID } })
  const beside = useSelector(detail, (snapshot) => snapshot.context.item)
  const { review: LL } = texts().managedTask
  const { action } = texts().homework
  const first = useRef(revision)
  useEffect(() => {
    if (first.current === revision) return
    first.current = revision
    detail.send({ type: 'item.reloaded' })
  }, [detail, revision])
  const to = (id: string | null | undefined) => (id ? reviewAddress(taskID, id) : null)
  const [previous, next] = [to(beside?.previous), to(beside?.next)]
  useReviewKeys({
    previous: () => previous !== null && navigate(previous),
    next: () => next !== null && navigate(next),
    choose: (action) => record.send({ type: 'event.chosen', event: action }),
  })
  return (
    <nav className="review-ways" aria-label={LL.ways()}>
      <Way href={previous} text={LL.previous()} shortcut="k" />
      <Way href={next} text={LL.next()} shortcut="j" />
      <span className="editor-note" role="status">
        {beside !== null && (beside.waiting === 0 ? LL.noneWaiting() : LL.waiting({ count: figure(beside.waiting) }))}
      </span>
      <ul className="editor-note review-keys">
        {[
          ['J', LL.next()],
          ['K', LL.previous()],
          ['A', action.approve()],
          ['R', action.reject()],
        ].map(([key, word]) => (
          <li key={key}>
            <kbd>{key}</kbd> {word}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface WayProps {
  /** Null: there is none. */
  readonly href: string | null
  readonly text: string
  readonly shortcut: string
}

function Way({ href, text, shortcut }: WayProps) {
  if (href === null)
    return (
      <Button variant="soft" color="gray" disabled>
        {text}
      </Button>
    )
  return (
    <Button asChild variant="soft">
      <Link href={href} aria-keyshortcuts={shortcut}>
        {text}
      </Link>
    </Button>
  )
}
