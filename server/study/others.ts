import { SILENCE } from '#machines/study/learning-flow.lifecycle.ts'
import type { LearningFlowContext } from '#machines/study/learning-flow.lifecycle.ts'
import { sendOnWithin } from '../commands/door.ts'
import { restored } from '../commands/stored.ts'
import type { Querying } from '../database/open.ts'
import { lectureFacts, othersStudied } from './facts.ts'
import { flowKind } from './flow-kind.ts'

interface Resting {
  readonly userId: string
  /** The sitting that is to be studied now. */
  readonly id: string
  readonly takesOver: boolean
  readonly now: Date
}

/**
 * Brings another sitting of the learner to rest, where its window says nothing any more or the learner wants to go on
 * here; one that is being studied otherwise stays, and is in the way.
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

/** Whether an error says that another process has begun a sitting of the same learner at the same moment. */
export function studiedElsewhere(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfPostgres = 'constraint' in error && error.constraint === 'learning_flow_studied'
  return isOfPostgres || error.message === 'UNIQUE constraint failed: learning_flow.user_id'
}
