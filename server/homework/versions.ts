import * as z from 'zod/mini'
import { VERSIONS_SHOWN } from '#api/homework/hand-in-rule.ts'
import type { HomeworkVersion, Marks } from '#api/homework/homework.contract.ts'
import { attachedFiles } from '#server/course/managed/attached-files.ts'
import { flagOf, isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'

/** Keeps what has just been handed in, as the last version. */
export async function keepVersion(
  trx: Querying,
  id: string,
  { text, fileIDs }: { readonly text: string; readonly fileIDs: readonly string[] },
  now: Date,
): Promise<void> {
  const { versions: number, closes_at: closesAt } = await trx
    .selectFrom('homework')
    .innerJoin('task', 'task.id', 'homework.task_id')
    .select(['homework.versions', 'task.closes_at'])
    .where('homework.id', '=', id)
    .executeTakeFirstOrThrow()
  const of = { homework_id: id, number }
  const at = now.getTime()
  await trx
    .insertInto('homework_version')
    .values({ ...of, text, handed_in_at: at, is_late: flagOf(at >= closesAt) })
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

/** Keeps what was said of the last version. */
export async function keepReview(trx: Querying, id: string, { type, reason, marks, by }: Review, now: Date) {
  const { versions: number } = await trx
    .selectFrom('homework')
    .select('versions')
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

const storedMarks = z.array(z.object({ criterionID: z.string(), points: z.int() }))
/** The marks of a review, as they are stored. */
export const marksIn = (stored: string): Marks => storedMarks.parse(JSON.parse(stored))

/** All that was handed in, the last version first. */
export async function versionsOf(db: Querying, id: string): Promise<HomeworkVersion[]> {
  const [rows, files] = await Promise.all([
    db
      .selectFrom('homework_version')
      .leftJoin('homework_review', (join) =>
        join
          .onRef('homework_review.homework_id', '=', 'homework_version.homework_id')
          .onRef('homework_review.number', '=', 'homework_version.number'),
      )
      .leftJoin('user', 'user.id', 'homework_review.by_user_id')
      .select(['homework_version.number', 'homework_version.text', 'homework_version.handed_in_at'])
      .select(['homework_version.is_late', 'homework_review.decision', 'homework_review.at as reviewedAt'])
      .select(['homework_review.remark', 'homework_review.marks'])
      .select(['user.id as userId', 'user.original_name as originalName'])
      .where('homework_version.homework_id', '=', id)
      .orderBy('homework_version.number', 'desc')
      .limit(VERSIONS_SHOWN)
      .execute(),
    db
      .selectFrom('homework_file')
      .select(['number', 'file_id'])
      .where('homework_id', '=', id)
      .orderBy('position')
      .execute(),
  ])
  const fileOf = await attachedFiles(
    db,
    files.map(({ file_id: file }) => file),
  )
  return rows.map((row) => ({
    version: row.number,
    at: timeText(row.handed_in_at),
    isLate: isSet(row.is_late),
    text: row.text,
    files: files.filter(({ number }) => number === row.number).flatMap(({ file_id: file }) => fileOf(file) ?? []),
    review:
      row.decision === null
        ? null
        : {
            decision: row.decision,
            by: row.userId === null ? null : { userId: row.userId, originalName: row.originalName ?? '' },
            at: timeText(row.reviewedAt ?? 0),
            remark: row.remark ?? '',
            marks: marksIn(row.marks ?? '[]'),
          },
  }))
}
