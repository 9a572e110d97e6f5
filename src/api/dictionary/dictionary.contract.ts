import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** ENTITY-12 */
export const dictionaryType = z.object({
  dictTypeCode: z.string(),
  dicts: z.array(
    z.object({
      dictCode: z.string(),
      dictName: z.string(),
      /** Of a tree, whose entries come each before those below it: the one that it is below. */
      parentCode: z.optional(z.string()),
      /** It is shown where it is used, and not offered any more. */
      isRetired: z.optional(z.literal(true)),
    }),
  ),
})
export type DictionaryType = z.infer<typeof dictionaryType>

/** [CALL-12] The names are in the caller's language. `typeCodes` is repeated, not joined (gap GAP-68). */
export const listDictionary = call({
  method: 'GET',
  path: 'api-basic/portal/open/dicttype/listDict',
  summary: 'Dictionaries by their type codes.',
  payload: z.object({
    typeCodes: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(20)),
  }),
  answer: z.array(dictionaryType),
  access: 'open',
  arrays: 'repeated',
})

/** ENTITY-09. Joined by an underscore they are a locale code: zh and CN make zh_CN. */
export const supportedLanguage = z.object({ country: z.string(), language: z.string() })

/** [CALL-13, LOCALE-04, LOCALE-09] The first entry is the default language. */
export const getSupportLanguage = call({
  method: 'GET',
  path: 'api-basic/portal/open/locale/getSupportLanguage',
  summary: 'The languages to choose from.',
  payload: z.object({}),
  answer: z.array(supportedLanguage),
  access: 'open',
  preventMessage: true,
})

/** [CONST-17] An uncaught error of the browser, for the error reporter. */
export const reportError = call({
  method: 'POST',
  path: 'api-basic/portal/open/errorreport',
  summary: 'Report an uncaught error of the browser.',
  payload: z.object({
    message: z.string().check(z.maxLength(2000)),
    stack: z.nullable(z.string().check(z.maxLength(10_000))),
    page: z.string().check(z.maxLength(200)),
  }),
  answer: z.null(),
  access: 'open',
  unseen: 'It has failed beside what its user does, who is told of that.',
})
