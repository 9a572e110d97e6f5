import type { LocalStore, StorageKey } from '#browser/storage.ts'

/** A browser's storage of somebody who has signed in, in memory. */
export function aStore(): LocalStore {
  const kept = new Map<StorageKey, string>([['lang', 'en_US']])
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clearExceptLanguage: () => kept.clear(),
    watch: () => () => undefined,
  }
}
