import { randomUUID } from 'node:crypto'

import { adoptedClassColumns, adoptedClassLog, adoptedRegistrations } from '#server/class/adopted.demo.ts'
import type { ClassTable } from '#server/class/tables.ts'
import type { Database } from '#server/database/open.ts'
import type { Insertable } from 'kysely'

interface Membership {
  readonly user_id: string
  readonly class_id: string
}

/** Classes that are announced, with the first row of their log. */
export async function putClasses(db: Database, classes: readonly Insertable<ClassTable>[]): Promise<void> {
  const rows = classes.map((one) => ({ ...adoptedClassColumns(one.starts_at), ...one }))
  await db.insertInto('class').values(rows).execute()
  await db
    .insertInto('transition_log')
    .values(rows.flatMap(({ id, starts_at }) => adoptedClassLog([id], starts_at)))
    .execute()
}

/** Registers people, as if they had always been members. */
export async function putMembers(db: Database, members: readonly Membership[]): Promise<void> {
  if (members.length === 0) return
  const { rows, log } = adoptedRegistrations(members, 0)
  await db.insertInto('registration').values(rows).execute()
  await db.insertInto('transition_log').values(log).execute()
  await count(db, members)
}

/** Puts somebody on the waiting list of a class, at its end. */
export async function putWaiting(db: Database, { user_id: learner_id, class_id }: Membership): Promise<void> {
  const { tickets } = await db
    .updateTable('class')
    .set((eb) => ({ tickets: eb('tickets', '+', 1) }))
    .where('id', '=', class_id)
    .returning('tickets')
    .executeTakeFirstOrThrow()
  const context = { revision: 1, ticket: tickets, reason: '' }
  await db
    .insertInto('registration')
    .values({
      id: randomUUID(),
      class_id,
      learner_id,
      ticket: tickets,
      version: 1,
      snapshot: JSON.stringify({ status: 'active', value: 'waiting', context, historyValue: {}, children: {} }),
      state: 'waiting',
      revision: 1,
      created_at: 0,
      updated_at: 0,
    })
    .execute()
}

/** Removes memberships with their log, of a user, of a class, or of one in the other. */
export async function removeMembers(db: Database, { user_id, class_id }: Partial<Membership>): Promise<void> {
  const found = await db
    .selectFrom('registration')
    .select(['id', 'class_id', 'learner_id as user_id'])
    .$if(user_id !== undefined, (query) => query.where('learner_id', '=', user_id ?? ''))
    .$if(class_id !== undefined, (query) => query.where('class_id', '=', class_id ?? ''))
    .execute()
  if (found.length === 0) return
  const ids = found.map(({ id }) => id)
  await db.deleteFrom('registration').where('id', 'in', ids).execute()
  await db.deleteFrom('transition_log').where('lifecycle', '=', 'registration').where('record_id', 'in', ids).execute()
  await count(db, found)
}

async function count(db: Database, members: readonly Membership[]): Promise<void> {
  for (const id of new Set(members.map(({ class_id }) => class_id)))
    await db
      .updateTable('class')
      .set((eb) => ({
        taken: eb
          .selectFrom('class_member')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('class_member.class_id', '=', id),
      }))
      .where('id', '=', id)
      .execute()
}
