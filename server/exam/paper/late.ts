import type { Doorway } from '#server/commands/door.ts'
import type { Settings } from '#server/settings.ts'
import { isAnswerTo } from '#api/question/answer-rule.ts'
import { sameText } from '#server/session/tokens.ts'
import { lockPapers } from './save-within.ts'
import type { Saving } from './save-within.ts'

const DAY_MS = 24 * 60 * 60_000
/** Of one paper, so that nobody fills the disk after the end. */
const MOST = 500

/** The door of a save or a hand-in. */
export interface LateDoor extends Doorway {
  readonly settings: Pick<Settings, 'lateAnswersDays'>
}

/**
 * What arrives within so many days after the deadline is kept apart, with the times of both clocks: it counts for
 * nothing, but whoever marks can see it. Only the writer's, and only what would have been an answer.
 */
export async function keepLate({ db, settings }: LateDoor, saving: Saving): Promise<void> {
  const { paperId, token, userId, now } = saving
  await db.transaction().execute(async (trx) => {
    const paper = (await lockPapers(trx, [saving])).get(paperId)
    if (paper === undefined || paper.learner_id !== userId || !sameText(token, paper.token)) return
    if (now.getTime() >= paper.deadline + settings.lateAnswersDays * DAY_MS) return
    const { count } = await trx
      .selectFrom('exam_late_answer')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('paper_id', '=', paperId)
      .executeTakeFirstOrThrow()
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
      }))
    if (rows.length > 0)
      await trx
        .insertInto('exam_late_answer')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['paper_id', 'sequence']).doNothing())
        .execute()
  })
}
