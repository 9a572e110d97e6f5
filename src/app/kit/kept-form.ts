import type * as z from 'zod/mini'

import type { KeepWriting, KeptForm } from '#machines/kit/keeping.ts'

import { currentAddress } from '#browser/address.ts'
import { keptWriting } from '#browser/kept-writing.ts'
import type { LocalStore } from '#browser/storage.ts'

/** A pause in the writing after which it is kept. Milliseconds. */
const PAUSE = 500

/** The forms whose writing is kept; `schema` tells what may get into one of them again. */
export type KeptForms = <Written extends object>(form: string, schema: z.ZodMiniType<Written>) => KeptForm<Written>

/**
 * What the person who is signed in writes in forms, on this device.
 * @param known resolves once the store says who that is
 */
export const keptForms =
  (store: LocalStore, known: () => Promise<void> = () => Promise.resolve()): KeptForms =>
  (form, schema) =>
    keptForm(store, known, form, schema)

/** Something new is known by its address. */
function keptForm<Written extends object>(
  store: LocalStore,
  known: () => Promise<void>,
  form: string,
  schema: z.ZodMiniType<Written>,
): KeptForm<Written> {
  const nameOf = (id: string | null, address: string) => `${form} ${id ?? address}`
  return {
    restore: async (id) => {
      const name = nameOf(id, currentAddress())
      await known()
      const person = store.get('userId')
      return person === null ? null : keptWriting(person).read(name, schema)
    },
    keep: (receive) => {
      const address = currentAddress()
      let person: string | null = null
      let waiting: { readonly name: string; readonly written: Written } | null = null
      let pause: ReturnType<typeof setTimeout> | undefined
      const write = () => {
        clearTimeout(pause)
        // Who has signed out, here or in another tab, leaves nothing behind.
        if (waiting !== null && person !== null && store.get('userId') === person)
          void keptWriting(person).keep(waiting.name, waiting.written)
        waiting = null
      }
      const writeHidden = () => {
        if (document.visibilityState === 'hidden') write()
      }
      receive(({ id, written }: KeepWriting<Written>) => {
        const name = nameOf(id, address)
        person ??= store.get('userId')
        if (waiting?.name !== name) write()
        clearTimeout(pause)
        if (written === null) {
          waiting = null
          // When a session has ended by itself, a form closes without its person.
          if (person !== null && store.get('userId') === person) void keptWriting(person).forget(name)
        } else {
          waiting = { name, written }
          pause = setTimeout(write, PAUSE)
        }
      })
      document.addEventListener('visibilitychange', writeHidden)
      window.addEventListener('pagehide', write)
      return () => {
        document.removeEventListener('visibilitychange', writeHidden)
        window.removeEventListener('pagehide', write)
        write()
      }
    },
  }
}
