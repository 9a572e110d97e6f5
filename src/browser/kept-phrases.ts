import { openDB, type DBSchema } from 'idb'
import * as z from 'zod/mini'

/** So many are kept of each person. */
export const PHRASES_MAX = 50

export interface PhraseChange {
  readonly type: 'add' | 'remove'
  readonly phrase: string
}
interface Schema extends DBSchema {
  readonly kept: { readonly key: string; readonly value: readonly string[] }
}

const phrases = z.array(z.string())
/** What is kept is not believed: an earlier version of the portal may have written it. */
const read = (stored: unknown): readonly string[] => phrases.safeParse(stored).data ?? []

/**
 * The phrases with which a person reviews, on this device. They are in IndexedDB, so that they are still there after
 * the next sign-in; nobody else is shown them.
 */
export function keptPhrases(person: string) {
  const open = () =>
    openDB<Schema>('phrases', 1, {
      upgrade: (database) => {
        database.createObjectStore('kept')
      },
    })
  return {
    /** None where the browser keeps nothing. */
    async all(): Promise<readonly string[]> {
      try {
        const database = await open()
        const found = read(await database.get('kept', person))
        database.close()
        return found
      } catch {
        return []
      }
    },
    /** @returns all phrases after it; one that is there already is not added again */
    async change({ type, phrase }: PhraseChange): Promise<readonly string[]> {
      const database = await open()
      const trx = database.transaction('kept', 'readwrite')
      const others = read(await trx.store.get(person)).filter((one) => one !== phrase)
      const next = type === 'add' ? [phrase, ...others].slice(0, PHRASES_MAX) : others
      await trx.store.put(next, person)
      await trx.done
      database.close()
      return next
    },
  }
}
