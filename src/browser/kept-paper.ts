import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'

import { openAs } from './open-as.ts'
import type { KeptPaper } from '#machines/paper/paper-context.ts'
import { sheetKinds, type SheetKind } from '#machines/paper/sheet.ts'

const text = z.string()
const number = z.int().check(z.minimum(0))
const answer = z.object({ chosen: z.array(text), text })
const keptPaper = z.object({
  // What was kept before there were questionnaires is of an exam.
  kind: z._default(z.enum(sheetKinds), 'exam'),
  paperID: text,
  version: z._default(number, 0),
  staysOnDevice: z._default(z.boolean(), false),
  device: text,
  saved: number,
  waiting: z.array(
    z.object({
      sequence: number,
      questionID: text,
      answer,
      answeredAt: number,
    }),
  ),
  stored: z.record(text, answer),
  marked: z.array(text),
  current: text,
})

/** Person, paper and writer: nobody reads what somebody else has left on a shared browser. */
type Key = [person: string, sheet: string, device: string]
/** An id may be one of a paper and one of a questionnaire. */
const sheetKey = (kind: SheetKind, id: string): string => (kind === 'exam' ? id : `${kind} ${id}`)
interface Schema extends DBSchema {
  readonly kept: { readonly key: Key; readonly value: { readonly kept: KeptPaper; readonly at: number } }
}

/** What was found on the device when a paper was opened. */
export interface OpenedPaper {
  readonly device: string
  readonly kept: KeptPaper | null
  /** False: this browser keeps nothing. */
  readonly isKeeping: boolean
}

const lockOf = (device: string): string => `paper-${device}`

/** Writers of this page: their locks are held until it is gone, also when the paper is opened here once more. */
const held = new Set<string>()

/** True: no other tab writes as this device now. Without locks (plain http) nobody can tell, and a new one is safe. */
async function hold(device: string): Promise<boolean> {
  if (held.has(device)) return true
  if (!('locks' in navigator)) return false
  const isFree = await new Promise<boolean>((resolve) => {
    navigator.locks
      .request(lockOf(device), { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise<never>(() => undefined)
      })
      .catch(() => resolve(false))
  })
  if (isFree) held.add(device)
  return isFree
}

/** What `eachLeft` does now; a paper that is opened meanwhile waits for it, so that it is not taken for another tab. */
let visit: Promise<void> = Promise.resolve()

/** Resolves once nobody holds it as a writer any more; without locks, or while a tab writes, `act` is not called. */
async function whileFree(device: string, act: () => Promise<void>): Promise<void> {
  if (held.has(device) || !('locks' in navigator)) return
  await navigator.locks.request(lockOf(device), { ifAvailable: true }, (lock) => (lock === null ? undefined : act()))
}

const ofPerson = (person: string): IDBKeyRange => IDBKeyRange.bound([person], [person, []])
const ofSheet = (person: string, kind: SheetKind, id: string): IDBKeyRange =>
  // Arrays come after all strings: every device lies between.
  IDBKeyRange.bound([person, sheetKey(kind, id)], [person, sheetKey(kind, id), []])

/**
 * The answers of papers and of questionnaires on this device, in IndexedDB; nobody else is shown them. When a session
 * ends by itself they stay, and their person finds them after the next sign-in here. Who signs out takes them along,
 * but for answers of a paper that the server has not acknowledged: they may be all that is left of an exam.
 */
export function keptPapers(person: string) {
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  // Where nobody knows who writes, nothing is kept: it would be shown to the next one of whom that is so.
  const open = () =>
    (opening ??= openAs(person, () =>
      openDB<Schema>('papers', 1, {
        upgrade: (database) => {
          database.createObjectStore('kept')
        },
      }),
    ))
  return {
    async open(kind: SheetKind, paperID: string): Promise<OpenedPaper> {
      try {
        await visit
        const found = await (await open()).getAll('kept', ofSheet(person, kind, paperID))
        const readable = found
          .toSorted((one, other) => other.at - one.at)
          .flatMap(({ kept }) => keptPaper.safeParse(kept).data ?? [])
        for (const kept of readable) if (await hold(kept.device)) return { device: kept.device, kept, isKeeping: true }
        // Who can take over from another tab has its answers from the server; those that only stay here are copied.
        const copied = readable.find(({ staysOnDevice }) => staysOnDevice)
        const device = await newDevice()
        return { device, kept: copied === undefined ? null : { ...copied, device }, isKeeping: true }
      } catch {
        return { device: await newDevice(), kept: null, isKeeping: false }
      }
    },
    /** A paper that was begun here is written here, without asking. */
    async begin(paperID: string, device: string): Promise<void> {
      const nothing = { saved: 0, waiting: [], stored: {}, marked: [], current: '' }
      await this.keep({ kind: 'exam', paperID, version: 0, staysOnDevice: false, device, ...nothing })
    },
    async keep(kept: KeptPaper): Promise<void> {
      const { kind, paperID, device } = kept
      await (await open()).put('kept', { kept, at: Date.now() }, [person, sheetKey(kind, paperID), device])
    },
    /**
     * Visits what waits of every paper of a kind that no tab writes now, one after the other; what `send` resolves to
     * is kept from then on, null for nothing. What stays on the device until it is handed in is passed over.
     */
    eachLeft(kind: SheetKind, send: (kept: KeptPaper) => Promise<KeptPaper | null>): Promise<void> {
      const all = async (): Promise<void> => {
        for (const key of await (await open()).getAllKeys('kept', ofPerson(person)))
          await whileFree(key[2], async () => {
            const found = await (await open()).get('kept', key)
            const { success, data } = keptPaper.safeParse(found?.kept)
            if (!success || data.kind !== kind || data.staysOnDevice || data.waiting.length === 0) return
            const left = await send(data)
            if (left === null) await (await open()).delete('kept', key)
            else if (left !== data) await this.keep(left)
          })
      }
      const done = visit.then(all)
      visit = done.catch(() => undefined)
      return done
    },
    /** All of this person, who signs out, but for what a paper still has to send. */
    forgetAll(): Promise<void> {
      const all = async (): Promise<void> => {
        const store = (await open()).transaction('kept', 'readwrite').store
        for (let cursor = await store.openCursor(ofPerson(person)); cursor !== null; cursor = await cursor.continue()) {
          const { data } = keptPaper.safeParse(cursor.value.kept)
          if (data?.kind !== 'exam' || data.waiting.length === 0) await cursor.delete()
        }
      }
      const done = visit.then(all)
      visit = done.catch(() => undefined)
      return done
    },
    /** Of all writers: the paper is handed in. */
    async forget({ kind, paperID }: KeptPaper): Promise<void> {
      await (await open()).delete('kept', ofSheet(person, kind, paperID))
    },
  }
}

async function newDevice(): Promise<string> {
  const device = crypto.randomUUID()
  await hold(device)
  return device
}
