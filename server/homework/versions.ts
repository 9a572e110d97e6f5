import type { HomeworkVersion, Marks } from '#api/homework/homework.contract.ts'
import { sql } from 'kysely'
import type { Expression, ExpressionBuilder } from 'kysely'
import type { Language } from '#i18n/locales.ts'
import { attachedFiles } from '#server/course/managed/attached-files.ts'
import { flagOf, isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { rubricOf } from './read-task.ts'
import { marksIn, namedRubric, rubricIn } from './rubrics.ts'

interface HandedIn {
  readonly text: string
  readonly fileIDs: readonly string[]
  readonly isLate: boolean
}

/** Keeps what has just been handed in, as the last version. */
export async function keepVersion(
  trx: Querying,
  id: string,
  { text, fileIDs, isLate }: HandedIn,
  now: Date,
): Promise<void> {
  const of = { homework_id: id, number: sql<number>`(select versions from homework where id = ${id})` }
  await trx
    .insertInto('homework_version')
    .values({ ...of, text, handed_in_at: now.getTime(), is_late: flagOf(isLate) })
    .execute()
  if (fileIDs.length === 0) return
  await trx
    .insertInto('homework_file')
    .values(fileIDs.map((file_id, position) => ({ ...of, position, file_id })))
    .execute()
}

interface Review {
  readonly type: 'approve' | 'reject'
  readonly reason: string
  readonly marks: Marks
  readonly by: string
}

/** Keeps what was said of the last version, beside the criteria that it was marked by. */
export async function keepReview(trx: Querying, id: string, { type, reason, marks, by }: Review, now: Date) {
  const { versions: number, task_id: taskId } = await trx
    .selectFrom('homework')
    .select(['versions', 'task_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('homework_review')
    .values({
      homework_id: id,
      number,
      decision: type,
      by_user_id: by,
      at: now.getTime(),
      remark: reason,
      marks: JSON.stringify(marks),
      rubric: JSON.stringify(marks.length === 0 ? [] : await rubricOf(trx, taskId)),
    })
    .execute()
}

/** Whether marks are of the criteria of a task, each once, and no more than it has points. */
export async function rubricTakes(db: Querying, taskId: string, marks: Marks): Promise<boolean> {
  if (marks.length === 0) return true
  const rows = await db
    .selectFrom('task_criterion')
    .select(['criterion_id', 'points'])
    .where('task_id', '=', taskId)
    .execute()
  const most = new Map(rows.map((row) => [row.criterion_id, row.points]))
  return (
    new Set(marks.map(({ criterionID }) => criterionID)).size === marks.length &&
    marks.every(({ criterionID, points }) => points <= (most.get(criterionID) ?? -1))
  )
}

interface Shown {
  /** Of the criteria that they were marked by. */
  readonly language: Language
  readonly limit: number
  /** Counted from the last one. */
  readonly offset: number
}

/** Some of what was handed in, by homework, the last one first. */
export async function versionsOf(
  db: Querying,
  ids: readonly string[],
  { language, limit, offset }: Shown,
): Promise<Map<string, HomeworkVersion[]>> {
  if (ids.length === 0) return new Map()
  const isShown = (eb: ExpressionBuilder<Tables, 'homework'>, number: Expression<number>) => {
    const before = eb('homework.versions', '-', number)
    return eb.and([eb(before, '>=', offset), eb(before, '<', offset + limit)])
  }
  const [rows, files] = await Promise.all([
    db
      .selectFrom('homework_version')
      .innerJoin('homework', 'homework.id', 'homework_version.homework_id')
      .leftJoin('homework_review', (join) =>
        join
          .onRef('homework_review.homework_id', '=', 'homework_version.homework_id')
          .onRef('homework_review.number', '=', 'homework_version.number'),
      )
      .leftJoin('user', 'user.id', 'homework_review.by_user_id')
      .select(['homework.id', 'homework_version.number', 'homework_version.text', 'homework_version.handed_in_at'])
      .select(['homework_version.is_late', 'homework_review.decision', 'homework_review.at as reviewedAt'])
      .select(['homework_review.remark', 'homework_review.marks', 'homework_review.rubric'])
      .select(['user.id as userId', 'user.original_name as originalName'])
      .where('homework_version.homework_id', 'in', ids)
      .where((eb) => isShown(eb, eb.ref('homework_version.number')))
      .orderBy('homework_version.number', 'desc')
      .execute(),
    db
      .selectFrom('homework_file')
      .innerJoin('homework', 'homework.id', 'homework_file.homework_id')
      .select(['homework.id', 'homework_file.number', 'homework_file.file_id'])
      .where('homework_file.homework_id', 'in', ids)
      .where((eb) => isShown(eb, eb.ref('homework_file.number')))
      .orderBy('homework_file.position')
      .execute(),
  ])
  const fileOf = await attachedFiles(
    db,
    files.map(({ file_id: file }) => file),
  )
  const filesOf = Map.groupBy(files, ({ id, number }) => `${id} ${number}`)
  const shown = rows.map((row): [string, HomeworkVersion] => [
    row.id,
    {
      version: row.number,
      at: timeText(row.handed_in_at),
      isLate: isSet(row.is_late),
      text: row.text,
      files: (filesOf.get(`${row.id} ${row.number}`) ?? []).flatMap(({ file_id: file }) => fileOf(file) ?? []),
      review:
        row.decision === null
          ? null
          : {
              decision: row.decision,
              by: row.userId === null ? null : { userId: row.userId, originalName: row.originalName ?? '' },
              at: timeText(row.reviewedAt ?? 0),
              remark: row.remark ?? '',
              marks: marksIn(row.marks ?? '[]'),
              rubric: namedRubric(rubricIn(row.rubric ?? '[]'), language),
            },
    },
  ])
  const byHomework = Map.groupBy(shown, ([id]) => id)
  return new Map(ids.map((id) => [id, (byHomework.get(id) ?? []).map(([, version]) => version)]))
}
