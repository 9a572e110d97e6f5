import { sql } from 'kysely'
import type { ExpressionBuilder, RawBuilder } from 'kysely'
import { topicDictionaries } from '#api/news/news.contract.ts'
import type { FeedCategory } from '#api/news/news.contract.ts'
import { mainLanguage, SECOND_LANGUAGE } from '#server/main-language.ts'
import type { Querying } from '#server/database/open.ts'
import type { InformationTable, InformationTextTable } from './tables.ts'
import type { Tables } from '#server/tables.ts'

type WithItem = Tables & { item: InformationTable; text: InformationTextTable }

/**
 * The language in which an item is shown to a reader of `language`: the first in the fallback chain with title and
 * detail.
 */
export const languageShown = (eb: ExpressionBuilder<WithItem, 'item' | 'text'>, language: string) =>
  eb
    .selectFrom('information_text as choice')
    .select('choice.language')
    .whereRef('choice.information_id', '=', 'item.id')
    .where('choice.title', '!=', '')
    .where('choice.detail', '!=', '')
    .orderBy(
      sql`case choice.language
        when ${language} then 0 when ${mainLanguage().code} then 1 when ${SECOND_LANGUAGE} then 2 else 3 end`,
    )
    .orderBy('choice.language')
    .limit(1)

/** What readers may see, each item with its text in their language. */
export const readable = (db: Querying, language: string) =>
  db
    .selectFrom('information as item')
    .innerJoin('information_text as text', (join) =>
      join
        .onRef('text.information_id', '=', 'item.id')
        .on((eb) => eb('text.language', '=', languageShown(eb, language))),
    )
    .where('item.state', '=', 'published')

/** What is published has a time. */
export const publishedAt = sql<number>`item.published_at`

/** Sort position of an item's topic in the help centre; items without a topic come last. */
const topicPlace = sql<number>`coalesce(
  (select topic.position from dict as topic
    where topic.type_code = ${topicDictionaries.help_center} and topic.code = item.topic_code),
  1000000
)`
const id = sql<string>`item.id`

/** The sort columns, in order and direction. */
export interface ListOrder {
  readonly keys: readonly RawBuilder<string | number>[]
  readonly onward: 'asc' | 'desc'
}

/** News newest first; help by topic, then in its authors' order (gap GAP-07). */
export const listOrders: Readonly<Record<FeedCategory, ListOrder>> = {
  news: { keys: [publishedAt, id], onward: 'desc' },
  help_center: { keys: [topicPlace, sql<number>`item.position`, id], onward: 'asc' },
}
