import { neededTexts } from '#api/questionnaire/answered-rule.ts'
import type { QuestionnaireDocument, QuestionnaireQuestion } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { malformed } from '#server/answer/refusal.ts'
import { written } from '#server/course/managed/written-texts.ts'
import { setTexts } from '#server/question/set-question.ts'
import type { SetTexts } from '#server/question/set-question.ts'

/** A question as it is stored, its texts marked up. */
export type SetQuestion = Omit<QuestionnaireQuestion, 'texts'> & SetTexts
/** A questionnaire as it is stored; of its audience only what belongs to that. */
export interface SetQuestionnaire extends Omit<QuestionnaireDocument, 'questions'> {
  readonly questions: readonly SetQuestion[]
}

/** Questions as they are stored. @throws Refusal like `setTexts` */
export async function setQuestions(
  questions: readonly QuestionnaireQuestion[],
  markUp?: Parameters<typeof setTexts>[2],
): Promise<SetQuestion[]> {
  const set = await setTexts(
    questions.map(({ texts }) => texts.map((text) => ({ ...text, explanation: '' }))),
    (text, at) => neededTexts(questions[at]?.style ?? 'plain', text).every((one) => one !== ''),
    markUp,
  )
  return questions.map((question, at) => ({ ...question, ...(set[at] ?? { texts: [], pictures: [] }) }))
}

/** A questionnaire that was sent, as it is stored. @throws Refusal 400; like `setTexts` */
export async function setQuestionnaire(
  { questions, ...asked }: QuestionnaireDocument,
  markUp?: Parameters<typeof setTexts>[2],
): Promise<SetQuestionnaire> {
  const { audience, departmentCodes, personIDs } = asked
  for (const ids of [departmentCodes, personIDs]) if (new Set(ids).size < ids.length) throw malformed()
  return {
    ...asked,
    texts: written(asked.texts, ['about']),
    classID: audience === 'class' ? asked.classID : null,
    departmentCodes: audience === 'departments' ? departmentCodes : [],
    personIDs: audience === 'people' ? personIDs : [],
    questions: await setQuestions(questions, markUp),
  }
}
