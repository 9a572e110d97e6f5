import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { ClientEvent } from '#api/kit/said.ts'
import type { AccountCommand, accountSaid, ManagedPerson } from '#api/person/managed-person.contract.ts'

import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'
import { keysOf } from '#machines/kit/keys.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export interface AccountContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  readonly hasPassword: boolean
}

/** Validation errors of a person's data, detected by the server, with their refusal codes. */
const faultCodes = {
  accountWrong: 'person.accountWrong',
  accountMixed: 'person.accountMixed',
  accountNotOwnEmail: 'person.accountNotOwnEmail',
  accountTaken: 'person.accountTaken',
  accountAlike: 'person.accountAlike',
  nameMissing: 'person.nameMissing',
  nameWrong: 'person.nameWrong',
  nameMixed: 'person.nameMixed',
  phoneWrong: 'person.phoneWrong',
  phoneTaken: 'person.phoneTaken',
  emailWrong: 'person.emailWrong',
  emailTaken: 'person.emailTaken',
  departmentUnknown: 'person.departmentUnknown',
} as const
export type AccountFault = keyof typeof faultCodes
export const accountFaults = keysOf(faultCodes)

/** Facts that every event of staff is judged by; determined by the server inside the transaction. */
export interface AccountFacts extends Readonly<ManagedPerson['facts']> {
  /** The first validation error; null: none. */
  readonly fault: AccountFault | null
}

/** The purpose of a password link. */
export type LinkKind = 'invitation' | 'reset'
/** How a password was set: by a link, after a code, or by replacing the previous one. */
export type PasswordMeans = 'link' | 'retrieval' | 'change'
interface Added {
  readonly facts: AccountFacts
}
/** The base address of the portal, such as https://learn.example.org: the links in letters start with it. */
interface Reached {
  readonly origin: string
}
interface WithRoles {
  readonly areRolesKnown: boolean
}

export type AccountEvent =
  | ClientEvent<
      typeof accountSaid,
      {
        create: { readonly revision: number } & WithRoles & Reached & Added
        edit: Added
        changeRoles: WithRoles & Added
        disable: Added
        enable: Added
        unlock: Added
        sendLink: Reached & Added
      }
    >
  /** The person's own action; `session`: the one that stays signed in; null: none. */
  | { readonly type: 'passwordSet'; readonly means: PasswordMeans; readonly session: string | null }
  /** The account is older than its lifecycle. */
  | { readonly type: 'adopt'; readonly hasPassword: boolean }

const wellWritten = accountFaults.map(
  (fault) => ({ guard: { type: 'hasFault', params: { fault } }, actions: refuse(faultCodes[fault]) }) as const,
)
const withContact = { guard: not('hasContact'), actions: refuse('person.contactMissing') } as const
const rolesInOrder = [
  { guard: not('hasRoles'), actions: refuse('person.roleMissing') },
  { guard: not('areRolesKnown'), actions: refuse('person.roleUnknown') },
] as const

/** The effects depend on the event only, so senders need not know them. */
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
  { actions: ['revise', 'handOver'], meta: { requirements: ['ROLE-02', 'ROLE-03'] } },
] as const
const disabling = [
  { guard: 'isSelf', actions: refuse('person.notYourself') },
  stale,
  { guard: 'isLastAdmin', actions: refuse('person.lastAdmin') },
  { target: 'disabled', actions: ['revise', endSessions, 'voidLinks', 'handOver'] },
] as const
const unlocking = [
  { guard: not('hasTries'), actions: refuse('person.notLocked') },
  stale,
  { actions: ['revise', 'forgetTries'] },
] as const
const sendingLink = (kind: LinkKind) => [stale, withContact, { actions: ['revise', link(kind)] }] as const
/** Sessions and links of the previous password are revoked. */
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
    /** Only administrators can change roles. */
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
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** In the same transaction: ends all sessions of the account, except at most one. */
    endSessions: (_, _params: { except: string | null }) => undefined,
    /** In the same transaction: voids its password links. */
    voidLinks: () => undefined,
    /** In the same transaction: resets the failed sign-in attempts. */
    forgetTries: () => undefined,
    /** Effect: what waits for the offices of the person goes on to others, or to the person again. */
    handOver: () => undefined,
    /** In the same transaction: queues a password link in the outbox. */
    putLink: (_, _params: { kind: LinkKind; origin: string }) => undefined,
  },
}).createMachine({
  id: 'account',
  description: 'The account of a person: invited, active, disabled, and enabled again.',
  initial: 'draft',
  context: { revision: 0, hasPassword: false },
  states: {
    draft: {
      description: 'The account is being created; sign-in is impossible.',
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
            description: 'The older account was in use.',
          },
          { target: 'invited', actions: 'revise' },
        ],
      },
    },
    invited: {
      description: 'It has no password yet; its owner sets one by the invitation link or by a code.',
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
      description: 'Sign-in is disabled in every way; the owner’s data is kept.',
      meta: { title: 'Disabled', who: 'admin' },
      tags: ['aside'],
      on: {
        edit: editing,
        changeRoles: changingRoles,
        disable: { actions: refuse('person.alreadyDisabled') },
        enable: [
          stale,
          { guard: 'hasPassword', target: 'active', actions: ['revise', 'handOver'] },
          { target: 'invited', actions: ['revise', 'handOver'], description: 'No password was ever set.' },
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

/** The state of a stored record. */
export const accountAt = (value: AccountState, context: AccountContext): AccountSnapshot =>
  accountLifecycle.resolveState({ value, context })

/** Actions of staff on a stored account besides editing; no text is validated. */
export const accountOffers: Offers<typeof accountLifecycle, AccountCommand, ManagedPerson['facts']> = {
  lifecycle: accountLifecycle,
  eventOf: (type, { revision, facts: known }) => {
    const facts = { ...known, fault: null }
    // No letter is sent here, so the base address is not needed.
    return type === 'sendLink' ? { type, revision, facts, origin: '' } : { type, revision, facts }
  },
}
