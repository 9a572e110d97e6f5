import { Kysely, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { openDialogue, sendLetter } from '#api/message/letter.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import { CONNECT_MS, QUIET_MS, postgresDialect } from '#server/database/postgres-dialect.ts'
import { userId } from '#server/demo/ids.ts'
import { startSession } from '#server/session/sessions.ts'
import { wireTo } from '#tests/kit/postgres/wire.ts'
import type { Wire } from '#tests/kit/postgres/wire.ts'
import { freshDatabase } from '#tests/kit/server/portal.ts'
import { servePortal } from '#tests/kit/served-portal.ts'
import type { ServedPortal } from '#tests/kit/served-portal.ts'
import { askOverHttp } from '#tests/kit/server/over-http.ts'

const LANGUAGES = [
  ['zh_CN', '服务器繁忙，请稍后再试。'],
  ['en_US', 'The server is busy. Please try again in a moment.'],
  ['fr_FR', 'Le serveur est très sollicité. Veuillez réessayer dans un instant.'],
] as const
/** For each language: together more than there are connections. */
const AT_ONCE = 10
/** Far more than is allowed, and far less than the 20 s after which a statement without an answer is given up. */
const PATIENCE_MS = 10_000

describe.skipIf(inject('postgresServer') === null)('a PostgreSQL that takes connections and gives no answer', () => {
  let db: Database
  let url = ''
  let remove: () => Promise<void>
  let wire: Wire
  let server: ServedPortal
  let ticket = ''

  beforeAll(async () => {
    const fresh = await freshDatabase('PostgreSQL')
    remove = fresh.remove
    url = fresh.settings.DATABASE_URL!
    db = await openDatabase({ dataDir: '', databaseUrl: url })
    const of = { userId: userId('leader'), method: 'password', address: '', userAgent: '' } as const
    ticket = await startSession(db, { ...of, now: new Date() })
    wire = await wireTo(url)
    server = await servePortal({ NODE_ENV: 'test', DATABASE_URL: wire.address })
  })
  afterAll(async () => {
    await server.stop()
    wire.cut()
    await db.destroy()
    await remove()
  })

  const ask = async (call: Call, payload: object = {}, lang = 'en_US') =>
    askOverHttp({ at: server.address, ticket, lang }, call, payload)

  it('is told of within five seconds, in the language of who asks, and the portal goes on as soon as it answers', async () => {
    // A connection in doubt is silent for the one time and then for the time of the question.
    expect(Math.max(2 * QUIET_MS, CONNECT_MS)).toBeLessThan(5000)
    const opened = await ask(openDialogue, { userId: userId('learner') })
    const { dialogueId } = opened.body.data as { dialogueId: string }
    const letterId = randomUUID()

    const ready = async () => (await fetch(`${server.address}/readyz`)).status
    wire.silence()
    const writing = ask(sendLetter, { dialogueId, letterId, content: 'x' })
    const reading = LANGUAGES.flatMap(([lang, text]) =>
      Array.from({ length: AT_ONCE }, async () => ({ text, heard: await ask(getCurrentUser, {}, lang) })),
    )
    const all = await Promise.race([Promise.all(reading), passed(PATIENCE_MS, null)])
    expect(all).not.toBeNull()
    for (const { text, heard } of all ?? []) {
      expect(heard).toMatchObject({ status: 503, retryAfter: '5', body: { reason: 'request.busy' } })
      expect(heard.body.message).toContain(text)
    }
    expect((await writing).status).toBe(503)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect(await ready()).toBe(503)

    wire.restore()
    expect((await ask(sendLetter, { dialogueId, letterId, content: 'x' })).status).toBe(200)
    await expect.poll(ready, { timeout: 20_000 }).toBe(200)
    const afterwards = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(getCurrentUser)))
    expect(new Set(afterwards.map(({ status }) => status))).toEqual(new Set([200]))
    const letters = await db.selectFrom('letter').select('id').where('id', '=', letterId).execute()
    expect(letters).toHaveLength(1)
  })

  it('is told from one that takes long over a statement: that is waited for', async () => {
    const other: Database = new Kysely({ dialect: postgresDialect(url, 200) })
    const { rows } = await sql<{ slept: string }>`select pg_sleep(3)::text as slept`.execute(other)
    expect(rows).toEqual([{ slept: '' }])
    await other.destroy()
  })
})
