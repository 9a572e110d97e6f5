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

/** Where the browser goes on at the provider, and the secret for its cookie. @throws Refusal `oidc.unreachable` */
export async function leaveFor(
  { db }: Portal,
  provider: Provider,
  { callback, languageTag, ...beginning }: Leaving,
): Promise<{ address: string; secret: string }> {
  const secret = await beginCeremony(db, beginning)
  return { secret, address: await provider.addressOf(secret, callback, languageTag) }
}

/** What has become of who came back: signed in, or their account there linked. */
export type Returned =
  | { readonly did: 'signIn'; readonly ticket: string; readonly lifetime: number }
  | { readonly did: 'link' }

interface Returning extends Browser {
  /** What the hidden cookie holds. */
  readonly secret: string | null
  /** The address that the provider has sent the browser to. */
  readonly returned: URL
  readonly now: Date
}

/** Takes whoever comes back from the provider, once. `begun` hears what they had left for. @throws Refusal */
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
    // The cookie of the session that this browser has had does not come along from another site.
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

/** Whether the session in which it was begun has not ended meanwhile. */
async function goesOn(trx: Querying, { userId, sessionId }: NonNullable<Ceremony['by']>): Promise<boolean> {
  const session = await trx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined
}
