import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'

import { openAs } from './open-as.ts'
import type { KeptHandIn, RestoredHandIn } from '#machines/homework/hand-in-context.ts'

const written = z.object({
  text: z.string(),
  files: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      size: z.nullable(z.number()),
      fileID: z.nullable(z.string()),
    }),
  ),
})
type Written = z.infer<typeof written>

/** Person and task: nobody reads what somebody else has left on a shared browser. */
type Key = [person: string, task: string]
interface Schema extends DBSchema {
  readonly written: { readonly key: Key; readonly value: Written }
  /** The chosen files, apart: they are not written again with each letter of the text. */
  readonly contents: { readonly key: [...Key, file: string]; readonly value: Blob }
}

/** Arrays come after all strings: whatever begins so lies between. */
const below = (...start: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...start], [...start, []])

const fileOf = (content: Blob | undefined, name: string): File | null =>
  content === undefined ? null : content instanceof File ? content : new File([content], name, { type: content.type })

/**
 * What is about to be handed in, on this device, in IndexedDB: until it has been handed in, or its learner signs out.
 * When a session ends by itself it stays, and its learner finds it after the next sign-in here.
 */
export function keptHandIns(person: string) {
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  // Where nobody knows who writes, nothing is kept: it would be shown to the next one of whom that is so.
  const open = () =>
    (opening ??= openAs(person, () =>
      openDB<Schema>('hand-ins', 1, {
        upgrade: (database) => {
          database.createObjectStore('written')
          database.createObjectStore('contents')
        },
      }),
    ))
  return {
    async restore(taskID: string): Promise<RestoredHandIn> {
      try {
        const database = await open()
        const { data, success } = written.safeParse(await database.get('written', [person, taskID]))
        if (!success) return { kept: null, isKeeping: true }
        const files = await Promise.all(
          data.files.map(async (file) => ({
            ...file,
            content: fileOf(await database.get('contents', [person, taskID, file.key]), file.name),
          })),
        )
        // What is neither here nor at the server is lost.
        const found = files.filter(({ fileID, content }) => fileID !== null || content !== null)
        return { kept: { text: data.text, files: found }, isKeeping: true }
      } catch {
        return { kept: null, isKeeping: false }
      }
    },
    async keep(taskID: string, { text, files }: KeptHandIn): Promise<void> {
      const writing = (await open()).transaction(['written', 'contents'], 'readwrite')
      const contents = writing.objectStore('contents')
      const there = new Set((await contents.getAllKeys(below(person, taskID))).map(([, , key]) => key))
      const now = new Set(files.map(({ key }) => key))
      await Promise.all([
        writing
          .objectStore('written')
          .put({ text, files: files.map(({ key, name, size, fileID }) => ({ key, name, size, fileID })) }, [
            person,
            taskID,
          ]),
        ...files.map(({ key, content }) =>
          content instanceof Blob && !there.has(key) ? contents.put(content, [person, taskID, key]) : undefined,
        ),
        ...[...there].filter((key) => !now.has(key)).map((key) => contents.delete([person, taskID, key])),
        writing.done,
      ])
    },
    async forget(taskID: string): Promise<void> {
      const forgetting = (await open()).transaction(['written', 'contents'], 'readwrite')
      await Promise.all([
        forgetting.objectStore('written').delete([person, taskID]),
        forgetting.objectStore('contents').delete(below(person, taskID)),
        forgetting.done,
      ])
    },
    /** All of this person, who signs out. */
    async forgetAll(): Promise<void> {
      const forgetting = (await open()).transaction(['written', 'contents'], 'readwrite')
      await Promise.all([
        forgetting.objectStore('written').delete(below(person)),
        forgetting.objectStore('contents').delete(below(person)),
        forgetting.done,
      ])
    },
  }
}
