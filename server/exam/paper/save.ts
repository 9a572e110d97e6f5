import type { PayloadOf } from '#api/kit/call.ts'
import type { saveAnswers } from '#api/exam/paper.contract.ts'
import type { Saved } from '#api/question/answering.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { together } from '#server/commands/together.ts'
import { keepLate } from './late.ts'
import type { LateDoor } from './late.ts'
import { lockPapers, saveWithin } from './save-within.ts'
import type { LockedPaper, Saving } from './save-within.ts'

/** Of a process: enough for the connections of a pool, few enough that saves meet. */
const SHARDS = 4

interface Asked extends Saving {
  /** Set once it is stored. */
  saved: Saved | null
}

/** Saves that arrive while others are being committed share a transaction, whichever papers they are of. */
const saveTogether = together<Asked, Map<string, LockedPaper>, Saved>({
  keyOf: ({ paperId }) => String(shardOf(paperId)),
  lock: (trx, _, all) => lockPapers(trx, all),
  async change(trx, asked, papers) {
    const paper = papers.get(asked.paperId)
    const sequence = await saveWithin(trx, paper, asked)
    asked.saved = { sequence, remaining: Math.max(0, (paper?.deadline ?? 0) - asked.now.getTime()) }
  },
  answers: (_db, _key, all) => Promise.resolve(all.flatMap(({ saved }) => saved ?? [])),
})

/** Ids are random, so any character of one tells them apart. */
const shardOf = (paperId: string): number => (paperId.codePointAt(0) ?? 0) % SHARDS

/**
 * [ERROR-18] Stores answers: they are on disk when this resolves. @throws Refusal what the lifecycle says; what is
 * wrong with an answer
 */
export async function save(
  door: LateDoor,
  { paperID: paperId, token, answers }: PayloadOf<typeof saveAnswers>,
  { sender, now }: Asking,
): Promise<Saved> {
  const saving = { paperId, token, answers, userId: sender.userId, now }
  try {
    return await saveTogether(door, { ...saving, saved: null })
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'exam.timeUp') await keepLate(door, saving)
    throw error
  }
}
