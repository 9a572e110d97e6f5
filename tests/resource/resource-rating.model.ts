import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { resourceRatingFlow } from '#machines/resource/resource-rating.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const before = new CallFailure({ kind: 'refused', code: 5000, reason: 'resource.alreadyRated', message: 'Once.' })
const unrated = { resourceID: 'r1', stars: null, rating: 4, ratingCount: 2 }

export const resourceRatingModel = pathModel(resourceRatingFlow, {
  inputs: [unrated, { ...unrated, stars: 3 }],
  events: {
    'rating.opened': [{}],
    'stars.chosen': [{ stars: 4 }, { stars: 5 }],
    'rating.submitted': [{}],
    'rating.dropped': [{}],
  },
  senders: {
    'rating.opened': 'learner',
    'stars.chosen': 'learner',
    'rating.submitted': 'learner',
    'rating.dropped': 'learner',
  },
  services: { rate: { done: [{ stars: 5, rating: 4.3, ratingCount: 3 }], error: [noNetwork, before] } },
  states: {
    deciding: () => undefined,
    unrated: ({ context, tags }) => assert.deepEqual([context.stars, tags.has('open')], [null, false]),
    choosing: ({ context, tags }) =>
      assert.deepEqual([context.stars, tags.has('open'), tags.has('sending')], [null, true, false]),
    sending: ({ context, tags }) => {
      assert.ok(tags.has('sending'))
      assert.deepEqual([[4, 5].includes(context.chosen ?? 0), context.refusal], [true, null])
    },
    rated: ({ context, tags }) => {
      assert.ok(tags.has('rated'))
      // Without a rating of its own, it was rated in another window.
      if (context.stars === null) assert.equal(context.refusal, 'resource.alreadyRated')
    },
  },
  does: {
    'rating.opened': ({ before: was, after }) => {
      if (was.value === 'unrated')
        assert.deepEqual([after.value, after.context.chosen, after.context.refusal], ['choosing', null, null])
      // [VALID-17, ERROR-30]
      if (was.value === 'rated')
        assert.deepEqual(
          [after.value, after.context.refusal, after.context.stars],
          ['rated', 'resource.alreadyRated', was.context.stars],
        )
    },
    'stars.chosen': ({ before: was, event, after }) => {
      if (was.value === 'choosing')
        assert.deepEqual([after.value, after.context.chosen, after.context.refusal], ['choosing', event.stars, null])
    },
    // [VALID-16, ERROR-31]
    'rating.submitted': ({ before: was, after, effects }) => {
      if (was.value !== 'choosing') return
      const isChosen = was.context.chosen !== null
      announcesRefusal(effects, !isChosen)
      assert.deepEqual(
        [after.value, after.context.refusal],
        isChosen ? ['sending', null] : ['choosing', 'resource.nothingChosen'],
      )
    },
    'rating.dropped': ({ before: was, after }) => {
      if (was.value === 'choosing') assert.deepEqual([after.value, after.context.stars], ['unrated', null])
    },
  },
})
