/**
 * Why a call brought no answer. `reason` is a text key below `reason.` of the dictionary, and null where the
 * server named none; `message` is the server's localised text, and null where no server spoke.
 */
export type Problem =
  | { readonly kind: 'refused'; readonly code: number; readonly reason: string | null; readonly message: string }
  | { readonly kind: 'unauthorised'; readonly reason: 'request.unauthorised'; readonly message: string | null }
  | { readonly kind: 'network'; readonly reason: 'request.noNetwork'; readonly message: null }
  | { readonly kind: 'timeout'; readonly reason: 'request.timeout'; readonly message: null }
  | { readonly kind: 'unreadable'; readonly reason: 'request.unreadable'; readonly message: null }
  /** Dropped by the request lock [HTTP-14] or by a forced logout [SESSION-07]: nobody is told. */
  | { readonly kind: 'cancelled'; readonly reason: null; readonly message: null }

/** What a service rejects with; flows read its `problem`. */
export class CallFailure extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message ?? problem.reason ?? problem.kind)
    this.name = 'CallFailure'
    this.problem = problem
  }
}

/** The problem behind whatever was thrown; anything that is not a failed call counts as unreadable. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CallFailure) return error.problem
  return { kind: 'unreadable', reason: 'request.unreadable', message: null }
}

/** What a person is told: a text key, and the server's own words where it spoke. */
export interface Failure {
  readonly reason: string
  readonly message: string | null
}

/** The failure to show for a problem, with `fallback` where the problem names no reason. */
export function failureOf(problem: Problem, fallback: string): Failure {
  return { reason: problem.reason ?? fallback, message: problem.message || null }
}
