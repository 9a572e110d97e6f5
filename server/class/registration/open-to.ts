import type { ExpressionBuilder } from 'kysely'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { audienceHas, invitedTo } from '#server/class/registration/audience.ts'
import { staffedClasses } from '#server/class/staff.ts'
import { VISIBLE } from '#server/class/class-cards.ts'
import { queuedRegistration } from './states.ts'

/** Whether somebody sees a class at all, so that they may be told of it. */
export async function seesClass(db: Querying, sender: Sender, classId: string): Promise<boolean> {
  const found = await db
    .selectFrom('class')
    .select('class.id')
    .where('class.id', '=', classId)
    .where(isVisibleTo(db, sender))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether a learner sees a class at all: it is announced, and is open to them, known to them by a registration, or run
 * by them.
 */
export const isVisibleTo = (db: Querying, sender: Sender) => (eb: ExpressionBuilder<Tables, 'class'>) =>
  eb.and([
    eb('class.state', 'in', VISIBLE),
    eb.or([
      invitedTo(eb, eb.val(sender.userId)),
      eb.exists(
        eb
          .selectFrom('registration')
          .select('registration.id')
          .whereRef('registration.class_id', '=', 'class.id')
          .where('registration.learner_id', '=', sender.userId),
      ),
      eb('class.id', 'in', staffedClasses(db, sender)),
    ]),
  ])

/**
 * Which of some people are put in without being asked, as the lifecycle of registration has it: those of the audience,
 * and who has asked for a place; by an administrator, all.
 */
export async function putInAtOnce(
  db: Querying,
  classId: string,
  userIds: readonly string[],
  sender: Sender,
): Promise<readonly string[]> {
  if (userIds.length === 0 || sender.roles.includes('admin')) return userIds
  const found = await db
    .selectFrom('class')
    .innerJoin('user', (join) => join.on('user.id', 'in', userIds))
    .select('user.id')
    .where('class.id', '=', classId)
    .where((eb) =>
      eb.or([
        audienceHas(eb, eb.ref('user.id')),
        eb.exists(
          eb
            .selectFrom('registration')
            .select('registration.id')
            .whereRef('registration.class_id', '=', 'class.id')
            .whereRef('registration.learner_id', '=', 'user.id')
            .where('registration.state', 'in', queuedRegistration),
        ),
      ]),
    )
    .execute()
  return found.map(({ id }) => id)
}
