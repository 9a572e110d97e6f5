import assert from 'node:assert/strict'

import { installFlow } from '#machines/entry/install.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const offers = (isOffered: boolean) => (snapshot: { hasTag: (tag: 'offered') => boolean }) =>
  assert.equal(snapshot.hasTag('offered'), isOffered)

export const installModel = pathModel(installFlow, {
  inputs: [undefined],
  events: { 'installation.offered': [{}], 'installation.asked': [{}], 'installation.finished': [{}] },
  senders: { 'installation.offered': 'browser', 'installation.asked': 'visitor', 'installation.finished': 'browser' },
  services: { ask: { done: [true, false], error: [new Error('The browser has asked already.')] } },
  states: {
    notOffered: offers(false),
    offered: offers(true),
    asking: offers(true),
    installed: offers(false),
    declined: offers(false),
  },
  does: {
    'installation.finished': ({ after }) => assert.equal(after.value, 'installed'),
    'installation.asked': ({ before, after }) => assert.deepEqual([before.value, after.value], ['offered', 'asking']),
  },
})
