import { randomUUID } from 'node:crypto'

import type { Selectable } from 'kysely'

import type { ClassTable } from '#server/class/tables.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { newSecret } from '#server/timetable/check-in-number.ts'

import { putClasses, putMembers } from '#tests/class/members.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'

const DAY = 24 * HOUR

type ChangedClass = Pick<
  Selectable<ClassTable>,
  'kind' | 'state' | 'name' | 'place' | 'audience' | 'starts_at' | 'ends_at'
>

interface NewLesson {
  readonly title?: string
  /** Milliseconds since the start of the test. */
  readonly from?: number
  readonly to?: number
  readonly room?: string
  /** Accounts. */
  readonly teachers?: readonly string[]
}

/** An announced class of the headmaster with members, by their accounts. Returns its id. */
export async function classWith(
  db: Database,
  members: readonly string[],
  changed: Partial<ChangedClass> = {},
): Promise<string> {
  const id = randomUUID()
  const times = { starts_at: START.getTime() - 7 * DAY, ends_at: START.getTime() + 60 * DAY }
  const one = { id, name: `Class ${id}`, kind: 'face' as const, place: null, headmaster_id: userId('headmaster') }
  await putClasses(db, [{ ...one, ...times, ...changed }])
  await putMembers(
    db,
    members.map((account) => ({ class_id: id, user_id: userId(account) })),
  )
  return id
}

/** A lesson of an hour, by default from the start of the test on. Returns its id. */
export async function lessonOf(
  db: Database,
  classId: string,
  { title = 'Gauging', from = 0, to = from + HOUR, room = '205', teachers = [] }: NewLesson = {},
): Promise<string> {
  const id = randomUUID()
  const at = START.getTime()
  await db
    .insertInto('lesson')
    .values({
      id,
      class_id: classId,
      title,
      starts_at: at + from,
      ends_at: at + to,
      room,
      secret: newSecret(),
    })
    .execute()
  if (teachers.length > 0)
    await db
      .insertInto('lesson_teacher')
      .values(teachers.map((account) => ({ lesson_id: id, user_id: userId(account) })))
      .execute()
  return id
}

/**
 * A lesson of the learner that has begun a minute ago and lasts an hour, `Lesson ID` of the class `class-ID`, which the
 * headmaster runs. Returns its secret.
 *
 * @param at in milliseconds since 1970
 */
export async function lessonNow(db: Database, at: number, id: string, changed: Partial<ChangedClass> = {}) {
  const times = { starts_at: at - 30 * DAY, ends_at: at + 30 * DAY }
  const one = { id: `class-${id}`, name: `Class ${id}`, kind: 'face' as const, place: null }
  await putClasses(db, [{ ...one, headmaster_id: userId('headmaster'), ...times, ...changed }])
  await putMembers(db, [{ class_id: one.id, user_id: userId('learner') }])
  const secret = newSecret()
  const hour = { starts_at: at - MINUTE, ends_at: at + HOUR }
  await db
    .insertInto('lesson')
    .values({ id, class_id: one.id, title: `Lesson ${id}`, room: '205', secret, ...hour })
    .execute()
  return secret
}
