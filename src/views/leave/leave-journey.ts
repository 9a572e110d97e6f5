import {
  leaveApprovers,
  type Leave,
  type LeaveApprover,
  type LeaveLogEntry,
  type LeaveStatus,
} from '#api/leave/leave.contract.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'
import { closedBecause } from '#machines/leave/leave-verdicts.ts'
import { leaveLifecycle, passedOver } from '#machines/leave/leave.lifecycle.ts'

import { journeyOf, type JourneyEntry, type JourneyStep } from '#views/kit/journey/journey.tsx'
import type { StatusKind } from '#views/kit/status/status.tsx'

export const statusKinds: Readonly<Record<LeaveStatus, StatusKind>> = {
  pending: 'active',
  approved: 'positive',
  rejected: 'negative',
  cancelled: 'neutral',
}

/** The name of an approver's role. */
const approverName = (approver: LeaveApprover): string => texts().centre.role[approver]()
/** The approver whose decision is pending. */
const approverOf = ({ value }: Pick<Leave, 'value'>): LeaveApprover | null =>
  typeof value === 'string' ? null : value.pending
/** Whether its learner can still revoke it, whoever views it. */
const isRevocable = (leave: Leave): boolean =>
  closedBecause({ ...leave, facts: { ...leave.facts, isOwner: true } }, 'revoke') === null

/** The request's own text is shown among the facts, not in the log. */
const entryOf = ({ state, event, who, at, words }: LeaveLogEntry): JourneyEntry => ({
  state,
  who: who?.originalName ?? null,
  at,
  words: event === 'request' ? null : words,
})

/**
 * [LEAVE-04, LEAVE-05, LEAVE-06] The journey of a leave: past steps with approver, time and comment, and next steps.
 */
export function leaveJourney(leave: Leave): readonly JourneyStep[] {
  const { log, value, status } = leave
  const last = log.at(-1)
  const isBack = status === 'rejected' || status === 'cancelled'
  // The final entry is shown with the final step.
  const before = isBack ? log.slice(0, -1) : log
  const granted: JourneyEntry[] =
    isBack && last?.state === 'approved'
      ? [{ state: 'approved', who: null, at: before.at(-1)?.at ?? null, words: null }]
      : []
  const vacated = log.filter(({ event }) => event === 'officeVacated').map(({ state }) => state)
  const steps = journeyOf(
    leaveLifecycle,
    { value, log: [...before.map(entryOf), ...granted], passedOver: passedOver(leave) },
    { title: (state) => state, who: (who) => who },
  )
  return steps
    .filter(
      ({ isAside, title }) => isAside !== true || title !== 'cancelled' || status === 'pending' || isRevocable(leave),
    )
    .map((step): JourneyStep => {
      const told = { ...step, title: titleOf(step, vacated) }
      if (step.state === 'next' || step.state === 'done') return step.state === 'next' ? { ...told, who: null } : told
      if (!isBack || last === undefined) {
        const isOver = status === 'approved' && !isRevocable(leave)
        return { ...told, who: null, ...(isOver && { state: 'ended' as const }) }
      }
      const title = last.event === 'reject' ? refusedTitle(last) : backTitle(last)
      return { ...told, title, who: last.who?.originalName ?? null, time: last.at, words: last.words }
    })
}

/** [LEAVE-04] The approval chain of a request before it is sent. */
export function prospectJourney(chain: readonly LeaveApprover[]): readonly JourneyStep[] {
  const record = { value: 'draft', log: [], passedOver: passedOver({ chain }) }
  return journeyOf(leaveLifecycle, record, { title: (state) => state, who: (who) => who }).map((step) => ({
    ...step,
    title: step.state === 'current' ? texts().leave.step.writing() : titleOf(step),
    who: null,
  }))
}

const partIn = (state: string): string | null => {
  const approver = leaveApprovers.find((entry) => state.endsWith(`.${entry}`))
  return approver === undefined ? null : approverName(approver)
}
function backTitle({ event }: LeaveLogEntry): string {
  const LL = texts().leave.step
  if (event === 'membershipEnded') return LL.left()
  return event === 'revoke' ? LL.revoked() : LL.cancelledNow()
}
const refusedTitle = ({ state }: LeaveLogEntry): string => texts().leave.step.refused({ who: partIn(state) ?? '' })

/**
 * @param step with the state's own name as title; @param vacated the steps that were left since nobody held the office
 */
function titleOf({ title: state, state: standing }: JourneyStep, vacated: readonly string[] = []): string {
  const LL = texts().leave.step
  const who = partIn(state)
  if (who !== null) {
    if (standing === 'done') return vacated.includes(state) ? LL.vacated({ who }) : LL.agreed({ who })
    return standing === 'next' ? LL.decides({ who }) : LL.deciding({ who })
  }
  if (state === 'approved') return LL.approved()
  if (state === 'rejected') return LL.rejected()
  return state === 'cancelled' ? LL.cancelled() : LL.requested()
}

/** [LEAVE-04, LEAVE-06] The next step of a leave in any status, in one or two sentences. */
export function nextWords(leave: Leave): string {
  const LL = texts().leave.next
  const approver = approverOf(leave)
  if (approver !== null) {
    if (closedBecause(leave, 'approve') === null) return LL.yourTurn()
    const who = `\u2068${approverName(approver)}\u2069`
    const others = leave.chain.slice(leave.chain.indexOf(approver) + 1).map(approverName)
    return others.length === 0 ? LL.pending({ who }) : LL.pendingThen({ who, others: namesText(others, language()) })
  }
  if (leave.status === 'approved') return isRevocable(leave) ? LL.approved() : LL.begun()
  if (leave.log.at(-1)?.event === 'membershipEnded') return LL.left()
  const ended = leave.status === 'rejected' ? LL.rejected() : LL.cancelled()
  return leave.facts.isOwner ? `${ended} ${LL.askAgain()}` : ended
}
