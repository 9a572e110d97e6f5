import type { Database } from '#server/database/open.ts'
import { isAnswerTo } from '#api/question/answer-rule.ts'
import { sameText } from '#server/session/tokens.ts'
import { lockPapers } from './save-within.ts'
import type { Saving } from './save-within.ts'

const DAY_MS = 24 * 60 * 60_000
/** Of one paper, so that nobody fills the disk after the end. */
const MOST = 500

/**
 * What arrives after the deadline is kept apart, with the times of both clocks: it counts for nothing, but whoever
 * marks can see it, as long as the exam says. Only the writer's, and only what would have been an answer.
 */
export async function keepLate(db: Database, saving: Saving): Promise<void> {
  const { paperId, token, userId, now } = saving
  await db.transaction().execute(async (trx) => {
    const paper = (await lockPapers(trx, [saving])).get(paperId)
    if (paper === undefined || paper.learner_id !== userId || !sameText(token, paper.token)) return
    const { late_kept_days: days } = await trx
      .selectFrom('exam')
      .innerJoin('exam_paper', 'exam_paper.exam_id', 'exam.id')
      .select('exam.late_kept_days')
      .where('exam_paper.id', '=', paperId)
      .executeTakeFirstOrThrow()
    const expiresAt = paper.deadline + days * DAY_MS
    const { count } = await trx
      .selectFrom('exam_late_answer')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('paper_id', '=', paperId)
      .executeTakeFirstOrThrow()
    if (now.getTime() >= expiresAt) return
    const rows = saving.answers
      .filter(({ sequence, questionID, answer }) => {
        const question = paper.questions.get(questionID)
        return sequence > paper.sequence && question !== undefined && isAnswerTo(question, answer)
      })
      .slice(0, Math.max(0, MOST - count))
      .map(({ sequence, questionID, answer, answeredAt }) => ({
        paper_id: paperId,
        sequence,
        question_id: questionID,
        chosen: JSON.stringify(answer.chosen),
        text: answer.text,
        answered_at: answeredAt,
        received_at: now.getTime(),
        expires_at: expiresAt,
      }))
    if (rows.length > 0)
      await trx
        .insertInto('exam_late_answer')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['paper_id', 'sequence']).doNothing())
        .execute()
  })
}

/** Throws away what has been kept long enough. */
export async function sweepLate(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('exam_late_answer').where('expires_at', '<=', now.getTime()).execute()
}
