/**
 * Why a call failed. `reason` is a text key below `reason.` of the dictionary, null where the server named none;
 * `message` is the server's localised text, null where no server answered.
 */
export type Problem =
  | { readonly kind: 'refused'; readonly code: number; readonly reason: string | null; readonly message: string }
  | { readonly kind: 'unauthorised'; readonly reason: 'request.unauthorised'; readonly message: string | null }
  | { readonly kind: 'network'; readonly reason: 'request.noNetwork'; readonly message: null }
  | { readonly kind: 'timeout'; readonly reason: 'request.timeout'; readonly message: null }
  | { readonly kind: 'unreadable'; readonly reason: 'request.unreadable'; readonly message: null }
  /** Cancelled by the request lock [HTTP-14] or by a forced logout [SESSION-07]: no message is shown. */
  | { readonly kind: 'cancelled'; readonly reason: null; readonly message: null }

/** The rejection of a service; flows read its `problem`. */
export class CallFailure extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message ?? problem.reason ?? problem.kind)
    this.name = 'CallFailure'
    this.problem = problem
  }
}

/** The problem behind a thrown value; anything but a CallFailure counts as unreadable. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CallFailure) return error.problem
  return { kind: 'unreadable', reason: 'request.unreadable', message: null }
}

/** The failure as shown: a text key, and the server's message if any. */
export interface Failure {
  readonly reason: string
  readonly message: string | null
}

/** The failure to show for a problem, with `fallback` if it has no reason. */
export function failureOf(problem: Problem, fallback: string): Failure {
  return { reason: problem.reason ?? fallback, message: problem.message || null }
}
