import assert from 'node:assert/strict'

import { messagesFlow } from '#machines/message/messages.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

export const messagesModel = pathModel(messagesFlow, {
  inputs: [undefined],
  events: {
    'popUp.opened': [
      { notices: 2, letters: 1 },
      { notices: 0, letters: 1 },
      { notices: 2, letters: 0 },
    ],
    'popUp.dismissed': [{}],
    'tab.chosen': [{ tab: 'notices' }, { tab: 'letters' }],
    'page.changed': [{}],
    'session.ended': [{}],
  },
  senders: {
    'session.ended': 'browser',
    'page.changed': 'browser',
    'popUp.opened': 'learner',
    'popUp.dismissed': 'learner',
    'tab.chosen': 'learner',
  },
  services: {},
  states: {
    closed: ({ tags }) => assert.ok(!tags.has('opened')),
    opened: ({ tags }) => assert.ok(tags.has('opened')),
  },
  does: {
    'popUp.opened': ({ before, event, after }) => {
      assert.equal(after.value, 'opened')
      // Opens the tab with unread items, else the last one.
      const only = event.notices === 0 ? 'letters' : event.letters === 0 ? 'notices' : before.context.tab
      if (before.value === 'closed') assert.equal(after.context.tab, only)
    },
    'tab.chosen': ({ before, event, after }) =>
      assert.equal(after.context.tab, before.value === 'opened' ? event.tab : before.context.tab),
    'popUp.dismissed': ({ after }) => assert.equal(after.value, 'closed'),
    'page.changed': ({ after }) => assert.equal(after.value, 'closed'),
    'session.ended': ({ after }) => assert.deepEqual([after.value, after.context.tab], ['closed', 'notices']),
  },
})
