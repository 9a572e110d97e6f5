import { assign, emit, fromCallback, fromPromise, not, sendTo, setup } from 'xstate'

import type { AccountCommand, ManagedPerson } from '#api/person/managed-person.contract.ts'
import type { PersonField, WrittenPerson } from '#api/person/person-rule.ts'
import type { Failure } from '#api/kit/problem.ts'

import { closedBecause, draftFaults, draftOf, isSame } from './person-draft.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { failureIn, isForbidden, isMissing, isStale } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface PersonEditorInput {
  /** The person to open; null: a new one. */
  readonly id: string | null
  /** Initial values of a new person. */
  readonly draft: WrittenPerson
}
/** What was written of a person and not saved, and the revision that it was written on. */
export interface KeptPerson {
  readonly draft: WrittenPerson
  readonly revision: number
}
export interface PersonEditorContext {
  readonly id: string | null
  /** The last server version; null while not stored yet. */
  readonly item: ManagedPerson | null
  readonly draft: WrittenPerson
  /** The draft that equals the stored version. */
  readonly kept: WrittenPerson
  /** What was found on the device and is not in the form yet. */
  readonly found: KeptPerson | null
  /** The current input was found on the device. */
  readonly isRestored: boolean
  /** The touched fields; errors of others are hidden until the first submit. */
  readonly touched: readonly PersonField[]
  /** The command to confirm or in progress; null: editing. */
  readonly command: AccountCommand | null
  readonly failure: Failure | null
}
export type PersonEditorEvent =
  | { readonly type: 'person.reloaded' }
  /** The person may have changed elsewhere. */
  | { readonly type: 'person.signalled' }
  | { readonly type: 'draft.changed'; readonly change: Partial<WrittenPerson> }
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'field.left'; readonly field: PersonField }
  | { readonly type: 'person.saved' }
  | { readonly type: 'command.chosen'; readonly command: AccountCommand }
  | { readonly type: 'command.confirmed' }
  | { readonly type: 'command.cancelled' }
export type PersonEditorEmitted =
  | { readonly type: 'done'; readonly what: 'created' | 'saved' | AccountCommand; readonly id: string }
  /** Errors are marked; the first field gets the focus. */
  | FormRefused

/** The request body. */
export interface PersonSaving {
  readonly id: string | null
  readonly revision: number
  readonly draft: WrittenPerson
}
export interface PersonCommand {
  readonly id: string
  readonly revision: number
  readonly command: AccountCommand
}

interface Answered {
  readonly event: { readonly output: ManagedPerson }
}
const foundIn = ({ event }: { readonly event: { readonly output: KeptPerson | null } }) => ({ found: event.output })
const itemOf = ({ event }: Answered) => ({ item: event.output })
const allFields: readonly PersonField[] = [
  'accountName',
  'originalName',
  'phone',
  'email',
  'language',
  'department',
  'roles',
]

/** A stale revision triggers a refetch; every other refusal is shown beside the input. */
const onStale = { guard: { type: 'isStale', params: errorOf }, target: 'catchingUp', actions: failing } as const

/** What can be done while the person's data is being edited. */
const written = {
  'draft.dropped': { actions: ['drop', 'forgetDraft'] },
  'person.saved': [
    {
      guard: not('isInOrder'),
      actions: ['touchAll', 'announceRefusedForm'],
      description: 'Errors are marked, and nothing is sent.',
      meta: { requirements: ['VALID-28'] },
    },
    { target: 'saving', actions: 'forgetFailure' },
  ],
  'command.chosen': [
    { guard: not('isOpen'), description: 'The lifecycle refuses it; the disabled action gives the reason.' },
    { guard: 'isDrastic', target: 'confirming', actions: 'takeCommand' },
    { target: 'sending', actions: 'takeCommand' },
  ],
} as const

