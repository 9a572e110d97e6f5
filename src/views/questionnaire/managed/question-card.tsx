import { ChevronDown, Copy } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import type { LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { answerFormOf } from '#machines/questionnaire/question-edits.ts'
import type { DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'

import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { answerFormText, figure, nameOf } from './question-names.ts'

interface Props {
  readonly question: DraftFormQuestion
  /** Its place, from 1. */
  readonly number: number
  /** The page that it begins; null: it begins none. */
  readonly page: number | null
  readonly language: LanguageCode
  /** What it is about, in words; null: nothing in particular. */
  readonly subject: string | null
  /** What keeps it from being asked. */
  readonly lacks: { readonly words: boolean; readonly form: boolean }
  readonly isOpen: boolean
  readonly toggle: () => void
  /** What can be done with it, each null where it cannot be done now; null: nothing any more. */
  readonly edits: {
    readonly up: (() => void) | null
    readonly down: (() => void) | null
    readonly copy: (() => void) | null
    readonly remove: () => void
  } | null
  /** Its fields, which are made only when it is open. */
  readonly children: ReactNode
}

/** One question of a questionnaire: what it is called and what it lacks, and once opened its fields. */
export function QuestionCard({
  question,
  number,
  page,
  language,
  subject,
  lacks,
  isOpen,
  toggle,
  edits,
  children,
}: Props) {
  const id = useId()
  const { administration, managedExam, managedQuestionnaire: LL } = texts()
  const name = managedExam.preview.number({ number: figure(number) })
  const title = nameOf(question, language)
  return (
    <li className="asked-entry">
      {page !== null && <p className="asked-page">{LL.page({ number: figure(page) })}</p>}
      <div className="asked-card" data-open={isOpen}>
        <div className="asked-head">
          <h4 className="asked-title">
            <button type="button" className="asked-toggle" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
              <ChevronDown size={18} aria-hidden="true" />
              <span className="asked-number">{figure(number)}.</span>
              {title === '' ? (
                <span className="editor-note">{administration.items.untitled()}</span>
              ) : (
                <bdi className="asked-name">{title}</bdi>
              )}
            </button>
          </h4>
          {edits !== null && (
            <div className="asked-tools">
              {edits.copy !== null && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={LL.copyQuestion({ name })}
                  title={LL.copyQuestion({ name })}
                  onClick={edits.copy}
                >
                  <Copy size={18} aria-hidden="true" />
                </button>
              )}
              <OrderButtons name={name} up={edits.up} down={edits.down} remove={edits.remove} />
            </div>
          )}
        </div>
        <p className="asked-facts">
          {subject !== null && <span>{subject}</span>}
          <span>{answerFormText(answerFormOf(question))}</span>
          {question.isRequired && <span>{LL.required()}</span>}
          {question.condition !== null && <span>{LL.conditional()}</span>}
          {lacks.words && <Status kind="caution">{LL.lacks.words()}</Status>}
          {lacks.form && <Status kind="caution">{LL.lacks.form()}</Status>}
        </p>
        <div className="asked-body" id={id} hidden={!isOpen}>
          {isOpen && children}
        </div>
      </div>
    </li>
  )
}
