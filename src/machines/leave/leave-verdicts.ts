import { type Leave, type LeaveAction, type LeaveProspect, type LeaveType } from '#api/leave/leave.contract.ts'
import { isLongerThan } from '#api/kit/written-text.ts'

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

/** [LEAVE-07, LEAVE-08] Actions of its learner. */
export const learnerActions = ['cancel', 'revoke'] as const satisfies readonly LeaveAction[]
/** [LEAVE-05] Actions of its approvers. */
export const approverActions = ['approve', 'reject'] as const satisfies readonly LeaveAction[]

const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)
export const isTooLong = (words: string): boolean => isLongerThan(words, REASON_LIMIT)

/** The lifecycle's verdict on an action of this viewer, which are offered, and why an action is disabled. */
export const {
  verdict: leaveVerdict,
  closedBecause,
  offered,
} = recordVerdicts({
  offers: leaveOffers,
  snapshotOf: ({ type, reason, revision, chain, startTime, endTime, value }: Leave) =>
    leaveAt(value, { type, reason, revision, chain, startsAt: momentOf(startTime), endsAt: momentOf(endTime) }),
  over: 'leave.alreadyDecided',
})

/** Whether it waits for this viewer's decision. */
export const isDecidable = (leave: Leave): boolean =>
  approverActions.some((action) => closedBecause(leave, action) === null)

export const leaveRules: RecordRules<Leave, LeaveAction> = {
  verdict: leaveVerdict,
  revisionOf: ({ revision }) => revision,
}

/** [LEAVE-01, LEAVE-02, LEAVE-03] A leave as edited by its learner; times as `yyyy-MM-ddTHH:mm` in local time. */
export interface LeaveDraft {
  readonly classID: string
  readonly type: LeaveType
  readonly start: string
  readonly end: string
  readonly reason: string
}
export type DraftField = 'classID' | 'start' | 'end' | 'reason'
/** The fields with errors, each with a reason code. */
export type DraftProblems = Partial<Record<DraftField, string>>

/** A chosen local time, as yyyy-MM-dd HH:mm:ss in UTC. */
export const sentTime = (chosen: string): string => new Date(chosen).toISOString().slice(0, 19).replace('T', ' ')

/** A valid reason text. */
const IN_ORDER = '·'
const MINUTE_MS = 60_000
/** A valid request, as the baseline for judging single fields. */
const faultless: LeaveRequest = { type: 'casual', startsAt: 0, endsAt: MINUTE_MS, reason: IN_ORDER }
const faultlessFacts: LeaveRequestFacts = {
  now: 0,
  isOwner: true,
  parts: [],
  isMember: true,
  missesClass: false,
  overlaps: false,
  chain: ['headmaster'],
}
const beforehand = leaveAt('draft', { ...faultless, revision: 0, chain: [] })

function codeOf(request: LeaveRequest, facts: LeaveRequestFacts): string | null {
  const said = verdict(leaveLifecycle, beforehand, { type: 'request', revision: 0, request, facts, by: '' })
  return said.kind === 'refused' ? said.code : null
}

/** The errors of each field, judged with valid values in the others, so that all errors show at once. */
export function draftProblems(draft: LeaveDraft, { classes, taken }: LeaveProspect): DraftProblems {
  const chosen = classes.find(({ classID }) => classID === draft.classID)
  const [startsAt, endsAt] = [Date.parse(draft.start), Date.parse(draft.end)]
  const isTimed = !Number.isNaN(startsAt) && !Number.isNaN(endsAt)
  const meets = (other: Pick<LeaveProspect['taken'][number], 'startTime' | 'endTime'>): boolean =>
    startsAt < momentOf(other.endTime) && momentOf(other.startTime) < endsAt
  const missesClass = chosen !== undefined && !meets(chosen)
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
        ? codeOf({ ...faultless, startsAt, endsAt }, { ...faultlessFacts, missesClass, overlaps: taken.some(meets) })
        : null,
    reason: codeOf({ ...faultless, reason: draft.reason }, faultlessFacts),
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null))
}

/** The field of a server refusal; null: none of the form. */
export const fieldOf = (code: string): DraftField | null => fields[code] ?? null
const fields: Readonly<Record<string, DraftField>> = {
  'leave.notMember': 'classID',
  'leave.noApprover': 'classID',
  'leave.startEqualsEnd': 'end',
  'leave.endBeforeStart': 'end',
  'leave.outsideClass': 'end',
  'leave.overlaps': 'end',
  'leave.reasonMissing': 'reason',
  'leave.reasonTooLong': 'reason',
}
