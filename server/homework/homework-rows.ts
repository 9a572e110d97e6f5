import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Homework, HomeworkEntry, HomeworkState } from '#api/homework/homework.contract.ts'
import { homeworkStates } from '#api/homework/homework.contract.ts'
import type { TaskAudience } from '#api/homework/managed-task.contract.ts'
import { asks } from '#server/class/asked.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Flag } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { isReviewedBy } from './reviewers.ts'
import { endsAt, phaseOf, taskAbout, taskClassName, taskName } from './task-rows.ts'

/** Tasks beside how a learner stands with them; what is discarded is kept for the record only. */
export const tasksOf = (db: Querying, learnerId: string) =>
  db
    .selectFrom('task')
    .where('task.state', '!=', 'discarded')
    .leftJoin('homework', (join) =>
      join.onRef('homework.task_id', '=', 'task.id').on('homework.learner_id', '=', learnerId),
    )

/** Those that are for the learner, or for which the learner has handed something in. */
export const tasksFor = (db: Querying, learnerId: string) =>
  tasksOf(db, learnerId).where((eb) => eb.or([asks('task', eb.val(learnerId)), eb('homework.id', 'is not', null)]))

export const classKind = sql<
  'face' | 'online' | 'party' | null
>`(select kind from class where class.id = task.class_id)`
const handedInAt = sql<number | null>`(select handed_in_at from homework_version
  where homework_version.homework_id = homework.id and homework_version.number = homework.versions)`

/** Tasks and how a learner stands with them, with all that lists show. */
export const entryRows = (db: Querying, learnerId: string, language: string) =>
  tasksOf(db, learnerId)
    .select(['task.id', 'task.audience', 'task.class_id', 'task.opens_at', 'task.closes_at', 'task.late_until'])
    .select(['homework.id as homeworkId', 'homework.state as homeworkState'])
    .select([taskName(language).as('name'), taskClassName(language).as('className'), classKind.as('classKind')])
    .select(handedInAt.as('handedInAt'))

/** The same with all that is shown of one. @param sender who looks at it */
export const homeworkRows = (
  db: Querying,
  learnerId: string,
  { sender, language }: Pick<Asking, 'sender' | 'language'>,
) =>
  entryRows(db, learnerId, language.code)
    .select(['task.takes_text', 'task.takes_files', 'task.files_most', 'homework.revision'])
    .select(taskAbout(language.code).as('about'))
    .select((eb) => [asks('task', eb.val(learnerId)).as('isMeant'), isReviewedBy(eb, sender).as('isReviewer')])

interface EntryRow {
  readonly id: string
  readonly audience: TaskAudience
  readonly class_id: string | null
  readonly opens_at: number
  readonly closes_at: number
  readonly late_until: number | null
  readonly homeworkId: string | null
  readonly homeworkState: string | null
  readonly name: string
  readonly className: string | null
  readonly classKind: 'face' | 'online' | 'party' | null
  readonly handedInAt: number | null
}

const stateOf = (stored: string | null): HomeworkState =>
  homeworkStates.find((state) => state === stored) ?? 'notSubmitted'

export const entryOf = (row: EntryRow, now: Date): HomeworkEntry => ({
  taskID: row.id,
  homeworkID: row.homeworkId,
  name: row.name,
  audience: row.audience,
  class:
    row.class_id === null || row.classKind === null
      ? null
      : { classID: row.class_id, className: row.className ?? '', kind: row.classKind },
  opensAt: timeText(row.opens_at),
  closesAt: timeText(row.closes_at),
  lateUntil: row.late_until === null ? null : timeText(row.late_until),
  phase: phaseOf(row, now),
  state: stateOf(row.homeworkState),
  handedInAt: row.handedInAt === null ? null : timeText(row.handedInAt),
})

interface FactRow {
  readonly opens_at: number
  readonly closes_at: number
  readonly late_until: number | null
  readonly isMeant: SqlBool
  readonly isReviewer: SqlBool
}

/** What homework is judged by. @param isOwner whoever is judged is its learner */
export const factsOf = (row: FactRow, isOwner: boolean, now: Date): Homework['facts'] => ({
  now: now.getTime(),
  opensAt: row.opens_at,
  endsAt: endsAt(row),
  isOwner,
  isMeant: Boolean(row.isMeant),
  isReviewer: Boolean(row.isReviewer),
})

/** What a task takes. */
export const takesOf = (row: {
  readonly takes_text: Flag
  readonly takes_files: Flag
  readonly files_most: number
}): Pick<Homework, 'takesText' | 'takesFiles' | 'filesMost'> => ({
  takesText: isSet(row.takes_text),
  takesFiles: isSet(row.takes_files),
  filesMost: row.files_most,
})
