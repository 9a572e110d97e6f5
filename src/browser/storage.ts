/** [SESSION-08, ENTITY-28] The keys of local browser storage. */
export type StorageKey =
  | 'token'
  | 'playToken'
  | 'loginID'
  | 'weakPassword'
  | 'validPhone'
  | 'lang'
  | 'currentClasses'
  | 'uname'
  | 'userId'
  | 'playerSettings'
  /** With a user's id: the sitting in progress. */
  | `study-${string}`

export interface LocalStore {
  get(key: StorageKey): string | null
  set(key: StorageKey, value: string): void
  remove(key: StorageKey): void
  /** [SESSION-05, SESSION-07] Clears everything but the language. */
  clearExceptLanguage(): void
  /** Calls back when another tab has changed `key`; returns the unsubscribe function. */
  watch(key: StorageKey, changed: (value: string | null) => void): () => void
}

/**
 * [ROUTE-06, SESSION-08] Who has a token may still have to pass the second check: `validPhone` is 2 until then, 1 once
 * it is passed (gap GAP-44).
 */
export const isCheckPending = (store: LocalStore): boolean =>
  store.get('token') !== null && store.get('validPhone') === '2'

/** Local storage that never throws: where it is blocked or full, values are kept in memory until the page is closed. */
export function createLocalStore(page: Window): LocalStore {
  const memory = new Map<StorageKey, string>()
  const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
    try {
      return action()
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt(() => page.localStorage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt(() => {
        page.localStorage.setItem(key, value)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => page.localStorage.removeItem(key), undefined)
    },
    clearExceptLanguage() {
      const lang = this.get('lang')
      memory.clear()
      attempt(() => page.localStorage.clear(), undefined)
      if (lang !== null) this.set('lang', lang)
    },
    watch: (key, changed) => {
      // `key` is null when another tab has cleared the whole storage.
      const listener = (event: StorageEvent) => {
        if (event.storageArea === page.localStorage && (event.key === key || event.key === null)) {
          changed(page.localStorage.getItem(key))
        }
      }
      page.addEventListener('storage', listener)
      return () => page.removeEventListener('storage', listener)
    },
  }
}
