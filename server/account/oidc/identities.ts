import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Identity } from '#api/account/oidc.contract.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import { tellOwner } from '../passkeys/tell-owner.ts'
import { hasWayIn, lockPerson } from '../passkeys/ways-left.ts'
import type { Portal } from '../../portal.ts'
import { accountKey } from '#server/session/accounts.ts'
import type { Claims } from './provider.ts'

/** The user's accounts at the provider, the oldest first. */
export async function identitiesOf(db: Database, userId: string, issuer: string): Promise<Identity[]> {
  const rows = await db
    .selectFrom('identity')
    .selectAll()
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    identityID: row.id,
    label: row.label,
    createdAt: timeText(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : timeText(row.last_used_at),
  }))
}

/**
 * The user to sign in: the linked one or, the first time, the only one that matches, which is then to be linked. No
 * account is created here. @throws Refusal `oidc.noAccount`
 */
export async function ownerOf(
  trx: Querying,
  claims: Claims,
  now: Date,
): Promise<{ userId: string; isLinked: boolean }> {
  const linked = await trx
    .updateTable('identity')
    .set({ last_used_at: now.getTime(), label: claims.label })
    .where('issuer', '=', claims.issuer)
    .where('subject', '=', claims.subject)
    .returning('user_id')
    .executeTakeFirst()
  if (linked !== undefined) return { userId: linked.user_id, isLinked: true }
  const userId = await firstOwner(trx, claims)
  if (userId === null) throw new Refusal('oidc.noAccount')
  return { userId, isLinked: false }
}

/** By the claim with the account name if configured, else by an e-mail that exactly one account has. */
async function firstOwner(trx: Querying, { account, verifiedEmail }: Claims): Promise<string | null> {
  const people = trx.selectFrom('user').select('id').limit(2)
  const found =
    account !== null
      ? await people.where('account_key', '=', accountKey(account)).execute()
      : verifiedEmail === null
        ? []
        : await people.where(sql`lower(email)`, '=', verifiedEmail.toLowerCase()).execute()
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

/**
 * Links an account at the provider to somebody, who is told; linked to them already it stays so. @throws Refusal
 * `oidc.taken`
 */
export async function link(
  trx: Querying,
  outbox: Outbox,
  userId: string,
  claims: Claims,
  now: Date,
  usedAt: Date | null,
): Promise<void> {
  const { numInsertedOrUpdatedRows: rows } = await trx
    .insertInto('identity')
    .values({
      user_id: userId,
      id: randomUUID(),
      issuer: claims.issuer,
      subject: claims.subject,
      label: claims.label,
      created_at: now.getTime(),
      last_used_at: usedAt?.getTime() ?? null,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirstOrThrow()
  if (rows === 0n) {
    const { user_id: owner } = await trx
      .selectFrom('identity')
      .select('user_id')
      .where('issuer', '=', claims.issuer)
      .where('subject', '=', claims.subject)
      .executeTakeFirstOrThrow()
    if (owner !== userId) throw new Refusal('oidc.taken')
    return
  }
  await tellOwner(trx, outbox, userId, ({ oidc: { told } }) => ({
    subject: told.linkedSubject(),
    text: told.linkedText({ label: claims.label }),
  }))
}

/** Unlinks an account at the provider if another sign-in method remains, and notifies its owner. @throws Refusal */
export async function unlink({ db, outbox, settings }: Portal, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    const gone = await trx
      .deleteFrom('identity')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('label')
      .executeTakeFirst()
    if (gone === undefined) throw notFound()
    if (!(await hasWayIn(trx, userId, settings.oidc?.issuer ?? null))) throw new Refusal('oidc.lastWay')
    await tellOwner(trx, outbox, userId, ({ oidc: { told } }) => ({
      subject: told.unlinkedSubject(),
      text: told.unlinkedText({ label: gone.label }),
    }))
  })
  void outbox.dispatch()
}
