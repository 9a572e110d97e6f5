import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { findDialogues, sendLetter } from '#api/message/letter.contract.ts'
import type { Dialogue } from '#api/message/letter.contract.ts'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { signIn } from '#api/session/user.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { md5Of } from '#server/session/password.ts'
import { TEMPLATE, createDatabase, dropDatabase } from '#tests/kit/postgres/databases.ts'
import { servePortal } from '#tests/kit/served-portal.ts'
import { cookieHeader, openStream } from '#tests/kit/server/stream.ts'
import { basic, passwordOf } from '#tests/kit/server/visitor.ts'

const LETTER = 'event: letter\ndata:'
const NOTICE = 'event: notice\ndata:'
const RECORD = 'event: record\ndata:'

/** A client of a server in another process. */
async function browserAt(address: string, account: string) {
  const answer = await fetch(`${address}/${signIn.path}?captcha=&lang=en_US`, {
    headers: { authorization: basic(account, md5Of(passwordOf(account))) },
  })
  const cookies = new Map(
    answer.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie)!.slice(1) as [string, string]),
  )
  const cookie = cookieHeader({ cookies })
  const call = async (
    method: string,
    path: string,
    body: object | null = null,
  ): Promise<{ code: number; data: unknown }> => {
    const sent = body === null ? null : JSON.stringify({ ...body, _csrf: cookies.get('XSRF-TOKEN') })
    const { json } = await fetch(`${address}/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: sent,
    }).then(async (said) => ({ json: (await said.json()) as { code: number; data: unknown } }))
    return json
  }
  return { call, stream: () => openStream(`${address}/${streamSignals.path}`, { cookie }) }
}

/** By the clock of these processes the windows of the demo have closed, of which learners would be told meanwhile. */
async function keepClassesOpen(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('update class set closes_at = $1, ends_at = $1', [Date.UTC(2100, 0, 1)])
  await client.end()
}

describe.skipIf(inject('postgresServer') === null)('several processes on one PostgreSQL', () => {
  it('[MSG-07] a signal of one process reaches the streams of the other, also after their connection was cut', async () => {
    const server = inject('postgresServer')!
    const name = `portal_${randomUUID().replaceAll('-', '')}`
    const url = await createDatabase(server, name, TEMPLATE)
    const variables = { NODE_ENV: 'test', CAPTCHA: 'off', DATABASE_URL: url }
    await keepClassesOpen(url)
    const [one, two] = await Promise.all([servePortal(variables), servePortal(variables)])
    try {
      const [learner, leader] = [await browserAt(one.address, 'learner'), await browserAt(two.address, 'leader')]
      const stream = await learner.stream()
      expect([stream.status, await stream.next()]).toEqual([200, 'retry: 3000'])
      const { data } = await leader.call('GET', `${findDialogues.path}?lang=en_US`)
      const { dialogueId } = (data as Dialogue[]).find(({ chatUserId }) => chatUserId === userId('learner'))!
      const write = () =>
        leader.call('PUT', sendLetter.path.replace('{dialogueId}', dialogueId).replace('{letterId}', randomUUID()), {
          content: 'across',
        })
      expect((await write()).code).toBe(2000)
      expect(await stream.next()).toBe(LETTER)

      const admin = new Client({ connectionString: url })
      await admin.connect()
      const cut = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      )
      await admin.end()
      expect(cut.rowCount).toBe(1)
      // It may have missed signals, so it announces all kinds on reconnection.
      expect([await stream.next(), await stream.next(), await stream.next()]).toEqual([NOTICE, LETTER, RECORD])
      expect((await write()).code).toBe(2000)
      expect(await stream.next()).toBe(LETTER)
      stream.leave()
    } finally {
      await Promise.all([one.stop(), two.stop()])
      await dropDatabase(server, name)
    }
  }, 60_000)
})
