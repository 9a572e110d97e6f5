import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { SnapshotFrom } from 'xstate'

import type { AccountCommand, ManagedPerson } from '#api/person/managed-person.contract.ts'
import { draftOf, isSame } from '#machines/person/person-draft.ts'
import { personEditorFlow, type KeptPerson } from '#machines/person/person-editor.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, sends as sentTo, starts, tells } from '#tests/kit/models/steps.ts'

type Shown = SnapshotFrom<typeof personEditorFlow>
type Stepped = Step<Shown>
type Inside = Extract<Shown['value'], { open: unknown }>['open']
type Context = Shown['context']
const { shows, showsOnly } = showing<Shown>()

const notFound = refusal('request.notFound')
const forbidden = refusal('request.forbidden')
const stale = refusal('record.stale')
const emailTaken = refusal('person.emailTaken')

const stored: ManagedPerson = {
  userId: '7',
  accountName: 'amina',
  originalName: 'Amina Diallo',
  phone: null,
  email: 'amina@example.org',
  language: 'fr_FR',
  roles: ['learner'],
  department: 'hydrology',
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
}
const changed: ManagedPerson = { ...stored, originalName: 'Amina Diallo-Ba', revision: 4 }
const disabled: ManagedPerson = { ...stored, state: 'disabled', revision: 4 }
const blank = {
  accountName: '',
  originalName: '',
  phone: '',
  email: '',
  language: 'fr_FR',
  roles: ['learner'],
  department: '',
}
const written = draftOf(stored)
const renamed = { ...written, originalName: 'Amina Diallo-Ba' }
const noStore = new Error('no store')
const told = (id: string | null, kept: KeptPerson | null): string =>
  sentTo('keeping', 'writing.kept', { id, written: kept })
/** Only what is not saved is kept on the device. */
const keeps = ({ id, item, draft, kept }: Pick<Context, 'id' | 'item' | 'draft' | 'kept'>): string =>
  told(id, isSame(draft, kept) ? null : { draft, revision: item?.revision ?? 0 })
const loads = (step: Stepped): string => starts('loadPerson', { id: step.before.context.id ?? '' })

/** Account, real name and a contact: all samples that have a name have a contact, too. */
const isInOrder = ({ accountName, originalName }: Context['draft']): boolean =>
  accountName !== '' && originalName !== ''
/** A disabled account can be enabled and unlocked, any other disabled, unlocked, and sent a link. */
const isOpen = (item: ManagedPerson | null, command: AccountCommand): boolean =>
  item !== null && (item.state === 'disabled' ? ['enable', 'unlock'].includes(command) : command !== 'enable')

const goes = (step: Stepped, open: Inside, context: Partial<Context> = {}, brings: readonly string[] = []): void =>
  comesTo(step, { value: { open }, context, brings })
const sends = (step: Stepped, command: AccountCommand | null, context: Partial<Context> = {}): void => {
  const { id, item } = step.before.context
  goes(step, 'sending', context, [starts('sendCommand', { id: id ?? '', revision: item?.revision, command })])
}
/** The account has changed; what is being written stays, unless nothing was. */
const stateOf = ({ draft, kept }: Context, item: ManagedPerson): Partial<Context> => ({
  item,
  kept: draftOf(item),
  draft: isDeepStrictEqual(draft, kept) ? draftOf(item) : draft,
  command: null,
})
const catchesUp = (step: Stepped): void =>
  goes(step, 'catchingUp', { failure: shownOf(stale) }, [starts('loadPerson', { id: step.before.context.id ?? '' })])

