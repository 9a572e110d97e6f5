import { SelectQueryNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely'
import { SqliteFile } from './sqlite-connection.ts'

/** A FIFO mutex. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Acquires the mutex; resolves with the release function. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}

/**
 * A connection as Kysely sees it. Outside a transaction a `select` uses the read connection without waiting; everything
 * else queues for the single write connection.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteFile
  readonly #writer: SqliteFile
  readonly #turns: Turns
  #giveUp: (() => void) | null = null

  constructor(reader: SqliteFile, writer: SqliteFile, turns: Turns) {
    this.#reader = reader
    this.#writer = writer
    this.#turns = turns
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#giveUp !== null) return this.#writer.run(sql, parameters)
    if (SelectQueryNode.is(query)) return this.#reader.read(sql, parameters)
    const done = await this.#turns.take()
    try {
      return this.#writer.run(sql, parameters)
    } finally {
      this.#reader.refresh()
      done()
    }
  }

  /** Takes the write lock immediately: a deferred transaction that upgrades to a writer can fail halfway. */
  async begin(): Promise<void> {
    const giveUp = await this.#turns.take()
    try {
      this.#writer.run('begin immediate', [])
    } catch (error) {
      giveUp()
      throw error
    }
    this.#giveUp = giveUp
  }

  commit(): void {
    this.#writer.run('commit', [])
    this.#finish()
  }

  rollback(): void {
    try {
      // Errors such as a full disk roll the transaction back by themselves.
      if (this.#writer.inTransaction) this.#writer.run('rollback', [])
    } finally {
      this.#finish()
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming rows is not supported')
  }

  #finish(): void {
    this.#reader.refresh()
    this.#giveUp?.()
    this.#giveUp = null
  }
}

class SqliteDriver implements Driver {
  readonly #path: string
  readonly #turns = new Turns()
  /** Pool of idle connections: Kysely wraps each one it has not seen, so they are reused. */
  readonly #idle: SqliteConnection[] = []
  #files: { reader: SqliteFile; writer: SqliteFile } | null = null

  constructor(path: string) {
    this.#path = path
  }

  init(): Promise<void> {
    // The writer first: it creates the file and switches it to WAL mode.
    const writer = new SqliteFile(this.#path)
    this.#files = { writer, reader: new SqliteFile(this.#path) }
    return Promise.resolve()
  }

  acquireConnection(): Promise<SqliteConnection> {
    if (this.#files === null) return Promise.reject(new Error('The database is not open'))
    const { reader, writer } = this.#files
    return Promise.resolve(this.#idle.pop() ?? new SqliteConnection(reader, writer, this.#turns))
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit()
    return Promise.resolve()
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback()
    return Promise.resolve()
  }

  releaseConnection(connection: SqliteConnection): Promise<void> {
    this.#idle.push(connection)
    return Promise.resolve()
  }

  read<R>(sql: string, parameters: readonly unknown[]): R[] {
    if (this.#files === null) throw new Error('The database is not open')
    return this.#files.reader.read<R>(sql, parameters).rows
  }

  destroy(): Promise<void> {
    this.#files?.reader.close()
    this.#files?.writer.close()
    this.#files = null
    return Promise.resolve()
  }
}

/** Kysely treats SQLite as having a single connection; this driver has two, so no queue is needed above it. */
class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The embedded database: one file, one write and one read connection of node:sqlite. */
export class EmbeddedDialect implements Dialect {
  readonly #driver: SqliteDriver

  constructor(path: string) {
    this.#driver = new SqliteDriver(path)
  }

  createDriver(): Driver {
    return this.#driver
  }

  /**
   * Runs a compiled `select` outside any transaction at once, without the connection that Kysely would fetch for it.
   */
  read<R>(sql: string, parameters: readonly unknown[]): R[] {
    return this.#driver.read<R>(sql, parameters)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new TwoConnectionAdapter()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}
