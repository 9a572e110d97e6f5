import { examRegistrationLifecycle } from '#machines/exam/exam-registration.lifecycle.ts'
import { statesOf } from '#server/commands/stored.ts'

/** The states of a registration for an exam that waits for a review. */
export const pendingExamRegistration = statesOf(examRegistrationLifecycle, 'pending')
/** The states of a registration that stands. */
export const standingExamRegistration = statesOf(examRegistrationLifecycle, 'pending', 'granted')
