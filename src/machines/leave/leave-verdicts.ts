import {
  leaveActions,
  type Leave,
  type LeaveAction,
  type LeaveProspect,
  type LeaveType,
} from '#api/leave/leave.contract.ts'
import { lengthOf } from '#api/kit/written-text.ts'

import {
  leaveAt,
  leaveLifecycle,
  leaveOffers,
  REASON_LIMIT,
  type LeaveRequest,
  type LeaveRequestFacts,
} from './leave.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'

/** [LEAVE-07, LEAVE-08] What its learner can do. */
export const learnerActions = ['cancel', 'revoke'] as const satisfies readonly LeaveAction[]
/** [LEAVE-05] What its approvers can do. */
export const approverActions = ['approve', 'reject'] as const satisfies readonly LeaveAction[]

const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)
export const isTooLong = (words: string): boolean => lengthOf(words) > REASON_LIMIT

/** What the lifecycle says to an action of this viewer's, and why an action is closed to them. */
export const {
  verdict: leaveVerdict,
  closedBecause,
  actionOf,
} = recordVerdicts({
  offers: leaveOffers,
  actions: leaveActions,
  snapshotOf: ({ type, reason, revision, chain, startTime, endTime, value }: Leave) =>
    leaveAt(value, { type, reason, revision, chain, startsAt: momentOf(startTime), endsAt: momentOf(endTime) }),
  over: 'leave.alreadyDecided',
})

export const leaveRules: RecordRules<Leave, LeaveAction> = {
  verdict: leaveVerdict,
  revisionOf: ({ revision }) => revision,
}

/**
 * [LEAVE-01, LEAVE-02, LEAVE-03] A leave as its learner is writing it; times as `yyyy-MM-ddTHH:mm` of the learner's own
 * clock.
 */
export interface LeaveDraft {
  readonly classID: string
  readonly type: LeaveType
  readonly start: string
  readonly end: string
  readonly reason: string
}
export type DraftField = 'classID' | 'start' | 'end' | 'reason'
/** Which fields stand in the way, each with a reason code. */
export type DraftProblems = Partial<Record<DraftField, string>>

/** A moment that somebody has chosen, as yyyy-MM-dd HH:mm:ss in UTC. */
export const sentTime = (chosen: string): string => new Date(chosen).toISOString().slice(0, 19).replace('T', ' ')

/** Words that nothing can be said against. */
const IN_ORDER = '·'
const MINUTE_MS = 60_000
/** A request that nothing can be said against, for judging one field of another. */
const faultless: LeaveRequest = { type: 'casual', startsAt: 0, endsAt: MINUTE_MS, reason: IN_ORDER }
const faultlessFacts: LeaveRequestFacts = {
  now: 0,
  isOwner: true,
  parts: [],
  isMember: true,
  overlaps: false,
  chain: ['headmaster'],
}
const beforehand = leaveAt('draft', { ...faultless, revision: 0, chain: [] })

function codeOf(request: LeaveRequest, facts: LeaveRequestFacts): string | null {
  const said = verdict(leaveLifecycle, beforehand, { type: 'request', revision: 0, request, facts, by: '' })
  return said.kind === 'refused' ? said.code : null
}

/** Each field as the lifecycle would judge it were the others in order: so all that is wrong is told at once. */
export function draftProblems(draft: LeaveDraft, { classes, taken }: LeaveProspect): DraftProblems {
  const chosen = classes.find(({ classID }) => classID === draft.classID)
  const [startsAt, endsAt] = [Date.parse(draft.start), Date.parse(draft.end)]
  const isTimed = !Number.isNaN(startsAt) && !Number.isNaN(endsAt)
  const overlaps = taken.some((other) => startsAt < momentOf(other.endTime) && momentOf(other.startTime) < endsAt)
  const found: Readonly<Record<DraftField, string | null>> = {
    classID:
      draft.classID === ''
        ? 'leave.classMissing'
        : codeOf(faultless, {
            ...faultlessFacts,
            isMember: chosen !== undefined,
            chain: chosen?.chain ?? faultlessFacts.chain,
          }),
    start: Number.isNaN(startsAt) ? 'leave.startMissing' : null,
    end: Number.isNaN(endsAt)
      ? 'leave.endMissing'
      : isTimed
        ? codeOf({ ...faultless, startsAt, endsAt }, { ...faultlessFacts, overlaps })
        : null,
    reason: codeOf({ ...faultless, reason: draft.reason }, faultlessFacts),
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null))
}

/** Where a refusal of the server's belongs; null: to no field of the form. */
export const fieldOf = (code: string): DraftField | null => fields[code] ?? null
const fields: Readonly<Record<string, DraftField>> = {
  'leave.notMember': 'classID',
  'leave.noApprover': 'classID',
  'leave.startEqualsEnd': 'end',
  'leave.endBeforeStart': 'end',
  'leave.overlaps': 'end',
  'leave.reasonMissing': 'reason',
  'leave.reasonTooLong': 'reason',
}
