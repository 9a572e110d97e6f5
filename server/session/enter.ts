import { randomUUID } from 'node:crypto'
import type { Querying } from '../database/open.ts'
import { hasRowLocks } from '../database/row-locks.ts'
import type { SignInMethod } from './session-tables.ts'
import type { Portal } from '../portal.ts'
import type { SecondCheck } from '../settings.ts'
import { isKnownDevice } from './devices.ts'
import { noteOutcome } from './history.ts'
import type { From } from './history.ts'
import { endSession, lifetimeOf, startSession } from './sessions.ts'

/** What of a request matters to whoever comes in; `browserOf` reads it. */
export interface Browser {
  readonly address: string
  readonly userAgent: string
  /** The hidden cookie `device`. */
  readonly device: string | null
  /** The ticket of the session that this browser has had. */
  readonly before: string | null
}

export interface Entrance extends Browser, From {
  readonly user: { readonly id: string }
  /** The id under which the try has been noted already; without it, it is noted now. */
  readonly tryId?: string
}

/** The way in is open, or not; the browser is given the ticket for `lifetime` milliseconds. */
export type Entered =
  | { readonly refused: null; readonly ticket: string; readonly lifetime: number; readonly secondCheck: boolean }
  | { readonly refused: 'signIn.disabled' }

/**
 * What every way in does once it has proved who it is: refuses a disabled account, decides about the second check,
 * ends the session that this browser has had, begins the new one and notes all this in the sign-in history.
 */
export async function enter(
  { settings }: Pick<Portal, 'settings'>,
  trx: Querying,
  entrance: Entrance,
): Promise<Entered> {
  const { user, method, now, device, before, tryId = randomUUID() } = entrance
  const noted = { id: tryId, userId: user.id }
  // Held until the session is there: who disables the account at this moment ends that one too.
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
 * [GAP-44] Whether a second check is due. Only a password is checked again: a passkey is two proofs in one, and who
 * comes from an identity provider has been checked by it.
 */
function asksForCheck(setting: SecondCheck, method: SignInMethod, isKnown: boolean): boolean {
  if (method !== 'password' || setting === 'off') return false
  return setting === 'always' || !isKnown
}
