import type { LocalStore } from '#browser/storage.ts'
import type { KeptForms } from './kept-form.ts'

/** The forms whose writing is kept; fetched with the flows that have some. */
export const fetchKeptForms = async (store: LocalStore): Promise<KeptForms> =>
  (await import('./kept-form.ts')).keptForms(store)
