import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

/** ENTITY-07 */
export const liveItem = z.object({ imageID: z.string(), link: z.string() })

/** [CALL-16] */
export const listLiveBroadcasts = call({
  method: 'GET',
  path: 'api-information/portal/open/liveBroadcast',
  summary: 'Live broadcasts for the side window.',
  payload: z.object({}),
  answer: z.array(liveItem),
  access: 'open',
  unseen: 'Pictures at the margin of every page, which does without.',
})

/** The categories with lists of single articles: the news and the help centre [NEWS-01, NEWS-04]. */
export const feedCategories = ['news', 'help_center'] as const
export type FeedCategory = (typeof feedCategories)[number]

/** The copyright line is plain text; every other detail is rich text. */
export const PLAIN_CATEGORY = 'copy_right'

/** The category codes of information; those after the feeds are the meta codes of pages (gap GAP-06). */
export const informationCategories = [
  PLAIN_CATEGORY,
  'about_us',
  'application_secret',
  'techsupport',
  'appDownload',
  ...feedCategories,
] as const
export type InformationCategory = (typeof informationCategories)[number]

/** The dictionary of a feed's topics [ENTITY-12]; the other categories have none. */
export const topicDictionaries: Readonly<Record<FeedCategory, 'newsTopic' | 'helpTopic'>> = {
  news: 'newsTopic',
  help_center: 'helpTopic',
}

/** Maximum length of a keyword and, per language, of each text. */
export const KEYWORD_MAX = 100
export const TITLE_MAX = 120
export const SUMMARY_MAX = 300
export const DETAIL_MAX = 100 * 1024

export const informationID = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const feedCategory = z.enum(feedCategories)
export const topicCode = z.string().check(z.regex(/^\w{1,64}$/))
export const keyword = z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))

/** The language code of the texts: the caller's, else Chinese, English or any available. */
const language = z.string()

/** ENTITY-11 */
export const informationItem = z.object({
  informationID: z.string(),
  title: z.string(),
  informationDetail: z.string(),
  language,
  categoryCode: z.string(),
})

/** [CALL-17] Empty if there is no such content; news and help require a session. */
export const getSpecificCategory = call({
  method: 'GET',
  path: 'api-information/portal/information/getSpecificCategory',
  summary: 'Published information of one category.',
  payload: z.object({ searchCategoryCode: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.array(informationItem),
  access: 'open',
  preventMessage: true,
})

/** A list entry of the news or the help centre; times as yyyy-MM-dd HH:mm:ss in UTC. */
export const informationEntry = z.object({
  informationID: z.string(),
  categoryCode: feedCategory,
  topicCode: z.nullable(z.string()),
  title: z.string(),
  summary: z.string(),
  language,
  publishedAt: z.string(),
  views: z.number(),
})
export type InformationEntry = z.infer<typeof informationEntry>

/**
 * [NEWS-01, NEWS-04] News newest first; help by its topics, then in the order that its authors gave it (gap GAP-07).
 */
export const listInformation = call({
  method: 'GET',
  path: 'api-information/portal/information/list',
  summary: 'Published news or help, by topic and by words of title, summary and text.',
  payload: z.object({
    categoryCode: feedCategory,
    topicCode: z.optional(topicCode),
    keyword: z.optional(keyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(informationEntry), count: z.number() }),
  preventMessage: true,
})

const neighbour = z.nullable(z.object({ informationID: z.string(), title: z.string(), language }))

export const information = z.object({
  informationID: z.string(),
  categoryCode: z.enum(informationCategories),
  topicCode: z.nullable(z.string()),
  title: z.string(),
  summary: z.string(),
  /** Rich text, already cleaned by the server; the copyright line is plain. */
  informationDetail: z.string(),
  language,
  publishedAt: z.string(),
  updatedAt: z.string(),
  views: z.number(),
  /** The previous and next item of its list; null at the ends and outside the feeds. */
  previous: neighbour,
  next: neighbour,
})
export type Information = z.infer<typeof information>

/** [NEWS-01, NEWS-05] Counts at most one view per reader and day. */
export const getInformation = call({
  method: 'GET',
  path: 'api-information/portal/information/detail/{informationID}',
  summary: 'One published item of information.',
  payload: z.object({ informationID }),
  answer: information,
  preventMessage: true,
})
