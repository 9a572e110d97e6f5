import { CallFailure, type Failure } from '#api/kit/problem.ts'
import type { CurrentUser } from '#api/session/user.contract.ts'

/** A signed-in user, as returned by the server. */
export const aUser: CurrentUser = {
  userId: '7',
  name: 'Amina',
  originalName: 'Amina Diallo',
  bindPhone: '***89',
  email: 'a***@example.org',
  headImg: null,
  account: { userName: 'amina' },
  roles: ['learner'],
}

/** Rejections of services, and what is shown of each. */
export const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
export const unreached: Failure = { reason: 'request.noNetwork', message: null }
export const unauthorised = new CallFailure({ kind: 'unauthorised', reason: 'request.unauthorised', message: null })
export const refusal = (reason: string): CallFailure =>
  new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
export const refused = (reason: string): Failure => ({ reason, message: 'No.' })
/** What is shown of a sample's rejection. */
export function shownOf(error: unknown): Failure {
  if (!(error instanceof CallFailure)) throw new Error('No sample rejects so.')
  const { reason, message } = error.problem
  return { reason: reason ?? '', message }
}
