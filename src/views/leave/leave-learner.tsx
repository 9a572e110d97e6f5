import type { Leave } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import './leave.css'

/** Whose leave it is, for others than its learner. */
export function LeaveLearner({ leave: { learner, facts } }: { readonly leave: Leave }) {
  if (facts.isOwner) return null
  return (
    <p className="leave-learner">
      <span className="visually-hidden">{texts().leave.learner()} </span>
      <Avatar id={learner.userId} name={learner.originalName} size={32} />
      <bdi>{learner.originalName}</bdi>
    </p>
  )
}
