import { getManagedDictionary, listDictionaries, saveDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { findDictionary, saveWhole, summaries } from './managed-dictionaries.ts'

/** The dictionaries as administrators keep them. */
export function managedDictionaryRoutes(serve: Serve, { db }: Portal): void {
  serve(listDictionaries, () => summaries(db))
  serve(getManagedDictionary, ({ dictTypeCode }) => findDictionary(db, dictTypeCode))
  serve(saveDictionary, (sent, handling) => saveWhole(db, sent, asking(handling)))
}
