import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import { asks } from '#server/class/asked.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Tables } from '#server/tables.ts'
import { classKind, tasksOf } from './homework-rows.ts'
import { taskClassName, taskName } from './task-rows.ts'

type Awaited = {
  readonly userId: string
  /** Its code. */
  readonly language: string
  /** In milliseconds since 1970. */
  readonly now: number
  readonly limit: number
}

const ends = sql<number>`coalesce(task.late_until, task.closes_at)`
const isNotHandedIn = (eb: ExpressionBuilder<Tables & { homework: { state: string | null } }, 'homework'>) =>
  eb.or([eb('homework.state', 'is', null), eb('homework.state', '=', 'notSubmitted')])

/**
 * Tasks for which somebody has to hand in: those that are open, and those that were given back, which are taken also
 * when the task is over; those that close next first.
 */
export const awaitingHandIn = prepared(
  ['userId', 'language', 'now', 'limit'],
  (db, { userId, language, now, limit }: Awaited) =>
    tasksOf(db, userId)
      .where((eb) => asks('task', eb.val(userId)))
      .where('task.opens_at', '<=', now)
      .where((eb) => eb.or([eb('homework.state', '=', 'notApproved'), eb.and([isNotHandedIn(eb), eb(ends, '>', now)])]))
      .select(['task.id', 'task.closes_at', 'task.late_until', 'homework.state', taskName(language).as('name')])
      .orderBy('task.closes_at')
      .orderBy('task.id')
      .limit(limit),
)

type Closing = Omit<Awaited, 'now' | 'limit'> & {
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** Tasks for which somebody has to hand in, and that close in a time. */
export const dueIn = prepared(['userId', 'language', 'from', 'to'], (db, { userId, language, from, to }: Closing) =>
  tasksOf(db, userId)
    .where((eb) => asks('task', eb.val(userId)))
    .where('task.closes_at', '>=', from)
    .where('task.closes_at', '<', to)
    .where((eb) => eb.or([isNotHandedIn(eb), eb('homework.state', '=', 'notApproved')]))
    .select(['task.id', 'task.closes_at', 'task.class_id', taskName(language).as('name')])
    .select([taskClassName(language).as('className'), classKind.as('classKind')])
    .orderBy('task.closes_at')
    .orderBy('task.id'),
)
