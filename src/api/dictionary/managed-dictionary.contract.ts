import * as z from 'zod/mini'

import {
  COURSE_TITLE_MAX,
  DOCUMENT_LIMIT,
  inLanguages,
  languageCode,
  managedID,
  revision,
} from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { holds } from '#api/kit/holds.ts'
import { dictionaryTypes } from './dictionary-rule.ts'

/** All of ISO 3166-1 twice over. */
export const DICTIONARY_ENTRIES_MAX = 500
export const DICTIONARY_NAME_MAX = COURSE_TITLE_MAX

const staff = { access: ['admin'], preventMessage: true } as const
const nameText = z.strictObject({
  language: languageCode,
  name: z.string().check(z.trim(), z.maxLength(DICTIONARY_NAME_MAX)),
})

const entry = z.strictObject({
  /** Null: it is new. */
  dictCode: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  /** It is shown where it is used, and not offered any more. */
  isRetired: z.boolean(),
  /** In any of the languages: readers of another see the name in the first of them that there is. */
  texts: inLanguages(nameText).check(
    holds((texts) => new Set(texts.map(({ language }) => language)).size === texts.length),
  ),
})
/** The entries in order. */
const dictionaryDocument = { dicts: z.array(entry).check(z.maxLength(DICTIONARY_ENTRIES_MAX)) }
const wholeDictionary = z.object(dictionaryDocument)
export type DictionaryDocument = z.infer<typeof wholeDictionary>

export const managedDictionary = z.object({
  dictTypeCode: z.enum(dictionaryTypes),
  revision: z.number(),
  dicts: z.array(
    z.object({
      dictCode: z.string(),
      isRetired: z.boolean(),
      /** Of a tree: the entry that it is below. */
      parentCode: z.optional(z.string()),
      texts: inLanguages(nameText),
      /** How often it is named: by courses, people and so on. What is used can be retired, and not removed. */
      uses: z.number(),
    }),
  ),
  /** As yyyy-MM-dd HH:mm:ss in UTC; null: nobody has changed it. */
  updatedAt: z.nullable(z.string()),
})
export type ManagedDictionary = z.infer<typeof managedDictionary>

const dictionarySummary = z.object({
  dictTypeCode: z.enum(dictionaryTypes),
  offered: z.number(),
  retired: z.number(),
})
export type DictionarySummary = z.infer<typeof dictionarySummary>

export const listDictionaries = call({
  method: 'GET',
  path: 'api-basic/manage/dicttype/list',
  summary: 'The dictionaries of the portal, and how many entries each has, for administrators.',
  payload: z.object({}),
  answer: z.array(dictionarySummary),
  ...staff,
})

export const getManagedDictionary = call({
  method: 'GET',
  path: 'api-basic/manage/dicttype/detail/{dictTypeCode}',
  summary: 'One dictionary with its names in all languages, for administrators.',
  payload: z.object({ dictTypeCode: managedID }),
  answer: managedDictionary,
  ...staff,
})

/**
 * Refused: `record.stale`, `dictionary.nameMissing`, `dictionary.inUse`, `dictionary.unknownEntry`, and
 * `dictionary.isTree` where the entries of a tree are not as they are stored, but for their names and order.
 */
export const saveDictionary = call({
  method: 'PUT',
  path: 'api-basic/manage/dicttype/{dictTypeCode}',
  summary: 'Replace a dictionary as a whole; what is left out is removed, unless it is used.',
  payload: z.object({ dictTypeCode: managedID, revision, ...dictionaryDocument }),
  answer: managedDictionary,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})
