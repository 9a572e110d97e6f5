import { assign, emit, fromPromise, setup } from 'xstate'

import { failureOf, problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** Whether it is a favourite, or how many stars; null: nothing chosen yet. */
export type Choice = boolean | number | null

/** The choice as the server has it. */
export interface Kept {
  readonly choice: Choice
  /** What the server says with it, such as what all have chosen together. */
  readonly about: unknown
}
export interface OwnChoiceInput extends Kept {
  /** Of what it is the choice. */
  readonly id: string
  /** Why nothing can be chosen, as a reason code; null: it can. */
  readonly closedBecause: string | null
}
export interface OwnChoiceContext {
  readonly id: string
  /** What is shown: the latest that was chosen, whether the server has it already or not. */
  readonly choice: Choice
  readonly kept: Kept
  readonly closedBecause: string | null
  readonly failure: Failure | null
}
export type OwnChoiceEvent = { readonly type: 'choice.made'; readonly choice: Choice }

/**
 * [COURSE-02, COURSE-04] One's own choice about one thing: shown at once, sent, and taken back when it could not be
 * kept.
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
    /** The code of the refusal, which stands beside the choice. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'ownChoice',
  description: 'One’s own choice about one thing, from being made to being kept.',
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
      description: 'Whether anything can be chosen is being decided.',
      meta: { title: 'Opening', who: 'browser' },
      always: [{ guard: 'isClosed', target: 'closed' }, { target: 'shown' }],
    },
    closed: {
      description: 'Nothing can be chosen yet, and it says why.',
      meta: { title: 'Closed', who: 'learner', requirements: ['COURSE-02'] },
      tags: ['closed'],
      on: {
        'choice.made': {
          actions: { type: 'refuse', params: ({ context }) => ({ code: context.closedBecause ?? '' }) },
        },
      },
    },
    shown: {
      description: 'The choice is shown as the server has it.',
      meta: { title: 'Shown', who: 'learner', requirements: ['COURSE-02', 'COURSE-04'] },
      on: { 'choice.made': { guard: 'isOther', target: 'sending', actions: 'choose' } },
    },
    sending: {
      description: 'The new choice is shown already and on its way. Who chooses anew meanwhile is served after it.',
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
            description: 'Something else has been chosen meanwhile.',
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
      description: 'It could not be kept: the old choice is back, and the learner is told.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'choice.made': { guard: 'isOther', target: 'sending', actions: 'choose' } },
    },
  },
})

export type OwnChoiceFlow = typeof ownChoiceFlow
