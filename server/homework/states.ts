import { homeworkLifecycle } from '#machines/homework/homework.lifecycle.ts'
import { statesOf } from '#server/commands/stored.ts'

/** The states of homework that waits for its review. */
export const submittedHomework = statesOf(homeworkLifecycle, 'pending')
