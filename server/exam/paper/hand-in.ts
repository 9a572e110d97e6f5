import type { PayloadOf } from '#api/kit/call.ts'
import type { Paper, PaperState, handInPaper, takeOverPaper } from '#api/exam/paper.contract.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { committed, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { learnerExamKind } from './learner-exam-kind.ts'
import { keepLate } from './late.ts'
import type { LateDoor } from './late.ts'
import { lockPapers, saveWithin } from './save-within.ts'
import type { LockedPaper, Saving } from './save-within.ts'
import { showPaper } from './shown-paper.ts'
import { writingFacts } from './writing.ts'

/**
 * [ERROR-19] Hands a paper in, with what has not been saved yet: all of it or nothing. A second hand-in is answered
 * like the first. @throws Refusal as saving does
 */
export async function handIn(
  door: LateDoor,
  { paperID: paperId, token, answers }: PayloadOf<typeof handInPaper>,
  { sender, now }: Asking,
): Promise<{ paperID: string; state: PaperState }> {
  const saving = { paperId, token, answers, userId: sender.userId, now }
  try {
    return await committed(
      door,
      async (trx) => {
        const paper = await lockOwn(trx, saving)
        const facts = writingFacts(paper, sender.userId, token, now)
        const isRepeated = paper.state !== 'inProgress' && facts.isWriter && !facts.isTimeUp
        if (isRepeated) return
        if (answers.length > 0) await saveWithin(trx, paper, saving)
        const sent = { type: 'handIn', facts } as const
        await sendWithin(trx, learnerExamKind, { id: paper.learner_exam_id, sent, sender, now })
      },
      async (trx) => {
        const { state } = await trx
          .selectFrom('exam_paper')
          .select('state')
          .where('id', '=', paperId)
          .executeTakeFirstOrThrow()
        return { paperID: paperId, state }
      },
    )
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'exam.timeUp' && answers.length > 0) await keepLate(door, saving)
    throw error
  }
}

/** The caller becomes the writer; the token before is void. @throws Refusal what the lifecycle refuses; not found */
export function takeOver(
  door: Doorway,
  { paperID: paperId, device }: PayloadOf<typeof takeOverPaper>,
  asking: Asking,
): Promise<Paper> {
  const { sender, now } = asking
  return committed(
    door,
    async (trx) => {
      const paper = await lockOwn(trx, { paperId, token: '', answers: [], userId: sender.userId, now })
      const facts = writingFacts(paper, sender.userId, '', now)
      // What is handed in is not written any more, though a later attempt may be.
      if (paper.state !== 'inProgress') throw new Refusal('exam.notInProgress')
      const sent = { type: 'takeOver', facts, paperId, device } as const
      await sendWithin(trx, learnerExamKind, { id: paper.learner_exam_id, sent, sender, now })
    },
    (trx) => showPaper(trx, { paperId, device }, asking),
  )
}

/** The record before its paper, as whoever changes both does. @throws Refusal not found */
async function lockOwn(trx: Querying, saving: Saving): Promise<LockedPaper> {
  if (hasRowLocks(trx))
    await trx
      .selectFrom('learner_exam')
      .select('id')
      .where('id', '=', (eb) => eb.selectFrom('exam_paper').select('learner_exam_id').where('id', '=', saving.paperId))
      .forNoKeyUpdate()
      .execute()
  const paper = (await lockPapers(trx, [saving])).get(saving.paperId)
  if (paper === undefined || paper.learner_id !== saving.userId) throw notFound()
  return paper
}
