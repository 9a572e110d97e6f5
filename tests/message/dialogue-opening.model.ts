import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { dialogueOpeningFlow } from '#machines/message/dialogue-opening.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { refusal, shownOf } from '#tests/kit/models/samples.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells } from '#tests/kit/models/steps.ts'

const { showsOnly } = showing<SnapshotFrom<typeof dialogueOpeningFlow>>()
const refused = refusal('message.noSharedClass')

export const dialogueOpeningModel = pathModel(dialogueOpeningFlow, {
  inputs: [undefined],
  events: { 'correspondent.chosen': [{ userId: 'u2' }, { userId: 'u3' }], 'opening.retried': [{}] },
  senders: { 'correspondent.chosen': 'learner', 'opening.retried': 'learner' },
  services: { open: { done: [{ dialogueId: 'd1', originalName: 'Lin' }], error: [refused] } },
  states: {
    choosing: showsOnly({ context: { userId: null, failure: null } }),
    opening: showsOnly({ tags: ['busy'], runs: ['open'] }, ({ context }) => assert.notEqual(context.userId, null)),
    failed: showsOnly({ tags: ['failed'], context: { failure: shownOf(refused) } }, ({ context }) =>
      assert.notEqual(context.userId, null),
    ),
    opened: showsOnly({}, ({ status }) => assert.equal(status, 'done')),
  },
  does: {
    ...outcomes(dialogueOpeningFlow, {
      done: { open: (step) => comesTo(step, { value: 'opened', brings: [tells('opened', step.event.output)] }) },
      error: { open: (step) => comesTo(step, { value: 'failed', context: { failure: shownOf(refused) } }) },
    }),
    'correspondent.chosen': (step) => {
      const { userId } = step.event
      comesTo(step, { value: 'opening', context: { userId, failure: null }, brings: [starts('open', { userId })] })
    },
    'opening.retried': (step) =>
      comesTo(step, { value: 'opening', brings: [starts('open', { userId: step.before.context.userId })] }),
  },
})
