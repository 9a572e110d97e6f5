import { assign, emit, fromPromise, setup } from 'xstate'

import { problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** The average of all ratings. */
export interface RatedAlready {
  readonly rating: number | null
  readonly ratingCount: number
}
export interface ResourceRatingInput extends RatedAlready {
  readonly resourceID: string
  /** The learner's own, from 1 to 5; null: not rated yet. */
  readonly stars: number | null
}
/** The response: the new average, and the learner's own rating. */
export interface RatingAnswer extends RatedAlready {
  readonly stars: number
}
export interface ResourceRatingContext extends ResourceRatingInput {
  /** The selected stars; null: none. */
  readonly chosen: number | null
  /** The error code; null: no error. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type ResourceRatingEvent =
  | { readonly type: 'rating.opened' }
  | { readonly type: 'stars.chosen'; readonly stars: number }
  | { readonly type: 'rating.submitted' }
  | { readonly type: 'rating.dropped' }

/** [RESOURCE-03] A learner's rating of a resource, which is final. */
export const resourceRatingFlow = setup({
  types: {
    context: {} as ResourceRatingContext,
    events: {} as ResourceRatingEvent,
    input: {} as ResourceRatingInput,
    /** It was rated in another window: the shown data is stale. */
    emitted: {} as { readonly type: 'outdated' } | FormRefused,
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
    announceRefusedForm: emit(formRefused),
    announceOutdated: emit({ type: 'outdated' }),
  },
}).createMachine({
  id: 'resourceRating',
  description: 'A learner’s rating of one resource, from selecting stars to the stored rating.',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, chosen: null, refusal: null, failure: null }),
  states: {
    deciding: {
      description: 'Decides whether it was already rated.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [{ guard: 'isRated', target: 'rated' }, { target: 'unrated' }],
    },
    unrated: {
      description: 'The learner has not rated it yet.',
      meta: { title: 'Not rated', who: 'learner', requirements: ['RESOURCE-03'] },
      on: { 'rating.opened': { target: 'choosing', actions: 'begin' } },
    },
    choosing: {
      description: 'One to five stars can be selected, with an error after a failed attempt.',
      meta: { title: 'Choosing', who: 'learner', requirements: ['RESOURCE-03', 'VALID-16'] },
      tags: ['open'],
      on: {
        'stars.chosen': { actions: 'choose' },
        'rating.submitted': [
          { guard: 'hasChosen', target: 'sending' },
          {
            actions: refuseForm('resource.nothingChosen'),
            meta: { requirements: ['VALID-16', 'VALID-28', 'ERROR-31'] },
          },
        ],
        'rating.dropped': 'unrated',
      },
    },
    sending: {
      description: 'The rating is being sent.',
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
            description: 'It was rated in another window; that rating stays.',
            meta: { requirements: ['VALID-17', 'ERROR-30'] },
          },
          { target: 'choosing', actions: failing },
        ],
      },
    },
    rated: {
      description: 'The learner’s rating is final.',
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
