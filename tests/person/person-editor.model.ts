import assert from 'node:assert/strict'

import type { ManagedPerson } from '#api/person/managed-person.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { closedBecause, draftFaults, draftOf, isSame } from '#machines/person/person-draft.ts'
import { personEditorFlow } from '#machines/person/person-editor.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const anything = () => undefined

const stored: ManagedPerson = {
  userId: '7',
  accountName: 'amina',
  originalName: 'Amina Diallo',
  phone: null,
  email: 'amina@example.org',
  language: 'fr_FR',
  roles: ['learner'],
  state: 'active',
  revision: 3,
  isLocked: false,
  createdAt: '2026-03-02 08:00:00',
  updatedAt: '2026-03-02 08:00:00',
  hasPassword: true,
  sessionCount: 1,
  link: null,
  log: [],
  facts: { isSelf: false, isLastAdmin: false, hasContact: true, hasTries: true },
  open: ['disable', 'unlock', 'sendLink'],
}
const changed: ManagedPerson = { ...stored, originalName: 'Amina Diallo-Ba', revision: 4 }
const disabled: ManagedPerson = { ...stored, state: 'disabled', revision: 4 }
const blank = { accountName: '', originalName: '', phone: '', email: '', language: 'fr_FR', roles: ['learner'] }
const written = draftOf(stored)

export const personEditorModel = pathModel(personEditorFlow, {
  inputs: [
    { id: null, draft: blank },
    { id: '7', draft: blank },
  ],
  events: {
    'person.reloaded': [{}],
    'draft.changed': [
      { change: written },
      { change: { originalName: 'Amina Diallo-Ba' } },
      { change: { originalName: '' } },
    ],
    'draft.dropped': [{}],
    'field.left': [{ field: 'phone' }],
    'person.saved': [{}],
    'command.chosen': [{ command: 'disable' }, { command: 'enable' }, { command: 'unlock' }, { command: 'sendLink' }],
    'command.confirmed': [{}],
    'command.cancelled': [{}],
  },
  senders: {
    'person.reloaded': 'admin',
    'draft.changed': 'admin',
    'field.left': 'admin',
    'person.saved': 'admin',
    'command.chosen': 'admin',
    'command.confirmed': 'admin',
    'command.cancelled': 'admin',
    'draft.dropped': 'admin',
  },
  services: {
    loadPerson: {
      done: [stored, changed],
      error: [noNetwork, refused('request.notFound'), refused('request.forbidden')],
    },
    savePerson: { done: [stored, changed], error: [noNetwork, refused('record.stale'), refused('person.emailTaken')] },
    sendCommand: { done: [disabled, changed], error: [noNetwork, refused('record.stale')] },
  },
  states: {
    beginning: anything,
    loading: ({ tags }) => assert.ok(tags.has('loadingMark')),
    missing: ({ tags }) => assert.ok(tags.has('missing')),
    forbidden: ({ tags }) => assert.ok(tags.has('forbidden')),
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    open: ({ tags }) => assert.ok(tags.has('open')),
    'open.editing': ({ tags, context }) => assert.deepEqual([tags.has('ready'), context.command], [true, null]),
    // No confirmation for what the lifecycle would refuse.
    'open.confirming': ({ context: { command, item } }) => {
      assert.ok(command === 'disable' || command === 'sendLink')
      assert.ok(item !== null && closedBecause(item, command) === null)
    },
    'open.saving': ({ context: { command }, tags }) => assert.deepEqual([command, tags.has('busy')], [null, true]),
    'open.sending': ({ context: { command }, tags }) =>
      assert.deepEqual([command === null, tags.has('busy')], [false, true]),
    // Concurrent input may have replaced the error.
    'open.catchingUp': ({ context }) =>
      assert.ok(context.failure === null || context.failure.reason === 'record.stale'),
  },
  does: {
    'draft.changed': ({ before, event, after }) => {
      if (!before.hasTag('open')) return
      assert.deepEqual(after.context.draft, { ...before.context.draft, ...event.change })
      assert.deepEqual([after.value, after.context.failure], [before.value, null])
    },
    'draft.dropped': ({ before, after }) => {
      if (before.hasTag('ready'))
        assert.deepEqual(
          [after.context.draft, after.context.touched, after.context.failure],
          [before.context.kept, [], null],
        )
    },
    'field.left': ({ before, after }) => {
      if (before.hasTag('open')) assert.ok(after.context.touched.includes('phone'))
    },
    // [VALID-08] Faults are marked, and nothing is sent.
    'person.saved': ({ before, after, effects }) => {
      if (!before.hasTag('ready')) return
      const { draft, item } = before.context
      const isInOrder = draftFaults(draft, item === null).length === 0
      assert.deepEqual(after.value, { open: isInOrder ? 'saving' : 'editing' })
      announcesRefusal(effects, !isInOrder)
      if (!isInOrder) assert.equal(after.context.touched.length, 6)
      else assert.equal(after.context.failure, null)
    },
    'command.chosen': ({ before, event, after }) => {
      const { item } = before.context
      const isOpen = before.hasTag('ready') && item !== null && closedBecause(item, event.command) === null
      const isDrastic = event.command === 'disable' || event.command === 'sendLink'
      assert.deepEqual(after.value, isOpen ? { open: isDrastic ? 'confirming' : 'sending' } : before.value)
      if (isOpen) assert.deepEqual([after.context.command, after.context.failure], [event.command, null])
    },
    'command.cancelled': ({ before, after }) => {
      if (before.hasTag('confirming'))
        assert.deepEqual([after.value, after.context.command], [{ open: 'editing' }, null])
    },
  },
  situation: ({ item, draft, kept, touched, command, failure }) => ({
    revision: item?.revision,
    state: item?.state,
    isSaved: isSame(draft, kept),
    isNamed: draft.originalName !== '',
    isWritten: draft.accountName !== '',
    touched: touched.length,
    command,
    failure: failure?.reason,
  }),
})
