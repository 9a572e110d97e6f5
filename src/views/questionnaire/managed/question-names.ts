import { questionName } from '#api/question/question-rule.ts'
import { TRUE_FALSE } from '#api/question/question.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { inEvery, nameIn } from '#machines/kit/language-texts.ts'
import { answerFormOf, type AnswerForm } from '#machines/questionnaire/question-edits.ts'
import type { DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'

import { letterOf } from '#views/question/letter.ts'

export const figure = (value: number): string => numberText(value, spoken())

/** How questions are answered, in words. */
export function answerFormText(form: AnswerForm): string {
  const { managedQuestionnaire, question } = texts()
  return form === 'scale' || form === 'rank' ? managedQuestionnaire.forms[form]() : question.kinds[form]()
}

/** What a question is called: its first line in a language, or in another one where it has none. */
export const nameOf = ({ texts: written }: DraftFormQuestion, language: LanguageCode): string =>
  nameIn(
    inEvery((code) => questionName(written[code].stem)),
    language,
  )

/** What an option is called: its words, the number of a point, or its letter. */
export function optionNameOf(question: DraftFormQuestion, optionID: string, language: LanguageCode): string {
  const { question: LL } = texts()
  const truth = TRUE_FALSE.find((answer) => answer === optionID)
  if (question.kind === 'trueFalse' && truth !== undefined) return LL[truth]()
  const at = question.options.indexOf(optionID)
  const words = nameIn(
    inEvery((code) => questionName(question.texts[code].options[optionID] ?? '')),
    language,
  )
  if (answerFormOf(question) === 'scale') return words === '' ? figure(at + 1) : `${figure(at + 1)} · ${words}`
  return words === '' ? LL.option({ letter: letterOf(at) }) : words
}
