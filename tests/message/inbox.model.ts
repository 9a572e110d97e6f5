import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { inboxFlow, type InboxPage } from '#machines/message/inbox.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const page = (unread: number): InboxPage<unknown> => ({
  rows: [{ id: 'n1', subject: 's1', unread, item: { mesNotifyId: 'n1' } }],
  count: 1,
  unread,
})
const nothing: InboxPage<unknown> = { rows: [], count: 0, unread: 0 }

export const inboxModel = pathModel(inboxFlow, {
  inputs: [undefined],
  events: {
    'session.began': [{}],
    'session.ended': [{}],
    'list.reloaded': [{}],
    'read.requested': [{}],
    'page.read': [{ ids: ['n7', 'n8'] }, { ids: [] }],
    'subject.read': [{ subject: 's1' }, { subject: 's2' }],
  },
  senders: {
    'session.began': 'browser',
    'session.ended': 'browser',
    'list.reloaded': 'learner',
    'read.requested': 'learner',
    'page.read': 'learner',
    'subject.read': 'learner',
  },
  services: {
    load: { done: [page(1), page(3), nothing], error: [noNetwork] },
    mark: { done: [undefined], error: [noNetwork] },
  },
  states: {
    signedOut: ({ context }) => assert.deepEqual([context.rows, context.unread, context.isKnown], [[], 0, false]),
    listing: ({ context }) => assert.ok(context.unread >= 0),
    'listing.loading': ({ tags }) => assert.ok(tags.has('loading')),
    'listing.filled': ({ context }) => assert.equal(context.rows.length, 1),
    'listing.empty': ({ context }) => assert.deepEqual([context.rows, context.unread], [[], 0]),
    'listing.failed': ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    'listing.unmarked': ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    marking: ({ context }) => assert.ok(context.marking.length > 0),
  },
  does: {
    // [MSG-05] All ids of the tab.
    'read.requested': ({ before, after }) => {
      if (!before.matches('listing') || before.context.rows.length === 0) return
      assert.deepEqual([after.value, after.context.marking], ['marking', ['n1']])
    },
    'page.read': ({ before, event, after }) => {
      if (before.matches('listing') && event.ids.length > 0) assert.deepEqual(after.context.marking, event.ids)
    },
    // [SHELL-42]
    'subject.read': ({ before, event, after }) => {
      if (!before.matches('listing') || before.context.rows.length === 0) return
      const isListed = event.subject === 's1'
      assert.equal(after.context.rows[0]?.unread, isListed ? 0 : before.context.rows[0]?.unread)
      assert.equal(after.context.arrived, 0)
    },
    'session.ended': ({ after }) => assert.equal(after.value, 'signedOut'),
    'list.reloaded': ({ before, after }) => {
      if (before.matches('listing'))
        assert.deepEqual([after.value, after.context.rows], [{ listing: 'loading' }, before.context.rows])
    },
  },
})
