import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import { QUESTIONNAIRE_QUESTIONS_MAX } from '#api/questionnaire/kind-rule.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import { pagesOf, settled, withCopy } from '#machines/questionnaire/question-edits.ts'
import {
  blankFormQuestion,
  questionLacks,
  type DraftFormQuestion,
} from '#machines/questionnaire/questionnaire-draft.ts'

import { changeDraft, isOver, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { Fields } from '#views/editor/fields.tsx'
import { Expansion } from './class-subjects.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionForm } from './question-form.tsx'
import { subjectText } from './question-subject.tsx'
import './questionnaire.css'

type Questions = readonly DraftFormQuestion[]
interface Props {
  readonly editor: EditorActor<'questionnaire'>
  readonly language: LanguageCode
  /** What an evaluation can ask about; null: it is none, or for no class yet. */
  readonly ofClass: ClassSubjects | null
}

const newID = (): string => crypto.randomUUID()

/** With one in or out. */
const toggled = (all: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  new Set(all.has(one) ? [...all].filter((other) => other !== one) : [...all, one])

/** The questions in their order; only those that are opened show their fields. */
export function QuestionnaireQuestions({ editor, language, ofClass }: Props) {
  const draft = useDraft(editor)
  const { kind, questions } = draft
  const item = useItem(editor)
  const isAnswered = item?.isAnswered === true
  const isClosed = useSelector(editor, isOver) || isAnswered
  const [opened, open] = useState<ReadonlySet<string>>(
    () => new Set(questions.length === 1 ? questions.map(({ questionID }) => questionID) : []),
  )
  const { managedQuestionnaire: LL } = texts()
  /** Whatever changes, no condition is left that does not hold. */
  const set = (edit: (written: Questions) => Questions) =>
    changeDraft(editor, (written) => ({ ...written, questions: settled(edit(written.questions)) }))
  const isVote = kind === 'vote'
  const isFull = questions.length >= (isVote ? 1 : QUESTIONNAIRE_QUESTIONS_MAX)
  const pages = pagesOf(questions)
  const add = () => {
    const added = blankFormQuestion(newID)
    open(new Set([...opened, added.questionID]))
    set((written) => [...written, added])
  }
  return (
    <div className="editor-section asked">
      <div className="editor-section-head">
        <h3 className="editor-subheading">{LL.questions()}</h3>
        <p className="editor-note">{isVote ? LL.voteHint() : LL.questionsHint()}</p>
        {isAnswered && <p className="editor-note">{reasonText(texts(), 'questionnaire.wordsStay')}</p>}
      </div>
      {questions.length > 0 && (
        <ol className="asked-cards">
          {questions.map((one, at) => {
            const { questionID } = one
            const page = pages[at] ?? 1
            return (
              <QuestionCard
                key={questionID}
                question={one}
                number={at + 1}
                page={page === (pages[at - 1] ?? 1) ? null : page}
                language={language}
                subject={kind === 'evaluation' && one.subject !== null ? subjectText(one.subject, ofClass) : null}
                lacks={questionLacks(draft, at)}
                isOpen={opened.has(questionID)}
                toggle={() => open((now) => toggled(now, questionID))}
                edits={
                  isClosed
                    ? null
                    : {
                        up: at === 0 ? null : () => set((written) => moved(written, at, -1)),
                        down: at === questions.length - 1 ? null : () => set((written) => moved(written, at, 1)),
                        copy: isFull ? null : () => set((written) => withCopy(written, questionID, newID)),
                        remove: () => set((written) => written.filter((other) => other.questionID !== questionID)),
                      }
                }
              >
                <Fields editor={editor}>
                  <QuestionForm
                    question={one}
                    stored={
                      isAnswered ? (item.questions.find((other) => other.questionID === questionID) ?? null) : null
                    }
                    before={questions.slice(0, at)}
                    language={language}
                    isEvaluation={kind === 'evaluation'}
                    ofClass={ofClass}
                    change={(edit) =>
                      set((written) => written.map((other) => (other.questionID === questionID ? edit(other) : other)))
                    }
                  />
                </Fields>
              </QuestionCard>
            )
          })}
        </ol>
      )}
      {!isClosed && ofClass !== null && <Expansion editor={editor} ofClass={ofClass} />}
      {!isFull && !isClosed && (
        <Button type="button" variant="soft" className="command part-add" onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {LL.addQuestion()}
        </Button>
      )}
    </div>
  )
}
