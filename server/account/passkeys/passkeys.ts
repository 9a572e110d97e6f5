import type { Selectable } from 'kysely'
import { passkeyNameFault } from '#api/account/passkey-rule.ts'
import type { Passkey } from '#api/account/passkey.contract.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import type { PasskeyTable } from '#server/session/sign-in-tables.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import { tellOwner } from './tell-owner.ts'
import { hasWayIn, lockPerson } from './ways-left.ts'

/** A passkey as its owner sees it. */
export const passkeyOf = (row: Selectable<PasskeyTable>): Passkey => ({
  passkeyID: row.id,
  name: row.name,
  isSynced: isSet(row.backed_up),
  createdAt: timeText(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : timeText(row.last_used_at),
})

/** A user's passkeys, the oldest first. */
export async function passkeysOf(db: Database, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(passkeyOf)
}

/** Renames a passkey of a user. @throws Refusal */
export async function rename(db: Database, userId: string, id: string, name: string): Promise<Passkey> {
  const fault = passkeyNameFault(name)
  if (fault !== null) throw new Refusal(fault)
  const row = await db
    .updateTable('passkey')
    .set({ name: cleanLine(name) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return passkeyOf(row)
}

/** Removes a passkey if another sign-in method remains, and notifies its owner. @throws Refusal */
export async function remove({ db, outbox, settings }: Portal, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    const gone = await trx
      .deleteFrom('passkey')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (gone === undefined) throw notFound()
    if (!(await hasWayIn(trx, userId, settings.oidc?.issuer ?? null))) throw new Refusal('passkey.lastWay')
    await tellOwner(trx, outbox, userId, ({ passkey: { told } }) => ({
      subject: told.removedSubject(),
      text: told.removedText({ name: gone.name }),
    }))
  })
  void outbox.dispatch()
}
