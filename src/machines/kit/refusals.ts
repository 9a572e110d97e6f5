import { failureOf, problemOf, type Failure } from '#api/kit/problem.ts'

import type { Thrown } from './failing.ts'

/**
 * What people are told of what was thrown; `request.failed` where neither the server nor the network gives a reason.
 */
export const failureIn = ({ error }: Thrown): Failure => failureOf(problemOf(error), 'request.failed')

const reasonOf = ({ error }: Thrown): string | null => problemOf(error).reason
/** Guard: there is no such thing, or not for this person. */
export const isMissing = (_: unknown, params: Thrown): boolean => reasonOf(params) === 'request.notFound'
/** Guard: this person may not. */
export const isForbidden = (_: unknown, params: Thrown): boolean => reasonOf(params) === 'request.forbidden'
/** Guard: somebody else has changed the record meanwhile. */
export const isStale = (_: unknown, params: Thrown): boolean => reasonOf(params) === 'record.stale'
