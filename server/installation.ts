import type { Database } from '#server/database/open.ts'
import { newToken } from '#server/session/tokens.ts'

/** The installation's secret, created at the first start and shared by all its processes. */
export async function installationSecret(db: Database): Promise<string> {
  await db
    .insertInto('installation')
    .values({ key: 'secret', value: newToken() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow()
  return value
}
