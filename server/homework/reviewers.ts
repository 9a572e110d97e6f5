import { sql } from 'kysely'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { courseStaff } from '#api/course/managed-publication.contract.ts'
import { runBy, staffedBy, staffOf } from '#server/class/staff.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { peopleWith } from '#server/session/with-role.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Whether somebody reviews what is handed in for a task: an administrator, its owner and co-editors with the role for
 * it, or who runs its class.
 */
export const isReviewedBy = (
  eb: ExpressionBuilder<Tables, 'task'>,
  { userId, roles }: Sender,
): ExpressionWrapper<Tables, 'task', SqlBool> => {
  const is = (value: boolean) => eb(sql<number>`${value ? 1 : 0}`, '=', 1)
  if (roles.includes('admin')) return eb.and([is(true)])
  return eb.or([
    eb.and([
      is(courseStaff.some((role) => roles.includes(role))),
      eb.or([
        eb('task.owner_id', '=', userId),
        eb.exists(
          eb
            .selectFrom('task_editor')
            .select('task_editor.user_id')
            .whereRef('task_editor.record_id', '=', 'task.id')
            .where('task_editor.user_id', '=', userId),
        ),
      ]),
    ]),
    eb.exists(
      eb
        .selectFrom('class')
        .select('class.id')
        .whereRef('class.id', '=', 'task.class_id')
        .where((of) => runBy(of, of.val(userId))),
    ),
  ])
}

/** A draft is its editors' alone. */
const shownToReviewers = ['published', 'withdrawn'] as const

/** The ids of the tasks that somebody reviews, as a subquery. */
export const reviewedTasks = (db: Querying, sender: Sender) =>
  db
    .selectFrom('task')
    .select('task.id')
    .where('task.state', 'in', shownToReviewers)
    .where((eb) => isReviewedBy(eb, sender))

/** The ids of what has been set for the classes that somebody runs, as a subquery that begins with these classes. */
export const tasksOfClasses = (db: Querying, userId: string) =>
  db
    .selectFrom('task')
    .select('task.id')
    .where('task.class_id', 'in', staffedBy(db, userId))
    .where('task.state', 'in', shownToReviewers)

/** Who reviews what others hand in for a task as their own matter; administrators besides are not among them. */
export async function reviewersOf(
  db: Querying,
  { id, class_id: classId }: { readonly id: string; readonly class_id: string | null },
): Promise<{ userId: string; originalName: string }[]> {
  const ofClass = classId === null ? [] : await staffOf(db, classId)
  return db
    .selectFrom('user')
    .select(['user.id as userId', 'user.original_name as originalName'])
    .where('user.state', '!=', 'disabled')
    .where((eb) =>
      eb.or([
        ...(ofClass.length === 0 ? [] : [eb('user.id', 'in', ofClass)]),
        eb.and([
          eb('user.id', 'in', peopleWith(...courseStaff)),
          eb.or([
            eb('user.id', 'in', eb.selectFrom('task').select('task.owner_id').where('task.id', '=', id)),
            eb('user.id', 'in', eb.selectFrom('task_editor').select('user_id').where('record_id', '=', id)),
          ]),
        ]),
      ]),
    )
    .orderBy('user.account_key')
    .execute()
}
