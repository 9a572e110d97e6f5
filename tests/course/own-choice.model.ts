import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { ownChoiceFlow } from '#machines/course/own-choice.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const begun = { id: 'c1', choice: null, about: 'before', closedBecause: null }

export const ownChoiceModel = pathModel(ownChoiceFlow, {
  inputs: [begun, { ...begun, choice: 3 }, { ...begun, closedBecause: 'course.notBegun' }],
  events: { 'choice.made': [{ choice: 4 }, { choice: 5 }] },
  senders: { 'choice.made': 'learner' },
  services: {
    send: {
      done: [
        { choice: 4, about: 'after 4' },
        { choice: 5, about: 'after 5' },
      ],
      error: [noNetwork],
    },
  },
  states: {
    opening: () => undefined,
    closed: ({ context, tags }) => {
      assert.ok(tags.has('closed'))
      assert.deepEqual([context.closedBecause, context.choice], ['course.notBegun', null])
    },
    shown: ({ context }) =>
      assert.deepEqual([context.choice, context.failure, context.closedBecause], [context.kept.choice, null, null]),
    sending: ({ context, tags }) => {
      assert.ok(tags.has('sending'))
      assert.deepEqual([[4, 5].includes(Number(context.choice)), context.failure], [true, null])
    },
    failed: ({ context, tags }) => {
      assert.ok(tags.has('failed'))
      assert.deepEqual([context.choice, context.failure?.reason], [context.kept.choice, 'request.noNetwork'])
    },
  },
  does: {
    'choice.made': ({ before, event, after }) => {
      if (before.value === 'closed')
        return assert.deepEqual([after.value, after.context.choice], ['closed', before.context.choice])
      const isOther = event.choice !== before.context.choice
      assert.deepEqual([after.value, after.context.choice], [isOther ? 'sending' : before.value, event.choice])
      assert.deepEqual(after.context.kept, before.context.kept)
    },
  },
})
