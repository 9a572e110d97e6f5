import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import {
  DETAIL_MAX,
  SUMMARY_MAX,
  TITLE_MAX,
  informationCategories,
  informationID,
  keyword,
  topicCode,
} from './news.contract.ts'
import { paging } from '#api/kit/paging.ts'
import { seen } from '#api/kit/record.ts'

/** The lifecycle states; discarded items are kept for the record and listed only on request. */
export const informationStates = ['draft', 'published', 'withdrawn', 'discarded'] as const
export type InformationState = (typeof informationStates)[number]

const category = z.enum(informationCategories)
const state = z.enum(informationStates)

const title = z.string().check(z.trim(), z.maxLength(TITLE_MAX))
const summary = z.string().check(z.trim(), z.maxLength(SUMMARY_MAX))
const detail = z.string().check(z.maxLength(DETAIL_MAX))

/** The texts in one language; `language` as in the table of languages: zh_CN, en_US, … */
const text = z.strictObject({
  language: z.string().check(z.regex(/^[a-z]{2,8}_[A-Z]{2}$/)),
  title,
  summary,
  informationDetail: detail,
})
export type InformationText = z.infer<typeof text>
const texts = z.array(text).check(z.maxLength(11))

/** The revision that the sender has seen; another one in between refuses the command as `record.stale`. */
const revision = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

const said = z.object(seen)
/** What staff say with the events of an item. Its texts are not logged. */
export const informationSaid = { save: said, publish: said, withdraw: said, discard: said }

/** Body limit: texts of all languages exceed the usual one. */
const TEXTS_LIMIT = 4 * 1024 * 1024

/** Times as yyyy-MM-dd HH:mm:ss in UTC. */
const managedEntry = z.object({
  informationID: z.string(),
  categoryCode: category,
  topicCode: z.nullable(z.string()),
  state,
  revision: z.number(),
  /** In the caller's language, with the readers' fallback; a draft may have none yet. */
  title: z.string(),
  /** The languages in which it has title and text. */
  languages: z.array(z.string()),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  views: z.number(),
})
export type ManagedInformationEntry = z.infer<typeof managedEntry>

/** Last changed first. */
export const listManagedInformation = call({
  method: 'GET',
  path: 'api-information/manage/information/list',
  summary: 'Information in every state, for staff.',
  payload: z.object({
    categoryCode: z.optional(category),
    state: z.optional(state),
    keyword: z.optional(keyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(managedEntry), count: z.number() }),
  access: ['admin'],
  preventMessage: true,
})

/** The answer of every command too: the item after the change, texts as stored. */
export const managedInformation = z.object({
  informationID: z.string(),
  categoryCode: category,
  topicCode: z.nullable(z.string()),
  state,
  revision: z.number(),
  texts: z.array(text),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  views: z.number(),
})
export type ManagedInformation = z.infer<typeof managedInformation>

export const getManagedInformation = call({
  method: 'GET',
  path: 'api-information/manage/information/detail/{informationID}',
  summary: 'One item of information with its texts in all languages, for staff.',
  payload: z.object({ informationID }),
  answer: managedInformation,
  access: ['admin'],
  preventMessage: true,
})

/** Languages without any text are omitted; at least one needs title and detail. */
export const createInformation = call({
  method: 'POST',
  path: 'api-information/manage/information',
  summary: 'Write a new item of information, as a draft.',
  payload: z.object({ categoryCode: category, topicCode: z.nullable(topicCode), texts }),
  answer: managedInformation,
  access: ['admin'],
  bodyLimit: TEXTS_LIMIT,
  preventMessage: true,
})

/** A published item stays published. */
export const saveInformation = call({
  method: 'PUT',
  path: 'api-information/manage/information/{informationID}',
  summary: 'Replace topic and texts of an item of information.',
  payload: z.object({ informationID, revision, topicCode: z.nullable(topicCode), texts }),
  answer: managedInformation,
  access: ['admin'],
  bodyLimit: TEXTS_LIMIT,
  preventMessage: true,
})

export const publishInformation = call({
  method: 'PUT',
  path: 'api-information/manage/information/{informationID}/publication',
  summary: 'Show an item of information to its readers.',
  payload: z.object({ informationID, revision }),
  answer: managedInformation,
  access: ['admin'],
  preventMessage: true,
})

export const withdrawInformation = call({
  method: 'DELETE',
  path: 'api-information/manage/information/{informationID}/publication',
  summary: 'Take an item of information back from its readers.',
  payload: z.object({ informationID, revision }),
  answer: managedInformation,
  access: ['admin'],
  preventMessage: true,
})

/** Only what readers cannot see: a draft or a withdrawn item. */
export const discardInformation = call({
  method: 'DELETE',
  path: 'api-information/manage/information/{informationID}',
  summary: 'Give up an item of information for good.',
  payload: z.object({ informationID, revision }),
  answer: managedInformation,
  access: ['admin'],
  preventMessage: true,
})

/** The rich text as it would be stored and shown. */
export const previewInformation = call({
  method: 'POST',
  path: 'api-information/manage/information/preview',
  summary: 'Clean a rich text as saving would.',
  payload: z.object({ informationDetail: detail }),
  answer: z.object({ informationDetail: z.string() }),
  access: ['admin'],
  bodyLimit: TEXTS_LIMIT,
  preventMessage: true,
})
