import { failureOf, problemOf, type Failure } from '#api/kit/problem.ts'

import type { Thrown } from './failing.ts'

/** The reason code shown for an error; `request.failed` where neither the server nor the network gives one. */
export const failureIn = ({ error }: Thrown): Failure => failureOf(problemOf(error), 'request.failed')

const reasonOf = ({ error }: Thrown): string | null => problemOf(error).reason
/** Guard: not found, or hidden from this person. */
export const isMissing = (_: unknown, params: Thrown): boolean => reasonOf(params) === 'request.notFound'
/** Guard: not permitted. */
export const isForbidden = (_: unknown, params: Thrown): boolean => reasonOf(params) === 'request.forbidden'
/** Guard: stale revision. */
export const isStale = (_: unknown, params: Thrown): boolean => reasonOf(params) === 'record.stale'
