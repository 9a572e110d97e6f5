import { registrationLifecycle } from '#machines/class/registration.lifecycle.ts'
import { statesOf } from '#server/commands/stored.ts'

/** The states of a registration in which something is still to be decided. */
export const pendingRegistration = statesOf(registrationLifecycle, 'pending')
/** The same with a number in line, which the learner has asked for. */
export const queuedRegistration = statesOf(registrationLifecycle, 'queued')
/** The states of who has a place, or may get one. */
export const hopefulRegistration = statesOf(registrationLifecycle, 'pending', 'granted')
/** The states of who has no place, and was invited or has asked for one at some time. */
export const requestedRegistration = statesOf(registrationLifecycle, 'pending', 'aside')
