import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { continueBannerFlow } from '#machines/shell/continue-banner.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const course = { courseID: '7', courseName: 'Reading a river' }
const nothing = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: 'Nothing yet.' })
const hidden = ({ tags }: { tags: ReadonlySet<string> }) => assert.ok(!tags.has('shown'))

export const continueBannerModel = pathModel(continueBannerFlow, {
  inputs: [undefined],
  events: { 'home.entered': [{}], 'home.left': [{}], 'banner.closed': [{}] },
  senders: { 'home.entered': 'learner', 'home.left': 'learner', 'banner.closed': 'learner' },
  services: { loadLastLearned: { done: [course], error: [nothing] } },
  states: {
    elsewhere: hidden,
    asking: hidden,
    shown: ({ context, tags }) => {
      assert.deepEqual(context.course, course)
      assert.ok(tags.has('shown'))
    },
    hidden,
    closed: hidden,
  },
  does: {
    'home.entered': ({ before, after }) =>
      assert.equal(after.value, before.value === 'elsewhere' ? 'asking' : before.value),
    'home.left': ({ before, after }) => assert.equal(after.value, before.value === 'closed' ? 'closed' : 'elsewhere'),
    'banner.closed': ({ before, after }) =>
      assert.equal(after.value, before.value === 'shown' ? 'closed' : before.value),
  },
})
