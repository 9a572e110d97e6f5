import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { Refusal } from '#server/answer/refusal.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { committed } from './door.ts'
import type { Doorway } from './door.ts'

/** A change that many ask for at the same moment, each for themselves, of something that they all lock. */
interface Shared<Asked, Known, Answer> {
  /** What they lock, such as a class. */
  keyOf(asked: Asked): string
  /** Locks it, and then reads what the changes need to know, once for all that share the transaction. */
  lock(trx: Querying, key: string, asked: readonly Asked[]): Promise<Known>
  /** @throws Refusal then nothing of this change is left */
  change(trx: Querying, asked: Asked, known: Known): Promise<void>
  /** What is left to write for all of them, in the same transaction. */
  finish?(trx: Querying, key: string, known: Known): Promise<void>
  /** Read after the commit, one for each that was changed, in their order. */
  answers(db: Database, key: string, asked: readonly Asked[]): Promise<readonly Answer[]>
}

interface Waiting<Asked, Answer> extends PromiseWithResolvers<Answer> {
  readonly asked: Asked
}

/** How many at most share a transaction, so that others who lock the same do not wait for long. */
const MOST = 32

/**
 * Changes that arrive while one of the same key is being committed wait in the order of arrival, instead of each
 * holding a connection on the same lock; then they share a transaction, each within a savepoint of its own. Resolves
 * once the change is on disk. @throws Refusal of this change alone
 */
export function together<Asked, Known, Answer>(
  shared: Shared<Asked, Known, Answer>,
): (door: Doorway, asked: Asked) => Promise<Answer> {
  const linesOf = new WeakMap<Database, Map<string, Waiting<Asked, Answer>[]>>()

  return (door, asked) => {
    const one = { asked, ...Promise.withResolvers<Answer>() }
    const lines = linesOf.get(door.db) ?? new Map<string, Waiting<Asked, Answer>[]>()
    linesOf.set(door.db, lines)
    const key = shared.keyOf(asked)
    const line = lines.get(key)
    if (line === undefined) void work(door, lines, key, [one])
    else line.push(one)
    return one.promise
  }

  async function work(
    door: Doorway,
    lines: Map<string, Waiting<Asked, Answer>[]>,
    key: string,
    line: Waiting<Asked, Answer>[],
  ): Promise<void> {
    lines.set(key, line)
    while (line.length > 0) {
      await commit(door, key, line.splice(0, MOST))
      // On the embedded database nothing else would have its turn before the whole line is done.
      if (line.length > 0) await setImmediate()
    }
    lines.delete(key)
  }

  /** Never rejects. */
  async function commit(door: Doorway, key: string, asking: readonly Waiting<Asked, Answer>[]): Promise<void> {
    const refused = new Map<Waiting<Asked, Answer>, Refusal>()
    const change = async (trx: Querying): Promise<void> => {
      const known = await shared.lock(
        trx,
        key,
        asking.map(({ asked }) => asked),
      )
      const [first] = asking
      if (asking.length === 1 && first !== undefined) await shared.change(trx, first.asked, known)
      else
        for (const one of asking) {
          const refusal = await refusalOf(trx, () => shared.change(trx, one.asked, known))
          if (refusal !== null) refused.set(one, refusal)
        }
      await shared.finish?.(trx, key, known)
    }
    try {
      await committed(door, change, () => Promise.resolve())
    } catch (error) {
      // Nothing is stored, and what fails for one is not to fail for all. Of a lost connection nobody knows.
      if (asking.length > 1 && !isUnavailable(error)) for (const one of asking) await commit(door, key, [one])
      else for (const { reject } of asking) reject(error)
      return
    }
    for (const [{ reject }, refusal] of refused) reject(refusal)
    // The next ones do not wait for what these read.
    void answer(
      door.db,
      key,
      asking.filter((one) => !refused.has(one)),
    )
  }

  /** Never rejects. */
  async function answer(db: Database, key: string, changed: readonly Waiting<Asked, Answer>[]): Promise<void> {
    if (changed.length === 0) return
    try {
      const answers = await shared.answers(
        db,
        key,
        changed.map(({ asked }) => asked),
      )
      for (const [place, found] of answers.entries()) changed[place]?.resolve(found)
    } catch (error) {
      for (const { reject } of changed) reject(error)
    }
  }
}

/** Makes a change; null: it is made. */
async function refusalOf(trx: Querying, change: () => Promise<void>): Promise<Refusal | null> {
  await sql`savepoint change`.execute(trx)
  try {
    await change()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint change`.execute(trx)
    await sql`release savepoint change`.execute(trx)
    return error
  }
  await sql`release savepoint change`.execute(trx)
  return null
}
