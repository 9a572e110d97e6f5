import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { SnapshotFrom } from 'xstate'

import type { AccountCommand, ManagedPerson } from '#api/person/managed-person.contract.ts'
import { draftOf, isSame } from '#machines/person/person-draft.ts'
import { personEditorFlow } from '#machines/person/person-editor.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { isLeftAtOnce, showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, starts, tells } from '#tests/kit/models/steps.ts'

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
    loadPerson: { done: [stored, changed], error: [noNetwork, notFound, forbidden] },
    savePerson: { done: [stored, changed], error: [noNetwork, stale, emailTaken] },
    sendCommand: { done: [disabled, changed], error: [noNetwork, stale] },
  },
  states: {
    beginning: isLeftAtOnce,
    loading: showsOnly({
      tags: ['loadingMark'],
      runs: ['loadPerson'],
      context: { id: '7', item: null, failure: null },
    }),
    missing: showsOnly({ tags: ['missing'], context: { item: null } }),
    forbidden: showsOnly({ tags: ['forbidden'], context: { item: null } }),
    failed: showsOnly({ tags: ['failed'], context: { item: null, failure: unreached } }),
    open: shows({ tags: ['open'] }, ({ context: { id, item } }) => assert.ok(id === null || item !== null)),
    'open.editing': showsOnly({ tags: ['open', 'ready'], context: { command: null } }),
    'open.renewing': showsOnly({ tags: ['open', 'ready'], runs: ['loadPerson'], context: { command: null } }),
    // No confirmation for what the lifecycle would refuse.
    'open.confirming': showsOnly({ tags: ['confirming', 'open'] }, ({ context: { command, item } }) => {
      assert.ok(command === 'disable' || command === 'sendLink')
      assert.ok(isOpen(item, command))
    }),
    'open.saving': showsOnly({ tags: ['busy', 'open'], runs: ['savePerson'], context: { command: null } }),
    'open.sending': showsOnly({ tags: ['busy', 'open'], runs: ['sendCommand'] }, ({ context: { command } }) =>
      assert.notEqual(command, null),
    ),
    // Concurrent input may have replaced the error.
    'open.catchingUp': showsOnly({ tags: ['busy', 'open'], runs: ['loadPerson'] }, ({ context }) =>
      assert.ok(context.failure === null || context.failure.reason === 'record.stale'),
    ),
  },
  does: {
    ...outcomes(personEditorFlow, {
      done: {
        loadPerson: (step) => {
          const item = step.event.output
          if (step.before.hasTag('open')) return goes(step, 'editing', stateOf(step.before.context, item))
          const draft = draftOf(item)
          goes(step, 'editing', { item, draft, kept: draft, touched: [], failure: null })
        },
        savePerson: (step) => {
          const { item: before, draft } = step.before.context
          const item = step.event.output
          const saved = draftOf(item)
          const what = before === null ? 'created' : 'saved'
          // What is typed after the request was sent is kept.
          const context = { id: '7', item, kept: saved, draft: before === null ? saved : draft, touched: [] }
          goes(step, 'editing', context, [tells('done', { what, id: '7' })])
        },
        sendCommand: (step) => {
          const { command: what } = step.before.context
          const context = stateOf(step.before.context, step.event.output)
          goes(step, 'editing', context, [tells('done', { what, id: '7' })])
        },
      },
      error: {
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
    'draft.changed': (step) =>
      comesTo(step, { context: { draft: { ...step.before.context.draft, ...step.event.change }, failure: null } }),
    'draft.dropped': (step) =>
      comesTo(step, { context: { draft: step.before.context.kept, touched: [], failure: null } }),
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
  situation: ({ id, item, draft, kept, touched, command, failure }) => ({
    isNew: id === null,
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
