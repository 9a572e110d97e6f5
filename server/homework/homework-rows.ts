import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Homework, HomeworkEntry, HomeworkState } from '#api/homework/homework.contract.ts'
import { homeworkStates } from '#api/homework/homework.contract.ts'
import type { TaskAudience } from '#api/homework/managed-task.contract.ts'
import { asks } from '#server/class/asked.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Flag } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
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

/** How often what was handed in since the last review has been replaced. */
export const replacements = sql<number | null>`(homework.versions - 1 - coalesce((select max(homework_review.number)
  from homework_review where homework_review.homework_id = homework.id), 0))`

const window = [
  'task.id',
  'task.audience',
  'task.class_id',
  'task.opens_at',
  'task.closes_at',
  'task.late_until',
] as const
const names = (language: string) => [
  taskName(language).as('name'),
  taskClassName(language).as('className'),
  classKind.as('classKind'),
  handedInAt.as('handedInAt'),
]

/** Tasks and how a learner stands with them, with all that lists show. */
export const entryRows = (db: Querying, learnerId: string, language: string) =>
  tasksOf(db, learnerId)
    .select(window)
    .select(['homework.id as homeworkId', 'homework.state as homeworkState'])
    .select(names(language))

/** How each of several learners stands with a task, with all that homework is judged by. */
export const standingRows = (db: Querying, taskId: string, learnerIds: readonly string[]) =>
  db
    .selectFrom('task')
    .innerJoin('user as learner', (join) => join.on('learner.id', 'in', learnerIds))
    .leftJoin('homework', (join) =>
      join.onRef('homework.task_id', '=', 'task.id').onRef('homework.learner_id', '=', 'learner.id'),
    )
    .where('task.id', '=', taskId)
    .where('task.state', '!=', 'discarded')
    .select(window)
    .select(['task.takes_text', 'task.takes_files', 'task.files_most', 'learner.id as learnerId'])
    .select(['homework.id as homeworkId', 'homework.state as homeworkState', 'homework.revision'])
    .select(replacements.as('replacements'))
    .select((eb) => asks('task', eb.ref('learner.id')).as('isMeant'))

/** The same with all that is shown of it. */
export const shownRows = (db: Querying, taskId: string, learnerIds: readonly string[], language: string) =>
  standingRows(db, taskId, learnerIds)
    .select(names(language))
    .select(['learner.original_name as learnerName', taskAbout(language).as('about')])

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
  /** Null: nothing has been handed in. */
  readonly replacements: number | null
}

/** Whoever is judged: whether it is their own homework, and whether they review it. */
interface Judged {
  readonly isOwner: boolean
  readonly isReviewer: SqlBool
}

/** What homework is judged by. */
export const factsOf = (row: FactRow, { isOwner, isReviewer }: Judged, now: Date): Homework['facts'] => ({
  now: now.getTime(),
  opensAt: row.opens_at,
  endsAt: endsAt(row),
  isOwner,
  isMeant: Boolean(row.isMeant),
  isReviewer: Boolean(isReviewer),
  // What was reviewed last has not been handed in again yet.
  replacements: Math.max(row.replacements ?? 0, 0),
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
