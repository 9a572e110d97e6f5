import { beginCeremony, takeCeremony } from '../ceremonies.ts'
import type { Ceremony } from '../ceremonies.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import { enter } from '#server/session/enter.ts'
import type { Browser } from '#server/session/enter.ts'
import type { Caller } from '#server/session/sessions.ts'
import { link, ownerOf } from './identities.ts'
import type { Provider } from './provider.ts'

interface Leaving {
  readonly purpose: 'providerSignIn' | 'providerLink'
  readonly caller: Caller | null
  readonly callback: string
  readonly languageTag: string
  readonly before: string | null
  readonly now: Date
}

/** The authorization URL, and the secret for the cookie. @throws Refusal `oidc.unreachable` */
export async function leaveFor(
  { db }: Portal,
  provider: Provider,
  { callback, languageTag, ...beginning }: Leaving,
): Promise<{ address: string; secret: string }> {
  const secret = await beginCeremony(db, beginning)
  return { secret, address: await provider.addressOf(secret, callback, languageTag) }
}

/** The outcome of a callback: signed in, or an account linked. */
export type Returned =
  | { readonly did: 'signIn'; readonly ticket: string; readonly lifetime: number }
  | { readonly did: 'link' }

interface Returning extends Browser {
  /** The secret in the hidden cookie. */
  readonly secret: string | null
  /** The callback address. */
  readonly returned: URL
  readonly now: Date
}

/** Handles a callback once. `begun` is called with the purpose of the ceremony. @throws Refusal */
export async function comeBack(
  portal: Portal,
  provider: Provider,
  { secret, returned, ...browser }: Returning,
  begun: (purpose: 'providerSignIn' | 'providerLink') => void,
): Promise<Returned> {
  const { db, outbox } = portal
  const { now } = browser
  const ceremony = await takeCeremony(db, secret, ['providerSignIn', 'providerLink'], now)
  if (ceremony === null) throw new Refusal('oidc.expired')
  const { by } = ceremony
  if (ceremony.purpose === 'providerLink') begun('providerLink')
  const claims = await provider.claimsOf(ceremony.secret, returned)
  const came = await db.transaction().execute(async (trx) => {
    if (ceremony.purpose === 'providerLink') {
      if (by === null || !(await goesOn(trx, by))) throw new Refusal('oidc.expired')
      await link(trx, outbox, by.userId, claims, now, null)
      return null
    }
    const { userId, isLinked } = await ownerOf(trx, claims, now)
    const user = await trx.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    // The strict session cookie is not sent with the cross-site callback.
    if (by !== null)
      await trx.deleteFrom('session').where('user_id', '=', by.userId).where('id', '=', by.sessionId).execute()
    const entered = await enter(portal, trx, { ...browser, method: 'oidc', user })
    if (entered.refused === null && !isLinked) await link(trx, outbox, userId, claims, now, now)
    return entered
  })
  void outbox.dispatch()
  if (came === null) return { did: 'link' }
  if (came.refused !== null) throw new Refusal(came.refused)
  return { did: 'signIn', ...came }
}

/** Whether the session that began it is still active. */
async function goesOn(trx: Querying, { userId, sessionId }: NonNullable<Ceremony['by']>): Promise<boolean> {
  const session = await trx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined
}
