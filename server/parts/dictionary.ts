import * as dictionaryCalls from '#api/dictionary/dictionary.contract.ts'
import * as managedDictionaryCalls from '#api/dictionary/managed-dictionary.contract.ts'
import type { Part } from '#server/part.ts'
import { dictionaryRoutes } from '#server/dictionary/dictionary.routes.ts'
import { managedDictionaryRoutes } from '#server/dictionary/managed-dictionary.routes.ts'

export const dictionaryPart: Part = {
  calls: [dictionaryCalls, managedDictionaryCalls],
  routes: [dictionaryRoutes, managedDictionaryRoutes],
}
