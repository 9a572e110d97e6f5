import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { HomeworkEntry, listHomework } from '#api/homework/homework.contract.ts'
import { wordsOf } from '#i18n/folded.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Database } from '#server/database/open.ts'
import { holds } from '#server/database/search.ts'
import { entryOf, entryRows, tasksFor } from './homework-rows.ts'

/** So many of a class are shown. */
const MOST_OF_CLASS = 100

/** A page of what is for the caller or was handed in by the caller, those that close next first. */
export async function findHomework(
  db: Database,
  { state, keywords = '', pageNum, pageSize }: PayloadOf<typeof listHomework>,
  { sender, language, now }: Asking,
): Promise<{ list: HomeworkEntry[]; count: number }> {
  const at = now.getTime()
  let fitting = tasksFor(db, sender.userId)
  if (state !== undefined) fitting = fitting.where(sql<string>`coalesce(homework.state, 'notSubmitted')`, '=', state)
  for (const word of wordsOf(keywords))
    fitting = fitting.where((eb) =>
      eb.exists(
        eb
          .selectFrom('task_text as text')
          .select('text.language')
          .whereRef('text.task_id', '=', 'task.id')
          .where((inner) => holds(inner.ref('text.search'), word)),
      ),
    )
  const ends = sql`coalesce(task.late_until, task.closes_at)`
  const [rows, counted] = await Promise.all([
    entryRows(db, sender.userId, language.code)
      .where('task.id', 'in', fitting.select('task.id'))
      .orderBy(sql`case when ${ends} <= ${at} then 1 else 0 end`)
      .orderBy(sql`case when ${ends} <= ${at} then -task.closes_at else task.closes_at end`)
      .orderBy('task.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    fitting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { list: rows.map((row) => entryOf(row, now)), count: counted.count }
}

/** [CLASS-02] Those of a class that are for the caller, or for which the caller has handed something in. */
export async function homeworkOfClass(
  db: Database,
  classId: string,
  { sender, language, now }: Asking,
): Promise<HomeworkEntry[]> {
  const rows = await entryRows(db, sender.userId, language.code)
    .where('task.class_id', '=', classId)
    .where('task.id', 'in', tasksFor(db, sender.userId).select('task.id'))
    .orderBy('task.opens_at')
    .orderBy('task.id')
    .limit(MOST_OF_CLASS)
    .execute()
  return rows.map((row) => entryOf(row, now))
}
