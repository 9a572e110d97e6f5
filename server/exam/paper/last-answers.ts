import { sql } from 'kysely'
import type { Answer } from '#api/question/question.contract.ts'
import type { Querying } from '#server/database/open.ts'

interface AnswerRow {
  readonly chosen: string
  readonly text: string
}

/** An answer as it is stored. */
export const answerOf = ({ chosen, text }: AnswerRow): Answer => ({ chosen: JSON.parse(chosen) as string[], text })

/** Beside `exam_question`: the number of its last answer; null: none. */
export const lastSequence = sql<number | null>`(select max(answer.sequence) from exam_answer as answer
  where answer.paper_id = exam_question.paper_id and answer.question_id = exam_question.question_id)`

/** What counts of a paper: the last answer to each question. */
export async function lastAnswers(db: Querying, paperId: string): Promise<ReadonlyMap<string, Answer>> {
  const rows = await db
    .selectFrom('exam_question')
    .innerJoin('exam_answer', 'exam_answer.paper_id', 'exam_question.paper_id')
    .select(['exam_answer.question_id', 'chosen', 'text'])
    .where('exam_question.paper_id', '=', paperId)
    .where('exam_answer.sequence', '=', lastSequence)
    .execute()
  return new Map(rows.map((row) => [row.question_id, answerOf(row)]))
}
