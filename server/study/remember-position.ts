import type { LearningFlowContext } from '#machines/study/learning-flow.lifecycle.ts'
import { restored } from '#server/commands/stored.ts'
import type { Querying } from '#server/database/open.ts'
import { flowKind } from './flow-kind.ts'
import { putStudied } from './positions.ts'

/** Stores the position of a sitting's learner; the sitting must exist. */
export async function rememberPosition(trx: Querying, flowId: string, now: Date): Promise<void> {
  const flow = await trx.selectFrom('learning_flow').selectAll().where('id', '=', flowId).executeTakeFirstOrThrow()
  const { lecture, position } = restored(flowKind, flow).context as LearningFlowContext
  await putStudied(trx, { userId: flow.user_id, lecture, position, now })
}
