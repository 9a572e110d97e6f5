import { problemOf } from '#api/kit/problem.ts'

const SECOND = 1000
/** Milliseconds to the first repetition of what has failed; twice as long each time, up to the longest. */
const RETRY_FIRST = 2 * SECOND
const RETRY_LONGEST = 30 * SECOND

/** Milliseconds until what has failed is tried again. @param tries failures in a row */
export const retryAfter = (tries: number): number => Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** Math.max(0, tries - 1))

/** Answers of a server that has not come to look at what was sent. */
const PASSING: readonly (string | null)[] = ['request.busy', 'request.failed', 'request.tooMany', 'request.repeated']

/** The server has looked at it and says no: sending it again by itself would not help. */
export function isFinal(error: unknown): boolean {
  const { kind, reason } = problemOf(error)
  return kind === 'refused' && !PASSING.includes(reason)
}

/** What the browser tells of the network. */
export type NetworkEvent = { readonly type: 'network.lost' } | { readonly type: 'network.returned' }
/** What is to be kept on the device is not. */
export interface StoreEvent {
  readonly type: 'store.failed'
}
