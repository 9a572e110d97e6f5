import {
  feedCategories,
  getInformation,
  getSpecificCategory,
  listInformation,
  listLiveBroadcasts,
} from '#api/news/news.contract.ts'
import { prepared } from '#server/database/prepared.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import { findInformation } from './list.ts'
import { readInformation } from './one.ts'
import { readable } from './readable.ts'
import type { Portal } from '../portal.ts'

/** Nobody needs more of a category at once. */
const AT_MOST = 40

const pagesOf = prepared(
  ['language', 'category'],
  (db, { language, category }: { language: string; category: string }) =>
    readable(db, language)
      .select(['item.id', 'text.title', 'text.detail', 'text.language'])
      .where('item.category_code', '=', category as 'about_us')
      .orderBy('item.position')
      .orderBy('item.id')
      .limit(AT_MOST),
)

/** Pages of the portal, news, the help centre; pictures of live broadcasts. */
export function newsRoutes(serve: Serve, { db }: Portal): void {
  serve(getSpecificCategory, async ({ searchCategoryCode }, { caller, language }) => {
    const isFeed = feedCategories.some((feed) => feed === searchCategoryCode)
    if (isFeed && caller === null) return []
    const rows = await pagesOf(db, { language: language.code, category: searchCategoryCode })
    return rows.map(({ id, title, detail, language: shown }) => ({
      informationID: id,
      title,
      informationDetail: detail,
      language: shown,
      categoryCode: searchCategoryCode,
    }))
  })

  serve(listInformation, (asked, { language }) => findInformation(db, asked, language))

  serve(getInformation, async ({ informationID }, { signedIn, language, now }) => {
    const item = await readInformation(db, { informationID, userId: signedIn().userId }, language, now)
    if (item === null) throw notFound()
    return item
  })

  serve(listLiveBroadcasts, async () => {
    const items = await db.selectFrom('live_broadcast').select(['image_id', 'link']).orderBy('position').execute()
    return items.map(({ image_id, link }) => ({ imageID: image_id, link }))
  })
}
