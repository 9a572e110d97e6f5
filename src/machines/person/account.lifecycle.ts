import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { AccountCommand } from '#api/person/managed-person.contract.ts'

import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'
import { keysOf } from '#machines/kit/keys.ts'

/** Grows when stored records may no longer fit. */
export const version = 1

export interface AccountContext {
  /** Counts the changes, so that a sender who has not seen the last one is told. */
  readonly revision: number
  readonly hasPassword: boolean
}

/** What can be wrong with what is written of a person, found out by the server, and how it is refused. */
const faultCodes = {
  accountWrong: 'person.accountWrong',
  accountTaken: 'person.accountTaken',
  nameMissing: 'person.nameMissing',
  nameWrong: 'person.nameWrong',
  phoneWrong: 'person.phoneWrong',
  phoneTaken: 'person.phoneTaken',
  emailWrong: 'person.emailWrong',
  emailTaken: 'person.emailTaken',
} as const
export type AccountFault = keyof typeof faultCodes
export const accountFaults = keysOf(faultCodes)

/** What every event of staff is judged by; found out by the server, inside the transaction. */
export interface AccountFacts {
  /** The sender is this person. */
  readonly isSelf: boolean
  /** An administrator who can sign in, and nobody else is one. */
  readonly isLastAdmin: boolean
  /** There is a phone or an e-mail to write to: the one that is to be stored, else the stored one. */
  readonly hasContact: boolean
  /** Failed tries to sign in are counted against the account. */
  readonly hasTries: boolean
  /** The first thing that is wrong with what is written; null: nothing. */
  readonly fault: AccountFault | null
}

/** `revision` is the one that the sender has seen. */
interface Sent {
  readonly revision: number
  readonly facts: AccountFacts
}
/** Where the portal is reached, such as https://learn.example.org: with it the links in letters begin. */
interface Reached {
  readonly origin: string
}
/** What a link to set a password with is sent for. */
export type LinkKind = 'invitation' | 'reset'
/** Who chose a password: by a link, after a code, or instead of the one before. */
export type PasswordMeans = 'link' | 'retrieval' | 'change'
/** What was changed of a person, without the words themselves: the log is kept longer than they are. */
export type PersonPart = 'account' | 'name' | 'phone' | 'email' | 'language'

export type AccountEvent =
  | ({
      readonly type: 'create'
      readonly roles: readonly string[]
      readonly areRolesKnown: boolean
      /** Whether an invitation is sent; who imports many people may do so later. */
      readonly invites: boolean
    } & Sent &
      Reached)
  | ({ readonly type: 'edit'; readonly changed: readonly PersonPart[] } & Sent)
  | ({ readonly type: 'changeRoles'; readonly roles: readonly string[]; readonly areRolesKnown: boolean } & Sent)
  | ({ readonly type: 'disable' } & Sent)
  | ({ readonly type: 'enable' } & Sent)
  | ({ readonly type: 'unlock' } & Sent)
  | ({ readonly type: 'sendLink' } & Sent & Reached)
  /** The person's own doing; `session` is the one in which it was done and which goes on, null: there is none. */
  | { readonly type: 'passwordSet'; readonly means: PasswordMeans; readonly session: string | null }
  /** It was there before accounts had a lifecycle. */
  | { readonly type: 'adopt'; readonly hasPassword: boolean }

/** What a client may send; the facts are the server's, and so is what people do with their own passwords. */
export const clientEvents: readonly AccountEvent['type'][] = [
  'create',
  'edit',
  'changeRoles',
  'disable',
  'enable',
  'unlock',
  'sendLink',
]

const wellWritten = accountFaults.map(
  (fault) => ({ guard: { type: 'hasFault', params: { fault } }, actions: refuse(faultCodes[fault]) }) as const,
)
const withContact = { guard: not('hasContact'), actions: refuse('person.contactMissing') } as const
const rolesInOrder = [
  { guard: not('hasRoles'), actions: refuse('person.roleMissing') },
  { guard: not('areRolesKnown'), actions: refuse('person.roleUnknown') },
] as const

/** What is written here comes from the event, so that whatever sends it need not know what it brings about. */
const link = (kind: LinkKind) =>
  ({
    type: 'putLink',
    params: ({ event }: { event: AccountEvent }) => ({ kind, origin: 'origin' in event ? event.origin : '' }),
  }) as const
const endSessions = {
  type: 'endSessions',
  params: ({ event }: { event: AccountEvent }) => ({ except: 'session' in event ? event.session : null }),
} as const

const editing = [stale, ...wellWritten, { actions: 'revise' }] as const
const changingRoles = [
  stale,
  ...rolesInOrder,
  { guard: 'givesOwnAdminUp', actions: refuse('person.ownAdmin') },
  { guard: 'takesLastAdmin', actions: refuse('person.lastAdmin') },
  { actions: 'revise', meta: { requirements: ['ROLE-02', 'ROLE-03'] } },
] as const
const disabling = [
  { guard: 'isSelf', actions: refuse('person.notYourself') },
  stale,
  { guard: 'isLastAdmin', actions: refuse('person.lastAdmin') },
  { target: 'disabled', actions: ['revise', endSessions, 'voidLinks'] },
] as const
const unlocking = [
  { guard: not('hasTries'), actions: refuse('person.notLocked') },
  stale,
  { actions: ['revise', 'forgetTries'] },
] as const
const sendingLink = (kind: LinkKind) => [stale, withContact, { actions: ['revise', link(kind)] }] as const
/** Whoever knew the password before, or holds a link to set one, is kept out. */
const passwordChosen = ['forgetTries', 'voidLinks', endSessions] as const
const enabled = { actions: refuse('person.notDisabled') } as const

