import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { MARK_COMMENT_MAX, type ManagedPaper } from '#api/exam/marking.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { EXTRA_MAX, REASON_LIMIT } from '#machines/exam/learner-exam.lifecycle.ts'
import { has } from '#machines/kit/watching.ts'

import type { PaperChange } from '#app/exam/marking.flows.ts'
import { useAdministration } from '#app/context/administration-context.ts'
import { failureText } from '#app/context/portal-context.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { TextField } from '#views/editor/text-field.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { RecordFaces } from '#views/kit/record/record-faces.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { letterOf } from '#views/question/letter.ts'
import { marksText } from '../marks-text.ts'
import { ResultQuestion } from '../result-question.tsx'
import { PaperStatus } from './paper-status.tsx'
import '#views/editor/editor.css'
import '../paper-result.css'

/** A paper in the hands of who runs its exam: more time while it is being written, marks once it is handed in. */
export default function MarkingPage({ id }: { readonly id: string }) {
  const { flows } = useAdministration()
  const detail = useActorRef(flows.onePaper, { input: { id } })
  const changes = useActorRef(flows.paperChanges)
  const item = useSelector(detail, (snapshot) => snapshot.context.item)
  const failure = useSelector(changes, (snapshot) => snapshot.context.failure)
  const isBusy = useSelector(changes, has('busy'))
  useEffect(() => {
    const subscription = changes.on('changed', ({ change }) => {
      const LL = texts().marking
      showToast('success', change.type === 'mark' ? LL.saved() : LL.extra.done())
      detail.send({ type: 'item.reloaded' })
    })
    return () => subscription.unsubscribe()
  }, [changes, detail])
  if (item === null)
    return (
      <RecordFaces
        actor={detail}
        within="page"
        back={<BackLink href={addressOf('papers')}>{texts().administration.editor.toList()}</BackLink>}
        retry={() => detail.send({ type: 'item.reloaded' })}
      />
    )
  const tell = (change: PaperChange) => changes.send({ type: 'change.sent', change })
  return (
    <div className="editor">
      <Head paper={item} />
      {failure !== null && (
        <p className="notice" data-kind="error" role="alert">
          {failureText(failure)}
        </p>
      )}
      <fieldset className="editor-fields" disabled={isBusy}>
        {item.state === 'inProgress' ? (
          <ExtraTime key={item.revision} paper={item} tell={tell} />
        ) : (
          <Marking key={item.markRevision} paper={item} tell={tell} />
        )}
        <Late paper={item} />
      </fieldset>
    </div>
  )
}

function Head({ paper }: { readonly paper: ManagedPaper }) {
  const { exam: LL, marking, administration } = texts()
  const { learner, examID, examName, attempt, handedInAt, deadline, marks, total } = paper
  usePageTitle(learner.originalName)
  return (
    <>
      <BackLink href={`${addressOf('papers')}?exam=${examID}`}>{administration.editor.toList()}</BackLink>
      <header className="editor-top">
        <h1 className="page-head-title">
          <bdi>{learner.originalName}</bdi>
        </h1>
        <ul className="editor-facts">
          <li>
            <PaperStatus state={paper.state} />
          </li>
          <li>
            <bdi>{examName}</bdi>
          </li>
          <li>{LL.papers.attempt({ count: numberText(attempt, language()) })}</li>
          <li>
            {handedInAt === null ? marking.ends() : LL.result.handedIn()} <DateText value={handedInAt ?? deadline} />
          </li>
          {marks !== null && <li>{LL.marksOfTotal({ marks: marksText(marks), total: marksText(total) })}</li>}
        </ul>
      </header>
    </>
  )
}

interface Props {
  readonly paper: ManagedPaper
  readonly tell: (change: PaperChange) => void
}
interface Given {
  /** In marks; null: none yet. */
  readonly marks: number | null
  readonly comment: string
}

