import { PostgresDialect } from 'kysely'
import { Socket } from 'node:net'
import { Pool, TypeOverrides, types } from 'pg'

const CONNECT_MS = 5000
const STATEMENT_MS = 15_000
/** A server that has not even refused a statement by then is gone without a word, as after a failure of the network. */
const SILENCE_MS = STATEMENT_MS + 5000

/** Counts and times are far below 2^53, so numbers are safe; pg returns strings by default. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/**
 * PostgreSQL by a pool of connections that outlives the server's restarts: each is replaced once it is lost, or silent
 * for `silence` milliseconds while it is in use.
 */
export function postgresDialect(databaseUrl: string, silence = SILENCE_MS): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
    types: numbers,
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silence, () => socket.destroy())
    },
  })
  // A lost connection emits an error, through the pool while it is idle, by itself while it is in use. Unheard, either
  // would end the process; whoever uses it learns of it by the failure of the statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