export const accountLifecycle = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
  },
  guards: {
    isStale: ({ context, event }) => 'revision' in event && event.revision !== context.revision,
    hasFault: ({ event }, params: { fault: AccountFault }) => 'facts' in event && event.facts.fault === params.fault,
    hasContact: ({ event }) => 'facts' in event && event.facts.hasContact,
    hasRoles: ({ event }) => 'roles' in event && event.roles.length > 0,
    areRolesKnown: ({ event }) => 'areRolesKnown' in event && event.areRolesKnown,
    isSelf: ({ event }) => 'facts' in event && event.facts.isSelf,
    isLastAdmin: ({ event }) => 'facts' in event && event.facts.isLastAdmin,
    /** Whoever changes roles is an administrator. */
    givesOwnAdminUp: ({ event }) =>
      event.type === 'changeRoles' && event.facts.isSelf && !event.roles.includes('admin'),
    takesLastAdmin: ({ event }) =>
      event.type === 'changeRoles' && event.facts.isLastAdmin && !event.roles.includes('admin'),
    hasTries: ({ event }) => 'facts' in event && event.facts.hasTries,
    invites: ({ event }) => event.type === 'create' && event.invites,
    hasPassword: ({ context }) => context.hasPassword,
    hadPassword: ({ event }) => event.type === 'adopt' && event.hasPassword,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    takePassword: assign({ hasPassword: true }),
    /** The code of the refusal, in the server's answer and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** In the same transaction: nobody goes on who is signed in to it, but for one session at most. */
    endSessions: (_, _params: { except: string | null }) => undefined,
    /** In the same transaction: links to set its password with open nothing any more. */
    voidLinks: () => undefined,
    /** In the same transaction: the failed tries to sign in are forgotten. */
    forgetTries: () => undefined,
    /** In the same transaction: a link to set the password with is put into the outbox. */
    putLink: (_, _params: { kind: LinkKind; origin: string }) => undefined,
  },
}).createMachine({
  id: 'account',
  description: 'The account of a person, from the invitation through its time of use to being switched off, and back.',
  initial: 'draft',
  context: { revision: 0, hasPassword: false },
  states: {
    draft: {
      description: 'It is being written; nobody can sign in to it.',
      meta: { title: 'Being written', who: 'admin' },
      on: {
        create: [
          ...wellWritten,
          withContact,
          ...rolesInOrder,
          {
            guard: 'invites',
            target: 'invited',
            actions: ['revise', link('invitation')],
            meta: { requirements: ['ROLE-02', 'ROLE-03'] },
          },
          { target: 'invited', actions: 'revise', description: 'The invitation is sent later.' },
        ],
        adopt: [
          {
            guard: 'hadPassword',
            target: 'active',
            actions: ['revise', 'takePassword'],
            description: 'It has been in use.',
          },
          { target: 'invited', actions: 'revise' },
        ],
      },
    },
    invited: {
      description: 'It has no password yet; its owner sets one by the link of the invitation, or by a code.',
      meta: { title: 'Invited', who: 'learner' },
      tags: ['enabled'],
      on: {
        edit: editing,
        changeRoles: changingRoles,
        disable: disabling,
        enable: enabled,
        unlock: unlocking,
        sendLink: sendingLink('invitation'),
        passwordSet: { target: 'active', actions: ['revise', 'takePassword', ...passwordChosen] },
      },
    },
    active: {
      description: 'Its owner can sign in.',
      meta: { title: 'Active', who: 'learner', requirements: ['CALL-01'] },
      tags: ['enabled'],
      on: {
        edit: editing,
        changeRoles: changingRoles,
        disable: disabling,
        enable: enabled,
        unlock: unlocking,
        sendLink: sendingLink('reset'),
        passwordSet: { actions: ['revise', ...passwordChosen], meta: { requirements: ['CALL-10'] } },
      },
    },
    disabled: {
      description: 'Nobody can sign in to it, by whatever way; what its owner has done is kept.',
      meta: { title: 'Disabled', who: 'admin' },
      tags: ['aside'],
      on: {
        edit: editing,
        changeRoles: changingRoles,
        disable: { actions: refuse('person.alreadyDisabled') },
        enable: [
          stale,
          { guard: 'hasPassword', target: 'active', actions: 'revise' },
          { target: 'invited', actions: 'revise', description: 'A password has never been set.' },
        ],
        unlock: unlocking,
        sendLink: { actions: refuse('person.disabled') },
        passwordSet: { actions: refuse('person.disabled') },
      },
    },
  },
})

export type AccountSnapshot = SnapshotFrom<typeof accountLifecycle>
export type AccountState = AccountSnapshot['value']

/** The lifecycle where a record stands. */
export const accountAt = (value: AccountState, context: AccountContext): AccountSnapshot =>
  accountLifecycle.resolveState({ value, context })

/** What staff can do with a stored account beside writing in it; nothing that is written is judged. */
export const accountOffers: Offers<typeof accountLifecycle, AccountCommand, Omit<AccountFacts, 'fault'>> = {
  lifecycle: accountLifecycle,
  eventOf: (type, { revision, facts: known }) => {
    const facts = { ...known, fault: null }
    // No letter is written here, so no link needs to know where the portal is reached.
    return type === 'sendLink' ? { type, revision, facts, origin: '' } : { type, revision, facts }
  },
}
