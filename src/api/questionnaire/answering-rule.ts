import { isAnswerTo, isEmptyAnswer } from '#api/question/answer-rule.ts'
import type { Answer } from '#api/question/question.contract.ts'
import { hasBounds, type FormQuestion } from './form-rule.ts'

/** What somebody has answered, by the ids of the questions. */
export type Answers = Readonly<Record<string, Answer>>

const isGiven = (answer: Answer | undefined): answer is Answer => answer !== undefined && !isEmptyAnswer(answer)

/** The questions that are asked of whoever has answered so, in order: a condition looks at what is asked itself. */
export function askedQuestions<Question extends FormQuestion>(
  questions: readonly Question[],
  answers: Answers,
): readonly Question[] {
  const asked = new Set<string>()
  return questions.filter(({ questionID, condition }) => {
    const isAsked =
      condition === null ||
      (asked.has(condition.questionID) &&
        condition.optionIDs.some((id) => answers[condition.questionID]?.chosen.includes(id) === true))
    if (isAsked) asked.add(questionID)
    return isAsked
  })
}

/** Why an answer does not fit its question; an empty one always does. */
export function misfitOf(question: FormQuestion, answer: Answer): 'answerInvalid' | null {
  if (!isAnswerTo(question, answer)) return 'answerInvalid'
  if (isEmptyAnswer(answer)) return null
  const { style, options, most } = question
  if (style === 'rank') return answer.chosen.length === options.length ? null : 'answerInvalid'
  return hasBounds(question) && most !== null && answer.chosen.length > most ? 'answerInvalid' : null
}

/** Whether a question that is asked still lacks its answer, or options of it. */
export function lacksAnswer(question: FormQuestion, answer: Answer | undefined): boolean {
  if (!isGiven(answer)) return question.isRequired
  return hasBounds(question) && answer.chosen.length < (question.least ?? 0)
}

/** Questions that are asked and still lack an answer. */
export const lackingQuestions = <Question extends FormQuestion>(
  questions: readonly Question[],
  answers: Answers,
): readonly Question[] =>
  askedQuestions(questions, answers).filter((question) => lacksAnswer(question, answers[question.questionID]))

/** The pages of a questionnaire; one without questions is left out. */
export function pagesOf<Question extends FormQuestion>(
  questions: readonly Question[],
): readonly (readonly Question[])[] {
  const pages: Question[][] = []
  for (const question of questions) {
    const last = pages.at(-1)
    if (last === undefined || question.startsPage) pages.push([question])
    else last.push(question)
  }
  return pages
}
