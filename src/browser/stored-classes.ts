import * as z from 'zod/mini'

import type { LocalStore } from './storage.ts'

const ids = z.array(z.string())

/** [CLASS-06, SHELL-13] The current classes in local storage; none if the entry is corrupt. */
export function storedClasses(store: Pick<LocalStore, 'get'>): readonly string[] {
  try {
    return ids.parse(JSON.parse(store.get('currentClasses') ?? '[]'))
  } catch {
    return []
  }
}
