import { Kysely } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'

import { createEffects, type Effects } from '#server/commands/effects.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { AnyRecordKind } from '#server/commands/kind.ts'
import type { Database } from '#server/database/open.ts'
import type { EmbeddedDialect } from '#server/database/sqlite-dialect.ts'
import type { Tables } from '#server/tables.ts'
import { meetings } from '#server/meetings.ts'

import { seeded } from './random.ts'
import type { Time } from './time.ts'

/** What a server is made to do wrong, to see that it is found. */
export interface ServerFaults {
  /** It takes no lock: what others do comes in between. */
  readonly takesNoLock?: boolean
  /** When it dies, what it has written so far stays. */
  readonly leavesHalf?: boolean
}

export interface ProcessParts {
  readonly name: string
  readonly store: EmbeddedDialect
  readonly time: Time
  /** Of how long its statements take. */
  readonly seed: number
  readonly kinds: readonly AnyRecordKind[]
  readonly faults: ServerFaults
  /** Called right after a commit, before anybody else has a turn. */
  committed(): void
  died(): void
  /** An error that no refusal explains. */
  failed(error: unknown): void
}

/** Who is dead goes on with nothing. */
const never = new Promise<never>(() => undefined)

/**
 * A server: the real door and outbox on a database whose every statement takes its time, so that others come in
 * between, and before each of which it can die. What it has not committed is gone then, and it answers nobody.
 */
export class ServerProcess implements Doorway {
  readonly name: string
  readonly db: Database
  readonly effects: Effects
  readonly logger: { error(...of: readonly unknown[]): void }
  readonly #parts: ProcessParts
  readonly #driver: Driver
  readonly #open = new Set<DatabaseConnection>()
  readonly #orphans: (() => void)[] = []
  #isAlive = true
  #stepsLeft = Number.POSITIVE_INFINITY

  constructor(parts: ProcessParts) {
    const { name, store, time, kinds } = parts
    this.#parts = parts
    this.name = name
    this.#driver = store.createDriver()
    this.db = new Kysely<Tables>({ dialect: steppedOf(store, this) })
    this.logger = { error: (of) => parts.failed(of) }
    this.effects = createEffects({
      db: this.db,
      clock: { now: () => new Date(time.now) },
      kinds,
      meetings,
      signals: { tell: () => undefined },
      logger: this.logger,
    })
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  /** It will die before the next statement but so many of a transaction. */
  dieAfter(steps: number): void {
    this.#stepsLeft = steps
  }

  /** Calls back when it dies, unless what is returned was called before. */
  whenDead(run: () => void): () => void {
    this.#orphans.push(run)
    return () => {
      const place = this.#orphans.indexOf(run)
      if (place >= 0) this.#orphans.splice(place, 1)
    }
  }

  /** @param isChange a part of a transaction: deaths between reads leave nothing to look at */
  async step(isChange: boolean): Promise<void> {
    if (!this.#isAlive) return never
    if (isChange) this.#stepsLeft -= 1
    if (this.#stepsLeft < 0) {
      this.#die()
      return never
    }
    const { time, seed } = this.#parts
    // By the moment alone, so that what is left out elsewhere changes nothing here.
    await time.pause(seeded(seed ^ time.now).below(4))
    // It may have died in the meantime.
    if (!this.isAlive) return never
  }

  async run<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.step(this.#open.has(connection) || this.#parts.faults.takesNoLock === true)
    // Without a transaction there are no parts of one.
    if (this.#parts.faults.takesNoLock && /^(rollback to |release )?savepoint/.test(query.sql)) return { rows: [] }
    return connection.executeQuery<Row>(query)
  }

  async begin(connection: DatabaseConnection): Promise<void> {
    await this.step(true)
    if (this.#parts.faults.takesNoLock) return
    await this.#driver.beginTransaction(connection, {})
    this.#open.add(connection)
    if (this.#isAlive) return
    this.#abandon()
    return never
  }

  async commit(connection: DatabaseConnection): Promise<void> {
    await this.step(true)
    if (this.#open.delete(connection)) await this.#driver.commitTransaction(connection)
    this.#parts.committed()
    // It is done, and whoever asked for it may never learn.
    await this.step(true)
  }

  async rollback(connection: DatabaseConnection): Promise<void> {
    await this.step(true)
    if (this.#open.delete(connection)) await this.#driver.rollbackTransaction(connection)
  }

  #die(): void {
    this.#isAlive = false
    this.#abandon()
    this.#parts.died()
    for (const run of this.#orphans.splice(0)) run()
  }

  /** What its connections leave behind. Both are synchronous on the embedded database. */
  #abandon(): void {
    for (const connection of this.#open) {
      if (this.#parts.faults.leavesHalf) void this.#driver.commitTransaction(connection)
      else void this.#driver.rollbackTransaction(connection)
      void this.#driver.releaseConnection(connection)
    }
    this.#open.clear()
  }
}

/** The embedded database as one process has it. */
function steppedOf(store: EmbeddedDialect, process: ServerProcess): Dialect {
  const driver = store.createDriver()
  const behind = new WeakMap<DatabaseConnection, DatabaseConnection>()
  const idle: DatabaseConnection[] = []
  const realOf = (connection: DatabaseConnection): DatabaseConnection => behind.get(connection) ?? connection
  const stepped: Driver = {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const real = await driver.acquireConnection()
      // Kysely wraps each one that it has not seen, so they are used again.
      const connection: DatabaseConnection = idle.pop() ?? {
        executeQuery: <Row>(query: CompiledQuery) => process.run<Row>(realOf(connection), query),
        streamQuery: () => {
          throw new Error('Streaming rows is not supported')
        },
      }
      behind.set(connection, real)
      return connection
    },
    beginTransaction: (connection) => process.begin(realOf(connection)),
    commitTransaction: (connection) => process.commit(realOf(connection)),
    rollbackTransaction: (connection) => process.rollback(realOf(connection)),
    releaseConnection(connection) {
      idle.push(connection)
      return driver.releaseConnection(realOf(connection))
    },
    destroy: () => Promise.resolve(),
  }
  return {
    createDriver: () => stepped,
    createQueryCompiler: () => store.createQueryCompiler(),
    createAdapter: () => store.createAdapter(),
    createIntrospector: (db) => store.createIntrospector(db),
  }
}
