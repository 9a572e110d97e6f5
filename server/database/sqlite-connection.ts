import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'
import { checkStorable } from './unstorable.ts'

interface Prepared {
  readonly statement: StatementSync
  /** Whether it returns rows. */
  readonly reads: boolean
}

/** Bounds the memory, yet far exceeds the portal's number of queries. */
const KEPT_STATEMENTS = 500

/** One connection to an SQLite file that caches its prepared statements. */
export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()
  #isReading = false

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: 5000 })
    // What is deleted is overwritten: a draft with a name must not be found in the file of anonymous answers.
    this.#database.exec('pragma secure_delete = on')
    // A commit is on disk before it is acknowledged; readers do not block writers.
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    // Page cache in KiB: with the default of 2 MiB, the inner pages of large indexes are evicted and reread each time.
    this.#database.exec('pragma cache_size = -32768')
  }

  /** Runs one statement synchronously. @throws the database's error */
  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    checkStorable(parameters)
    const { statement, reads } = this.#prepare(sql)
    const values = parameters as readonly SQLInputValue[]
    if (reads) return { rows: statement.all(...values) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /**
   * Runs a read. All reads of one turn of the event loop share a transaction, because acquiring and releasing the file
   * locks costs more than most reads. `refresh` ends it early.
   */
  read<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    if (!this.#isReading) {
      this.run('begin', [])
      this.#isReading = true
      setImmediate(() => this.refresh())
    }
    return this.run(sql, parameters)
  }

  /** Ends the shared read transaction, so that the next read sees later writes. */
  refresh(): void {
    if (!this.#isReading) return
    this.#isReading = false
    this.run('commit', [])
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction
  }

  close(): void {
    this.refresh()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    const kept = this.#statements.get(sql)
    if (kept !== undefined) return kept
    const statement = this.#database.prepare(sql)
    const prepared = { statement, reads: statement.columns().length > 0 }
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }
}
