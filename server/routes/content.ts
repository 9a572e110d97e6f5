import { getCurrentInfo } from '#api/contract/classes.ts'
import { getSpecificCategory, listLiveBroadcasts } from '#api/contract/information.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { Serve } from '../http/serve.ts'
import type { Portal } from '../portal.ts'
import { inLanguage } from './in-language.ts'

/** The caller's classes, information, live broadcasts. */
export function contentRoutes(serve: Serve, { db }: Portal): void {
  serve(getCurrentInfo, async (_payload, { signedIn, now }) => {
    const classes = await db
      .selectFrom('class_member')
      .innerJoin('class', 'class.id', 'class_member.class_id')
      .select('class.id')
      .where('class_member.user_id', '=', signedIn().userId)
      .where('class.starts_at', '<=', now.getTime())
      .where('class.ends_at', '>', now.getTime())
      .orderBy('class.starts_at')
      .orderBy('class.id')
      .execute()
    return { currentClasses: classes.map(({ id }) => id) }
  })

  serve(listLiveBroadcasts, async () => {
    const items = await db.selectFrom('live_broadcast').select(['image_id', 'link']).orderBy('position').execute()
    return items.map(({ image_id, link }) => ({ imageID: image_id, link }))
  })

  serve(getSpecificCategory, async ({ searchCategoryCode }, { language }) => {
    const rows = await db
      .selectFrom('information')
      .innerJoin('information_text', 'information_text.information_id', 'information.id')
      .select(['information.id', 'information_text.language', 'information_text.detail'])
      .where('information.category_code', '=', searchCategoryCode)
      .where('information_text.language', 'in', [language.code, defaultLanguage.code])
      .orderBy('information.position')
      .orderBy('information.id')
      .execute()
    return inLanguage(rows, language, ({ id }) => id).map(({ id, detail }) => ({
      informationID: id,
      informationDetail: detail,
      categoryCode: searchCategoryCode,
    }))
  })
}
