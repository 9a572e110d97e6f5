import * as z from 'zod/mini'
import type { Sent } from '#api/kit/said.ts'
import { learningFlowSaid, stopReasons } from '#api/study/study.contract.ts'
import { learningFlowLifecycle, version } from '#machines/study/learning-flow.lifecycle.ts'
import type { LearningFlowFacts } from '#machines/study/learning-flow.lifecycle.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { LearningFlowTable } from '#server/course/tables.ts'
import { notFound } from '#server/answer/refusal.ts'
import { lectureFacts, othersStudied } from './facts.ts'
import { addToCourse } from './progress.ts'

type FlowSent = Sent<typeof learningFlowSaid>

/** The immutable columns of a sitting. */
export type FlowOwned = Pick<LearningFlowTable, 'user_id' | 'course_id'>

/** The record kind of a learner's sitting in a course. */
export const flowKind: RecordKind<typeof learningFlowLifecycle, typeof learningFlowSaid, FlowOwned> = {
  table: 'learning_flow',
  lifecycle: learningFlowLifecycle,
  version,
  earlier: {},
  said: learningFlowSaid,
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
  known: { begin: knownOf, keep: knownOf, stop: knownOf, resume: knownOf, record: knownOf },
  columnsOf: ({ context }) => ({ seconds: context.seconds }),
  actions: {
    begin: 'context',
    count: 'context',
    goOn: 'context',
    rest: 'context',
    addToCourse: { within: addToCourse },
  },
}

/** @throws Refusal not found: nobody learns of another's sitting */
async function knownOf({
  trx,
  sent,
  sender,
  now,
  id,
  owned,
  snapshot: { context },
}: Judging<typeof learningFlowLifecycle, FlowSent, FlowOwned>): Promise<{ facts: LearningFlowFacts }> {
  if (owned.user_id !== sender.userId) throw notFound()
  const [other, lecture] = await Promise.all([
    othersStudied(trx, owned.user_id, id).select('id').executeTakeFirst(),
    lectureFacts(trx, owned.course_id, 'lecture' in sent ? sent.lecture : context.lecture, context),
  ])
  return { facts: { now: now.getTime(), hasOther: other !== undefined, lecture } }
}
