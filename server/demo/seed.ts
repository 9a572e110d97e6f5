import type { Database } from '../database/open.ts'
import { flagOf } from '../database/codec.ts'
import { accountKey } from '../session/accounts.ts'
import { hashPassword, md5Of } from '../session/password.ts'
import { hashOf } from '../session/tokens.ts'
import { demoAccounts } from './accounts.ts'

/** An id that is the same at every seeding. */
export const demoId = (kind: string, name: string): string => {
  const hex = hashOf('demo', kind, name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Fills an empty database with the demo organisation. False: there are people in it already, nothing was done. */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  const anybody = await db.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (anybody !== undefined) return false
  const hashes = await Promise.all(demoAccounts.map(({ password }) => hashPassword(md5Of(password))))
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('user')
      .values(
        demoAccounts.map((account, i) => ({
          id: demoId('user', account.name),
          account_name: account.name,
          account_key: accountKey(account.name),
          name: account.name,
          original_name: account.originalName,
          phone: account.phone,
          email: account.email,
          head_img: null,
          password_hash: hashes[i] ?? null,
          weak_password: flagOf(account.weak),
          language: account.language,
          created_at: now.getTime(),
        })),
      )
      .execute()
    await trx
      .insertInto('user_role')
      .values(demoAccounts.flatMap(({ name, roles }) => roles.map((role) => ({ user_id: demoId('user', name), role }))))
      .execute()
  })
  return true
}
