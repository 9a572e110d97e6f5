import assert from 'node:assert/strict'

import { leaveActions, leaveApprovers, type LeaveApprover } from '#api/leave/leave.contract.ts'
import { leaveLifecycle, passedOver, type LeaveEvent, type LeaveSnapshot } from '#machines/leave/leave.lifecycle.ts'
import { decisions, departures, requests, revocations, vacancies, withdrawals } from './leave-stored.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { isBlank, isTooLong } from '#tests/kit/models/reasons.ts'

type Event<Type> = Extract<LeaveEvent, { readonly type: Type }>
type Sent<Type> = Step<LeaveSnapshot, Event<Type>>

/** The pending approver; null: none. */
const turnIn = ({ value }: LeaveSnapshot) => (typeof value === 'object' ? value.pending : null)

/** What can never come to be open again. */
const forGood = ['leave.ownLeave', 'leave.turnPassed', 'leave.alreadyBegun']

/** Everything else is unchanged. */
function refuses({ before, after, effects }: Step<LeaveSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context], [before.value, before.context])
  assert.deepEqual(effects, [`refuse ${JSON.stringify({ code, ...(forGood.includes(code) && { isForGood: true }) })}`])
}

/** Nobody can call a leave that is not requested yet, nor request it twice. */
function isDeaf({ before, after }: Step<LeaveSnapshot>, isHeard: boolean): boolean {
  if (!isHeard) assert.equal(after, before)
  return !isHeard
}

/** Why a sender's reason is refused. */
const reasonRefusal = (reason: string, isNeeded: boolean): string | null =>
  isNeeded && isBlank(reason) ? 'leave.reasonMissing' : isTooLong(reason) ? 'leave.reasonTooLong' : null

/** Whether none of these has this step or a later one. */
const isBehind = (turn: LeaveApprover, { context }: LeaveSnapshot, parts: readonly LeaveApprover[]): boolean =>
  !context.chain.slice(context.chain.indexOf(turn)).some((part) => parts.includes(part))

/** [LEAVE-04, ROLE-04] The rules of a decision, independent of the machine. */
function decisionRefusal({ before, event }: Sent<'approve' | 'reject'>): string | null {
  const turn = turnIn(before)
  if (turn === null) return 'leave.alreadyDecided'
  if (event.by === 'learner') return 'leave.ownLeave'
  if (event.facts.parts.length === 0) return 'leave.notYours'
  if (!event.facts.parts.includes(turn))
    return isBehind(turn, before, event.facts.parts) ? 'leave.turnPassed' : 'leave.notYourTurn'
  if (event.revision !== before.context.revision) return 'record.stale'
  return reasonRefusal(event.reason, event.type === 'reject')
}

/** [LEAVE-07, LEAVE-08] The rules of taking a leave back. */
function withdrawalRefusal({ before, event }: Sent<'cancel' | 'revoke'>): string | null {
  if (event.by !== 'learner') return 'leave.notYours'
  if (before.matches('pending') && event.type === 'revoke') return 'leave.notApproved'
  const isOpen = before.matches(event.type === 'cancel' ? 'pending' : 'approved')
  if (!isOpen) return 'leave.alreadyDecided'
  if (event.revision !== before.context.revision) return 'record.stale'
  if (event.type === 'revoke' && event.facts.now >= before.context.startsAt) return 'leave.alreadyBegun'
  return reasonRefusal(event.reason, true)
}

function requestRefusal({ request, facts }: Event<'request'>): string | null {
  if (!facts.isMember) return 'leave.notMember'
  if (request.startsAt === request.endsAt) return 'leave.startEqualsEnd'
  if (request.startsAt > request.endsAt) return 'leave.endBeforeStart'
  if (facts.missesClass) return 'leave.outsideClass'
  const reason = reasonRefusal(request.reason, true)
  if (reason !== null) return reason
  if (facts.overlaps) return 'leave.overlaps'
  return facts.chain.length === 0 ? 'leave.noApprover' : null
}

/** The next approver in order, as far as the chain has them. */
function after(turn: string | null, chain: readonly string[]): LeaveSnapshot['value'] {
  const following = leaveApprovers.slice(turn === null ? 0 : leaveApprovers.findIndex((part) => part === turn) + 1)
  const next = following.find((part) => chain.includes(part))
  return next === undefined ? 'approved' : { pending: next }
}

function leadsTo(step: Step<LeaveSnapshot>, value: LeaveSnapshot['value'], effects: readonly string[]): void {
  assert.deepEqual(step.after.value, value)
  assert.equal(step.after.context.revision, step.before.context.revision + 1)
  assert.deepEqual(step.effects, effects)
}

function takenBack(step: Sent<'cancel' | 'revoke'>, effects: readonly string[]): void {
  if (isDeaf(step, step.before.value !== 'draft')) return
  const code = withdrawalRefusal(step)
  if (code !== null) refuses(step, code)
  else leadsTo(step, 'cancelled', effects)
}

