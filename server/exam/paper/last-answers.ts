import type { Answer } from '#api/question/question.contract.ts'
import type { Querying } from '#server/database/open.ts'

interface AnswerRow {
  readonly chosen: string
  readonly text: string
}

/** An answer as it is stored. */
export const answerOf = ({ chosen, text }: AnswerRow): Answer => ({ chosen: JSON.parse(chosen) as string[], text })

/** What counts of a paper: the last answer to each question. */
export async function lastAnswers(db: Querying, paperId: string): Promise<ReadonlyMap<string, Answer>> {
  const rows = await db
    .selectFrom('exam_answer')
    .select(['question_id', 'chosen', 'text'])
    .where('paper_id', '=', paperId)
    .orderBy('sequence')
    .execute()
  return new Map(rows.map((row) => [row.question_id, answerOf(row)]))
}
