import type { InformationCategory } from '#api/news/news.contract.ts'
import { PLAIN_CATEGORY } from '#api/news/news.contract.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import type { InformationText } from '#api/news/managed-news.contract.ts'
import { languageOf } from '#i18n/locales.ts'
import type { Querying } from '#server/database/open.ts'
import type { InformationTextTable } from './tables.ts'
import { folded } from '#i18n/folded.ts'
import { malformed } from '#server/answer/refusal.ts'
import { cleaned, plainText, saysSomething } from './rich-text.ts'

/** A text as it is stored, without the item that it belongs to. */
export type StoredText = Omit<InformationTextTable, 'information_id'>

/** What is stored of a text in one language: title and summary in one line, the detail cleaned. */
export function storedText(category: InformationCategory, { language, ...written }: InformationText): StoredText {
  const isPlain = category === PLAIN_CATEGORY
  const [title, summary] = [cleanLine(written.title), cleanLine(written.summary)]
  const clean = isPlain ? cleanLine(written.informationDetail) : cleaned(written.informationDetail)
  const detail = isPlain || saysSomething(clean) ? clean : ''
  return {
    language,
    title,
    summary,
    detail,
    search: folded([title, summary, isPlain ? detail : plainText(detail)].join(' ')),
  }
}

/** Normalised texts; empty languages are omitted. @throws Refusal 400 for an unknown or duplicate language */
export function storedTexts(category: InformationCategory, texts: readonly InformationText[]): StoredText[] {
  const codes = texts.map(({ language }) => language)
  if (new Set(codes).size < codes.length || codes.some((code) => languageOf(code) === null)) throw malformed()
  return texts
    .map((text) => storedText(category, text))
    .filter(({ search, detail }) => search.trim() !== '' || detail !== '')
}

/** The facts of the stored texts of an item. */
export const textsOf = (db: Querying, id: string): Promise<Pick<StoredText, 'title' | 'detail'>[]> =>
  db.selectFrom('information_text').select(['title', 'detail']).where('information_id', '=', id).execute()

/** Replaces the texts of an item. */
export async function writeTexts(trx: Querying, id: string, texts: readonly StoredText[]): Promise<void> {
  await trx.deleteFrom('information_text').where('information_id', '=', id).execute()
  await trx
    .insertInto('information_text')
    .values(texts.map((text) => ({ information_id: id, ...text })))
    .execute()
}
