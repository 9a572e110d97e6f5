import { assign, emit, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import { failing, type Thrown } from './failing.ts'
import { failureIn } from './refusals.ts'
import { unfilled } from './services.ts'

interface Context<Change> {
  /** What is being sent, or was sent last; null: nothing yet. */
  readonly change: Change | null
  readonly failure: Failure | null
}
interface Sent<Change> {
  readonly type: 'change.sent'
  readonly change: Change
}
/** A change that has been made, with its answer. */
interface Done<Change, Answer> {
  readonly change: Change
  readonly answer: Answer
}

/** Changes that staff make to something, one at a time. @param send its service */
export const changesOf = <Change, Answer>(send: (change: Change) => Promise<Answer>) =>
  setup({
    types: {
      tags: {} as 'busy' | 'failed',
      context: {} as Context<Change>,
      events: {} as Sent<Change>,
      emitted: {} as { readonly type: 'changed' } & Done<Change, Answer>,
    },
    actors: {
      sendChange: fromPromise<Done<Change, Answer>, Pick<Context<Change>, 'change'>>(async ({ input: { change } }) => {
        if (change === null) throw new Error('There is nothing to send.')
        return { change, answer: await send(change) }
      }),
    },
    actions: {
      take: assign({ change: ({ event }) => event.change, failure: null }),
      fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
      announce: emit((_, params: Done<Change, Answer>) => ({ type: 'changed' as const, ...params })),
    },
  }).createMachine({
    id: 'changes',
    description: 'Changes that staff make to something, sent one at a time.',
    initial: 'idle',
    context: { change: null, failure: null },
    states: {
      idle: {
        description: 'Nothing is being sent.',
        meta: { title: 'Idle', who: 'teacher' },
        on: { 'change.sent': { target: 'sending', actions: 'take' } },
      },
      sending: {
        description: 'The change is being sent; another one has to wait.',
        meta: { title: 'Sending', who: 'server' },
        tags: ['busy'],
        invoke: {
          src: 'sendChange',
          input: ({ context: { change } }) => ({ change }),
          onDone: { target: 'idle', actions: { type: 'announce', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: failing },
        },
      },
      failed: {
        description: 'It was refused or did not arrive; the reason is shown.',
        meta: { title: 'Failed', who: 'teacher' },
        tags: ['failed'],
        on: { 'change.sent': { target: 'sending', actions: 'take' } },
      },
    },
  })

export type ChangesFlow<Change, Answer> = ReturnType<typeof changesOf<Change, Answer>>

/** The flow with the most general change, for the statechart and the model tests. */
export const changesFlow = /* @__PURE__ */ changesOf<unknown, unknown>(unfilled)
