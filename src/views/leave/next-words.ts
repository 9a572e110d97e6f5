import type { Leave } from '#api/leave/leave.contract.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'
import { closedBecause } from '#machines/leave/leave-verdicts.ts'

import { approverName, approverOf, isRevocable } from './leave-journey.ts'

/** [LEAVE-04, LEAVE-06] What happens next with a leave, in a sentence or two, whatever its status. */
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
  const ended = leave.status === 'rejected' ? LL.rejected() : LL.cancelled()
  return leave.facts.isOwner ? `${ended} ${LL.askAgain()}` : ended
}
