import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'

/** The title of a course in a language, else in its base one, published or not. */
export async function titleIn(
  db: Database,
  courseId: string,
  language: Language,
): Promise<{ title: string; language: string }> {
  const texts = await db
    .selectFrom('course_text')
    .select(['title', 'language'])
    .where('course_id', '=', courseId)
    .where((eb) => eb.or([eb('language', '=', language.code), eb('is_base', '=', 1)]))
    .execute()
  const text = texts.find((one) => one.language === language.code) ?? texts[0]
  return text ?? { title: '', language: language.code }
}
