import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { EXAM_PARTS_MAX, EXAM_QUESTIONS_MAX, MARKS_MAX } from '#api/exam/managed-exam.contract.ts'
import type { BankName, QuestionEntry } from '#api/question/managed-question.contract.ts'
import { difficulties, type Difficulty } from '#api/question/question.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import { paperTotal, withParts, type DraftPart } from '#machines/exam/exam-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { RecordPicker } from '#views/editor/record-picker.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { useBankNames } from '#views/question/managed/bank-names.ts'
import './exam-parts.css'

type Drawn = Extract<DraftPart, { kind: 'drawn' }>
type Parts = readonly DraftPart[]

const figure = (value: number): string => numberText(value, language())
/** Of the first part, in tenths; further parts take those of the last one. */
const USUAL_MARKS = 50
const USUAL_COUNT = 5
/** No id of a topic is empty, and neither is a value of a choice. */
const ANY = '-'

/** What a paper consists of: questions that are drawn from banks, and questions that every paper has. */
export function ExamParts({ editor }: { editor: EditorActor<'exam'> }) {
  const draft = useDraft(editor)
  const [isPicking, pick] = useState(false)
  const { banks, hasNone } = useBankNames()
  const { managedExam: LL, question } = texts()
  const { parts } = draft
  const set = (edit: (written: Parts) => Parts) =>
    changeDraft(editor, (written) => ({ ...written, parts: edit(written.parts) }))
  const { count, marks } = paperTotal(draft)
  const given = parts.at(-1)?.marks ?? USUAL_MARKS
  const [bank] = banks
  const isFull = parts.length >= EXAM_PARTS_MAX || count >= EXAM_QUESTIONS_MAX
  return (
    <EditorSection title={LL.questions()} note={LL.questionsHint()}>
      {parts.length > 0 && (
        <ol className="exam-parts">
          {parts.map((part, at) => {
            const name = LL.partName({ number: figure(at + 1) })
            const change = (changed: DraftPart) =>
              set((written) => written.map((one) => (one.key === part.key ? changed : one)))
            return (
              <li key={part.key} className="exam-part">
                <div className="exam-part-head">
                  <h3 className="exam-part-name">
                    {name} <span>{part.kind === 'drawn' ? LL.drawn() : LL.fixed()}</span>
                  </h3>
                  <OrderButtons
                    name={name}
                    up={at === 0 ? null : () => set((written) => moved(written, at, -1))}
                    down={at === parts.length - 1 ? null : () => set((written) => moved(written, at, 1))}
                    remove={() => set((written) => written.filter(({ key }) => key !== part.key))}
                  />
                </div>
                {part.kind === 'fixed' && (
                  <p className="exam-part-question">
                    <bdi>{part.title}</bdi>
                    {!part.isPublished && <span data-problem="true">{LL.notPublished()}</span>}
                  </p>
                )}
                <div className="field-grid exam-part-fields">
                  {part.kind === 'drawn' && <DrawnFields part={part} banks={banks} change={change} />}
                  <NumberField
                    label={LL.marks()}
                    value={part.marks / 10}
                    least={0.1}
                    most={MARKS_MAX / 10}
                    step={0.1}
                    change={(each) => each !== null && change({ ...part, marks: Math.round(each * 10) })}
                  />
                </div>
                {part.kind === 'drawn' && part.available !== null && (
                  <p className="editor-note" data-problem={part.available < part.count}>
                    {LL.available({ count: figure(part.available) })}
                  </p>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {parts.length > 0 && (
        <p className="exam-total" role="status">
          {LL.total({ count: figure(count), marks: figure(marks / 10) })}
        </p>
      )}
      {hasNone && (
        <p className="notice" data-kind="info">
          {question.noBank()} <Link href={addressOf('banks')}>{question.toBanks()}</Link>
        </p>
      )}
      {!isFull && bank !== undefined && (
        <div className="exam-part-adds">
          <Button
            type="button"
            variant="soft"
            className="command"
            onClick={() =>
              changeDraft(editor, (written) =>
                withParts(written, [
                  {
                    kind: 'drawn',
                    bankID: bank.bankID,
                    topicID: null,
                    difficulty: null,
                    count: Math.min(USUAL_COUNT, EXAM_QUESTIONS_MAX - count),
                    marks: given,
                    available: null,
                  },
                ]),
              )
            }
          >
            <Plus size={16} aria-hidden="true" />
            {LL.addDrawn()}
          </Button>
          <Button type="button" variant="soft" className="command" onClick={() => pick(true)}>
            <Plus size={16} aria-hidden="true" />
            {LL.addFixed()}
          </Button>
        </div>
      )}
      {isPicking && (
        <QuestionPicker
          parts={parts}
          isFull={isFull}
          add={({ questionID, title }) =>
            changeDraft(editor, (written) =>
              withParts(written, [{ kind: 'fixed', questionID, title, isPublished: true, marks: given }]),
            )
          }
          close={() => pick(false)}
        />
      )}
    </EditorSection>
  )
}

interface DrawnProps {
  readonly part: Drawn
  readonly banks: readonly BankName[]
  readonly change: (part: Drawn) => void
}

/** From which bank, topic and difficulty how many are drawn. */
function DrawnFields({ part, banks, change }: DrawnProps) {
  const { managedExam: LL, question } = texts()
  const bank = banks.find(({ bankID }) => bankID === part.bankID)
  // How many there are to draw from is counted when it is saved.
  const choose = (changed: Partial<Pick<Drawn, 'bankID' | 'difficulty' | 'topicID'>>) =>
    change({ ...part, ...changed, available: null })
  return (
    <>
      <ChoiceField
        label={question.bank()}
        value={bank?.bankID ?? ''}
        nothing={question.chooseBank()}
        entries={banks.map(({ bankID, name }) => ({ value: bankID, text: name }))}
        choose={(bankID) => choose({ bankID, topicID: null })}
      />
      {bank !== undefined && bank.topics.length > 0 && (
        <ChoiceField
          label={question.topic()}
          value={part.topicID ?? ANY}
          entries={[
            { value: ANY, text: question.allTopics() },
            ...bank.topics.map(({ topicID, name }) => ({ value: topicID, text: name })),
          ]}
          choose={(topicID) => choose({ topicID: topicID === ANY ? null : topicID })}
        />
      )}
      <ChoiceField<Difficulty | typeof ANY>
        label={question.difficulty()}
        value={part.difficulty ?? ANY}
        entries={[
          { value: ANY, text: question.allDifficulties() },
          ...difficulties.map((one) => ({ value: one, text: question.difficulties[one]() })),
        ]}
        choose={(difficulty) => choose({ difficulty: difficulty === ANY ? null : difficulty })}
      />
      <NumberField
        label={LL.count()}
        value={part.count}
        least={1}
        most={EXAM_QUESTIONS_MAX}
        change={(count) => count !== null && change({ ...part, count })}
      />
    </>
  )
}

interface PickerProps {
  readonly parts: Parts
  readonly isFull: boolean
  readonly add: (question: QuestionEntry) => void
  readonly close: () => void
}

/** Searches published questions of the user's banks, and adds them one by one. */
function QuestionPicker({ parts, isFull, add, close }: PickerProps) {
  const { managedExam: LL, question } = texts()
  const taken = new Set(parts.map((part) => (part.kind === 'fixed' ? part.questionID : null)))
  return (
    <RecordPicker
      title={LL.addFixed()}
      placeholder={question.searchPlaceholder()}
      flow={useAdministration().flows.questions}
      filter={{ state: 'published' }}
      shown={({ questionID, title, kind, difficulty }: QuestionEntry) => ({
        id: questionID,
        name: title,
        fact: (
          <span className="editor-note">
            {question.kinds[kind]()} · {question.difficulties[difficulty]()}
          </span>
        ),
      })}
      isChosen={({ questionID }) => taken.has(questionID)}
      isFull={isFull}
      add={add}
      close={close}
    />
  )
}
