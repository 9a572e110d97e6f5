import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { changesFlow } from '#machines/kit/changes.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })

export const changesModel = pathModel(changesFlow, {
  inputs: [undefined],
  events: { 'change.sent': [{ change: 'one' }, { change: 'other' }] },
  senders: { 'change.sent': ['teacher', 'admin'] },
  services: { sendChange: { done: [{ change: 'one', answer: 'done' }], error: [noNetwork] } },
  states: {
    idle: ({ context, tags }) => assert.deepEqual([tags.size, context.failure], [0, null]),
    sending: ({ context, tags }) => {
      assert.ok(tags.has('busy'))
      assert.deepEqual([['one', 'other'].includes(String(context.change)), context.failure], [true, null])
    },
    failed: ({ context, tags }) => {
      assert.ok(tags.has('failed'))
      assert.equal(context.failure?.reason, 'request.noNetwork')
    },
  },
  does: {
    'change.sent': ({ before, event, after }) => {
      // One at a time: what is being sent is not replaced.
      if (before.value === 'sending') return assert.equal(after, before)
      assert.deepEqual([after.value, after.context.change, after.context.failure], ['sending', event.change, null])
    },
  },
})
