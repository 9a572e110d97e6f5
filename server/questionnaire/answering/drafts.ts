import * as z from 'zod/mini'
import type { SentAnswer } from '#api/question/answering.contract.ts'
import { answer } from '#api/question/question.contract.ts'
import type { Answer } from '#api/question/question.contract.ts'
import { misfitOf } from '#api/questionnaire/answering-rule.ts'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import { newToken } from '#server/session/tokens.ts'
import type { QuestionnaireResponseTable } from '../tables.ts'

type Of = Pick<QuestionnaireResponseTable, 'questionnaire_id' | 'learner_id'>

const answers = z.record(z.string(), answer)
const answersIn = (json: string): Answers => answers.parse(JSON.parse(json))

/** What is stored of a draft, by question. */
export async function draftOf(db: Querying, { questionnaire_id, learner_id }: Of): Promise<Answers> {
  const rows = await db
    .selectFrom('questionnaire_draft')
    .select(['question_id', 'chosen', 'text'])
    .where('questionnaire_id', '=', questionnaire_id)
    .where('learner_id', '=', learner_id)
    .execute()
  return Object.fromEntries(
    rows.map(({ question_id: id, chosen, text }) => [
      id,
      { chosen: z.array(z.string()).parse(JSON.parse(chosen)), text },
    ]),
  )
}

/** What somebody has submitted, by question; of anonymous ones nobody knows. */
export async function submittedOf(db: Querying, responseId: string): Promise<Answers> {
  const row = await db
    .selectFrom('questionnaire_submission')
    .select('answers')
    .where('response_id', '=', responseId)
    .executeTakeFirst()
  return row === undefined ? {} : answersIn(row.answers)
}

/** What was submitted becomes the draft, to be changed by the first device that opens it. */
export async function reopenDraft(trx: Querying, responseId: string, of: Of, now: Date): Promise<void> {
  await trx
    .insertInto('questionnaire_sheet')
    .values({ ...of, token: newToken(), device: '', written_at: now.getTime(), sequence: 0 })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'questionnaire_id']).doUpdateSet({ device: '', sequence: 0 }),
    )
    .execute()
  for (const [questionId, given] of Object.entries(await submittedOf(trx, responseId)))
    await putAnswer(trx, of, questionId, given)
}

/** The draft goes with its sheet. */
export async function closeSheet(trx: Querying, { questionnaire_id, learner_id }: Of): Promise<void> {
  await trx
    .deleteFrom('questionnaire_sheet')
    .where('questionnaire_id', '=', questionnaire_id)
    .where('learner_id', '=', learner_id)
    .execute()
}

/**
 * Stores answers of a draft in their order; what is stored already is left as it is. The sheet is locked. Returns the
 * last sequence number. @throws Refusal sequence, question, answer
 */
export async function saveAnswers(
  trx: Querying,
  of: Of,
  sheet: { readonly sequence: number; readonly questions: readonly FormQuestion[] },
  sent: readonly SentAnswer[],
): Promise<number> {
  let { sequence } = sheet
  for (const one of sent) {
    if (one.sequence <= sequence) continue
    if (one.sequence !== sequence + 1) throw new Refusal('questionnaire.sequenceSkipped')
    const question = sheet.questions.find(({ questionID }) => questionID === one.questionID)
    if (question === undefined) throw new Refusal('questionnaire.questionUnknown')
    if (misfitOf(question, one.answer) !== null) throw new Refusal('questionnaire.answerInvalid')
    await putAnswer(trx, of, one.questionID, one.answer)
    sequence = one.sequence
  }
  return sequence
}

async function putAnswer(trx: Querying, of: Of, questionId: string, { chosen, text }: Answer): Promise<void> {
  const row = { chosen: JSON.stringify(chosen), text }
  await trx
    .insertInto('questionnaire_draft')
    .values({ questionnaire_id: of.questionnaire_id, learner_id: of.learner_id, question_id: questionId, ...row })
    .onConflict((conflict) => conflict.columns(['learner_id', 'questionnaire_id', 'question_id']).doUpdateSet(row))
    .execute()
}
