import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { signalKinds } from '#api/signal/signal.contract.ts'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import type { Database } from '#server/database/open.ts'

/** Distributes signals to the processes that share a database. */
export interface Relay {
  /** Starts listening if necessary; resolves when signals of other processes are received, or cannot be for now. */
  listen(): Promise<void>
  /** Notifies the other processes. @throws when the database is unreachable */
  send(userIds: readonly string[], kind: SignalKind): Promise<void>
  /** Notifies them of changed records. @throws when the database is unreachable */
  sendChanges(records: readonly string[]): Promise<void>
  /** Checks that the listening connection is alive. */
  check(): Promise<void>
  close(): Promise<void>
}

interface Hearing {
  heard(userIds: readonly string[], kind: SignalKind): void
  heardChanges(records: readonly string[]): void
  /** Signals of others may have been missed. */
  deaf(): void
}

/** The embedded database has a single process, so there is nobody to notify. */
export const noRelay: Relay = {
  listen: () => Promise.resolve(),
  send: () => Promise.resolve(),
  sendChanges: () => Promise.resolve(),
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

const CHANNEL = 'portal_signal'
/** PostgreSQL's payload limit is 8000 bytes; an id has at most 64, the name of a record two of them and its table. */
const USERS_AT_ONCE = 100
const RECORDS_AT_ONCE = 40
const TIMEOUT_MS = 5000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 30_000]

const message = z.union([
  z.object({ from: z.string(), kind: z.enum(signalKinds), to: z.array(z.string()) }),
  z.object({ from: z.string(), changed: z.array(z.string()) }),
])

interface RelayParts {
  readonly db: Database
  readonly databaseUrl: string
  readonly logger: FastifyBaseLogger
}

/** Uses LISTEN and NOTIFY, with one listening connection that reconnects by itself. */
export function postgresRelay({ db, databaseUrl, logger }: RelayParts, { heard, heardChanges, deaf }: Hearing): Relay {
  /** The id by which a process ignores its own signals. */
  const from = randomUUID()
  let client: Client | null = null
  /** The latest connection attempt. */
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
      if (!read.success || read.data.from === from) return
      if ('changed' in read.data) heardChanges(read.data.changed)
      else heard(read.data.to, read.data.kind)
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

  const notify = async (told: object): Promise<void> => {
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ from, ...told })})`.execute(db)
  }

  return {
    listen: () => (connecting ??= connect()),
    async send(userIds, kind) {
      for (let i = 0; i < userIds.length; i += USERS_AT_ONCE)
        await notify({ kind, to: userIds.slice(i, i + USERS_AT_ONCE) })
    },
    async sendChanges(records) {
      for (let i = 0; i < records.length; i += RECORDS_AT_ONCE)
        await notify({ changed: records.slice(i, i + RECORDS_AT_ONCE) })
    },
    async check() {
      const checked = client
      // A silently dropped connection sends nothing more; ending it triggers a reconnect.
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
