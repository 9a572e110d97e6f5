import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { ClassTable } from '#server/class/tables.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'

import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { putClasses } from './members.ts'

const DAY = 24 * HOUR

/** An announced class: its window is open until tomorrow, it begins in two days and lasts a week. */
export async function putClass(db: Database, more: Partial<Insertable<ClassTable>> = {}): Promise<string> {
  const id = randomUUID()
  const at = START.getTime()
  await putClasses(db, [
    {
      id,
      name: `Class ${id.slice(0, 4)}`,
      kind: 'face',
      starts_at: at + 2 * DAY,
      ends_at: at + 9 * DAY,
      place: null,
      headmaster_id: userId('headmaster'),
      opens_at: at - DAY,
      closes_at: at + DAY,
      audience: 'all',
      ...more,
    },
  ])
  return id
}

/** Learners beside those of the demo, who need not sign in. Returns their ids, in order. */
export async function putLearners(db: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const rows = ids.map((id, i) => ({
    id,
    account_name: id,
    account_key: id,
    name: `L${i}`,
    original_name: `Learner ${i}`,
    phone: null,
    email: null,
    head_img: null,
    password_hash: null,
    weak_password: 0 as const,
    language: 'en_US',
    created_at: 0,
  }))
  for (let from = 0; from < count; from += 500)
    await db
      .insertInto('user')
      .values(rows.slice(from, from + 500))
      .execute()
  return ids
}

/** How many places a class counts as taken, and how many there are by who is registered. */
export async function placesOf(db: Database, classId: string): Promise<{ counted: number; registered: number }> {
  const { taken } = await db.selectFrom('class').select('taken').where('id', '=', classId).executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('class_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  return { counted: taken, registered: count }
}

/** The learners of a class in a state, in the order of arrival. */
export async function learnersIn(db: Database, classId: string, state: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration')
    .select('learner_id')
    .where('class_id', '=', classId)
    .where('state', '=', state)
    .orderBy('ticket')
    .orderBy('learner_id')
    .execute()
  return rows.map(({ learner_id }) => learner_id)
}