/** The questions with their answers, and marks for each. */
function Marking({ paper: { paperID, markRevision, questions }, tell }: Props) {
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(
    () =>
      new Map(
        questions.map(({ questionID, given: marks, comment }) => [
          questionID,
          { marks: marks === null ? null : marks / 10, comment },
        ]),
      ),
  )
  const { marking: LL, exam } = texts()
  const set = (questionID: string, changed: Given) => setGiven(new Map(given).set(questionID, changed))
  const send = () => {
    const marks = [...given].flatMap(([questionID, { marks: written, comment }]) =>
      written === null ? [] : [{ questionID, given: Math.round(written * 10), comment }],
    )
    tell({ type: 'mark', payload: { paperID, markRevision, marks } })
  }
  return (
    <form
      className="marking"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <ol className="result-questions" aria-label={exam.result.questions()}>
        {questions.map((question, index) => {
          const { questionID, full } = question
          const own = given.get(questionID) ?? { marks: null, comment: '' }
          return (
            <ResultQuestion
              key={questionID}
              question={question}
              number={index + 1}
              theirs={{ answer: LL.theirs(), chosen: LL.chosen() }}
            >
              <div className="marking-fields">
                <NumberField
                  label={LL.marks({ full: marksText(full) })}
                  value={own.marks}
                  least={0}
                  most={full / 10}
                  step={0.1}
                  change={(marks) => set(questionID, { ...own, marks })}
                />
                <TextField
                  label={LL.comment()}
                  language={language().code}
                  rows={2}
                  max={MARK_COMMENT_MAX}
                  value={own.comment}
                  change={(comment) => set(questionID, { ...own, comment })}
                />
              </div>
            </ResultQuestion>
          )
        })}
      </ol>
      <Button type="submit" size="3">
        {LL.save()}
      </Button>
    </form>
  )
}

/** More minutes, with a reason that the learner is told. */
function ExtraTime({ paper: { paperID, revision }, tell }: Props) {
  const [minutes, setMinutes] = useState(10)
  const [reason, setReason] = useState('')
  const { marking: LL } = texts()
  return (
    <>
      <p className="editor-note">{LL.beingWritten()}</p>
      <EditorSection title={LL.extra.heading()}>
        <form
          className="marking-extra"
          onSubmit={(event) => {
            event.preventDefault()
            tell({ type: 'extraTime', payload: { paperID, revision, minutes, reason } })
          }}
        >
          <NumberField
            label={LL.extra.minutes()}
            value={minutes}
            least={1}
            most={EXTRA_MAX}
            change={(value) => setMinutes(value ?? 1)}
          />
          <TextField
            label={LL.extra.reason()}
            language={language().code}
            max={REASON_LIMIT}
            isCounted
            value={reason}
            change={setReason}
          />
          <Button type="submit" variant="soft">
            {LL.extra.give()}
          </Button>
        </form>
      </EditorSection>
    </>
  )
}

/** What arrived after the end, beside the times of both clocks. */
function Late({ paper: { late, questions } }: { readonly paper: ManagedPaper }) {
  const { marking: LL, exam } = texts()
  if (late.length === 0) return null
  const numberOf = (id: string) =>
    numberText(questions.findIndex(({ questionID }) => questionID === id) + 1, language())
  const wordsOf = ({ questionID, answer }: ManagedPaper['late'][number]): string => {
    const options = questions.find((one) => one.questionID === questionID)?.options ?? []
    const places = options.flatMap(({ optionID }, at) => (answer.chosen.includes(optionID) ? [letterOf(at)] : []))
    return answer.text === '' ? places.join(', ') : answer.text
  }
  return (
    <EditorSection title={LL.late.heading()}>
      <p className="editor-note">{LL.late.text()}</p>
      <ul className="marking-late">
        {late.map((one) => (
          <li key={`${one.questionID} ${one.answeredAt} ${one.receivedAt}`}>
            <span>{exam.result.question({ number: numberOf(one.questionID) })}</span>
            <bdi className="result-text">{wordsOf(one)}</bdi>
            <span>
              {LL.late.device()} <DateText value={one.answeredAt} />
            </span>
            <span>
              {LL.late.arrival()} <DateText value={one.receivedAt} />
            </span>
          </li>
        ))}
      </ul>
    </EditorSection>
  )
}
