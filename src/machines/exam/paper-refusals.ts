import { problemOf } from '#api/kit/problem.ts'

/** The deadline has passed: what was sent is kept apart. */
export const isTimeUp = (error: unknown): boolean => problemOf(error).reason === 'exam.timeUp'

/** Answers of a server that has not come to look at what was sent. */
const PASSING: readonly (string | null)[] = ['request.busy', 'request.failed', 'request.tooMany', 'request.repeated']

/** The server has looked at it and says no: sending it again by itself would not help. */
export function isFinal(error: unknown): boolean {
  const { kind, reason } = problemOf(error)
  return kind === 'refused' && !PASSING.includes(reason)
}