/** The editor of one person: data, roles, and the account. */
export const personEditorFlow = setup({
  types: {
    context: {} as PersonEditorContext,
    events: {} as PersonEditorEvent,
    input: {} as PersonEditorInput,
    emitted: {} as PersonEditorEmitted,
  },
  actors: {
    restoreDraft: fromPromise<KeptPerson | null, { id: string | null }>(unfilled),
    keepDraft: fromCallback<KeepWriting<KeptPerson>>(unfilled),
    loadPerson: fromPromise<ManagedPerson, { id: string }>(unfilled),
    /** Creates a person who has no id yet. */
    savePerson: fromPromise<ManagedPerson, PersonSaving>(unfilled),
    sendCommand: fromPromise<ManagedPerson, PersonCommand>(unfilled),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isInOrder: ({ context: { draft, item } }) => draftFaults(draft, item).length === 0,
    isOpen: ({ context: { item }, event }) =>
      event.type === 'command.chosen' && item !== null && closedBecause(item, event.command) === null,
    /** Commands that lock somebody out or send a letter have to be confirmed. */
    isDrastic: ({ event }) =>
      event.type === 'command.chosen' && (event.command === 'disable' || event.command === 'sendLink'),
    isMissing,
    isForbidden,
    isStale,
  },
  actions: {
    takePerson: assign(({ context }, { item }: { item: ManagedPerson }) => ({
      ...context,
      item,
      draft: draftOf(item),
      kept: draftOf(item),
      touched: [],
      isRestored: false,
      failure: null,
    })),
    takeFound: assign({ found: (_, { found }: { found: KeptPerson | null }) => found }),
    /** What was found comes into the form, unless it says the same; that the person has changed since then is told. */
    restore: assign(({ context: { found, draft, item } }) => {
      if (found === null || isSame(found.draft, draft)) return { found: null }
      const isOutdated = item !== null && item.revision !== found.revision
      const failure = isOutdated ? { reason: 'record.stale', message: null } : null
      return { found: null, draft: found.draft, isRestored: true, failure }
    }),
    /** Only what is not saved is kept on the device. */
    keepDraft: sendTo(
      'keeping',
      ({ context: { id, item, draft, kept } }): KeepWriting<KeptPerson> => ({
        type: 'writing.kept',
        id,
        written: isSame(draft, kept) ? null : { draft, revision: item?.revision ?? 0 },
      }),
    ),
    forgetDraft: sendTo(
      'keeping',
      ({ context: { id } }): KeepWriting<KeptPerson> => ({ type: 'writing.kept', id, written: null }),
    ),
    /** Input typed after the request was sent is kept. */
    takeSaved: assign(({ context: { draft, item: before } }, { item }: { item: ManagedPerson }) => ({
      id: item.userId,
      item,
      kept: draftOf(item),
      draft: before === null || isSame(draft, draftOf(item)) ? draftOf(item) : draft,
      touched: [],
      isRestored: false,
    })),
    /** The account has changed; the edited data of the person stays. */
    takeState: assign(({ context: { draft, kept } }, { item }: { item: ManagedPerson }) => ({
      item,
      kept: draftOf(item),
      draft: isSame(draft, kept) ? draftOf(item) : draft,
    })),
    change: assign({
      draft: ({ context, event }) =>
        event.type === 'draft.changed' ? { ...context.draft, ...event.change } : context.draft,
      failure: null,
    }),
    drop: assign({ draft: ({ context }) => context.kept, touched: [], isRestored: false, failure: null }),
    touch: assign({
      touched: ({ context: { touched }, event }) =>
        event.type === 'field.left' && !touched.includes(event.field) ? [...touched, event.field] : touched,
    }),
    touchAll: assign({ touched: allFields }),
    takeCommand: assign({
      command: ({ event }) => (event.type === 'command.chosen' ? event.command : null),
      failure: null,
    }),
    forgetCommand: assign({ command: null }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    announceDone: emit(({ context: { item, command } }, params: { item: ManagedPerson }) => ({
      type: 'done' as const,
      what: command ?? (item === null ? ('created' as const) : ('saved' as const)),
      id: params.item.userId,
    })),
    announceRefusedForm: emit(formRefused),
  },
}).createMachine({
  id: 'personEditor',
  description: 'The editor of one person: data, roles, and the account.',
  initial: 'restoring',
  invoke: {
    src: 'keepDraft',
    id: 'keeping',
    onError: { description: 'What is written lives in this tab only.' },
  },
  context: ({ input: { id, draft } }) => ({
    id,
    item: null,
    draft,
    kept: draft,
    found: null,
    isRestored: false,
    touched: [],
    command: null,
    failure: null,
  }),
  states: {
    restoring: {
      description: 'Looks for what was written on this device before; a new person needs no fetching.',
      meta: { title: 'Restoring', who: 'browser' },
      invoke: {
        src: 'restoreDraft',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: 'isNew', target: 'open', actions: [{ type: 'takeFound', params: foundIn }, 'restore'] },
          { target: 'loading', actions: { type: 'takeFound', params: foundIn } },
        ],
        onError: [{ guard: 'isNew', target: 'open' }, { target: 'loading' }],
      },
    },
    loading: {
      description: 'The person is being fetched, with the log of the account.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loadingMark'],
      invoke: {
        src: 'loadPerson',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: { target: 'open', actions: [{ type: 'takePerson', params: itemOf }, 'restore'] },
        onError: [
          { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
          { guard: { type: 'isForbidden', params: errorOf }, target: 'forbidden' },
          { target: 'failed', actions: failing },
        ],
      },
    },
    missing: { description: 'There is no such person.', meta: { title: 'Missing', who: 'admin' }, tags: ['missing'] },
    forbidden: {
      description: 'The caller may not see people.',
      meta: { title: 'Not permitted', who: 'admin', requirements: ['ROLE-06'] },
      tags: ['forbidden'],
    },
    failed: {
      description: 'The person could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'admin' },
      tags: ['failed'],
      on: { 'person.reloaded': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'The person is shown with the available account commands.',
      meta: { title: 'Open', who: 'admin', requirements: ['ROLE-02', 'ROLE-03'] },
      tags: ['open'],
      initial: 'editing',
      on: {
        'draft.changed': { actions: ['change', 'keepDraft'] },
        'field.left': { actions: 'touch' },
      },
      states: {
        editing: {
          description: 'The person’s data is being edited.',
          meta: { title: 'Editing', who: 'admin', requirements: ['VALID-08'] },
          tags: ['ready'],
          on: { ...written, 'person.signalled': { guard: not('isNew'), target: 'renewing' } },
        },
        renewing: {
          description: 'Somebody may have changed it; it is being looked up, and writing goes on.',
          meta: { title: 'Being looked up', who: 'server' },
          tags: ['ready'],
          invoke: {
            src: 'loadPerson',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: { target: 'editing', actions: { type: 'takeState', params: itemOf } },
            onError: { target: 'editing', description: 'The previous version stays.' },
          },
          on: { ...written, 'person.signalled': { target: 'renewing', reenter: true } },
        },
        confirming: {
          description: 'The administrator is asked to confirm.',
          meta: { title: 'Asking', who: 'admin' },
          tags: ['confirming'],
          on: { 'command.confirmed': 'sending', 'command.cancelled': { target: 'editing', actions: 'forgetCommand' } },
        },
        saving: {
          description: 'The person’s data is being stored.',
          meta: { title: 'Saving', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'savePerson',
            input: ({ context: { id, item, draft } }) => ({ id, revision: item?.revision ?? 0, draft }),
            onDone: {
              target: 'editing',
              actions: [
                { type: 'announceDone', params: itemOf },
                'forgetDraft',
                { type: 'takeSaved', params: itemOf },
                'keepDraft',
              ],
            },
            onError: [onStale, { target: 'editing', actions: failing }],
          },
        },
        sending: {
          description: 'The command is being sent.',
          meta: { title: 'Sending', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'sendCommand',
            input: ({ context: { id, item, command } }) => ({
              id: id ?? '',
              revision: item?.revision ?? 0,
              command: command ?? 'enable',
            }),
            onDone: {
              target: 'editing',
              actions: [
                { type: 'announceDone', params: itemOf },
                { type: 'takeState', params: itemOf },
                'forgetCommand',
              ],
            },
            onError: [onStale, { target: 'editing', actions: [failing, 'forgetCommand'] }],
          },
        },
        catchingUp: {
          description: 'Stale revision: the current person is being fetched; the input stays in the form.',
          meta: { title: 'Fetching the change', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'loadPerson',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: { target: 'editing', actions: [{ type: 'takeState', params: itemOf }, 'forgetCommand'] },
            onError: { target: 'editing', actions: [failing, 'forgetCommand'] },
          },
        },
      },
    },
  },
})

export type PersonEditorFlow = typeof personEditorFlow
