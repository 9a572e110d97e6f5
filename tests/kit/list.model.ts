import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { listFlow } from '#machines/kit/list.flow.ts'
import { pathModel } from './models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const forbidden = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.forbidden', message: 'No.' })
const anything = () => undefined

export const listModel = pathModel(listFlow, {
  inputs: [{ size: 10 }, { size: 10, atHand: { list: ['a row'], count: 11 } }],
  events: {
    'page.chosen': [{ page: 2 }, { page: 3 }],
    'size.chosen': [{ size: 20 }],
    'filter.chosen': [{ filter: { keyword: 'river' } }],
    'list.reloaded': [{}],
  },
  senders: {
    'page.chosen': ['visitor', 'learner'],
    'size.chosen': ['visitor', 'learner'],
    'filter.chosen': ['visitor', 'learner'],
    'list.reloaded': ['visitor', 'learner'],
  },
  services: {
    loadPage: {
      done: [
        { list: ['a row'], count: 11 },
        { list: [], count: 0 },
      ],
      error: [noNetwork, forbidden],
    },
  },
  states: {
    loading: anything,
    'loading.opening': anything,
    'loading.renewing': ({ context, tags }) =>
      assert.deepEqual([context.rows, tags.has('loadingMark')], [['a row'], false]),
    'loading.marked': ({ tags }) => assert.ok(tags.has('loadingMark')),
    'loading.unmarked': ({ tags }) => assert.ok(!tags.has('loadingMark')),
    filled: ({ context }) => {
      assert.deepEqual([context.rows.length, context.count, context.failure], [1, 11, null])
      assert.ok(context.page <= Math.ceil(11 / context.size))
    },
    empty: ({ context }) => assert.deepEqual([context.rows, context.failure], [[], null]),
    failed: ({ context }) => assert.deepEqual([context.failure?.reason, context.rows], ['request.noNetwork', []]),
    forbidden: ({ context }) => assert.deepEqual(context.rows, []),
  },
  does: {
    'page.chosen': ({ event, after }) => {
      assert.equal(after.context.page, event.page)
      assert.deepEqual(after.value, { loading: 'marked' })
    },
    'size.chosen': ({ event, after }) => assert.deepEqual([after.context.size, after.context.page], [event.size, 1]),
    'filter.chosen': ({ event, after }) =>
      assert.deepEqual([after.context.filter, after.context.page], [event.filter, 1]),
    'list.reloaded': ({ before, after }) => {
      assert.equal(after.context.page, before.context.page)
      assert.deepEqual(after.context.rows, before.context.rows)
    },
  },
})