export const personEditorModel = pathModel(personEditorFlow, {
  inputs: [
    { id: null, draft: blank },
    { id: '7', draft: blank },
  ],
  events: {
    'person.reloaded': [{}],
    'person.signalled': [{}],
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
    'person.signalled': 'browser',
    'draft.changed': 'admin',
    'field.left': 'admin',
    'person.saved': 'admin',
    'command.chosen': 'admin',
    'command.confirmed': 'admin',
    'command.cancelled': 'admin',
    'draft.dropped': 'admin',
  },
  services: {
    restoreDraft: { done: [null, { draft: renamed, revision: 3 }, { draft: written, revision: 2 }], error: [noStore] },
    keepDraft: { done: [], error: [noStore] },
    loadPerson: { done: [stored, changed], error: [noNetwork, notFound, forbidden] },
    savePerson: { done: [stored, changed], error: [noNetwork, stale, emailTaken] },
    sendCommand: { done: [disabled, changed], error: [noNetwork, stale] },
  },
  states: {
    restoring: showsOnly({ tags: [], runs: ['keepDraft', 'restoreDraft'], context: { isRestored: false } }),
    loading: showsOnly({
      tags: ['loadingMark'],
      runs: ['keepDraft', 'loadPerson'],
      context: { id: '7', item: null, failure: null },
    }),
    missing: showsOnly({ tags: ['missing'], runs: ['keepDraft'], context: { item: null } }),
    forbidden: showsOnly({ tags: ['forbidden'], runs: ['keepDraft'], context: { item: null } }),
    failed: showsOnly({ tags: ['failed'], runs: ['keepDraft'], context: { item: null, failure: unreached } }),
    open: shows({ tags: ['open'], runs: ['keepDraft'] }, ({ context: { id, item } }) =>
      assert.ok(id === null || item !== null),
    ),
    'open.editing': showsOnly({ tags: ['open', 'ready'], runs: ['keepDraft'], context: { command: null } }),
    'open.renewing': showsOnly({
      tags: ['open', 'ready'],
      runs: ['keepDraft', 'loadPerson'],
      context: { command: null },
    }),
    // No confirmation for what the lifecycle would refuse.
    'open.confirming': showsOnly(
      { tags: ['confirming', 'open'], runs: ['keepDraft'] },
      ({ context: { command, item } }) => {
        assert.ok(command === 'disable' || command === 'sendLink')
        assert.ok(isOpen(item, command))
      },
    ),
    'open.saving': showsOnly({ tags: ['busy', 'open'], runs: ['keepDraft', 'savePerson'], context: { command: null } }),
    'open.sending': showsOnly(
      { tags: ['busy', 'open'], runs: ['keepDraft', 'sendCommand'] },
      ({ context: { command } }) => assert.notEqual(command, null),
    ),
    // Concurrent input may have replaced the error.
    'open.catchingUp': showsOnly({ tags: ['busy', 'open'], runs: ['keepDraft', 'loadPerson'] }, ({ context }) =>
      assert.ok(context.failure === null || context.failure.reason === 'record.stale'),
    ),
  },
  does: {
    ...outcomes(personEditorFlow, {
      done: {
        // It comes into the form of a new person at once, into another as soon as the person is there.
        restoreDraft: (step) => {
          const found = step.event.output
          if (step.before.context.id !== null)
            return comesTo(step, { value: 'loading', context: { found }, brings: [loads(step)] })
          if (found === null) goes(step, 'editing')
          else goes(step, 'editing', { draft: found.draft, isRestored: true })
        },
        loadPerson: (step) => {
          const item = step.event.output
          if (step.before.hasTag('open')) return goes(step, 'editing', stateOf(step.before.context, item))
          const draft = draftOf(item)
          const taken = { item, kept: draft, found: null, touched: [] }
          const { found } = step.before.context
          if (found === null || isSame(found.draft, draft))
            return goes(step, 'editing', { ...taken, draft, isRestored: false, failure: null })
          // What has changed since it was written is told.
          const failure = found.revision === item.revision ? null : { reason: 'record.stale', message: null }
          goes(step, 'editing', { ...taken, draft: found.draft, isRestored: true, failure })
        },
        savePerson: (step) => {
          const { id, item: before, draft } = step.before.context
          const item = step.event.output
          const saved = draftOf(item)
          const what = before === null ? 'created' : 'saved'
          // What is typed after the request was sent is kept.
          const context = { id: '7', item, kept: saved, draft: before === null ? saved : draft, touched: [] }
          const brings = [tells('done', { what, id: '7' }), told(id, null), keeps(context)]
          goes(step, 'editing', { ...context, isRestored: false }, brings)
        },
        sendCommand: (step) => {
          const { command: what } = step.before.context
          const context = stateOf(step.before.context, step.event.output)
          goes(step, 'editing', context, [tells('done', { what, id: '7' })])
        },
      },
      error: {
        restoreDraft: (step) =>
          step.before.context.id === null
            ? goes(step, 'editing')
            : comesTo(step, { value: 'loading', brings: [loads(step)] }),
        // It is in the form all the same.
        keepDraft: comesToNothing,
        loadPerson: (step) => {
          const { error } = step.event
          const failure = shownOf(error)
          if (step.before.matches({ open: 'renewing' })) goes(step, 'editing')
          else if (step.before.hasTag('open')) goes(step, 'editing', { failure, command: null })
          else if (error === notFound) comesTo(step, { value: 'missing' })
          else if (error === forbidden) comesTo(step, { value: 'forbidden' })
          else comesTo(step, { value: 'failed', context: { failure } })
        },
        savePerson: (step) =>
          step.event.error === stale ? catchesUp(step) : goes(step, 'editing', { failure: shownOf(step.event.error) }),
        sendCommand: (step) =>
          step.event.error === stale ? catchesUp(step) : goes(step, 'editing', { failure: unreached, command: null }),
      },
    }),
    'person.reloaded': (step) =>
      comesTo(step, { value: 'loading', context: { failure: null }, brings: [starts('loadPerson', { id: '7' })] }),
    'person.signalled': (step) => {
      const { id } = step.before.context
      if (id === null) comesToNothing(step)
      else goes(step, 'renewing', {}, [starts('loadPerson', { id })])
    },
    'draft.changed': (step) => {
      const draft = { ...step.before.context.draft, ...step.event.change }
      comesTo(step, { context: { draft, failure: null }, brings: [keeps({ ...step.before.context, draft })] })
    },
    'draft.dropped': (step) => {
      const { id, kept } = step.before.context
      const context = { draft: kept, touched: [], isRestored: false, failure: null }
      comesTo(step, { context, brings: [told(id, null)] })
    },
    'field.left': (step) => {
      const { touched } = step.before.context
      comesTo(step, { context: { touched: touched.includes('phone') ? touched : [...touched, 'phone'] } })
    },
    // [VALID-08] Faults are marked, and nothing is sent.
    'person.saved': (step) => {
      const { id, item, draft } = step.before.context
      if (isInOrder(draft))
        return goes(step, 'saving', { failure: null }, [
          starts('savePerson', { id, revision: item?.revision ?? 0, draft }),
        ])
      const touched = ['accountName', 'originalName', 'phone', 'email', 'language', 'department', 'roles'] as const
      comesTo(step, { context: { touched }, brings: [tells('formRefused')] })
    },
    // Commands that lock somebody out or send a letter have to be confirmed.
    'command.chosen': (step) => {
      const { command } = step.event
      if (!isOpen(step.before.context.item, command)) return comesToNothing(step)
      const taken = { command, failure: null }
      if (command === 'disable' || command === 'sendLink') goes(step, 'confirming', taken)
      else sends(step, command, taken)
    },
    'command.confirmed': (step) => sends(step, step.before.context.command),
    'command.cancelled': (step) => goes(step, 'editing', { command: null }),
  },
  situation: ({ id, item, draft, kept, found, isRestored, touched, command, failure }) => ({
    isNew: id === null,
    revision: item?.revision,
    state: item?.state,
    isSaved: isSame(draft, kept),
    kept: kept.originalName,
    name: draft.originalName,
    foundOn: found?.revision,
    isRestored,
    isNamed: draft.originalName !== '',
    isWritten: draft.accountName !== '',
    touched: touched.length,
    command,
    failure: failure?.reason,
  }),
})
