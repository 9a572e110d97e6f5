import {
  accountFaults,
  type AccountContext,
  type AccountEvent,
  type AccountFacts,
} from '#machines/person/account.lifecycle.ts'

type Without<Type extends AccountEvent['type']> = Omit<Extract<AccountEvent, { readonly type: Type }>, 'type'>

export const plain: AccountFacts = { isSelf: false, isLastAdmin: false, hasContact: true, hasTries: false, fault: null }
const admin = { roles: ['admin'], areRolesKnown: true } as const
const learner = { roles: ['learner'], areRolesKnown: true } as const
const roleSamples = [learner, { roles: [], areRolesKnown: true }, { roles: ['king'], areRolesKnown: false }] as const

/** Bounds the exploration, because accounts have no end. */
const enough = 4
const until =
  <Sample>(samples: (revision: number) => readonly Sample[]) =>
  ({ revision }: AccountContext): readonly Sample[] =>
    revision < enough ? samples(revision) : []

/** Of the portal that the paths are walked in, as its own browsers reach it. */
export const origin = 'https://learn.example.org'
const begun = { revision: 0, invites: true, origin } as const

export const creations: readonly Without<'create'>[] = [
  ...roleSamples.map((roles) => ({ ...begun, facts: plain, ...roles })),
  { ...begun, invites: false, facts: plain, ...learner },
  { ...begun, facts: { ...plain, hasContact: false }, ...learner },
  ...accountFaults.map((fault) => ({ ...begun, facts: { ...plain, fault }, ...learner })),
]

export const edits = until<Without<'edit'>>((revision) => [
  { revision, changed: ['name', 'phone'], facts: plain },
  { revision: revision - 1, changed: ['name'], facts: plain },
  ...accountFaults.map((fault) => ({ revision, changed: ['account' as const], facts: { ...plain, fault } })),
])

export const roleChanges = until<Without<'changeRoles'>>((revision) => [
  ...roleSamples.map((roles) => ({ revision, facts: plain, ...roles })),
  { revision: revision - 1, facts: plain, ...learner },
  { revision, facts: { ...plain, isSelf: true }, ...learner },
  { revision, facts: { ...plain, isSelf: true }, ...admin },
  { revision, facts: { ...plain, isLastAdmin: true }, ...learner },
  { revision, facts: { ...plain, isLastAdmin: true }, ...admin },
])

/** Disabling, enabling, unlocking, sending a link: one sample per refusal. */
export const commands = until<Without<'disable'>>((revision) => [
  { revision, facts: { ...plain, hasTries: true } },
  { revision, facts: plain },
  { revision: revision - 1, facts: { ...plain, hasTries: true } },
  { revision, facts: { ...plain, isSelf: true } },
  { revision, facts: { ...plain, isLastAdmin: true } },
  { revision, facts: { ...plain, hasContact: false } },
])

export const links = ({ revision }: AccountContext): readonly Without<'sendLink'>[] =>
  commands({ revision, hasPassword: false }).map((sent) => ({ ...sent, origin }))

const setting: readonly Without<'passwordSet'>[] = [
  { means: 'link', session: null },
  { means: 'retrieval', session: null },
  { means: 'change', session: 'here' },
]

/** What comes first is walked on every layer: the first password by a link, another by its owner, who stays. */
export const passwords = ({ revision, hasPassword }: AccountContext): readonly Without<'passwordSet'>[] =>
  revision >= enough ? [] : hasPassword ? setting.toReversed() : setting
