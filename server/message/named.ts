import { sql } from 'kysely'
import type { NoticePart } from '#api/message/notice.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { NoticeParam, NoticeParams } from './put-notice.ts'
import type { Named } from './notice-texts.ts'

/** Resolves what notices refer to: the names of classes, courses and exams in a language. */
export async function namedIn(db: Querying, language: Language, notices: readonly NoticeParams[]): Promise<Named[]> {
  const params = notices.flatMap((notice) => Object.values(notice))
  const [classes, courses, exams] = await Promise.all([
    classNames(
      db,
      language,
      params.flatMap((param) => (typeof param === 'object' && 'classId' in param ? [param.classId] : [])),
    ),
    courseTitles(
      db,
      language,
      params.flatMap((param) => (typeof param === 'object' && 'courseId' in param ? [param.courseId] : [])),
    ),
    examNames(
      db,
      language,
      params.flatMap((param) => (typeof param === 'object' && 'examId' in param ? [param.examId] : [])),
    ),
  ])
  const partOf = (param: NoticeParam): NoticePart => {
    if (typeof param === 'string') return { kind: 'name', text: param }
    if ('at' in param) return { kind: 'time', text: timeText(param.at) }
    if ('role' in param) return { kind: 'name', text: textsOf(language).centre.role[param.role]() }
    if ('classId' in param) return { kind: 'name', text: classes.get(param.classId) ?? '' }
    return { kind: 'name', text: ('courseId' in param ? courses.get(param.courseId) : exams.get(param.examId)) ?? '' }
  }
  return notices.map((notice) =>
    Object.fromEntries(Object.entries(notice).map(([name, param]) => [name, partOf(param)])),
  )
}

async function classNames(
  db: Querying,
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
    )
    .select(['class.id', sql<string>`coalesce(own.name, class.name)`.as('name')])
    .where('class.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function courseTitles(
  db: Querying,
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('course_text')
    .select(['course_id', 'language', 'title'])
    .where('course_id', 'in', [...new Set(ids)])
    .where('language', 'in', [language.code, defaultLanguage.code])
    .execute()
  // The requested language last, so that it wins in the map.
  const own = rows.toSorted((a, b) => Number(a.language === language.code) - Number(b.language === language.code))
  return new Map(own.map(({ course_id, title }) => [course_id, title]))
}

async function examNames(
  db: Querying,
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('exam_text')
    .select(['exam_id', 'language', 'name'])
    .where('exam_id', 'in', [...new Set(ids)])
    .where('language', 'in', [language.code, defaultLanguage.code])
    .execute()
  const own = rows.toSorted((a, b) => Number(a.language === language.code) - Number(b.language === language.code))
  return new Map(own.map(({ exam_id, name }) => [exam_id, name]))
}
