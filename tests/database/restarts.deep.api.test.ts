import fastify from 'fastify'
import { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { listMyLeaves, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import { findDialogues, openDialogue, sendLetter } from '#api/message/letter.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { systemClock } from '#server/clock.ts'
import { create } from '#server/commands/door.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import { postgresDialect } from '#server/database/postgres-dialect.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { createLog } from '#server/logger.ts'
import { createOutbox, putLetter } from '#server/outbox/outbox.ts'
import { recordKinds } from '#server/parts.ts'
import { startSession } from '#server/session/sessions.ts'
import { createDatabase } from '#tests/kit/postgres/databases.ts'
import { startPrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import type { PrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import { wireTo } from '#tests/kit/postgres/wire.ts'
import { servePortal } from '#tests/kit/served-portal.ts'
import type { ServedPortal } from '#tests/kit/served-portal.ts'
import { askOverHttp } from '#tests/kit/server/over-http.ts'
import type { Heard } from '#tests/kit/server/over-http.ts'
import { prolongClasses } from '#tests/leave/prolonged.ts'
import { mailReceiver } from '#tests/kit/server/receivers.ts'
import { openStream } from '#tests/kit/server/stream.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'

const APPROVERS = ['leader', 'committee', 'headmaster', 'school'] as const
const HALTS = ['fast', 'immediate', 'fast', 'immediate', 'fast', 'immediate'] as const
/** Decided while each of the restarts is under way. */
const LEAVES_EACH = 4
const MAILS = 60
const LANGUAGES = [
  ['zh_CN', '服务器繁忙，请稍后再试。'],
  ['en_US', 'The server is busy. Please try again in a moment.'],
  ['fr_FR', 'Le serveur est très sollicité. Veuillez réessayer dans un instant.'],
] as const
const LETTER = 'event: letter\ndata:'

const died = (error: unknown): Heard => ({
  status: 0,
  body: { code: 0, message: String(error), reason: null, data: null },
  retryAfter: null,
})

describe.skipIf(inject('postgresServer') === null)('a PostgreSQL that restarts under load', () => {
  let postgres: PrivatePostgres
  let db: Database
  let url = ''
  const tickets = new Map<string, string>()
  const servers: ServedPortal[] = []
  let mail: Awaited<ReturnType<typeof mailReceiver>>

  beforeAll(async () => {
    // A cluster of its own, that keeps what it has committed.
    postgres = (await startPrivatePostgres({ synchronous_commit: 'on' }))!
    url = await createDatabase(postgres.address('postgres'), 'portal', null)
    db = await openDatabase({ dataDir: '', databaseUrl: url })
    const now = new Date()
    await seedDemo(db, now)
    for (const name of ['learner', ...APPROVERS]) {
      const session = { userId: userId(name), method: 'password', address: '', userAgent: '', now } as const
      tickets.set(name, await startSession(db, session))
    }
    mail = await mailReceiver()
    const variables = {
      NODE_ENV: 'test',
      DATABASE_URL: url,
      TRUST_PROXY: 'loopback',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}?from=portal@example.org`,
    }
    servers.push(...(await Promise.all([servePortal(variables), servePortal(variables), servePortal(variables)])))
  }, 180_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await db.destroy()
    await mail.close()
    await postgres.stop()
  })

  /** Answers that are neither a success, nor a refusal, nor the word to try again. */
  const wrong: string[] = []
  let asked = 0
  let busy = 0
  /** Asks the processes in turn, each worker from an address of its own. */
  const ask = async (name: string, call: Call, payload: object = {}, lang = 'en_US'): Promise<Heard> => {
    asked += 1
    const at = servers[asked % servers.length]!.address
    const from = `198.51.${asked % 200}.${asked % 250}`
    const heard = await askOverHttp({ at, ticket: tickets.get(name)!, lang, from }, call, payload).catch(died)
    if (heard.status === 503 && heard.body.reason === 'request.busy' && heard.retryAfter === '5') busy += 1
    else if (heard.status !== 200) wrong.push(`${call.path}: ${heard.status} ${JSON.stringify(heard.body)}`)
    return heard
  }
  /** Asks again and again while the database is away. */
  const askUntilHeard = async (name: string, call: Call, payload: object): Promise<Heard> => {
    const heard = await ask(name, call, payload)
    return heard.status === 503 ? askUntilHeard(name, call, payload) : heard
  }
  const decideAll = async (leaveID: string): Promise<void> => {
    for (const [place, name] of APPROVERS.entries())
      await askUntilHeard(name, sendLeaveEvent, { leaveID, type: 'approve', revision: place + 1, reason: '' })
  }
  const probe = async (path: string): Promise<number[]> =>
    Promise.all(servers.map(async ({ address }) => (await fetch(`${address}${path}`)).status))

  it('six times: every process lives on and answers 503 meanwhile, and nothing is lost or half done', {
    timeout: 300_000,
  }, async () => {
    const leaveIds = HALTS.map((_, round) =>
      Array.from({ length: LEAVES_EACH }, (__, i) => demoId('leave', `restart ${round} ${i}`)),
    )
    const sender = { userId: userId('learner'), roles: [] }
    const quiet = { db, effects: { dispatch: () => undefined } }
    await prolongClasses(db, Date.now())
    for (const [i, id] of leaveIds.flat().entries()) {
      const startsAt = Date.now() + (300 + i) * 24 * HOUR
      const request = { type: 'sick', startsAt, endsAt: startsAt + HOUR, reason: 'x' } as const
      const owned = { learner_id: sender.userId, class_id: demoId('class', 'flood') }
      const creating = { id, owned, sent: { type: 'request', request }, sender, now: new Date() } as const
      await create(quiet, leaveKind, creating, () => Promise.resolve())
    }
    const opened = await askUntilHeard('leader', openDialogue, { userId: userId('learner') })
    const { dialogueId } = opened.body.data as { dialogueId: string }
    const stream = await openStream(`${servers[0]!.address}/${streamSignals.path}`, {
      cookie: `session=${tickets.get('learner')!}`,
    })
    expect(await stream.next()).toBe('retry: 3000')

    let isOver = false
    const written = new Set<string>()
    const reader = async (call: Call): Promise<void> => {
      while (!isOver) await ask('learner', call, call === getCurrentUser ? {} : { pageNum: 1, pageSize: 10 })
    }
    const writer = async (): Promise<void> => {
      while (!isOver) {
        const letterId = randomUUID()
        const { body } = await askUntilHeard('leader', sendLetter, { dialogueId, letterId, content: letterId })
        if (body.code === 2000) written.add(letterId)
      }
    }
    const load = [getCurrentUser, findDialogues, listMyLeaves, getCurrentUser, findDialogues, listMyLeaves].map(reader)
    load.push(...Array.from({ length: 6 }, writer))

    for (const [round, mode] of HALTS.entries()) {
      for (let i = 0; i < MAILS / HALTS.length; i += 1) {
        const target = `mail-${round}-${i}@example.org`
        await putLetter(db, { channel: 'email', target, subject: 's', body: 'b', userId: null }, new Date())
      }
      const deciding = leaveIds[round]!.map(decideAll)
      await postgres.halt(mode)
      expect(await probe('/healthz')).toEqual([200, 200, 200])
      expect(await probe('/readyz')).toEqual([503, 503, 503])
      for (const [lang, text] of LANGUAGES)
        expect((await ask('learner', getCurrentUser, {}, lang)).body.message).toContain(text)
      await postgres.resume()
      await expect.poll(() => probe('/readyz'), { timeout: 20_000 }).toEqual([200, 200, 200])
      await Promise.all(deciding)
    }
    isOver = true
    await Promise.all(load)
    expect(wrong).toEqual([])
    expect(busy).toBeGreaterThan(30)
    expect(written.size).toBeGreaterThan(20)

    // The streams hear other processes again: everything so far, then a letter that was written elsewhere.
    const again = await askOverHttp({ at: servers[1]!.address, ticket: tickets.get('leader')! }, sendLetter, {
      dialogueId,
      letterId: randomUUID(),
      content: 'afterwards',
    })
    expect(again.status).toBe(200)
    await expect.poll(async () => stream.next(), { timeout: 60_000 }).toBe(LETTER)
    stream.leave()

    const stored = await db.selectFrom('letter').select('id').where('dialogue_id', '=', dialogueId).execute()
    const ids = new Set(stored.map(({ id }) => id))
    expect([...written].filter((id) => !ids.has(id))).toEqual([])
    const pending = () => db.selectFrom('effect').select(['id', 'failure']).where('done_at', 'is', null).execute()
    await expect.poll(pending, { timeout: 60_000 }).toEqual([])
    expect((await replayRecords(db, recordKinds)).differences).toEqual([])
    const states = await db.selectFrom('leave').select('state').where('id', 'in', leaveIds.flat()).execute()
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['approved']))
    const notices = await db.selectFrom('notice').select(['user_id', 'code', 'id']).execute()
    const expected = [...APPROVERS.map((name) => `leave.turn ${userId(name)}`), `leave.approved ${userId('learner')}`]
    for (const id of leaveIds.flat()) {
      const told = notices.filter((notice) => notice.id.startsWith(id)).map((one) => `${one.code} ${one.user_id}`)
      expect(told.sort()).toEqual(expected.sort())
    }
    const unsent = () => db.selectFrom('message').select('target').where('sent_at', 'is', null).execute()
    await expect.poll(unsent, { timeout: 60_000 }).toEqual([])
    const targets = mail.received.flatMap(({ to }) => to).filter((to) => to.startsWith('mail-'))
    expect(targets.toSorted()).toEqual([...new Set(targets)].toSorted())
    expect(targets).toHaveLength(MAILS)
  })
  it('a letter that is being delivered when the database goes is marked once it is back, and not sent again', async () => {
    const halts: Promise<void>[] = []
    const send = (): Promise<void> => {
      const halt = postgres.halt('fast')
      halts.push(halt)
      return halt
    }
    const app = fastify({ logger: createLog({ level: 'silent' }).options })
    // The other processes send no text messages.
    const senders = { sms: { send, close: () => undefined }, email: null }
    const outbox = createOutbox({ db, clock: systemClock, senders, logger: app.log })
    const letter = { channel: 'sms', target: 'once', subject: null, body: 'b', userId: null } as const
    await outbox.put(db, letter)
    const dispatched = outbox.dispatch()
    await expect.poll(() => halts.length).toBe(1)
    await halts[0]
    await postgres.resume()
    await dispatched
    const { sent_at: sentAt } = await db
      .selectFrom('message')
      .select('sent_at')
      .where('target', '=', letter.target)
      .executeTakeFirstOrThrow()
    expect(sentAt).not.toBeNull()
    await outbox.dispatch()
    expect(halts).toHaveLength(1)
  })

  it('that falls silent without a word is given up and replaced', async () => {
    const wire = await wireTo(url)
    const far: Database = new Kysely({ dialect: postgresDialect(wire.address, 500) })
    const ask = () => far.selectFrom('installation').select('key').execute()
    expect(await ask()).not.toEqual([])
    wire.silence()
    const failure: unknown = await ask().catch((error: unknown) => error)
    expect(isUnavailable(failure), String(failure)).toBe(true)
    wire.restore()
    expect(await ask()).not.toEqual([])
    await far.destroy()
    wire.cut()
  })
})
