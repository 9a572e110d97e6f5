import type { Expression, ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { classStaff } from '#api/class/managed-class.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { peopleWith } from '#server/session/with-role.ts'
import type { Tables } from '#server/tables.ts'

/**
 * The people who have a role for running classes, as a subquery. Whoever has lost it keeps no class, although the class
 * still names them.
 */
export const staffByRole = () => peopleWith(...classStaff)

/**
 * [ROLE-03] Whether somebody runs a class: an administrator, or its owner or one of its class teachers who has the role
 * for it. A class that does not exist is run by nobody but administrators.
 */
export async function isStaffOf(db: Querying, { userId, roles }: Sender, classId: string): Promise<boolean> {
  if (roles.includes('admin')) return true
  const found = await staffedBy(db, userId).where('class.id', '=', classId).executeTakeFirst()
  return found !== undefined
}

/** The ids of the classes that somebody runs, as a subquery. */
export const staffedClasses = (db: Querying, { userId, roles }: Sender) =>
  roles.includes('admin') ? db.selectFrom('class').select('class.id') : staffedBy(db, userId)

/** The same of a class at hand, without administrators. */
export const runBy = (
  eb: ExpressionBuilder<Tables, 'class'>,
  userId: Expression<string>,
): ExpressionWrapper<Tables, 'class', SqlBool> =>
  eb.and([
    eb.or([
      eb('class.headmaster_id', '=', userId),
      eb.exists(
        eb
          .selectFrom('class_officer')
          .select('class_officer.class_id')
          .whereRef('class_officer.class_id', '=', 'class.id')
          .where('class_officer.office', '=', 'classTeacher')
          .where('class_officer.user_id', '=', userId),
      ),
    ]),
    eb(userId, 'in', staffByRole()),
  ])

/** The ids of the classes that are somebody's own task, as a subquery that begins with the person's own rows, so that
 * indexes are used. */
export const staffedBy = (db: Querying, userId: string) =>
  db
    .selectFrom('class')
    .select('class.id')
    .where((eb) => eb(eb.val(userId), 'in', staffByRole()))
    .where((eb) =>
      eb.or([
        eb('class.headmaster_id', '=', userId),
        eb(
          'class.id',
          'in',
          eb
            .selectFrom('class_officer')
            .select('class_officer.class_id')
            .where('class_officer.office', '=', 'classTeacher')
            .where('class_officer.user_id', '=', userId),
        ),
      ]),
    )

/** @throws Refusal class.discarded: it is kept for the record only */
export async function checkKept(db: Querying, classId: string): Promise<void> {
  const found = await db.selectFrom('class').select('state').where('id', '=', classId).executeTakeFirst()
  if (found?.state === 'discarded') throw new Refusal('class.discarded')
}

/** Those who run a class as their own task, to be told of what happens in it; administrators are not. */
export async function staffOf(db: Querying, classId: string): Promise<string[]> {
  const found = await db
    .selectFrom('class')
    .select('headmaster_id as id')
    .where('id', '=', classId)
    .where('headmaster_id', 'in', staffByRole())
    .union(
      db
        .selectFrom('class_officer')
        .select('user_id as id')
        .where('class_id', '=', classId)
        .where('office', '=', 'classTeacher')
        .where('user_id', 'in', staffByRole()),
    )
    .execute()
  return found.flatMap(({ id }) => (id === null ? [] : [id])).sort()
}
