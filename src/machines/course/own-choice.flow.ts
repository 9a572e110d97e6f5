import { assign, emit, fromPromise, setup } from 'xstate'

import { failureOf, problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** A favourite flag or a number of stars; null: nothing chosen yet. */
export type Choice = boolean | number | null

/** The choice as stored on the server. */
export interface Kept {
  readonly choice: Choice
  /** Aggregated data in the response, such as the average of all ratings. */
  readonly about: unknown
}
export interface OwnChoiceInput extends Kept {
  /** Id of the subject. */
  readonly id: string
  /** Why choosing is disabled, as a reason code; null: enabled. */
  readonly closedBecause: string | null
}
export interface OwnChoiceContext {
  readonly id: string
  /** The shown choice: the latest one, confirmed by the server or not (optimistic update). */
  readonly choice: Choice
  readonly kept: Kept
  readonly closedBecause: string | null
  readonly failure: Failure | null
}
export type OwnChoiceEvent = { readonly type: 'choice.made'; readonly choice: Choice }

/**
 * [COURSE-02, COURSE-04] A person's own choice on one subject: an optimistic update that is rolled back when saving
 * fails.
 */
export const ownChoiceFlow = setup({
  types: {
    context: {} as OwnChoiceContext,
    events: {} as OwnChoiceEvent,
    input: {} as OwnChoiceInput,
    emitted: {} as { readonly type: 'failed'; readonly failure: Failure },
  },
  actors: {
    send: fromPromise<Kept, { id: string; choice: Choice }>(unfilled),
  },
  guards: {
    isClosed: ({ context }) => context.closedBecause !== null,
    isOther: ({ context, event }) => event.choice !== context.choice,
    isOutdated: ({ context }, params: { kept: Kept }) => params.kept.choice !== context.choice,
  },
  actions: {
    choose: assign({ choice: ({ event }) => event.choice, failure: null }),
    keep: assign({ kept: (_, params: { kept: Kept }) => params.kept }),
    takeBack: assign({
      choice: ({ context }) => context.kept.choice,
      failure: (_, params: Thrown) => failureIn(params),
    }),
    announceFailed: emit((_, params: { error: unknown }) => ({
      type: 'failed',
      failure: failureOf(problemOf(params.error), 'request.failed'),
    })),
    /** The refusal code, shown beside the choice. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'ownChoice',
  description: 'A person’s own choice on one subject: shown at once, then saved or rolled back.',
  initial: 'opening',
  context: ({ input: { id, choice, about, closedBecause } }) => ({
    id,
    choice,
    kept: { choice, about },
    closedBecause,
    failure: null,
  }),
  states: {
    opening: {
      description: 'Decides whether choosing is enabled.',
      meta: { title: 'Opening', who: 'browser' },
      always: [{ guard: 'isClosed', target: 'closed' }, { target: 'shown' }],
    },
    closed: {
      description: 'Choosing is disabled, with the reason.',
      meta: { title: 'Closed', who: 'learner', requirements: ['COURSE-02'] },
      tags: ['closed'],
      on: {
        'choice.made': {
          actions: { type: 'refuse', params: ({ context }) => ({ code: context.closedBecause ?? '' }) },
        },
      },
    },
    shown: {
      description: 'The stored choice is shown.',
      meta: { title: 'Shown', who: 'learner', requirements: ['COURSE-02', 'COURSE-04'] },
      on: { 'choice.made': { guard: 'isOther', target: 'sending', actions: 'choose' } },
    },
    sending: {
      description: 'The new choice is already shown while it is being sent; a further choice is queued.',
      meta: { title: 'Sending', who: 'server', requirements: ['COURSE-02', 'COURSE-04'] },
      tags: ['sending'],
      on: { 'choice.made': { actions: 'choose' } },
      invoke: {
        src: 'send',
        input: ({ context: { id, choice } }) => ({ id, choice }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ kept: event.output }) },
            target: 'sending',
            reenter: true,
            actions: { type: 'keep', params: ({ event }) => ({ kept: event.output }) },
            description: 'Another choice was made meanwhile.',
          },
          { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ kept: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'takeBack', params: errorOf },
            { type: 'announceFailed', params: errorOf },
          ],
        },
      },
    },
    failed: {
      description: 'Saving failed: the old choice is restored, and an error is shown.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'choice.made': { guard: 'isOther', target: 'sending', actions: 'choose' } },
    },
  },
})

export type OwnChoiceFlow = typeof ownChoiceFlow
