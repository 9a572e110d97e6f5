import { SILENCE } from '#machines/study/learning-flow.lifecycle.ts'
import type { LearningFlowContext } from '#machines/study/learning-flow.lifecycle.ts'
import { sendOnWithin } from '#server/commands/door.ts'
import { restored } from '#server/commands/stored.ts'
import type { Querying } from '#server/database/open.ts'
import { lectureFacts, othersStudied } from './facts.ts'
import { flowKind } from './flow-kind.ts'

interface Resting {
  readonly userId: string
  /** The sitting that is to become active. */
  readonly id: string
  readonly takesOver: boolean
  readonly now: Date
}

/**
 * Suspends the learner's other active sitting if its window has gone silent or the learner takes over here; otherwise
 * it stays active and blocks the new one.
 */
export async function restOther(trx: Querying, { userId, id, takesOver, now }: Resting): Promise<void> {
  const other = await othersStudied(trx, userId, id).selectAll().executeTakeFirst()
  if (other === undefined) return
  const context = restored(flowKind, other).context as LearningFlowContext
  const isSilent = context.since === null || now.getTime() - context.since >= SILENCE
  if (!isSilent && !takesOver) return
  const { revision, lecture, position, seconds } = context
  const facts = {
    now: now.getTime(),
    hasOther: false,
    lecture: await lectureFacts(trx, other.course_id, lecture, context),
  }
  await sendOnWithin(trx, flowKind, {
    id: other.id,
    event: { type: 'stop', because: isSilent ? 'silent' : 'elsewhere', revision, lecture, position, seconds, facts },
    by: isSilent ? null : userId,
    now,
  })
}

/** Whether an error is the unique violation of a race: another process has begun a sitting of the same learner. */
export function studiedElsewhere(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfPostgres = 'constraint' in error && error.constraint === 'learning_flow_studied'
  return isOfPostgres || error.message === 'UNIQUE constraint failed: learning_flow.user_id'
}
