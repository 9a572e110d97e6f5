import type { TriggerKind } from './chart.ts'

/**
 * Who sends the events of a machine, by event: what the machine itself does not say. `inTurn`: of these only whoever is
 * expected to act is let through.
 */
type Senders = Readonly<Record<string, readonly string[] | { readonly inTurn: readonly string[] }>>

const approvers = ['teamLeader', 'disciplineCommittee', 'headmaster', 'schoolLeader']

/**
 * By the machine's id. A test asks for every event of the lifecycles and of the flows that have words, and for no
 * other.
 */
export const senders: Readonly<Record<string, Senders>> = {
  information: { save: ['admin'], publish: ['admin'], withdraw: ['admin'], discard: ['admin'], adopt: ['server'] },
  publication: {
    save: ['teacher', 'admin'],
    publish: ['teacher', 'admin'],
    withdraw: ['teacher', 'admin'],
    discard: ['teacher', 'admin'],
    adopt: ['server'],
  },
  leave: {
    request: ['learner'],
    approve: { inTurn: approvers },
    reject: { inTurn: approvers },
    cancel: ['learner'],
    revoke: ['learner'],
  },
  courseProgress: { begin: ['server'], study: ['server'], grade: ['server'] },
  learningFlow: { begin: ['learner'], keep: ['learner'], stop: ['learner'], resume: ['learner'], record: ['learner'] },
  account: {
    create: ['admin'],
    edit: ['admin'],
    changeRoles: ['admin'],
    disable: ['admin'],
    enable: ['admin'],
    unlock: ['admin'],
    sendLink: ['admin'],
    passwordSet: ['server'],
    adopt: ['server'],
  },
  schedule: { 'clock.read': ['clock'] },
  session: {
    'language.retried': ['visitor'],
    'token.appeared': ['browser'],
    'signIn.submitted': ['visitor'],
    'signOut.requested': ['learner'],
    'passkey.chosen': ['visitor'],
    'passkey.dropped': ['visitor'],
    'provider.chosen': ['visitor'],
    'provider.refused': ['browser'],
    'check.required': ['server'],
    'check.passed': ['visitor'],
    'session.lost': ['server'],
    'token.vanished': ['browser'],
    'password.replaced': ['learner'],
    'user.fetched': ['browser'],
    'profile.changed': ['learner'],
    'password.judged': ['browser'],
  },
  guard: {
    'navigation.requested': ['visitor', 'learner'],
    'session.ended': ['browser'],
    'alert.confirmed': ['learner'],
  },
  record: {
    'record.reloaded': ['learner', 'approver'],
    'change.noticed': ['learner', 'approver'],
    'event.chosen': ['learner', 'approver'],
    'record.signalled': ['server'],
    'record.revisited': ['learner', 'approver'],
    'words.changed': ['learner', 'approver'],
    'event.sent': ['learner', 'approver'],
    'event.dropped': ['learner', 'approver'],
  },
  requestLock: { 'post.requested': ['browser'], 'post.ended': ['server'], 'session.lost': ['server'] },
}

/**
 * What the server finds out of a sender: facts by their paths on the event, as somebody of this role brings them along.
 */
export const roleFacts: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, boolean | readonly string[]>>>>>
> = {
  leave: {
    learner: { 'facts.isOwner': true, 'facts.parts': [] },
    ...Object.fromEntries(approvers.map((role) => [role, { 'facts.isOwner': false, 'facts.parts': [role] }])),
  },
}

/** Who sends what an edge waits for. A machine without senders of its own leaves it to whoever is expected to act. */
export function sendersOf(
  machine: string,
  edge: { readonly kind: TriggerKind; readonly trigger: string; readonly isRefusal: boolean },
  expected: string | null,
): readonly string[] {
  if (edge.kind === 'after') return ['clock']
  if (edge.kind === 'done' || edge.kind === 'error' || edge.kind === 'snapshot') return ['server']
  if (edge.kind !== 'event') return []
  const named = senders[machine]?.[edge.trigger]
  if (named === undefined) return expected === null ? [] : [expected]
  if (!('inTurn' in named)) return named
  return !edge.isRefusal && expected !== null && named.inTurn.includes(expected) ? [expected] : named.inTurn
}