/** Each action on a stored leave is answered, by a change or by a refusal, and not met with silence. */
function isAnswering(shown: LeaveSnapshot): void {
  const [sent] = withdrawals(shown.context)
  assert.ok(sent)
  for (const type of leaveActions) assert.ok(shown.can({ ...sent, type }), `nothing answers ${type}`)
}

const isPending = (shown: LeaveSnapshot) => {
  const turn = turnIn(shown) ?? ''
  assert.ok(shown.context.chain.some((part) => part === turn))
  assert.ok(!passedOver(shown.context).includes(`pending.${turn}`))
  isAnswering(shown)
}
const isDecided = (shown: LeaveSnapshot) => {
  assert.deepEqual([shown.hasTag('decided'), shown.hasTag('pending')], [true, false])
  isAnswering(shown)
}

export const leaveModel = pathModel(leaveLifecycle, {
  inputs: [undefined],
  events: {
    request: requests,
    approve: decisions,
    reject: decisions,
    cancel: withdrawals,
    revoke: revocations,
    membershipEnded: departures,
    officeVacated: vacancies,
  },
  senders: {
    request: 'learner',
    approve: { inTurn: leaveApprovers },
    reject: { inTurn: leaveApprovers },
    cancel: 'learner',
    revoke: 'learner',
    membershipEnded: 'server',
    officeVacated: 'server',
  },
  senderFacts: {
    learner: { 'facts.isOwner': true, 'facts.parts': [] },
    ...Object.fromEntries(leaveApprovers.map((role) => [role, { 'facts.isOwner': false, 'facts.parts': [role] }])),
  },
  services: {},
  states: {
    draft: ({ tags, context }) => assert.deepEqual([[...tags], context.revision, context.chain], [[], 0, []]),
    pending: ({ tags, context }) => assert.ok(tags.has('pending') && context.revision > 0),
    'pending.teamLeader': isPending,
    'pending.disciplineCommittee': isPending,
    'pending.headmaster': isPending,
    'pending.schoolLeader': isPending,
    approved: (shown) => {
      isDecided(shown)
      assert.ok(shown.hasTag('granted'))
    },
    rejected: isDecided,
    cancelled: isDecided,
  },
  does: {
    request: (step) => {
      if (isDeaf(step, step.before.value === 'draft')) return
      const { request, facts } = step.event
      const code = requestRefusal(step.event)
      if (code !== null) return refuses(step, code)
      leadsTo(step, after(null, facts.chain), ['tellNext'])
      assert.deepEqual(step.after.context, { ...request, chain: facts.chain, revision: 1 })
    },
    approve: (step) => {
      if (isDeaf(step, step.before.value !== 'draft')) return
      const code = decisionRefusal(step)
      if (code !== null) return refuses(step, code)
      const value = after(turnIn(step.before), step.before.context.chain)
      const granted = value === 'approved' ? ['excuseLessons', 'tellLearner {"notice":"leave.approved"}'] : []
      leadsTo(step, value, ['tellNext', ...granted])
    },
    reject: (step) => {
      if (isDeaf(step, step.before.value !== 'draft')) return
      const code = decisionRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'rejected', ['tellLearner {"notice":"leave.rejected"}'])
    },
    cancel: (step) => takenBack(step, []),
    revoke: (step) => takenBack(step, ['tellApprovers {"notice":"leave.revoked"}']),
    membershipEnded: (step) => {
      const { before, event } = step
      if (isDeaf(step, before.value !== 'draft')) return
      const isOpen = before.matches('pending') || before.value === 'approved'
      if (!isOpen) return refuses(step, 'leave.alreadyDecided')
      if (before.value === 'approved' && event.facts.now >= before.context.startsAt)
        return refuses(step, 'leave.alreadyBegun')
      leadsTo(step, 'cancelled', ['tellLearner {"notice":"leave.lapsed"}'])
    },
    officeVacated: (step) => {
      const { before, after: then, event } = step
      const { chain } = before.context
      const { held } = event.facts
      const turn = turnIn(before)
      const from = chain.findIndex((part) => part === turn)
      const to = chain.findIndex((part, index) => index > from && held.includes(part))
      // It waits where somebody decides, and where nobody would decide instead.
      if (isDeaf(step, turn !== null && !held.includes(turn) && to !== -1)) return
      leadsTo(step, { pending: chain[to] ?? 'teamLeader' }, ['tellNext'])
      assert.deepEqual(then.context.chain, [...chain.slice(0, from), ...chain.slice(to)])
    },
  },
  layers: {
    http: async () => (await import('./leave.http.ts')).default,
    browser: async () => (await import('./leave.browser.ts')).default,
  },
})
