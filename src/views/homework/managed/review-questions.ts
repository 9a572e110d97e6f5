import type { HomeworkAction, HomeworkState } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import { REMARK_LIMIT } from '#machines/homework/homework.lifecycle.ts'

import type { ActionLook } from '#views/kit/record/record-action.tsx'
import type { ReasonQuestion } from '#views/kit/record/reason-dialog.tsx'

/** What a reviewer does. */
export type ReviewAction = Exclude<HomeworkAction, 'handIn'>

/** What is offered; a closed one says why. An approval is all that can be taken back. */
export const reviewActions = (state: HomeworkState): readonly ReviewAction[] =>
  state === 'approved' ? ['reopen'] : ['approve', 'reject']

export const actionLooks: Readonly<Record<ReviewAction, ActionLook>> = {
  approve: { variant: 'solid' },
  reject: { variant: 'soft', color: 'red' },
  reopen: { variant: 'soft', color: 'red' },
}

/** The confirmation of an action; the remark of an approval is optional. */
export function reviewQuestion(action: HomeworkAction): ReasonQuestion | null {
  if (action === 'handIn') return null
  const { homework, managedTask } = texts()
  const { ask: LL } = managedTask.review
  const said = { approve: LL.approveText(), reject: LL.rejectText(), reopen: LL.reopenText() }
  const isOptional = action === 'approve'
  return {
    title: LL[action](),
    text: said[action],
    word: homework.action[action](),
    isDrastic: !isOptional,
    isOptional,
    limit: REMARK_LIMIT,
  }
}
