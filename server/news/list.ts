import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { InformationEntry, listInformation } from '#api/news/news.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { listOrders, publishedAt, readable } from './readable.ts'

const counting = sql<number>`count(*)`.as('count')

/** [NEWS-01, NEWS-04] A page of the published news or help, and how many there are in all. */
export async function findInformation(
  db: Database,
  { categoryCode, topicCode, keyword = '', pageNum, pageSize }: PayloadOf<typeof listInformation>,
  language: Language,
): Promise<{ list: InformationEntry[]; count: number }> {
  const words = wordsOf(keyword)
  let found = readable(db, language.code).where('item.category_code', '=', categoryCode)
  if (topicCode !== undefined) found = found.where('item.topic_code', '=', topicCode)
  for (const word of words) found = found.where((eb) => holds(eb.ref('text.search'), word))
  // Every published item is readable in some language, so without keywords no join on texts is needed.
  let all = db.selectFrom('information').where('state', '=', 'published').where('category_code', '=', categoryCode)
  if (topicCode !== undefined) all = all.where('topic_code', '=', topicCode)

  const { keys, onward } = listOrders[categoryCode]
  const sorted = keys.reduce((query, key) => query.orderBy(key, onward), found)
  const [rows, counted] = await Promise.all([
    sorted
      .select(['item.id', 'item.topic_code', 'item.views', 'text.title', 'text.summary', 'text.language'])
      .select(publishedAt.as('published_at'))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    words.length === 0 ? all.select(counting).executeTakeFirst() : found.select(counting).executeTakeFirst(),
  ])
  const list = rows.map(({ id, topic_code, title, summary, language: shown, published_at, views }) => ({
    informationID: id,
    categoryCode,
    topicCode: topic_code,
    title,
    summary,
    language: shown,
    publishedAt: timeText(published_at),
    views,
  }))
  return { list, count: counted?.count ?? 0 }
}
