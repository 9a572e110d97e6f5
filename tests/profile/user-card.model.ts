import assert from 'node:assert/strict'

import { userCardFlow } from '#machines/profile/user-card.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const tags = { closed: [], opened: ['opened'], changingName: ['changingName'], changingAvatar: ['changingAvatar'] }
const shows = (state: keyof typeof tags) => (shown: { tags: Set<string> }) =>
  assert.deepEqual([...shown.tags], tags[state])

export const userCardModel = pathModel(userCardFlow, {
  inputs: [undefined],
  events: {
    'card.opened': [{}],
    'card.dismissed': [{}],
    'page.changed': [{}],
    'name.asked': [{}],
    'avatar.asked': [{}],
    'change.saved': [{}],
    'dialog.closed': [{}],
  },
  senders: {
    'card.opened': 'learner',
    'card.dismissed': 'learner',
    'name.asked': 'learner',
    'avatar.asked': 'learner',
    'dialog.closed': 'learner',
    'change.saved': 'learner',
    'page.changed': 'browser',
  },
  services: {},
  states: {
    closed: shows('closed'),
    opened: shows('opened'),
    changingName: shows('changingName'),
    changingAvatar: shows('changingAvatar'),
  },
  does: {
    'card.opened': ({ before, after }) =>
      assert.equal(after.value, before.value === 'closed' ? 'opened' : before.value),
    'page.changed': ({ after }) => assert.equal(after.value, 'closed'),
    // [SHELL-36]
    'change.saved': ({ before, after, effects }) => {
      const isDialog = before.value === 'changingName' || before.value === 'changingAvatar'
      assert.equal(after.value, isDialog ? 'closed' : before.value)
      assert.equal(
        effects.some((effect) => effect.includes('"changed"')),
        isDialog,
      )
    },
    // [SHELL-37]
    'dialog.closed': ({ before, after, effects }) => {
      assert.equal(after.value, before.value === 'opened' ? 'opened' : 'closed')
      assert.deepEqual(effects, [])
    },
  },
})
