import { sql } from 'kysely'
import type { NoticePart } from '#api/message/notice.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { NoticeParam, NoticeParams } from './put-notice.ts'
import type { Named } from './notice-texts.ts'

/** Resolves what notices refer to: the names of classes, courses, exams, questionnaires and tasks in a language. */
export async function namedIn(db: Querying, language: Language, notices: readonly NoticeParams[]): Promise<Named[]> {
  const params = notices.flatMap((notice) => Object.values(notice))
  const [classes, courses, exams, questionnaires, tasks] = await Promise.all([
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
    questionnaireNames(
      db,
      language,
      params.flatMap((param) =>
        typeof param === 'object' && 'questionnaireId' in param ? [param.questionnaireId] : [],
      ),
    ),
    taskNames(
      db,
      language,
      params.flatMap((param) => (typeof param === 'object' && 'taskId' in param ? [param.taskId] : [])),
    ),
  ])
  const partOf = (param: NoticeParam): NoticePart => {
    if (typeof param === 'string') return { kind: 'name', text: param }
    if ('at' in param) return { kind: 'time', text: timeText(param.at) }
    if ('role' in param) return { kind: 'name', text: textsOf(language).centre.role[param.role]() }
    if ('classId' in param) return { kind: 'name', text: classes.get(param.classId) ?? '' }
    if ('courseId' in param) return { kind: 'name', text: courses.get(param.courseId) ?? '' }
    if ('examId' in param) return { kind: 'name', text: exams.get(param.examId) ?? '' }
    if ('taskId' in param) return { kind: 'name', text: tasks.get(param.taskId) ?? '' }
    return { kind: 'name', text: questionnaires.get(param.questionnaireId) ?? '' }
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
    .select(['course_id as id', 'language', 'title as name'])
    .where('course_id', 'in', [...new Set(ids)])
    .where('language', 'in', [language.code, defaultLanguage.code])
    .execute()
  return namesIn(language, rows)
}

async function examNames(
  db: Querying,
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('exam_text')
    .select(['exam_id as id', 'language', 'name'])
    .where('exam_id', 'in', [...new Set(ids)])
    .where('language', 'in', [language.code, defaultLanguage.code])
    .execute()
  return namesIn(language, rows)
}

async function questionnaireNames(
  db: Querying,
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('questionnaire_text')
    .select(['questionnaire_id as id', 'language', 'name'])
    .where('questionnaire_id', 'in', [...new Set(ids)])
    .where('language', 'in', [language.code, defaultLanguage.code])
    .where('name', '!=', '')
    .execute()
  return namesIn(language, rows)
}

async function taskNames(
  db: Querying,
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('task_text')
    .select(['task_id as id', 'language', 'name'])
    .where('task_id', 'in', [...new Set(ids)])
    .where('language', 'in', [language.code, defaultLanguage.code])
    .where('name', '!=', '')
    .execute()
  return namesIn(language, rows)
}

interface NameRow {
  readonly id: string
  readonly language: string
  readonly name: string
}
/** By id; the requested language last, so that it wins in the map. */
const namesIn = (language: Language, rows: readonly NameRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows
      .toSorted((a, b) => Number(a.language === language.code) - Number(b.language === language.code))
      .map(({ id, name }) => [id, name]),
  )
