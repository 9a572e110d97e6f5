import { sql } from 'kysely'
import type { NoticePart } from '#api/message/notice.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { NoticeParam, NoticeParams } from './put-notice.ts'
import type { Named } from './notice-texts.ts'

/** Resolves what notices refer to: the names of classes, courses, exams, questionnaires and tasks in a language. */
export async function namedIn(db: Querying, language: Language, notices: readonly NoticeParams[]): Promise<Named[]> {
  const params = notices.flatMap((notice) => Object.values(notice))
  const idsOf = (take: (param: Exclude<NoticeParam, string>) => string | null): string[] => [
    ...new Set(params.flatMap((param) => (typeof param === 'string' ? [] : (take(param) ?? [])))),
  ]
  const [classes, courses, exams, questionnaires, tasks] = await Promise.all([
    classNames(
      db,
      language,
      idsOf((param) => ('classId' in param ? param.classId : null)),
    ),
    namesIn(
      db,
      language,
      { table: 'course_text', key: 'course_id', name: 'title' },
      idsOf((param) => ('courseId' in param ? param.courseId : null)),
    ),
    namesIn(
      db,
      language,
      { table: 'exam_text', key: 'exam_id', name: 'name' },
      idsOf((param) => ('examId' in param ? param.examId : null)),
    ),
    namesIn(
      db,
      language,
      { table: 'questionnaire_text', key: 'questionnaire_id', name: 'name' },
      idsOf((param) => ('questionnaireId' in param ? param.questionnaireId : null)),
    ),
    namesIn(
      db,
      language,
      { table: 'task_text', key: 'task_id', name: 'name' },
      idsOf((param) => ('taskId' in param ? param.taskId : null)),
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
    .select(['class.id', sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name')])
    .where('class.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Where texts in languages stand. */
interface Texts {
  readonly table: string
  readonly key: string
  readonly name: string
}
interface NameRow {
  readonly id: string
  readonly language: string
  readonly name: string
}

/** Names by id: in the language, or in the base one. */
async function namesIn(
  db: Querying,
  language: Language,
  { table, key, name }: Texts,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<NameRow>`
    select ${sql.ref(key)} as id, language, ${sql.ref(name)} as name from ${sql.table(table)}
    where ${sql.ref(key)} in (${sql.join(ids)}) and (language = ${language.code} or is_base = 1)
      and ${sql.ref(name)} <> ''`.execute(db)
  // The requested language last, so that it wins in the map.
  return new Map(
    rows
      .toSorted((a, b) => Number(a.language === language.code) - Number(b.language === language.code))
      .map((row) => [row.id, row.name]),
  )
}
