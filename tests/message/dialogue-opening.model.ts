import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { dialogueOpeningFlow } from '#machines/message/dialogue-opening.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = new CallFailure({ kind: 'refused', code: 5000, reason: 'message.noSharedClass', message: 'No.' })
const anything = () => undefined

export const dialogueOpeningModel = pathModel(dialogueOpeningFlow, {
  inputs: [undefined],
  events: { 'correspondent.chosen': [{ userId: 'u2' }, { userId: 'u3' }], 'opening.retried': [{}] },
  senders: { 'correspondent.chosen': 'learner', 'opening.retried': 'learner' },
  services: { open: { done: [{ dialogueId: 'd1', originalName: 'Lin' }], error: [refused] } },
  states: {
    choosing: ({ context }) => assert.equal(context.userId, null),
    opening: ({ context }) => assert.notEqual(context.userId, null),
    failed: ({ context }) => assert.equal(context.failure?.reason, 'message.noSharedClass'),
    opened: anything,
  },
  does: {
    'correspondent.chosen': ({ before, event, after }) => {
      if (before.value === 'choosing' || before.value === 'failed') {
        assert.deepEqual([after.value, after.context.userId, after.context.failure], ['opening', event.userId, null])
      }
    },
    'opening.retried': ({ before, after }) => {
      if (before.value === 'failed')
        assert.deepEqual([after.value, after.context.userId], ['opening', before.context.userId])
    },
  },
})
