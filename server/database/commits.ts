import type { DatabaseConnection, Dialect } from 'kysely'
import type { Database, Querying } from './open.ts'

type Listener = (notes: ReadonlySet<string>) => void

/** What is to be announced of the transaction that a connection is in. */
const notesOf = new WeakMap<DatabaseConnection, Set<string>>()
const listenersOf = new WeakMap<Database, Set<Listener>>()

/** Announced with the commit of the transaction; not at all when it is rolled back. */
export const noteForCommit = (trx: Querying, note: string): Promise<void> =>
  trx.getExecutor().provideConnection((connection) => {
    const notes = notesOf.get(connection) ?? new Set()
    notesOf.set(connection, notes.add(note))
    return Promise.resolve()
  })

/** Calls back after every commit of this process with something to announce. */
export function onCommit(db: Database, listener: Listener): void {
  listenersOf.get(db)?.add(listener)
}

/** The dialect, whose commits are announced to those who listen to the database that `open` makes of it. */
export function announcing(dialect: Dialect, open: (dialect: Dialect) => Database): Database {
  const listeners = new Set<Listener>()
  const db = open({
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (of) => dialect.createIntrospector(of),
    createDriver() {
      const driver = dialect.createDriver()
      const commit = driver.commitTransaction.bind(driver)
      const rollBack = driver.rollbackTransaction.bind(driver)
      driver.commitTransaction = async (connection) => {
        await commit(connection)
        const notes = notesOf.get(connection)
        notesOf.delete(connection)
        if (notes !== undefined) for (const listener of listeners) listener(notes)
      }
      driver.rollbackTransaction = (connection) => {
        notesOf.delete(connection)
        return rollBack(connection)
      }
      return driver
    },
  })
  listenersOf.set(db, listeners)
  return db
}
