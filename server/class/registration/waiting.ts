import { sql } from 'kysely'
import { REASON_LIMIT, registrationOffers } from '#machines/class/registration.lifecycle.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Asking } from '#server/commands/each.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { waitingOf } from '#server/commands/waiting.ts'
import type { Database } from '#server/database/open.ts'
import { staffedClasses } from '#server/class/staff.ts'
import { decide } from './commands.ts'
import { classFactColumns, factsFrom } from './facts.ts'
import { registrationKind } from './kind.ts'

/** The registrations under review for classes that a user runs; pointless once the review or the class itself ends. */
export const registrationWaiting = waitingOf({
  lifecycle: 'registration',
  nameIn: ({ class: LL }) => LL.desk.one(),
  concerns: async (db, sender) =>
    sender.roles.includes('admin') || (await staffedClasses(db, sender).limit(1).executeTakeFirst()) !== undefined,
  rows: (db, sender, { code }) =>
    Promise.resolve(
      db
        .selectFrom('registration')
        .innerJoin('user as learner', 'learner.id', 'registration.learner_id')
        .innerJoin('class', 'class.id', 'registration.class_id')
        .leftJoin('class_text as own', (join) =>
          join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', code),
        )
        .where('registration.state', '=', 'underReview')
        .where('registration.learner_id', '!=', sender.userId)
        .where('class.state', 'in', ['announced', 'closed'])
        .where('class.id', 'in', staffedClasses(db, sender))
        .select([
          'registration.id',
          'learner.id as who_id',
          'learner.original_name as who',
          'learner.search',
          'class.id as subject_id',
          'registration.updated_at as since',
        ])
        .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('subject'))
        .select(
          sql<number>`case when class.declines_at_end = 1 then class.closes_at else class.starts_at end`.as('due_at'),
        ),
    ),
  offers: registrationOffers,
  decisions: {
    approve: { action: 'approve', reason: null },
    reject: { action: 'decline', reason: { isRequired: true, limit: REASON_LIMIT } },
  },
  wordIn: ({ class: LL }, decision) => LL.desk[decision](),
  send: async (door, action, records, reason, asking) =>
    decide(
      door,
      {
        decision: action,
        registrations: records.map(({ id, revision }) => ({ registrationID: id, revision })),
        reason,
      },
      asking,
    ),
  find: foundRegistrations,
})

async function foundRegistrations(db: Database, ids: readonly string[], { sender, language, now }: Asking) {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('class', 'class.id', 'registration.class_id')
    .selectAll('registration')
    .select(classFactColumns.filter((column) => column !== 'class.state'))
    .select(['class.state as classState', 'class.starts_at'])
    .where('registration.id', 'in', ids)
    .execute()
  const LL = textsOf(language).class.desk
  return new Map(
    rows.map((row) => {
      const facts = factsFrom(
        { ...row, state: row.classState },
        {
          isLearner: row.learner_id === sender.userId,
          isStaff: true,
          // Who is asked about has asked for a place.
          isInvited: true,
          inAudience: true,
          isAdmin: sender.roles.includes('admin'),
          changedAt: row.updated_at,
        },
        now,
      )
      return [
        row.id,
        {
          snapshot: snapshotOf(registrationKind, row),
          seen: { revision: row.revision, facts },
          facts: [
            { label: LL.places(), value: { kind: 'text', text: placesText(row.taken, row.capacity, LL) } },
            { label: LL.classTime(), value: { kind: 'span', from: row.starts_at, to: row.ends_at } },
            { label: LL.window(), value: { kind: 'span', from: row.opens_at, to: row.closes_at } },
          ],
          full: { entry: 'administration', address: `/classes/${row.class_id}?tab=members` },
        },
      ] as const
    }),
  )
}

const placesText = (taken: number, capacity: number | null, LL: ReturnType<typeof textsOf>['class']['desk']): string =>
  capacity === null ? LL.unlimited({ taken }) : LL.taken({ taken, capacity })
