import { describe, expect, it } from 'vitest'

import { createLocalStore } from '#browser/storage.ts'

/** A window whose storage works, is full, or is blocked. */
function pageWith(kind: 'sound' | 'full' | 'blocked') {
  const kept = new Map<string, string>()
  const listeners: ((event: StorageEvent) => void)[] = []
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (kind === 'full') throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  }
  const page = {
    get localStorage() {
      if (kind === 'blocked') throw new DOMException('blocked', 'SecurityError')
      return localStorage
    },
    addEventListener: (_: string, listener: (event: StorageEvent) => void) => listeners.push(listener),
    removeEventListener: (_: string, listener: (event: StorageEvent) => void) =>
      listeners.splice(listeners.indexOf(listener), 1),
  } as unknown as Window
  const tellOtherTab = (key: string | null) =>
    listeners.forEach((listener) => listener({ key, storageArea: localStorage } as unknown as StorageEvent))
  return { page, kept, tellOtherTab }
}

describe('local storage', () => {
  it.each(['sound', 'full', 'blocked'] as const)('keeps its values when storage is %s', (kind) => {
    const store = createLocalStore(pageWith(kind).page)
    expect(store.get('token')).toBeNull()
    store.set('token', 'a')
    store.set('weakPassword', '2')
    expect([store.get('token'), store.get('weakPassword')]).toEqual(['a', '2'])
    store.remove('token')
    expect(store.get('token')).toBeNull()
  })

  it.each(['sound', 'full', 'blocked'] as const)('clears everything but the language when storage is %s', (kind) => {
    const store = createLocalStore(pageWith(kind).page)
    store.set('lang', 'ru_RU')
    for (const key of ['token', 'playToken', 'loginID', 'weakPassword', 'currentClasses', 'uname', 'userId'] as const) {
      store.set(key, 'x')
    }
    store.clearExceptLanguage()
    expect(store.get('lang')).toBe('ru_RU')
    for (const key of ['token', 'playToken', 'loginID', 'weakPassword', 'currentClasses', 'uname', 'userId'] as const) {
      expect(store.get(key), key).toBeNull()
    }
  })

  it('reports a change in another tab, and a cleared storage, until unsubscribed', () => {
    const { page, kept, tellOtherTab } = pageWith('sound')
    const heard: (string | null)[] = []
    const stop = createLocalStore(page).watch('token', (value) => heard.push(value))
    kept.set('token', 'new')
    tellOtherTab('token')
    tellOtherTab('lang')
    kept.clear()
    tellOtherTab(null)
    stop()
    tellOtherTab('token')
    expect(heard).toEqual(['new', null])
  })
})
