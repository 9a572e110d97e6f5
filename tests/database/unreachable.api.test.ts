import { tmpdir } from 'node:os'
import { expect, inject, it } from 'vitest'
import { openDatabase } from '#server/database/open.ts'

const server = inject('postgresServer')
/** The private server under another user or database, with a password that nobody is to read. */
const leadingTo = (change: { readonly user?: string; readonly database?: string }): string | null => {
  if (server === null) return null
  const url = Object.assign(new URL(server), { username: change.user ?? 'portal', password: 'hush' })
  return Object.assign(url, { pathname: `/${change.database ?? 'postgres'}` }).href
}

it.each([
  ['a closed port', 'postgres://portal:hush@127.0.0.1:1/portal', /127\.0\.0\.1:1\/portal: connect ECONNREFUSED/],
  [
    'a host that does not exist',
    'postgres://portal:hush@nowhere.invalid/portal',
    /nowhere\.invalid\/portal: getaddrinfo/,
  ],
  [
    'a database that does not exist',
    leadingTo({ database: 'nothing' }),
    /\/nothing: database "nothing" does not exist/,
  ],
  ['a user that does not exist', leadingTo({ user: 'nobody' }), /: role "nobody" does not exist/],
])('says in one line that DATABASE_URL leads to %s, without its password', async (_what, databaseUrl, why) => {
  // PostgreSQL is not installed.
  if (databaseUrl === null) return
  const opening = openDatabase({ dataDir: tmpdir(), databaseUrl })
  await expect(opening).rejects.toThrow(/^DATABASE_URL: no connection to [^\n]+$/)
  await expect(opening).rejects.toThrow(why)
  await expect(opening).rejects.not.toThrow('hush')
})
