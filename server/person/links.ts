import { accountAddress } from '#api/account/addresses.ts'
import { languageOf } from '#i18n/locales.ts'
import type { LinkKind } from '#machines/person/account.lifecycle.ts'
import type { Querying } from '#server/database/open.ts'
import type { PasswordLinkTable } from './tables.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { textsOf } from '#server/answer/texts.ts'
import { putLetter } from '#server/outbox/outbox.ts'
import { hashOf, newToken } from '#server/session/tokens.ts'
import { mainLanguage } from '#server/main-language.ts'

const HOUR = 60 * 60_000
/** Validity: long for invitations, short for password resets. */
export const LINK_LIFETIME_MS = { invitation: 7 * 24 * HOUR, reset: 24 * HOUR } as const

interface Putting {
  readonly userId: string
  readonly kind: LinkKind
  /** Where the portal is reached, such as https://learn.example.org. */
  readonly origin: string
  readonly now: Date
}

/** Queues a letter with a new link in the outbox, by e-mail if there is one, else by SMS; earlier links become void. */
export async function putLink(trx: Querying, { userId, kind, origin, now }: Putting): Promise<void> {
  const owner = await trx
    .selectFrom('user')
    .select(['account_name', 'phone', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const byMail = owner.email !== null
  const target = owner.email ?? owner.phone
  // The lifecycle guarantees an address to send to.
  if (target === null) throw new Refusal('person.contactMissing')
  const token = newToken()
  const at = now.getTime()
  await voidLinks(trx, userId, now)
  await trx
    .insertInto('password_link')
    .values({
      user_id: userId,
      token_hash: hashOf(token),
      kind,
      channel: byMail ? 'email' : 'sms',
      created_at: at,
      expires_at: at + LINK_LIFETIME_MS[kind],
      used_at: null,
      voided_at: null,
    })
    .execute()
  const { outbox: letter } = textsOf(languageOf(owner.language) ?? mainLanguage())
  // In the fragment, so that the secret appears in no server log.
  const words = {
    account: owner.account_name,
    link: `${origin}/#${accountAddress('retrieve', { link: token })}`,
    hours: LINK_LIFETIME_MS[kind] / HOUR,
  }
  const isInvitation = kind === 'invitation'
  const subject = !byMail ? null : isInvitation ? letter.invitationSubject() : letter.resetSubject()
  const body = isInvitation ? letter.invitationText(words) : letter.resetText(words)
  await putLetter(trx, { channel: byMail ? 'email' : 'sms', target, subject, body, userId }, now)
}

/** Voids all links of a person. */
export async function voidLinks(trx: Querying, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('password_link')
    .set({ voided_at: now.getTime() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
}

export interface FoundLink extends Pick<PasswordLinkTable, 'user_id' | 'kind' | 'expires_at'> {
  readonly account_name: string
}

/** The valid link of a secret. @throws Refusal with the reason why it is not valid */
export async function findLink(db: Querying, token: string, now: Date): Promise<FoundLink> {
  const found = await db
    .selectFrom('password_link')
    .innerJoin('user', 'user.id', 'password_link.user_id')
    .select(['password_link.user_id', 'kind', 'expires_at', 'used_at', 'voided_at', 'user.account_name', 'user.state'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (found === undefined) throw new Refusal('passwordLink.unknown')
  if (found.used_at !== null) throw new Refusal('passwordLink.used')
  if (found.voided_at !== null || found.state === 'disabled') throw new Refusal('passwordLink.void')
  if (found.expires_at <= now.getTime()) throw new Refusal('passwordLink.expired')
  return found
}

/** Uses a link up. A single statement decides, so concurrent requests use it only once. @throws Refusal */
export async function spendLink(trx: Querying, token: string, now: Date): Promise<FoundLink> {
  const link = await findLink(trx, token, now)
  const { numUpdatedRows } = await trx
    .updateTable('password_link')
    .set({ used_at: now.getTime() })
    .where('user_id', '=', link.user_id)
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    // It says what has become of it meanwhile.
    await findLink(trx, token, now)
    throw new Refusal('passwordLink.used')
  }
  return link
}
