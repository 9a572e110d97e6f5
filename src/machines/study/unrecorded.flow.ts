import { assign, emit, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import type { LearningFlow } from '#api/study/study.contract.ts'

import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface UnrecordedInput {
  /** null: of every course. */
  readonly courseID: string | null
}
interface UnrecordedContext extends UnrecordedInput {
  readonly flows: readonly LearningFlow[]
  readonly failure: Failure | null
  /** The sitting that is being ended. */
  readonly ending: LearningFlow | null
}
type UnrecordedEvent =
  | { readonly type: 'study.ended'; readonly flow: LearningFlow }
  | { readonly type: 'retry.requested' }
  /** The player has recorded a sitting, or the page became visible again. */
  | { readonly type: 'list.reloaded' }

/** [PLAYER-06] The unrecorded sittings; they are resumed in the player, and can be ended here. */
export const unrecordedFlow = setup({
  types: {
    context: {} as UnrecordedContext,
    events: {} as UnrecordedEvent,
    input: {} as UnrecordedInput,
    emitted: {} as { readonly type: 'recorded' },
  },
  actors: {
    loadFlows: fromPromise<readonly LearningFlow[], UnrecordedInput>(unfilled),
    /** Sends the last seconds first, then records. */
    endStudy: fromPromise<LearningFlow, { readonly flow: LearningFlow }>(unfilled),
  },
  actions: {
    take: assign({ flows: (_, params: { flows: readonly LearningFlow[] }) => params.flows, failure: null }),
    end: assign({
      ending: ({ event, context }) => (event.type === 'study.ended' ? event.flow : context.ending),
      failure: null,
    }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    /** The page shows the new progress. */
    announce: emit({ type: 'recorded' }),
  },
}).createMachine({
  id: 'unrecorded',
  description: 'A learner’s unrecorded sittings.',
  initial: 'loading',
  context: ({ input }) => ({ ...input, flows: [], failure: null, ending: null }),
  states: {
    loading: {
      description: 'They are being fetched; the previous rows stay visible.',
      meta: { title: 'Loading', who: 'server' },
      invoke: {
        src: 'loadFlows',
        input: ({ context: { courseID } }) => ({ courseID }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ flows: event.output }) } },
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'They could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'retry.requested': 'loading', 'list.reloaded': 'loading' },
    },
    shown: {
      description: 'Each can be resumed or ended.',
      meta: { title: 'Shown', who: 'learner', requirements: ['PLAYER-06'] },
      on: { 'study.ended': { target: 'ending', actions: 'end' }, 'list.reloaded': 'loading' },
    },
    ending: {
      description: 'One sitting is being recorded.',
      meta: { title: 'Ending', who: 'server', requirements: ['PLAYER-05', 'CALL-19'] },
      tags: ['ending'],
      invoke: {
        src: 'endStudy',
        input: ({ context: { ending } }) => {
          if (ending === null) throw new Error('Nothing is being ended.')
          return { flow: ending }
        },
        onDone: { target: 'loading', actions: 'announce' },
        onError: { target: 'shown', actions: failing },
      },
    },
  },
})
export type UnrecordedFlow = typeof unrecordedFlow
