import type { LeaveAction } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { REASON_LIMIT } from '#machines/leave/leave.lifecycle.ts'

import type { ActionLook } from '#views/kit/record/record-action.tsx'
import type { ReasonQuestion } from '#views/kit/record/reason-dialog.tsx'

/**
 * [LEAVE-05, LEAVE-07, LEAVE-08, VALID-11] The confirmation of an action; the comment of an approval is optional.
 */
export function leaveQuestion(action: LeaveAction): ReasonQuestion {
  const { ask: LL, action: words } = texts().leave
  const said = { approve: LL.approveText(), reject: LL.rejectText(), cancel: LL.cancelText(), revoke: LL.revokeText() }
  const isOptional = action === 'approve'
  return {
    title: LL[action](),
    text: said[action],
    word: words[action](),
    isDrastic: !isOptional,
    isOptional,
    limit: REASON_LIMIT,
  }
}

export const actionLooks: Readonly<Record<LeaveAction, ActionLook>> = {
  approve: { variant: 'solid' },
  reject: { variant: 'soft', color: 'red' },
  cancel: { variant: 'soft', color: 'red' },
  revoke: { variant: 'soft', color: 'red' },
}
