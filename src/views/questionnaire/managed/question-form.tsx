import { hasOwnOptions } from '#api/question/question-rule.ts'
import { isAskedIn } from '#api/questionnaire/answered-rule.ts'
import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import type { QuestionnaireQuestion } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { answerFormOf, answerForms, withForm } from '#machines/questionnaire/question-edits.ts'
import type { DraftFormQuestion, FormWords } from '#machines/questionnaire/questionnaire-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { CheckLine } from '#views/editor/check-line.tsx'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { StemField } from '#views/question/stem-field.tsx'
import { Held } from './held.tsx'
import { QuestionCondition } from './question-condition.tsx'
import { answerFormText } from './question-names.ts'
import { QuestionOptions } from './question-options.tsx'
import { QuestionPoints } from './question-points.tsx'
import { QuestionSubject } from './question-subject.tsx'

export type ChangeQuestion = (edit: (written: DraftFormQuestion) => DraftFormQuestion) => void
interface Props {
  readonly question: DraftFormQuestion
  /** As it was answered; null: nobody has, and all of it can be changed. */
  readonly stored: QuestionnaireQuestion | null
  /** The questions before it, which a condition can ask about. */
  readonly before: readonly DraftFormQuestion[]
  readonly language: LanguageCode
  /** Whether it is about something, and what of its class that can be; null: it is for no class yet. */
  readonly isEvaluation: boolean
  readonly ofClass: ClassSubjects | null
  readonly change: ChangeQuestion
}

/** [QUEST-02] The fields of one question, with its words in one language. */
export function QuestionForm({ question, stored, before, language, isEvaluation, ofClass, change }: Props) {
  const { managedQuestionnaire: LL } = texts()
  const form = answerFormOf(question)
  const answered = stored === null ? null : 'questionnaire.answered'
  const asked = stored !== null && isAskedIn(stored, language) ? 'questionnaire.wordsStay' : null
  const rewrite = (edit: (words: FormWords) => FormWords) =>
    change((written) => ({ ...written, texts: { ...written.texts, [language]: edit(written.texts[language]) } }))
  const options = {
    question,
    language,
    isFixed: answered !== null,
    change,
    write: (id: string, text: string) => rewrite((words) => ({ ...words, options: { ...words.options, [id]: text } })),
  }
  return (
    <div className="text-fields asked-fields">
      <Held because={answered}>
        <div className="field-grid">
          <ChoiceField
            label={LL.form()}
            value={form}
            entries={answerForms.map((one) => ({ value: one, text: answerFormText(one) }))}
            choose={(chosen) => change((written) => withForm(written, chosen, () => crypto.randomUUID()))}
          />
          {isEvaluation && (
            <QuestionSubject
              subject={question.subject}
              ofClass={ofClass}
              choose={(subject) => change((written) => ({ ...written, subject }))}
            />
          )}
        </div>
      </Held>
      <Held because={asked}>
        <StemField
          language={language}
          stem={question.texts[language].stem}
          instead={firstWritten(question.texts, ({ stem }) => stem)}
          rewrite={(edit) => rewrite((words) => ({ ...words, stem: edit(words.stem) }))}
        />
        {form === 'scale' ? (
          <QuestionPoints {...options} />
        ) : (
          hasOwnOptions(question.kind) && <QuestionOptions {...options} />
        )}
      </Held>
      <Held because={answered} isTold={false}>
        {form === 'multiple' && <Bounds question={question} change={change} />}
        <div className="check-lines">
          <CheckLine
            text={LL.required()}
            isOn={question.isRequired}
            change={(isRequired) => change((written) => ({ ...written, isRequired }))}
          />
          {before.length > 0 && (
            <CheckLine
              text={LL.startsPage()}
              isOn={question.startsPage}
              change={(startsPage) => change((written) => ({ ...written, startsPage }))}
            />
          )}
        </div>
        <QuestionCondition
          before={before}
          language={language}
          condition={question.condition}
          choose={(condition) => change((written) => ({ ...written, condition }))}
        />
      </Held>
    </div>
  )
}

/** How many of several are chosen. */
function Bounds({ question: { options, least, most }, change }: Pick<Props, 'question' | 'change'>) {
  const { managedQuestionnaire: LL } = texts()
  const all = Math.max(1, options.length)
  return (
    <div className="field-grid">
      <NumberField
        label={LL.least()}
        note={LL.countHint()}
        value={least}
        least={1}
        most={most ?? all}
        isOptional
        change={(count) => change((written) => ({ ...written, least: count }))}
      />
      <NumberField
        label={LL.most()}
        note={LL.countHint()}
        value={most}
        least={least ?? 1}
        most={all}
        isOptional
        change={(count) => change((written) => ({ ...written, most: count }))}
      />
    </div>
  )
}
