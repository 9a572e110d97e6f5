import assert from 'node:assert/strict'

import { accountLifecycle, type AccountEvent, type AccountSnapshot } from '#machines/person/account.lifecycle.ts'
import { commands, creations, edits, links, origin, passwords, roleChanges } from './account-samples.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

type Event<Type> = Extract<AccountEvent, { readonly type: Type }>
type Sent<Type> = Step<AccountSnapshot, Event<Type>>

/** Everything else is unchanged. */
function refuses({ before, after, effects }: Step<AccountSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context], [before.value, before.context])
  assert.deepEqual(effects, [`refuse {"code":"${code}"}`])
}

function leadsTo(
  { before, after, effects }: Step<AccountSnapshot>,
  value: AccountSnapshot['value'],
  brought: readonly string[],
): void {
  assert.deepEqual([after.value, after.context.revision, effects], [value, before.context.revision + 1, brought])
}

const linkFor = (kind: 'invitation' | 'reset'): string => `putLink ${JSON.stringify({ kind, origin })}`
const sessionsBut = (except: string | null): string => `endSessions ${JSON.stringify({ except })}`

/** Events that the current state does not handle. */
const isDeaf = ({ before, after }: Step<AccountSnapshot>): void => assert.equal(after, before)

const isStale = ({
  before,
  event,
}: Sent<'edit' | 'changeRoles' | 'disable' | 'enable' | 'unlock' | 'sendLink'>): boolean =>
  event.revision !== before.context.revision
const faultOf = ({ fault }: Event<'edit'>['facts']): string | null => (fault === null ? null : `person.${fault}`)

function rolesRefusal({ roles, areRolesKnown }: Pick<Event<'changeRoles'>, 'roles' | 'areRolesKnown'>): string | null {
  if (roles.length === 0) return 'person.roleMissing'
  return areRolesKnown ? null : 'person.roleUnknown'
}

/** The rules of the commands, independent of the machine. */
const refusals = {
  create: ({ event }: Sent<'create'>) =>
    faultOf(event.facts) ?? (event.facts.hasContact ? rolesRefusal(event) : 'person.contactMissing'),
  edit: (step: Sent<'edit'>) => (isStale(step) ? 'record.stale' : faultOf(step.event.facts)),
  changeRoles: (step: Sent<'changeRoles'>) => {
    const { roles, facts } = step.event
    if (isStale(step)) return 'record.stale'
    const own = rolesRefusal(step.event)
    if (own !== null || roles.includes('admin')) return own
    if (facts.isSelf) return 'person.ownAdmin'
    return facts.isLastAdmin ? 'person.lastAdmin' : null
  },
  disable: (step: Sent<'disable'>) => {
    if (step.before.value === 'disabled') return 'person.alreadyDisabled'
    if (step.event.facts.isSelf) return 'person.notYourself'
    if (isStale(step)) return 'record.stale'
    return step.event.facts.isLastAdmin ? 'person.lastAdmin' : null
  },
  enable: (step: Sent<'enable'>) =>
    step.before.value !== 'disabled' ? 'person.notDisabled' : isStale(step) ? 'record.stale' : null,
  unlock: (step: Sent<'unlock'>) =>
    !step.event.facts.hasTries ? 'person.notLocked' : isStale(step) ? 'record.stale' : null,
  sendLink: (step: Sent<'sendLink'>) => {
    if (step.before.value === 'disabled') return 'person.disabled'
    if (isStale(step)) return 'record.stale'
    return step.event.facts.hasContact ? null : 'person.contactMissing'
  },
}

/** The invariants of an allowed command. */
const staying =
  <Type extends 'edit' | 'changeRoles' | 'unlock' | 'sendLink'>(
    refusal: (step: Sent<Type>) => string | null,
    brought: (before: AccountSnapshot) => readonly string[],
  ) =>
  (step: Sent<Type>): void => {
    if (step.before.value === 'draft') return isDeaf(step)
    const code = refusal(step)
    if (code !== null) return refuses(step, code)
    leadsTo(step, step.before.value, brought(step.before))
  }

const isEnabled = ({ tags }: AccountSnapshot): void => assert.ok(tags.has('enabled'))

export const accountModel = pathModel(accountLifecycle, {
  inputs: [undefined],
  events: {
    create: creations,
    edit: edits,
    changeRoles: roleChanges,
    disable: commands,
    enable: commands,
    unlock: commands,
    sendLink: links,
    passwordSet: passwords,
    adopt: [{ hasPassword: true }, { hasPassword: false }],
  },
  senders: {
    create: 'admin',
    edit: 'admin',
    changeRoles: 'admin',
    disable: 'admin',
    enable: 'admin',
    unlock: 'admin',
    sendLink: 'admin',
    passwordSet: 'server',
    adopt: 'server',
  },
  services: {},
  states: {
    draft: ({ context }) => assert.deepEqual(context, { revision: 0, hasPassword: false }),
    invited: (shown) => {
      isEnabled(shown)
      assert.equal(shown.context.hasPassword, false)
    },
    active: (shown) => {
      isEnabled(shown)
      assert.equal(shown.context.hasPassword, true)
    },
    disabled: ({ tags }) => assert.ok(!tags.has('enabled')),
  },
  does: {
    create: (step) => {
      if (step.before.value !== 'draft') return isDeaf(step)
      const code = refusals.create(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'invited', step.event.invites ? [linkFor('invitation')] : [])
    },
    edit: staying(refusals.edit, () => []),
    changeRoles: staying(refusals.changeRoles, () => ['handOver']),
    unlock: staying(refusals.unlock, () => ['forgetTries']),
    sendLink: staying(refusals.sendLink, ({ value }) => [linkFor(value === 'invited' ? 'invitation' : 'reset')]),
    disable: (step) => {
      if (step.before.value === 'draft') return isDeaf(step)
      const code = refusals.disable(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'disabled', [sessionsBut(null), 'voidLinks', 'handOver'])
    },
    enable: (step) => {
      if (step.before.value === 'draft') return isDeaf(step)
      const code = refusals.enable(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, step.before.context.hasPassword ? 'active' : 'invited', ['handOver'])
    },
    passwordSet: (step) => {
      if (step.before.value === 'draft') return isDeaf(step)
      if (step.before.value === 'disabled') return refuses(step, 'person.disabled')
      leadsTo(step, 'active', ['forgetTries', 'voidLinks', sessionsBut(step.event.session)])
      assert.equal(step.after.context.hasPassword, true)
    },
    adopt: (step) => {
      if (step.before.value !== 'draft') return isDeaf(step)
      leadsTo(step, step.event.hasPassword ? 'active' : 'invited', [])
    },
  },
  layers: { http: async () => (await import('./account.http.ts')).default },
})
