import { SelectQueryNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  Kysely,
  QueryResult,
  TransactionSettings,
} from 'kysely'
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
 * A connection as Kysely sees it. Outside a transaction a `select` uses the read connection without waiting; a
 * transaction that only reads has a connection of its own, and sees the database as it was at its first read;
 * everything else queues for the single write connection.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteFile
  readonly #writer: SqliteFile
  readonly #turns: Turns
  #giveUp: (() => void) | null = null
  #snapshot: SqliteFile | null = null

  constructor(reader: SqliteFile, writer: SqliteFile, turns: Turns) {
    this.#reader = reader
    this.#writer = writer
    this.#turns = turns
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#snapshot !== null) return this.#snapshot.run(sql, parameters)
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

  /** Reads alone, from this file until `endReading`. */
  beginReading(file: SqliteFile): void {
    file.run('begin', [])
    this.#snapshot = file
  }

  /** The file that it read from; null: it was no transaction that only reads. */
  endReading(): SqliteFile | null {
    const file = this.#snapshot
    this.#snapshot = null
    file?.run('rollback', [])
    return file
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
  /** Of transactions that only read, while none does. */
  readonly #idleSnapshots: SqliteFile[] = []
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

  beginTransaction(connection: SqliteConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode !== 'read only') return connection.begin()
    connection.beginReading(this.#idleSnapshots.pop() ?? new SqliteFile(this.#path))
    return Promise.resolve()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    if (!this.#endReading(connection)) connection.commit()
    return Promise.resolve()
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (!this.#endReading(connection)) connection.rollback()
    return Promise.resolve()
  }

  #endReading(connection: SqliteConnection): boolean {
    const file = connection.endReading()
    if (file !== null) this.#idleSnapshots.push(file)
    return file !== null
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
    for (const file of this.#idleSnapshots.splice(0)) file.close()
    return Promise.resolve()
  }
}

/** Kysely treats SQLite as having a single connection; this driver has two, so no queue is needed above it. */
class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The embedded database: one file, one write and one read connection of node:sqlite, and more for what only reads. */
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
