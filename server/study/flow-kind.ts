import * as z from 'zod/mini'
import { stopReasons } from '#api/study/study.contract.ts'
import type { StopReason } from '#api/study/study.contract.ts'
import { clientEvents, learningFlowLifecycle, version } from '#machines/study/learning-flow.lifecycle.ts'
import type { LearningFlowEvent } from '#machines/study/learning-flow.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import type { LearningFlowTable } from '#server/course/tables.ts'
import { notFound } from '#server/answer/refusal.ts'
import { lectureFacts, othersStudied } from './facts.ts'
import { addToCourse } from './progress.ts'

/** The client's part of an event; the revision is the one it has seen. */
export type FlowSent =
  | { readonly type: 'begin'; readonly lecture: string; readonly position: number }
  | {
      readonly type: 'keep' | 'stop' | 'resume'
      readonly revision: number
      readonly lecture: string
      readonly position: number
      readonly seconds: number
      readonly because: StopReason
      readonly takesOver: boolean
    }
  | { readonly type: 'record'; readonly seconds: number }

/** The immutable columns of a sitting. */
export type FlowOwned = Pick<LearningFlowTable, 'user_id' | 'course_id'>

/** The record kind of a learner's sitting in a course. */
export const flowKind: RecordKind<typeof learningFlowLifecycle, FlowSent, FlowOwned> = {
  table: 'learning_flow',
  lifecycle: learningFlowLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({
    revision: z.int(),
    lecture: z.string(),
    position: z.number(),
    seconds: z.number(),
    since: z.nullable(z.number()),
    spare: z.number(),
    tally: z.array(z.strictObject({ lecture: z.string(), seconds: z.number(), reached: z.number() })),
    stoppedBecause: z.nullable(z.enum(stopReasons)),
  }),
  async eventOf({ trx, sent, sender, now, id, owned, snapshot: { context } }) {
    if (owned.user_id !== sender.userId) throw notFound()
    const [other, lecture] = await Promise.all([
      othersStudied(trx, owned.user_id, id).select('id').executeTakeFirst(),
      lectureFacts(trx, owned.course_id, 'lecture' in sent ? sent.lecture : context.lecture, context),
    ])
    return eventOf(sent, { now: now.getTime(), hasOther: other !== undefined, lecture })
  },
  columnsOf: ({ context }) => ({ seconds: context.seconds }),
  actions: {
    begin: 'context',
    count: 'context',
    goOn: 'context',
    rest: 'context',
    addToCourse: { within: addToCourse },
  },
}

/** Only the fields that the event needs, because they are stored in the log. */
function eventOf(sent: FlowSent, facts: LearningFlowEvent['facts']): LearningFlowEvent {
  if (sent.type === 'begin') return { type: 'begin', lecture: sent.lecture, position: sent.position, facts }
  if (sent.type === 'record') return { type: 'record', seconds: sent.seconds, facts }
  const { type, revision, lecture, position, seconds } = sent
  const said = { revision, lecture, position, seconds, facts }
  if (type === 'stop') return { type, ...said, because: sent.because }
  return type === 'keep' ? { type, ...said } : { type, ...said, takesOver: sent.takesOver }
}
