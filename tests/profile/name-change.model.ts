import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { nameChangeFlow } from '#machines/profile/name-change.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const blank = ' \u200b '
const long = 'x'.repeat(65)
const mixed = 'Аmina'
const faults: Readonly<Record<string, string>> = {
  [blank]: 'profile.required',
  [long]: 'profile.nameTooLong',
  [mixed]: 'profile.nameMixed',
}

export const nameChangeModel = pathModel(nameChangeFlow, {
  inputs: [{ userId: '7', name: 'Amina' }],
  events: {
    'name.changed': [{ name: ' Ami ' }, { name: blank }, { name: long }, { name: mixed }, { name: 'Amina ' }],
    'name.left': [{}],
    'name.submitted': [{}],
    'change.dropped': [{}],
  },
  senders: {
    'name.changed': 'learner',
    'name.left': 'learner',
    'name.submitted': 'learner',
    'change.dropped': 'learner',
  },
  services: { save: { done: [undefined], error: [noNetwork] } },
  states: {
    editing: ({ context }) => assert.ok(context.refusal === null || context.failure === null),
    saving: ({ context, tags }) => {
      assert.ok(tags.has('busy'))
      assert.deepEqual([context.draft, context.refusal, context.failure], [' Ami ', null, null])
    },
    saved: ({ context, status }) => assert.deepEqual([context.draft, status], [' Ami ', 'done']),
    dropped: ({ status }) => assert.equal(status, 'done'),
  },
  does: {
    'name.changed': ({ before, event, after }) => {
      if (before.value === 'editing')
        assert.deepEqual([after.context.draft, after.context.refusal, after.context.failure], [event.name, null, null])
    },
    // [VALID-27] A blank name is reported on blur.
    'name.left': ({ before, after }) => {
      if (before.value !== 'editing') return
      assert.deepEqual(
        [after.value, after.context.refusal],
        ['editing', faults[before.context.draft] ?? before.context.refusal],
      )
    },
    'name.submitted': ({ before, after, effects }) => {
      if (before.value !== 'editing') return
      const fault = faults[before.context.draft] ?? null
      assert.equal(after.context.refusal, fault ?? (after.value === 'dropped' ? before.context.refusal : null))
      announcesRefusal(effects, fault !== null)
      assert.equal(
        after.value,
        fault !== null ? 'editing' : before.context.draft.trim() === 'Amina' ? 'dropped' : 'saving',
      )
    },
    // [SHELL-37]
    'change.dropped': ({ before, after }) =>
      assert.equal(after.value, before.value === 'editing' ? 'dropped' : before.value),
  },
})
