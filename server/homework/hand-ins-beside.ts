import type { HandInsBeside } from '#api/homework/managed-task.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Database } from '#server/database/open.ts'
import { reviewedTasks } from './reviewers.ts'
import { submittedHomework } from './states.ts'

/**
 * What else waits for a review among the homework of the same task. @throws Refusal not found: the caller does not
 * review it
 */
export async function handInsBeside(db: Database, id: string, { sender }: Asking): Promise<HandInsBeside> {
  const here = await db
    .selectFrom('homework')
    .innerJoin('homework_version as last', (join) =>
      join.onRef('last.homework_id', '=', 'homework.id').onRef('last.number', '=', 'homework.versions'),
    )
    .where('homework.id', '=', id)
    .where('homework.learner_id', '!=', sender.userId)
    .where('homework.task_id', 'in', reviewedTasks(db, sender))
    .select(['homework.task_id', 'last.handed_in_at'])
    .executeTakeFirst()
  if (here === undefined) throw notFound()
  // What waits was handed in when it was changed last.
  const waiting = db
    .selectFrom('homework')
    .where('homework.task_id', '=', here.task_id)
    .where('homework.state', 'in', submittedHomework)
    .where('homework.learner_id', '!=', sender.userId)
    .where('homework.id', '!=', id)
  /** The nearest one to one side, by time and id. */
  const nearest = (side: '<' | '>') =>
    waiting
      .select('homework.id')
      .where((eb) =>
        eb.or([
          eb('homework.updated_at', side, here.handed_in_at),
          eb.and([eb('homework.updated_at', '=', here.handed_in_at), eb('homework.id', side, id)]),
        ]),
      )
      .orderBy('homework.updated_at', side === '<' ? 'desc' : 'asc')
      .orderBy('homework.id', side === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst()
  const [previous, next, counted] = await Promise.all([
    nearest('<'),
    nearest('>'),
    waiting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { previous: previous?.id ?? null, next: next?.id ?? null, waiting: counted?.count ?? 0 }
}
