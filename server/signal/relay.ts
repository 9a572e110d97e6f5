import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { signalKinds } from '#api/signal/signal.contract.ts'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import type { Database } from '#server/database/open.ts'

/** Carries signals between the processes that share a database. */
export interface Relay {
  /** Begins to listen, where that has not begun yet; resolves when this process hears the others, or cannot for now. */
  listen(): Promise<void>
  /** Tells the other processes. @throws when the database is out of reach */
  send(userIds: readonly string[], kind: SignalKind): Promise<void>
  /** Sees whether the listening connection still is one. */
  check(): Promise<void>
  close(): Promise<void>
}

interface Hearing {
  heard(userIds: readonly string[], kind: SignalKind): void
  /** The others could not be heard for a while. */
  deaf(): void
}

/** On the embedded database there is nobody else. */
export const noRelay: Relay = {
  listen: () => Promise.resolve(),
  send: () => Promise.resolve(),
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

const CHANNEL = 'portal_signal'
/** PostgreSQL takes 8000 bytes at once; an id has at most 64. */
const USERS_AT_ONCE = 100
const TIMEOUT_MS = 5000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 30_000]

const message = z.object({ from: z.string(), kind: z.enum(signalKinds), to: z.array(z.string()) })

interface RelayParts {
  readonly db: Database
  readonly databaseUrl: string
  readonly logger: FastifyBaseLogger
}

/** Over LISTEN and NOTIFY, with one connection that listens and comes back by itself. */
export function postgresRelay({ db, databaseUrl, logger }: RelayParts, { heard, deaf }: Hearing): Relay {
  /** So that a process does not hear itself. */
  const from = randomUUID()
  let client: Client | null = null
  /** The latest attempt to connect. */
  let connecting: Promise<void> | null = null
  let again: NodeJS.Timeout | null = null
  let pause = FIRST_PAUSE_MS
  let closed = false

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    })
    next.on('notification', ({ payload = '' }) => {
      const read = message.safeParse(parsed(payload))
      if (read.success && read.data.from !== from) heard(read.data.to, read.data.kind)
    })
    next.on('error', () => undefined)
    next.on('end', () => {
      if (client !== next) return
      client = null
      connectLater()
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      logger.warn({ err: error }, 'signals of other processes cannot be heard')
      void next.end().catch(() => undefined)
      connectLater()
      return
    }
    if (closed) {
      await next.end()
      return
    }
    client = next
    pause = FIRST_PAUSE_MS
  }

  const connectLater = (): void => {
    if (closed || again !== null) return
    again = setTimeout(() => {
      again = null
      connecting = connect().then(() => {
        if (client !== null) deaf()
      })
    }, pause).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  return {
    listen: () => (connecting ??= connect()),
    async send(userIds, kind) {
      for (let i = 0; i < userIds.length; i += USERS_AT_ONCE) {
        const payload = JSON.stringify({ from, kind, to: userIds.slice(i, i + USERS_AT_ONCE) })
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
      }
    },
    async check() {
      const checked = client
      // A connection that has died without a word says nothing any more; ending it begins another one.
      await checked?.query('select 1').catch(() => checked.end().catch(() => undefined))
    },
    async close() {
      closed = true
      if (again !== null) clearTimeout(again)
      await connecting
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
