import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'

const DAY = 24 * 60 * 60 * 1000
/** So long is kept what nobody comes back to. Milliseconds. */
export const KEPT_FOR = 30 * DAY
/** What is longer is not kept. Characters. */
export const KEPT_LONGEST = 4_000_000
/** A browser whose storage does not answer keeps nothing. Milliseconds. */
const PATIENCE = 2000

/** Person and form: nobody reads what somebody else has left on a shared browser. */
type Key = [person: string, form: string]
interface Kept {
  readonly text: string
  /** When it was written. */
  readonly at: number
}
/** Where it is kept; any of it may fail. */
export interface WritingStore {
  readonly get: (key: Key) => Promise<unknown>
  readonly put: (key: Key, kept: Kept) => Promise<unknown>
  readonly delete: (key: Key) => Promise<unknown>
  readonly deleteOf: (person: string) => Promise<unknown>
  /** Of all persons, what was written before. */
  readonly deleteBefore: (at: number) => Promise<unknown>
}
interface Schema extends DBSchema {
  readonly kept: { readonly key: Key; readonly value: Kept; readonly indexes: { readonly at: number } }
}

const keptEntry = z.object({ text: z.string(), at: z.number() })

let opening: Promise<IDBPDatabase<Schema>> | null = null
/** One connection: what is written while the page goes away has no time to open another. */
function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opening = null
  }
  opening ??= openDB<Schema>('writing', 1, {
    upgrade: (database) => database.createObjectStore('kept').createIndex('at', 'at'),
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  return opening
}

const inBrowser: WritingStore = {
  get: async (key) => (await open()).get('kept', key),
  put: async (key, kept) => (await open()).put('kept', kept, key),
  delete: async (key) => (await open()).delete('kept', key),
  // Arrays come after all strings: every form lies between.
  deleteOf: async (person) => (await open()).delete('kept', IDBKeyRange.bound([person], [person, []])),
  deleteBefore: async (at) => {
    const { store, done } = (await open()).transaction('kept', 'readwrite')
    const old = await store.index('at').getAllKeys(IDBKeyRange.upperBound(at, true))
    await Promise.all([...old.map((key) => store.delete(key)), done])
  },
}

const patiently = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))])

/**
 * What a person has written in forms and not sent yet, on this device: until it is sent or thrown away, for thirty days
 * at the longest, or until its person signs out. When a session ends by itself it stays, and its person finds it after
 * the next sign-in here. Nothing of it ever fails: where the browser keeps nothing, a form begins as it always did.
 */
export function keptWriting(person: string, store: WritingStore = inBrowser, now: () => number = Date.now) {
  const quietly = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch {
      // It is in the form all the same.
    }
  }
  return {
    /** What is kept is not believed: an earlier version of the portal may have written it, or somebody else. */
    async read<Written>(form: string, schema: z.ZodMiniType<Written>): Promise<Written | null> {
      try {
        const { data: kept } = keptEntry.safeParse(await patiently(store.get([person, form])))
        if (kept === undefined || kept.at < now() - KEPT_FOR || kept.at > now() + DAY) return null
        return schema.safeParse(JSON.parse(kept.text)).data ?? null
      } catch {
        return null
      }
    },
    keep: (form: string, written: object): Promise<void> =>
      quietly(async () => {
        const text = JSON.stringify(written)
        // What came before it would be restored in its stead.
        if (text.length > KEPT_LONGEST) return store.delete([person, form])
        await store.put([person, form], { text, at: now() })
        return store.deleteBefore(now() - KEPT_FOR)
      }),
    forget: (form: string): Promise<void> => quietly(() => store.delete([person, form])),
    /** All of this person, who signs out. */
    forgetAll: (): Promise<void> => quietly(() => store.deleteOf(person)),
  }
}
