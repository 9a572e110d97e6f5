import { randomUUID } from 'node:crypto'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { SignInMethod } from './session-tables.ts'
import type { Portal } from '../portal.ts'
import type { SecondCheck } from '../settings.ts'
import { isKnownDevice } from './devices.ts'
import { noteOutcome } from './history.ts'
import type { From } from './history.ts'
import { endSession, lifetimeOf, startSession } from './sessions.ts'

/** The request data recorded for a sign-in; `browserOf` reads it. */
export interface Browser {
  readonly address: string
  readonly userAgent: string
  /** The hidden cookie `device`. */
  readonly device: string | null
  /** The ticket of this browser's previous session. */
  readonly before: string | null
}

export interface Entrance extends Browser, From {
  readonly user: { readonly id: string }
  /** The id of an attempt that has been recorded already; without it, it is recorded now. */
  readonly tryId?: string
}

/** The outcome: refused, or a ticket for `lifetime` milliseconds. */
export type Entered =
  | { readonly refused: null; readonly ticket: string; readonly lifetime: number; readonly secondCheck: boolean }
  | { readonly refused: 'signIn.disabled' }

/**
 * The common end of every sign-in method: refuses a disabled account, decides on the second check, ends the browser's
 * previous session, begins a new one and records the sign-in.
 */
export async function enter(
  { settings }: Pick<Portal, 'settings'>,
  trx: Querying,
  entrance: Entrance,
): Promise<Entered> {
  const { user, method, now, device, before, tryId = randomUUID() } = entrance
  const noted = { id: tryId, userId: user.id }
  // Locked until the session exists, so that disabling the account at the same moment ends it too.
  const { state } = await trx
    .selectFrom('user')
    .select('state')
    .where('id', '=', user.id)
    .$if(hasRowLocks(trx), (query) => query.forShare())
    .executeTakeFirstOrThrow()
  if (state === 'disabled') {
    await noteOutcome(trx, entrance, { ...noted, outcome: 'disabled', sessionId: null })
    return { refused: 'signIn.disabled' }
  }
  if (before !== null) await endSession(trx, before)
  const isKnown = await isKnownDevice(trx, user.id, device, now)
  const secondCheck = asksForCheck(settings.secondCheck, method, isKnown)
  const sessionId = randomUUID()
  const ticket = await startSession(trx, { ...entrance, userId: user.id, id: sessionId, checkPending: secondCheck })
  await noteOutcome(trx, entrance, { ...noted, outcome: secondCheck ? 'checkPending' : 'succeeded', sessionId })
  return { refused: null, ticket, lifetime: lifetimeOf(secondCheck), secondCheck }
}

/**
 * [GAP-44] Whether a second check is due. Only password sign-ins need one: a passkey has two factors, and an identity
 * provider does its own checks.
 */
function asksForCheck(setting: SecondCheck, method: SignInMethod, isKnown: boolean): boolean {
  if (method !== 'password' || setting === 'off') return false
  return setting === 'always' || !isKnown
}
