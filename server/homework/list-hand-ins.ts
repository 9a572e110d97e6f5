import { sql } from 'kysely'
import type { AnswerOf, PayloadOf } from '#api/kit/call.ts'
import type { HandIn, HandInState, listHandIns } from '#api/homework/managed-task.contract.ts'
import { handInStates } from '#api/homework/managed-task.contract.ts'
import { wordsOf } from '#i18n/folded.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { isEditorOf } from '#server/course/editors.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { holds } from '#server/database/search.ts'
import { reviewedTasks } from './reviewers.ts'
import { marksIn, rubricIn } from './rubrics.ts'
import { taskName } from './task-rows.ts'

/** What was handed in for a task, without what the caller has handed in. */
const handedIn = (db: Querying, taskId: string, callerId: string) =>
  db.selectFrom('homework').where('homework.task_id', '=', taskId).where('homework.learner_id', '!=', callerId)

/** Of the last review. */
const lastSaid = (column: 'marks' | 'rubric') => sql<string | null>`(select ${sql.ref(column)} from homework_review
  where homework_review.homework_id = homework.id order by homework_review.number desc limit 1)`

/** In the words of the index `homework_in_order`, or it is not used. */
const waitingFirst = sql`(case when homework.state = 'submitted' then 0 else 1 end)`

/**
 * A page of what was handed in for a task, those that wait first and the longest waiting at the top. @throws Refusal
 * not found: the caller does not review it
 */
export async function listOfHandIns(
  db: Database,
  { taskID, state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listHandIns>,
  { sender, language }: Asking,
): Promise<AnswerOf<typeof listHandIns>> {
  const task = await db
    .selectFrom('task')
    .where('task.id', '=', taskID)
    .where('task.id', 'in', reviewedTasks(db, sender))
    .select(['task.id', 'task.owner_id', taskName(language.code).as('name')])
    .executeTakeFirst()
  if (task === undefined) throw notFound()
  let asked = handedIn(db, taskID, sender.userId)
  if (state !== undefined) asked = asked.where('homework.state', '=', state)
  for (const word of wordsOf(keyword))
    asked = asked.where((eb) =>
      eb.exists(
        eb
          .selectFrom('user as named')
          .select('named.id')
          .whereRef('named.id', '=', 'homework.learner_id')
          .where((of) => holds(of.ref('named.search'), word)),
      ),
    )
  // In one state, another index has them in this order.
  const page = (state === undefined ? asked.orderBy(waitingFirst) : asked)
    .select('homework.id')
    .orderBy('homework.updated_at')
    .orderBy('homework.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const [rows, counted, mayEdit] = await Promise.all([
    db
      .selectFrom('homework')
      .where('homework.id', 'in', page)
      .innerJoin('user', 'user.id', 'homework.learner_id')
      .innerJoin('homework_version as last', (join) =>
        join.onRef('last.homework_id', '=', 'homework.id').onRef('last.number', '=', 'homework.versions'),
      )
      .select(['homework.id', 'homework.state', 'homework.versions', 'last.handed_in_at', 'last.is_late'])
      .select(['user.id as userId', 'user.original_name as originalName'])
      .select([lastSaid('marks').as('marks'), lastSaid('rubric').as('rubric')])
      .orderBy(waitingFirst)
      .orderBy('homework.updated_at')
      .orderBy('homework.id')
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
    isEditorOf(db, 'task', task, sender),
  ])
  const list = rows.map(
    (row): HandIn => ({
      homeworkID: row.id,
      learner: { userId: row.userId, originalName: row.originalName },
      state: stateOf(row.state),
      versions: row.versions,
      handedInAt: timeText(row.handed_in_at),
      isLate: isSet(row.is_late),
      marked: markedIn(row.marks ?? '[]', row.rubric ?? '[]'),
    }),
  )
  return { list, count: counted?.count ?? 0, name: task.name, mayEdit }
}

const stateOf = (stored: string): HandInState => handInStates.find((state) => state === stored) ?? 'submitted'

const pointsOf = (all: readonly { readonly points: number }[]): number =>
  all.reduce((sum, { points }) => sum + points, 0)

/** All points of marks, and of what they were given by; null: no marks were given. */
function markedIn(stored: string, rubric: string): HandIn['marked'] {
  const marks = marksIn(stored)
  return marks.length === 0 ? null : { points: pointsOf(marks), most: pointsOf(rubricIn(rubric)) }
}
