import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { listManagedTasks, ManagedTaskEntry } from '#api/homework/managed-task.contract.ts'
import { wordsOf } from '#i18n/folded.ts'
import type { Asking } from '#server/commands/each.ts'
import { ownerNames, ownIds, shownIds } from '#server/course/editors.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { holds } from '#server/database/search.ts'
import { tasksOfClasses } from './reviewers.ts'
import { phaseOf, taskClassName, taskName } from './task-rows.ts'

/** How many have handed in; with a state, how many of these are in it. */
const handedIn = (state?: 'submitted') =>
  sql<number>`(select cast(count(*) as integer) from homework where homework.task_id = task.id
    ${state === undefined ? sql`` : sql`and homework.state = ${state}`})`

/**
 * A page of the tasks that somebody changes or reviews, the latest opening first, and the total; discarded ones only on
 * request.
 */
export async function listOfTasks(
  db: Database,
  { whose, classID, phase, state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedTasks>,
  { sender, language, now }: Asking,
): Promise<{ list: ManagedTaskEntry[]; count: number }> {
  const at = now.getTime()
  const ends = sql<number>`coalesce(task.late_until, task.closes_at)`
  let asked = db.selectFrom('task').where('task.state', state === undefined ? '!=' : '=', state ?? 'discarded')
  const shown = shownIds(db, 'task', sender, whose)
  const reviewed = tasksOfClasses(db, sender.userId)
  if (shown !== null) asked = asked.where('task.id', 'in', whose === 'mine' ? shown : shown.union(reviewed))
  if (classID !== undefined) asked = asked.where('task.class_id', '=', classID)
  if (phase === 'upcoming') asked = asked.where('task.opens_at', '>', at)
  if (phase === 'open') asked = asked.where('task.opens_at', '<=', at).where('task.closes_at', '>', at)
  if (phase === 'late') asked = asked.where('task.closes_at', '<=', at).where('task.late_until', '>', at)
  if (phase === 'over') asked = asked.where(ends, '<=', at)
  for (const word of wordsOf(keyword))
    asked = asked.where((eb) =>
      eb.exists(
        eb
          .selectFrom('task_text as text')
          .select('text.language')
          .whereRef('text.task_id', '=', 'task.id')
          .where((inner) => holds(inner.ref('text.search'), word)),
      ),
    )
  const [rows, counted] = await Promise.all([
    asked
      .selectAll('task')
      .select([taskName(language.code).as('name'), taskClassName(language.code).as('className')])
      .select([handedIn().as('handedIn'), handedIn('submitted').as('waiting')])
      .select((eb) => eb('task.id', 'in', ownIds(db, 'task', sender.userId)).as('isOwn'))
      .orderBy('task.opens_at', 'desc')
      .orderBy('task.id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  if (rows.length === 0) return { list: [], count: counted?.count ?? 0 }
  const [texts, owners] = await Promise.all([
    db
      .selectFrom('task_text')
      .select(['task_id', 'language'])
      .where(
        'task_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('name', '!=', '')
      .execute(),
    ownerNames(db, rows),
  ])
  const list = rows.map(
    (row): ManagedTaskEntry => ({
      taskID: row.id,
      state: row.state,
      revision: row.revision,
      name: row.name,
      audience: row.audience,
      className: row.className,
      opensAt: timeText(row.opens_at),
      closesAt: timeText(row.closes_at),
      lateUntil: row.late_until === null ? null : timeText(row.late_until),
      phase: phaseOf(row, now),
      languages: inOrder(texts.filter(({ task_id: of }) => of === row.id)).map((text) => text.language),
      handedIn: row.handedIn,
      waiting: row.waiting,
      updatedAt: timeText(row.updated_at),
      ownerName: owners.get(row.owner_id ?? '') ?? null,
      mayEdit: shown === null || Boolean(row.isOwn),
    }),
  )
  return { list, count: counted?.count ?? 0 }
}
