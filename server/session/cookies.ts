import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Browser } from './enter.ts'
import type { Settings } from '../settings.ts'
import { csrfOf } from './sessions.ts'

/** [HTTP-08] Readable by the browser's script, which stores it as `token`. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const CAPTCHA_COOKIE = 'captcha'
export const RETRIEVAL_COOKIE = 'retrieval'
export const DEVICE_COOKIE = 'device'
export const PASSKEY_COOKIE = 'passkey'

const overHttps = (settings: Settings): boolean => settings.origin?.startsWith('https:') ?? false

/** `__Host-` keeps sibling domains from planting a session; browsers accept it over https only. */
const sessionCookie = (settings: Settings): string => (overHttps(settings) ? '__Host-session' : 'session')

const options = (settings: Settings, httpOnly: boolean) =>
  ({ path: '/', sameSite: 'strict', httpOnly, secure: overHttps(settings) }) as const

/** A cookie of the request, or null. Parsed on demand: most requests need just one. */
export function cookieOf(request: FastifyRequest, name: string): string | null {
  const { cookie } = request.headers
  return cookie === undefined ? null : (request.server.parseCookie(cookie)[name] ?? null)
}

/** The ticket of the session cookie, or null. */
export const ticketOf = (request: FastifyRequest, settings: Settings): string | null =>
  cookieOf(request, sessionCookie(settings))

/** The request data recorded for sessions. */
export const browserOf = (request: FastifyRequest, settings: Settings): Browser => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  device: cookieOf(request, DEVICE_COOKIE),
  before: ticketOf(request, settings),
})

/** Sets the session cookie and its XSRF token for `lifetime` milliseconds. */
export function setSessionCookies(reply: FastifyReply, settings: Settings, ticket: string, lifetime: number): void {
  const maxAge = Math.floor(lifetime / 1000)
  void reply
    .setCookie(sessionCookie(settings), ticket, { ...options(settings, true), maxAge })
    .setCookie(XSRF_COOKIE, csrfOf(ticket), { ...options(settings, false), maxAge })
}

/** At sign-out and on every 401 (gap GAP-41). */
export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  void reply
    .clearCookie(sessionCookie(settings), options(settings, true))
    .clearCookie(XSRF_COOKIE, options(settings, false))
}

/** Sets an HttpOnly cookie for `lifetime` milliseconds; 0 deletes it. */
export function setHiddenCookie(
  reply: FastifyReply,
  settings: Settings,
  name: string,
  value: string,
  lifetime: number,
): void {
  void reply.setCookie(name, value, { ...options(settings, true), maxAge: Math.floor(lifetime / 1000) })
}

const knownBrowserCookie = (settings: Settings): string => (overHttps(settings) ? '__Host-browser' : 'browser')

/** The cookie of the accounts that have signed in to this browser, or null. */
export const knownBrowserOf = (request: FastifyRequest, settings: Settings): string | null =>
  cookieOf(request, knownBrowserCookie(settings))

/** For `lifetime` milliseconds. */
export function setKnownBrowser(reply: FastifyReply, settings: Settings, value: string, lifetime: number): void {
  setHiddenCookie(reply, settings, knownBrowserCookie(settings), value, lifetime)
}

const providerCookie = (settings: Settings): string => (overHttps(settings) ? '__Host-oidc' : 'oidc')
/** SameSite=Lax: a strict cookie would not be sent when the provider redirects back. */
const providerOptions = (settings: Settings) => ({ ...options(settings, true), sameSite: 'lax' }) as const

/** The secret of a pending ceremony at the organisation's provider, or null. */
export const providerSecretOf = (request: FastifyRequest, settings: Settings): string | null =>
  cookieOf(request, providerCookie(settings))

/** For `lifetime` milliseconds; 0 deletes it. */
export function setProviderCookie(reply: FastifyReply, settings: Settings, secret: string, lifetime: number): void {
  void reply.setCookie(providerCookie(settings), secret, {
    ...providerOptions(settings),
    maxAge: Math.floor(lifetime / 1000),
  })
}
