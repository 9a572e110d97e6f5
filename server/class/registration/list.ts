import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Registration, RegistrationState, listRegistrations } from '#api/class/registration.contract.ts'
import { registrationStates } from '#api/class/registration.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import { isStaffOf } from '#server/class/staff.ts'
import type { Database } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { audienceHas, invitedTo } from './audience.ts'
import { classFactColumns, factsFrom } from './facts.ts'
import { registrationRows, shown } from './shown.ts'
import type { Asking } from '#server/commands/each.ts'
import { queuedRegistration } from './states.ts'

interface Found {
  list: Registration[]
  count: number
  counts: Record<RegistrationState, number>
}

/**
 * [REG-04] A page of the registrations of a class: who is under review or waits in the order of arrival, others by
 * name. @throws Refusal not found: a class that the sender does not run
 */
export async function findRegistrations(
  db: Database,
  { classID: classId, state, keywords = '', pageNum, pageSize }: PayloadOf<typeof listRegistrations>,
  { sender, language, now }: Asking,
): Promise<Found> {
  const row = await db.selectFrom('class').select(classFactColumns).where('id', '=', classId).executeTakeFirst()
  if (row === undefined || !(await isStaffOf(db, sender, classId))) throw notFound()
  let fitting = db
    .selectFrom('registration')
    .innerJoin('user', 'user.id', 'registration.learner_id')
    .where('registration.class_id', '=', classId)
  if (state !== undefined) fitting = fitting.where('registration.state', '=', state)
  for (const word of wordsOf(keywords)) fitting = fitting.where((eb) => holds(eb.ref('user.search'), word))
  const [rows, counted, byState] = await Promise.all([
    registrationRows(db, language.code)
      .where('registration.id', 'in', fitting.select('registration.id'))
      .select((eb) => [
        audienceHas(eb, eb.ref('registration.learner_id')).as('inAudience'),
        invitedTo(eb, eb.ref('registration.learner_id')).as('isInvited'),
      ])
      .orderBy(
        sql`case when registration.state in (${sql.join(queuedRegistration)}) then registration.ticket end`,
        (order) => order.asc().nullsLast(),
      )
      .orderBy('user.original_name')
      .orderBy('registration.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    fitting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    db
      .selectFrom('registration')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('class_id', '=', classId)
      .groupBy('state')
      .execute(),
  ])
  const isAdmin = sender.roles.includes('admin')
  const standing = (one: (typeof rows)[number]) => ({
    ...one,
    isLearner: one.learner_id === sender.userId,
    isStaff: true,
    isAdmin,
    changedAt: one.updated_at,
  })
  return {
    list: await shown(db, rows, (one) => factsFrom(row, standing(one), now)),
    count: counted.count,
    counts: Object.fromEntries(
      registrationStates.map((name) => [name, byState.find((one) => one.state === name)?.count ?? 0]),
    ) as Record<RegistrationState, number>,
  }
}
