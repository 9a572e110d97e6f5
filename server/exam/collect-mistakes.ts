import type { QuestionKind } from '#api/question/question.contract.ts'
import type { Querying } from '#server/database/open.ts'

/** Right answers in a row by which a question leaves. */
export const RIGHT_IN_A_ROW = 2

interface Marked {
  readonly question_id: string
  readonly version: number
  readonly kind: QuestionKind
  readonly full: number
  readonly given: number | null
}
interface Paper {
  readonly learnerId: string
  readonly examId: string
  readonly questions: readonly Marked[]
  readonly now: Date
}

/** What was not wholly right is collected; what was counts for those that are there. Short answers are a marker's. */
export async function collectMistakes(trx: Querying, { learnerId, examId, questions, now }: Paper): Promise<void> {
  const objective = questions.filter(({ kind }) => kind !== 'short')
  for (const { question_id: questionId, version, given, full } of objective) {
    if ((given ?? 0) >= full) await countRight(trx, learnerId, questionId)
    else await countWrong(trx, { learnerId, examId, questionId, version, now })
  }
}

interface Wrong {
  readonly learnerId: string
  readonly examId: string
  readonly questionId: string
  readonly version: number
  readonly now: Date
}

export async function countWrong(trx: Querying, { learnerId, examId, questionId, version, now }: Wrong): Promise<void> {
  const at = now.getTime()
  await trx
    .insertInto('wrong_question')
    .values({
      user_id: learnerId,
      question_id: questionId,
      version,
      exam_id: examId,
      wrong_count: 1,
      streak: 0,
      last_wrong_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'question_id']).doUpdateSet((eb) => ({
        version,
        exam_id: examId,
        wrong_count: eb('wrong_question.wrong_count', '+', 1),
        streak: 0,
        last_wrong_at: at,
      })),
    )
    .execute()
}

/** Two right answers in a row, and the question leaves. Returns the answers in a row. */
export async function countRight(trx: Querying, learnerId: string, questionId: string): Promise<number> {
  const found = await trx
    .updateTable('wrong_question')
    .set((eb) => ({ streak: eb('streak', '+', 1) }))
    .where('user_id', '=', learnerId)
    .where('question_id', '=', questionId)
    .returning('streak')
    .executeTakeFirst()
  if (found === undefined) return 0
  if (found.streak >= RIGHT_IN_A_ROW)
    await trx
      .deleteFrom('wrong_question')
      .where('user_id', '=', learnerId)
      .where('question_id', '=', questionId)
      .execute()
  return found.streak
}
