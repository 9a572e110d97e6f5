import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { LearningFlow, beginLearning, recordLearning, sendLearningEvent } from '#api/study/study.contract.ts'
import { committed, createWithin, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { flowKind } from './flow-kind.ts'
import { beginCourse } from './progress.ts'
import { rememberPosition } from './remember-position.ts'
import { findFlow } from './shown.ts'
import type { Asking } from '#server/commands/each.ts'
import { restOther, studiedElsewhere } from './others.ts'

/** Begins a sitting and, with the first one, the course. @throws Refusal what the lifecycles refuse; not found */
export function begin(door: Doorway, asked: PayloadOf<typeof beginLearning>, asking: Asking): Promise<LearningFlow> {
  const { courseID, coursewareID, positionSeconds, takesOver } = asked
  const { sender, now } = asking
  const id = randomUUID()
  const sent = { type: 'begin', lecture: coursewareID, position: positionSeconds } as const
  const owned = { user_id: sender.userId, course_id: courseID }
  return ofLearner(door, asking, id, async (trx) => {
    await beginCourse(trx, owned, now)
    await restOther(trx, { userId: sender.userId, id, takesOver, now })
    await createWithin(trx, flowKind, { id, owned, sent, sender, now })
  })
}

/**
 * Keeps the time of a sitting, brings it to rest or goes on with it. @throws Refusal what the lifecycle refuses; not
 * found
 */
export function sendEvent(
  door: Doorway,
  asked: PayloadOf<typeof sendLearningEvent>,
  asking: Asking,
): Promise<LearningFlow> {
  const { userLearningFlowID: id, type, revision, coursewareID, positionSeconds, seconds, because, takesOver } = asked
  const { sender, now } = asking
  const sent = { type, revision, lecture: coursewareID, position: positionSeconds, seconds, because, takesOver }
  return ofLearner(door, asking, id, async (trx) => {
    if (type === 'resume') await restOther(trx, { userId: sender.userId, id, takesOver, now })
    await sendWithin(trx, flowKind, { id, sent, sender, now })
    await rememberPosition(trx, id, now)
  })
}

/**
 * [CALL-19, PLAYER-05] Records the time of a sitting: what counts for the course does so at once or not at all. @throws
 * Refusal as above
 */
export function record(
  door: Doorway,
  { userLearningFlowID: id, playEndTime }: PayloadOf<typeof recordLearning>,
  asking: Asking,
): Promise<LearningFlow> {
  const { sender, now } = asking
  return ofLearner(door, asking, id, (trx) =>
    sendWithin(trx, flowKind, { id, sent: { type: 'record', seconds: playEndTime }, sender, now }),
  )
}

/**
 * One after another for a learner, whose row is locked before anything else: two that begin at the same moment would
 * not see each other, and whoever locks records in different orders waits for ever.
 */
async function ofLearner(
  door: Doorway,
  asking: Asking,
  id: string,
  change: (trx: Querying) => Promise<void>,
): Promise<LearningFlow> {
  const changing = async (trx: Querying): Promise<void> => {
    if (hasRowLocks(trx))
      await trx.selectFrom('user').select('id').where('id', '=', asking.sender.userId).forNoKeyUpdate().execute()
    await change(trx)
  }
  const answer = async (trx: Querying): Promise<LearningFlow> => {
    const flow = await findFlow(trx, id, asking)
    if (flow === null) throw notFound()
    return flow
  }
  try {
    return await committed(door, changing, answer)
  } catch (error) {
    throw studiedElsewhere(error) ? new Refusal('study.elsewhere') : error
  }
}
