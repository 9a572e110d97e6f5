import { PostgresDialect } from 'kysely'
import type { PostgresPool } from 'kysely'
import { Socket } from 'node:net'
import { Client, DatabaseError, Pool, TypeOverrides, types } from 'pg'

/** Until there is a connection, whether one has to be given back first or to be made. */
export const CONNECT_MS = 4000
const STATEMENT_MS = 15_000
/** A server that has not even refused a statement by then has lost it. */
const SILENCE_MS = STATEMENT_MS + 5000
/**
 * A connection that is silent for so long may wait for a slow statement or for a database that hangs: that is found out
 * by a question over another one, which has as long again.
 */
export const QUIET_MS = 2000

/** Counts and times are far below 2^53, so numbers are safe; pg returns strings by default. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/**
 * PostgreSQL by a pool of connections that outlives the server's restarts: each is replaced once it is lost, or silent
 * for twice `quiet` milliseconds while the database gives nobody an answer.
 */
export function postgresDialect(databaseUrl: string, quiet = QUIET_MS): PostgresDialect {
  const ask = askingOnce(databaseUrl, quiet)
  const isInUse = (): boolean => pool.totalCount > pool.idleCount || pool.waitingCount > 0
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    types: numbers,
    stream() {
      const socket = new Socket()
      let question: Question | null = null
      socket.on('timeout', () => {
        if (question?.isAnswered === false) {
          socket.destroy()
          return
        }
        question = isInUse() ? ask() : null
        socket.setTimeout(quiet)
      })
      return socket.setTimeout(quiet)
    },
  })
  // A lost connection emits an error, through the pool while it is idle, by itself while it is in use. Unheard, either
  // would end the process; whoever uses it learns of it by the failure of the statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new PostgresDialect({ pool: inTime(pool) })
}

interface Question {
  isAnswered: boolean
}

/** Asks whether the database answers anybody; all who ask meanwhile share one question. */
function askingOnce(databaseUrl: string, patience: number): () => Question {
  let open: Question | null = null
  const put = async (question: Question): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience })
    client.on('error', () => undefined)
    try {
      await client.connect()
      question.isAnswered = true
    } catch (error) {
      // Such as that there are too many connections.
      question.isAnswered = error instanceof DatabaseError
    } finally {
      open = null
      void client.end().catch(() => undefined)
    }
  }
  return () => {
    if (open !== null) return open
    open = { isAnswered: false }
    void put(open)
    return open
  }
}

/** The pool, that gives a connection in time or none: by itself it would wait anew for one that it has to make. */
function inTime(pool: Pool): PostgresPool {
  return {
    async connect() {
      const connecting = pool.connect()
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        late.reject(new Error('timeout exceeded when trying to connect'))
        void connecting.then((client) => client.release()).catch(() => undefined)
      }, CONNECT_MS)
      return Promise.race([connecting, late.promise]).finally(() => clearTimeout(timer))
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
