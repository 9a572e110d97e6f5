import assert from 'node:assert/strict'

import { leaveRequestFlow } from '#machines/leave/leave-request.flow.ts'
import { draftProblems, type LeaveDraft } from '#machines/leave/leave-verdicts.ts'
import { noNetwork, pending, prospect, refused } from './leave-samples.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const anything = () => undefined
const inOrder: LeaveDraft = {
  classID: 'flood',
  type: 'sick',
  start: '2026-03-03T08:00',
  end: '2026-03-03T18:00',
  reason: 'A fever.',
}

export const leaveRequestModel = pathModel(leaveRequestFlow, {
  inputs: [undefined],
  events: {
    'prospect.reloaded': [{}],
    'draft.changed': ({ prospect: known }) => [
      // A class can be chosen only while there is one.
      { change: { ...inOrder, classID: known?.classes[0]?.classID ?? '' } },
      { change: { end: inOrder.start } },
    ],
    'field.left': [{ field: 'reason' }],
    'request.sent': [{}],
  },
  senders: {
    'prospect.reloaded': 'learner',
    'draft.changed': 'learner',
    'field.left': 'learner',
    'request.sent': 'learner',
  },
  services: {
    loadProspect: { done: [prospect, { ...prospect, classes: [] }], error: [noNetwork] },
    sendRequest: { done: [pending], error: [noNetwork, refused('leave.overlaps'), refused('request.tooMany')] },
  },
  states: {
    loading: ({ tags }) => assert.ok(tags.has('loadingMark')),
    classless: anything,
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    // With a single class there is no choice; a class that has ended in the meantime cannot be chosen.
    open: ({ context: { draft, prospect: known } }) => assert.equal(draft.classID, known?.classes[0]?.classID ?? ''),
    'open.writing': anything,
    'open.sending': ({ context: { draft, prospect: known } }) =>
      assert.deepEqual(known === null ? null : draftProblems(draft, known), {}),
    'open.catchingUp': ({ context }) => assert.equal(context.failure?.reason, 'leave.overlaps'),
    'open.unsent': ({ context }) =>
      assert.deepEqual([context.failure?.reason, context.draft], ['request.noNetwork', inOrder]),
    requested: anything,
  },
  does: {
    'draft.changed': ({ before, event, after }) => {
      if (before.matches({ open: 'writing' }) || before.matches({ open: 'unsent' })) {
        assert.deepEqual(after.context.draft, { ...before.context.draft, ...event.change })
        assert.equal(after.context.failure, null)
      } else assert.equal(after.context.draft, before.context.draft)
    },
    'request.sent': ({ before, after, effects }) => {
      if (!before.matches({ open: 'writing' })) return
      assert.equal(after.context.touched.length, 4)
      announcesRefusal(effects, !after.hasTag('busy'))
    },
  },
})
