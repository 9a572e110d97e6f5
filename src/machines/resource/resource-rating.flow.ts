import { assign, emit, fromPromise, setup } from 'xstate'

import { problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** What all together think of it. */
export interface RatedAlready {
  readonly rating: number | null
  readonly ratingCount: number
}
export interface ResourceRatingInput extends RatedAlready {
  readonly resourceID: string
  /** The learner's own, from 1 to 5; null: not rated yet. */
  readonly stars: number | null
}
/** What the server answers: from now on all together, and the learner's own. */
export interface RatingAnswer extends RatedAlready {
  readonly stars: number
}
export interface ResourceRatingContext extends ResourceRatingInput {
  /** What is about to be given; null: nothing has been chosen. */
  readonly chosen: number | null
  /** Why nothing was sent, as a reason code; null: nothing stands against it. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type ResourceRatingEvent =
  | { readonly type: 'rating.opened' }
  | { readonly type: 'stars.chosen'; readonly stars: number }
  | { readonly type: 'rating.submitted' }
  | { readonly type: 'rating.dropped' }

/** [RESOURCE-03] The stars that a learner gives a resource: once, and for good. */
export const resourceRatingFlow = setup({
  types: {
    context: {} as ResourceRatingContext,
    events: {} as ResourceRatingEvent,
    input: {} as ResourceRatingInput,
    /** It had been rated in another window: what is shown here is out of date. */
    emitted: {} as { readonly type: 'outdated' },
  },
  actors: {
    rate: fromPromise<RatingAnswer, { resourceID: string; stars: number }>(unfilled),
  },
  guards: {
    isRated: ({ context }) => context.stars !== null,
    hasChosen: ({ context }) => context.chosen !== null,
    wasRated: (_, params: { error: unknown }) => problemOf(params.error).reason === 'resource.alreadyRated',
  },
  actions: {
    begin: assign({ chosen: null, refusal: null, failure: null }),
    choose: assign({
      chosen: ({ context, event }) => (event.type === 'stars.chosen' ? event.stars : context.chosen),
      refusal: null,
      failure: null,
    }),
    takeAnswer: assign(({ context }, params: { answer: RatingAnswer }) => ({
      ...context,
      stars: params.answer.stars,
      rating: params.answer.rating,
      ratingCount: params.answer.ratingCount,
      chosen: null,
      refusal: null,
      failure: null,
    })),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    announceOutdated: emit({ type: 'outdated' }),
  },
}).createMachine({
  id: 'resourceRating',
  description: 'The stars that a learner gives one resource, from choosing them to having given them.',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, chosen: null, refusal: null, failure: null }),
  states: {
    deciding: {
      description: 'Whether it has been rated already is being decided.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [{ guard: 'isRated', target: 'rated' }, { target: 'unrated' }],
    },
    unrated: {
      description: 'The learner has given no stars yet.',
      meta: { title: 'Not rated', who: 'learner', requirements: ['RESOURCE-03'] },
      on: { 'rating.opened': { target: 'choosing', actions: 'begin' } },
    },
    choosing: {
      description: 'One to five stars can be chosen; or they could not be sent, and it is said why.',
      meta: { title: 'Choosing', who: 'learner', requirements: ['RESOURCE-03', 'VALID-16'] },
      tags: ['open'],
      on: {
        'stars.chosen': { actions: 'choose' },
        'rating.submitted': [
          { guard: 'hasChosen', target: 'sending' },
          {
            actions: { type: 'refuse', params: { code: 'resource.nothingChosen' } },
            meta: { requirements: ['VALID-16', 'ERROR-31'] },
          },
        ],
        'rating.dropped': 'unrated',
      },
    },
    sending: {
      description: 'The stars are on their way.',
      meta: { title: 'Sending', who: 'server' },
      tags: ['open', 'sending'],
      invoke: {
        src: 'rate',
        input: ({ context: { resourceID, chosen } }) => ({ resourceID, stars: chosen ?? 0 }),
        onDone: { target: 'rated', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: [
          {
            guard: { type: 'wasRated', params: errorOf },
            target: 'rated',
            actions: [{ type: 'refuse', params: { code: 'resource.alreadyRated' } }, 'announceOutdated'],
            description: 'It was rated in another window; what was given there stays.',
            meta: { requirements: ['VALID-17', 'ERROR-30'] },
          },
          { target: 'choosing', actions: failing },
        ],
      },
    },
    rated: {
      description: 'The learner has given stars, and nothing changes them.',
      meta: { title: 'Rated', who: 'learner', requirements: ['RESOURCE-03', 'VALID-17'] },
      tags: ['rated'],
      on: {
        'rating.opened': {
          actions: { type: 'refuse', params: { code: 'resource.alreadyRated' } },
          meta: { requirements: ['VALID-17', 'ERROR-30'] },
        },
      },
    },
  },
})

export type ResourceRatingFlow = typeof resourceRatingFlow
