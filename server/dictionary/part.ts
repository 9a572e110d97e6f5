import * as dictionaryCalls from '#api/dictionary/dictionary.contract.ts'
import type { Part } from '#server/part.ts'
import { dictionaryRoutes } from './dictionary.routes.ts'

export const dictionaryPart: Part = { calls: [dictionaryCalls], routes: [dictionaryRoutes] }
