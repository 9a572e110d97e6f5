import * as dictionaryCalls from '#api/dictionary/dictionary.contract.ts'
import type { Part } from '#server/part.ts'
import { dictionaryRoutes } from '#server/dictionary/dictionary.routes.ts'

export const dictionaryPart: Part = { calls: [dictionaryCalls], routes: [dictionaryRoutes] }
