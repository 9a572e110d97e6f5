import type { Selectable } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type {
  listManagedInformation,
  ManagedInformation,
  ManagedInformationEntry,
} from '#api/news/managed-news.contract.ts'
import { languages } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import type { InformationTable } from './tables.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { languageShown } from './readable.ts'

const COLUMNS = [
  'item.id',
  'item.category_code',
  'item.topic_code',
  'item.state',
  'item.revision',
  'item.created_at',
  'item.updated_at',
  'item.published_at',
  'item.views',
] as const

/** The fields of an item for staff, except its texts. */
const about = (item: Omit<Selectable<InformationTable>, 'version' | 'snapshot' | 'position' | 'created_by'>) => ({
  informationID: item.id,
  categoryCode: item.category_code,
  topicCode: item.topic_code,
  state: item.state,
  revision: item.revision,
  updatedAt: timeText(item.updated_at),
  publishedAt: item.published_at === null ? null : timeText(item.published_at),
  views: item.views,
})

const inOrder = <Text extends { language: string }>(texts: readonly Text[]): Text[] =>
  languages.flatMap(({ code }) => texts.filter((text) => text.language === code))

/** An item with its texts in all languages, for staff; null: there is none. */
export async function findManaged(db: Querying, id: string): Promise<ManagedInformation | null> {
  const item = await db.selectFrom('information as item').select(COLUMNS).where('item.id', '=', id).executeTakeFirst()
  if (item === undefined) return null
  const texts = await db
    .selectFrom('information_text')
    .select(['language', 'title', 'summary', 'detail as informationDetail'])
    .where('information_id', '=', id)
    .execute()
  return { ...about(item), createdAt: timeText(item.created_at), texts: inOrder(texts) }
}

/** A page of the items in every state, last changed first, and the total; discarded ones only on request. */
export async function listManaged(
  db: Database,
  { categoryCode, state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedInformation>,
  language: Language,
): Promise<{ list: ManagedInformationEntry[]; count: number }> {
  const words = wordsOf(keyword)
  let found = db
    .selectFrom('information as item')
    .where('item.state', state === undefined ? '!=' : '=', state ?? 'discarded')
  if (categoryCode !== undefined) found = found.where('item.category_code', '=', categoryCode)
  if (words.length > 0) {
    // Staff search in all languages.
    found = found.where((eb) => {
      const texts = eb
        .selectFrom('information_text as choice')
        .select('choice.language')
        .whereRef('choice.information_id', '=', 'item.id')
      return eb.exists(
        words.reduce((query, word) => query.where((inner) => holds(inner.ref('choice.search'), word)), texts),
      )
    })
  }
  const [rows, counted] = await Promise.all([
    found
      .leftJoin('information_text as text', (join) =>
        join
          .onRef('text.information_id', '=', 'item.id')
          .on((eb) => eb('text.language', '=', languageShown(eb, language.code))),
      )
      .select(COLUMNS)
      .select('text.title')
      .orderBy('item.updated_at', 'desc')
      .orderBy('item.id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  const complete = await completeLanguages(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((row) => ({
    ...about(row),
    title: row.title ?? '',
    languages: inOrder(complete.filter(({ id }) => id === row.id)).map((text) => text.language),
  }))
  return { list, count: counted?.count ?? 0 }
}

/** The languages in which items have title and detail. */
async function completeLanguages(db: Database, ids: readonly string[]): Promise<{ id: string; language: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('information_text')
    .select(['information_id as id', 'language'])
    .where('information_id', 'in', ids)
    .where('title', '!=', '')
    .where('detail', '!=', '')
    .execute()
}
