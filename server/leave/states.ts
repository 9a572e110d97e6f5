import { leaveLifecycle } from '#machines/leave/leave.lifecycle.ts'
import { statesOf } from '#server/commands/stored.ts'

/** The states of a leave that waits for an approver. */
export const pendingLeave = statesOf(leaveLifecycle, 'pending')
/** The states in which a leave covers its time, for its learner. */
export const takenLeave = statesOf(leaveLifecycle, 'pending', 'granted')
