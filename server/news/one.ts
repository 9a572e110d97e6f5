import { sql } from 'kysely'
import { PLAIN_CATEGORY } from '#api/news/news.contract.ts'
import type { Information } from '#api/news/news.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { listOrders, publishedAt, readable } from './readable.ts'
import { countView, dayOf } from './views.ts'

type Asked = {
  readonly language: string
  readonly informationID: string
  readonly userId: string
  readonly day: number
}

const oneItem = prepared(
  ['language', 'informationID', 'userId', 'day'],
  (db, { language, informationID, userId, day }: Asked) =>
    readable(db, language)
      .leftJoin('information_view as seen', (join) =>
        join.onRef('seen.information_id', '=', 'item.id').on('seen.user_id', '=', userId).on('seen.day', '=', day),
      )
      .select([
        'item.category_code',
        'item.topic_code',
        'item.updated_at',
        'item.views',
        publishedAt.as('published_at'),
      ])
      .select(['text.title', 'text.summary', 'text.detail', 'text.language', 'seen.day as seenOn'])
      .where('item.id', '=', informationID)
      // It is a line of the footer, and plain: nothing to be read by itself.
      .where('item.category_code', '!=', PLAIN_CATEGORY),
)

/** [NEWS-01, ROUTE-17] One published item, counted as read by its reader; null: there is none. */
export async function readInformation(
  db: Database,
  { informationID, userId }: { informationID: string; userId: string },
  language: Language,
  now: Date,
): Promise<Information | null> {
  const day = dayOf(now)
  const [item] = await oneItem(db, { language: language.code, informationID, userId, day })
  if (item === undefined || item.category_code === PLAIN_CATEGORY) return null
  const isFirst = item.seenOn === null && (await countView(db, { informationID, userId, day }))
  const feed = item.category_code === 'news' || item.category_code === 'help_center' ? item.category_code : null
  const near = (side: Side) => (feed === null ? null : neighbour(db, { informationID, feed, side }, language))
  const [previous, next] = await Promise.all([near('before'), near('after')])
  return {
    informationID,
    categoryCode: item.category_code,
    topicCode: item.topic_code,
    title: item.title,
    summary: item.summary,
    informationDetail: item.detail,
    language: item.language,
    publishedAt: timeText(item.published_at),
    updatedAt: timeText(item.updated_at),
    views: item.views + (isFirst ? 1 : 0),
    previous,
    next,
  }
}

type Side = 'before' | 'after'
type Near = { readonly informationID: string; readonly feed: keyof typeof listOrders; readonly side: Side }

/** The item before or after another in the order of its list; null: it is the first or the last. */
async function neighbour(
  db: Database,
  { informationID, feed, side }: Near,
  language: Language,
): Promise<Information['next']> {
  const { keys, onward } = listOrders[feed]
  const goesUp = (onward === 'asc') === (side === 'after')
  const place = sql.join(keys)
  const here = sql`(select ${place} from information as item where item.id = ${informationID})`
  const found = readable(db, language.code)
    .select(['item.id as informationID', 'text.title', 'text.language'])
    .where('item.category_code', '=', feed)
    .where(goesUp ? sql<boolean>`(${place}) > ${here}` : sql<boolean>`(${place}) < ${here}`)
  const sorted = keys.reduce((query, key) => query.orderBy(key, goesUp ? 'asc' : 'desc'), found)
  return (await sorted.limit(1).executeTakeFirst()) ?? null
}
