import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Call } from '#api/kit/call.ts'
import type { Portal } from '../portal.ts'
import { csrfOf, findCaller } from './sessions.ts'
import type { Caller } from './sessions.ts'
import { sameText } from './tokens.ts'
import { clearSessionCookies, setSessionCookies, ticketOf } from './cookies.ts'
import { Refusal, forbidden, unauthorised } from '#server/answer/refusal.ts'
import { originIn } from './origin.ts'

export const reads = (call: Call): boolean => call.method === 'GET'

/**
 * Authorises a caller before the payload is read: a session if required, the role, and for requests without `_csrf` the
 * origin. Null: a visitor, or a session whose second check [ROUTE-06] is pending. @throws Refusal 401 or 403
 */
export async function admit(
  portal: Portal,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const ticket = ticketOf(request, portal.settings)
  const known = ticket === null ? null : await findCaller(portal.db, ticket, portal.clock.now())
  if (known?.prolonged === true) setSessionCookies(reply, portal.settings, known.ticket, known.lifetime)
  const isHalfway = known?.checkPending === true && !call.duringCheck
  if (isHalfway && call.access !== 'open') throw new Refusal('secondCheck.required', {}, { status: 403 })
  const caller = isHalfway ? null : known
  if (!allows(call.access, caller)) {
    if (caller !== null) throw forbidden()
    clearSessionCookies(reply, portal.settings)
    throw unauthorised()
  }
  const unprotected = call.encoding === 'multipart' || (caller === null && (!reads(call) || call.tokenFree))
  if (unprotected && !fromHere(request, portal.settings.origin, call.encoding === 'multipart')) {
    throw new Refusal('request.origin', {}, { status: 403 })
  }
  return caller
}

/** [HTTP-05] State-changing requests of a session must carry its token. @throws Refusal 403 */
export function checkCsrf(call: Call, caller: Caller | null, request: FastifyRequest): void {
  if (caller === null || reads(call) || call.encoding === 'multipart') return
  const source = call.method === 'DELETE' ? request.query : request.body
  const given = typeof source === 'object' && source !== null && '_csrf' in source ? source._csrf : null
  if (typeof given !== 'string' || !sameText(given, csrfOf(caller.ticket))) {
    throw new Refusal('request.csrf', {}, { status: 403 })
  }
}

/** Whether an access rule admits this caller; null: a visitor. */
export function allows(access: Access, caller: Pick<Caller, 'roles'> | null): boolean {
  if (access === 'open') return true
  if (caller === null) return false
  return access === 'session' || access.some((role) => caller.roles.includes(role))
}

/**
 * Whether the request comes from the portal's own pages, by headers that pages cannot forge. Clients that are no
 * browsers send none; that suffices only where no session could be abused.
 */
function fromHere(request: FastifyRequest, origin: string | null, strictly: boolean): boolean {
  const { origin: stated, 'sec-fetch-site': site } = request.headers
  if (stated === undefined && site === undefined) return !strictly
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return stated === undefined || stated === originIn(request, { origin })
}
