import type { Selectable } from 'kysely'
import type { Criterion, ManagedTask, TaskDocument } from '#api/homework/managed-task.contract.ts'
import type { Asking } from '#server/commands/each.ts'
import { editorsOf } from '#server/course/editors.ts'
import { attachedFiles } from '#server/course/managed/attached-files.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { taskClassName } from './task-rows.ts'
import type { TaskTable } from './tables.ts'

const factsOf = (row: Selectable<TaskTable>) => ({
  opensAt: timeText(row.opens_at),
  closesAt: timeText(row.closes_at),
  lateUntil: row.late_until === null ? null : timeText(row.late_until),
  audience: row.audience,
  takesText: isSet(row.takes_text),
  takesFiles: isSet(row.takes_files),
  filesMost: row.files_most,
})

const textsOf = (db: Querying, id: string) =>
  db.selectFrom('task_text').select(['language', 'name', 'about']).where('task_id', '=', id).execute()

async function departmentsOf(db: Querying, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('task_department')
    .select('department_code')
    .where('task_id', '=', id)
    .orderBy('department_code')
    .execute()
  return rows.map(({ department_code: code }) => code)
}

const peopleOf = (db: Querying, id: string): Promise<ManagedTask['people']> =>
  db
    .selectFrom('task_person')
    .innerJoin('user', 'user.id', 'task_person.user_id')
    .select(['user.id as userId', 'user.original_name as originalName'])
    .where('task_id', '=', id)
    .orderBy('user.account_key')
    .execute()

/** The files attached to a task, in order. */
export async function attachmentsOf(db: Querying, id: string): Promise<ManagedTask['attachments']> {
  const rows = await db
    .selectFrom('task_attachment')
    .select('file_id')
    .where('task_id', '=', id)
    .orderBy('position')
    .execute()
  const ids = rows.map(({ file_id: file }) => file)
  const fileOf = await attachedFiles(db, ids)
  return ids.flatMap((file) => fileOf(file) ?? [])
}

/** What is looked at, in order, in all languages. */
export async function rubricOf(db: Querying, id: string): Promise<Criterion[]> {
  const [rows, texts] = await Promise.all([
    db
      .selectFrom('task_criterion')
      .select(['criterion_id', 'points'])
      .where('task_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('task_criterion_text')
      .select(['criterion_id', 'language', 'name'])
      .where('task_id', '=', id)
      .execute(),
  ])
  return rows.map(({ criterion_id: criterionID, points }) => ({
    criterionID,
    points,
    texts: inOrder(texts.filter((text) => text.criterion_id === criterionID)).map(({ language, name }) => ({
      language,
      name,
    })),
  }))
}

/** What is stored, as if it were sent; null: nothing yet. */
export async function storedTask(db: Querying, id: string): Promise<TaskDocument | null> {
  const row = await db.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const [texts, departmentCodes, people, attachments, rubric] = await Promise.all([
    textsOf(db, id),
    departmentsOf(db, id),
    peopleOf(db, id),
    attachmentsOf(db, id),
    rubricOf(db, id),
  ])
  return {
    ...factsOf(row),
    texts: inOrder(texts),
    classID: row.class_id,
    departmentCodes,
    personIDs: people.map(({ userId }) => userId),
    attachmentIDs: attachments.map(({ fileID }) => fileID),
    rubric,
  }
}

/** A task with its texts in all languages, for staff; null: there is none. */
export async function findTask(
  db: Querying,
  id: string,
  { sender, language }: Pick<Asking, 'sender' | 'language'>,
): Promise<ManagedTask | null> {
  const row = await db
    .selectFrom('task')
    .selectAll()
    .select(taskClassName(language.code).as('className'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const [editors, texts, departmentCodes, people, attachments, rubric] = await Promise.all([
    editorsOf(db, 'task', row, sender),
    textsOf(db, id),
    departmentsOf(db, id),
    peopleOf(db, id),
    attachmentsOf(db, id),
    rubricOf(db, id),
  ])
  return {
    taskID: id,
    state: row.state,
    revision: row.revision,
    ...factsOf(row),
    texts: inOrder(texts),
    departmentCodes,
    rubric,
    class: row.class_id === null ? null : { classID: row.class_id, name: row.className ?? '' },
    people,
    attachments,
    createdAt: timeText(row.created_at),
    updatedAt: timeText(row.updated_at),
    publishedAt: row.published_at === null ? null : timeText(row.published_at),
    editors,
  }
}
