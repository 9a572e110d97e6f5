import { sql } from 'kysely'
import type { Insertable, RawBuilder } from 'kysely'
import type { TaskDocument } from '#api/homework/managed-task.contract.ts'
import { folded } from '#i18n/folded.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import { flagOf } from '#server/database/codec.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Querying } from '#server/database/open.ts'
import { baseOfTask } from './task-facts.ts'
import type { TaskTable } from './tables.ts'

/** The columns of a task that its lifecycle leaves alone. */
export type TaskOwned = Omit<Insertable<TaskTable>, keyof LifecycleColumns | 'published_at' | 'first_published_at'>

/** What of a task stands in its own row. */
export const taskColumns = (document: TaskDocument): Omit<TaskOwned, 'owner_id'> => ({
  audience: document.audience,
  class_id: document.audience === 'class' ? document.classID : null,
  opens_at: momentOf(document.opensAt),
  closes_at: momentOf(document.closesAt),
  late_until: document.lateUntil === null ? null : momentOf(document.lateUntil),
  takes_text: flagOf(document.takesText),
  takes_files: flagOf(document.takesFiles),
  files_most: document.filesMost,
})

/** So many rows go into one statement. */
const BATCH = 500
const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH))

/** Writes what belongs to a task beside its row; what is not named any more is deleted. */
export async function writeTask(trx: Querying, id: string, document: TaskDocument): Promise<void> {
  const { audience, texts, attachmentIDs, rubric } = document
  const of = { task_id: id }
  const base = baseOfTask(document)
  await trx.deleteFrom('task_text').where('task_id', '=', id).execute()
  await trx.deleteFrom('task_department').where('task_id', '=', id).execute()
  await trx.deleteFrom('task_person').where('task_id', '=', id).execute()
  await trx.deleteFrom('task_attachment').where('task_id', '=', id).execute()
  // Their texts go with them.
  await trx.deleteFrom('task_criterion').where('task_id', '=', id).execute()
  for (const rows of batchesOf(
    texts.map(({ language, name, about }) => ({
      ...of,
      language,
      is_base: flagOf(language === base),
      name,
      about,
      search: folded(name),
    })),
  ))
    await trx.insertInto('task_text').values(rows).execute()
  for (const codes of batchesOf(audience === 'departments' ? document.departmentCodes : []))
    await trx
      .insertInto('task_department')
      .values(codes.map((department_code) => ({ ...of, department_code })))
      .execute()
  for (const ids of batchesOf(audience === 'people' ? document.personIDs : []))
    await trx
      .insertInto('task_person')
      .values(ids.map((user_id) => ({ ...of, user_id })))
      .execute()
  for (const rows of batchesOf(attachmentIDs.map((file_id, position) => ({ ...of, file_id, position }))))
    await trx.insertInto('task_attachment').values(rows).execute()
  const criteria = rubric.map(({ criterionID, points }, position) => ({
    ...of,
    criterion_id: criterionID,
    position,
    points,
  }))
  for (const rows of batchesOf(criteria)) await trx.insertInto('task_criterion').values(rows).execute()
  const named = rubric.flatMap(({ criterionID, texts: own }) =>
    own.map((text) => ({ ...of, criterion_id: criterionID, ...text })),
  )
  for (const rows of batchesOf(named)) await trx.insertInto('task_criterion_text').values(rows).execute()
}

const text = (column: 'name' | 'about', language: string, id = 'task.id') => {
  const of = (which: RawBuilder<unknown>) =>
    sql`(select nullif(${sql.ref(column)}, '') from task_text
      where task_text.task_id = ${sql.ref(id)} and ${which})`
  const [own, base] = [sql`task_text.language = ${language}`, sql`task_text.is_base = 1`]
  return sql<string>`coalesce(${of(own)}, ${of(base)}, '')`
}
/** For a query with `task`: its name and its words in a language, else in its base one. */
export const taskName = (language: string) => text('name', language)
/** For a query with `homework`: the name of its task. */
export const nameOfTask = (language: string) => text('name', language, 'homework.task_id')
export const taskAbout = (language: string) => text('about', language)

/** The name of its class in a language; null: it is for none. */
export const taskClassName = (language: string) =>
  sql<string | null>`coalesce((select nullif(name, '') from class_text where class_text.class_id = task.class_id
    and class_text.language = ${language}), (select name from class where class.id = task.class_id))`

interface Window {
  readonly opens_at: number
  readonly closes_at: number
  readonly late_until: number | null
}

/** From then on nothing is taken, in ms. */
export const endsAt = ({ closes_at: closesAt, late_until: lateUntil }: Omit<Window, 'opens_at'>): number =>
  lateUntil ?? closesAt

/** Where a task stands by the clock. */
export function phaseOf(window: Window, now: Date): 'upcoming' | 'open' | 'late' | 'over' {
  const at = now.getTime()
  if (at < window.opens_at) return 'upcoming'
  if (at < window.closes_at) return 'open'
  return at < endsAt(window) ? 'late' : 'over'
}
