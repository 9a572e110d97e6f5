import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { listMyLeaves } from '#api/leave/leave.contract.ts'
import { findDialogues, openDialogue, sendLetter } from '#api/message/letter.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { startSession } from '#server/session/sessions.ts'
import { startBalancer } from '#tests/kit/server/balancer.ts'
import type { Balancer } from '#tests/kit/server/balancer.ts'
import { freshDatabase } from '#tests/kit/server/portal.ts'
import { servePortal } from '#tests/kit/served-portal.ts'
import type { ServedPortal } from '#tests/kit/served-portal.ts'
import { askOverHttp } from '#tests/kit/server/over-http.ts'
import { openStream } from '#tests/kit/server/stream.ts'
import type { EventStream } from '#tests/kit/server/stream.ts'

const page = { pageNum: 1, pageSize: 10 }

describe.skipIf(inject('postgresServer') === null)('three processes behind a balancer, on one PostgreSQL', () => {
  let db: Database
  let remove: () => Promise<void>
  let variables: Record<string, string>
  let balancer: Balancer
  const processes: ServedPortal[] = []
  const tickets = new Map<string, string>()

  beforeAll(async () => {
    const { settings, remove: removeDatabase } = await freshDatabase('PostgreSQL')
    remove = removeDatabase
    db = await openDatabase({ dataDir: '', databaseUrl: settings.DATABASE_URL! })
    for (const name of ['learner', 'leader']) {
      const session = { userId: userId(name), method: 'password', address: '', userAgent: '', now: new Date() } as const
      tickets.set(name, await startSession(db, session))
    }
    variables = { ...settings, NODE_ENV: 'test', TRUST_PROXY: 'loopback', DRAIN_SECONDS: '5' }
    const start = () => servePortal(variables)
    processes.push(...(await Promise.all([start(), start(), start()])))
    balancer = await startBalancer(processes.map(({ address }) => address))
  })
  afterAll(async () => {
    balancer.close()
    await Promise.all(processes.map((one) => one.stop()))
    await db.destroy()
    await remove()
  })

  it('are restarted one after the other without one failed request, and event streams open again elsewhere', {
    timeout: 180_000,
  }, async () => {
    const failed: string[] = []
    let asked = 0
    const ask = async (name: string, call: Call, payload: object): Promise<{ data: unknown }> => {
      asked += 1
      const from = `198.51.${asked % 200}.${asked % 250}`
      const asking = { at: balancer.address, ticket: tickets.get(name)!, from }
      const heard = await askOverHttp(asking, call, payload).catch((error: unknown) => ({
        status: 0,
        body: { data: String(error) },
      }))
      if (heard.status !== 200) failed.push(`${call.path}: ${heard.status} ${JSON.stringify(heard.body)}`)
      return heard.body
    }
    const opened = await ask('leader', openDialogue, { userId: userId('learner') })
    const { dialogueId } = opened.data as { dialogueId: string }

    let isOver = false
    const written = new Set<string>()
    const streams: EventStream[] = []
    const reader = async (call: Call, payload: object): Promise<void> => {
      while (!isOver) await ask('learner', call, payload)
    }
    const writer = async (): Promise<void> => {
      while (!isOver) {
        const letterId = randomUUID()
        await ask('leader', sendLetter, { dialogueId, letterId, content: letterId })
        written.add(letterId)
      }
    }
    /** As browsers do: what ends is opened again. */
    const listener = async (): Promise<void> => {
      while (!isOver) {
        const cookie = `session=${tickets.get('learner')!}`
        const stream = await openStream(`${balancer.address}/${streamSignals.path}`, { cookie })
        streams.push(stream)
        if (stream.status !== 200) failed.push(`stream: ${stream.status}`)
        while ((await stream.next().catch(() => null)) !== null);
      }
    }
    const load = [
      ...[getCurrentUser, getCurrentUser, getCurrentUser].map((call) => reader(call, {})),
      ...[findDialogues, listMyLeaves].map((call) => reader(call, page)),
      ...[writer(), writer(), writer()],
      listener(),
    ]
    for (const [place, old] of processes.entries()) {
      await old.stop()
      processes[place] = await servePortal(variables)
      balancer.replace(place, processes[place].address)
      await expect.poll(() => balancer.isReady(place), { timeout: 20_000 }).toBe(true)
    }
    isOver = true
    streams.at(-1)?.leave()
    await Promise.all(load)

    expect(failed).toEqual([])
    expect(asked).toBeGreaterThan(1000)
    // With the process that it was opened at it has ended, and come to another.
    expect(streams.length).toBeGreaterThan(1)
    const stored = await db.selectFrom('letter').select('id').where('dialogue_id', '=', dialogueId).execute()
    const ids = new Set(stored.map(({ id }) => id))
    expect([...written].filter((id) => !ids.has(id))).toEqual([])
  })
})
