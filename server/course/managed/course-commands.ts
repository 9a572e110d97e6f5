import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createCourse, ManagedCourse, saveCourse } from '#api/course/managed-course.contract.ts'
import type { PublicationEvent } from '#machines/course/publication.lifecycle.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { cleanCourse, courseFacts, documentOf } from './course-facts.ts'
import { begun, change, found } from './publications.ts'
import { findManagedCourse } from './read-course.ts'
import { courseColumns, writeCourse } from './write-course.ts'

/** Which course is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly courseID: string
  readonly revision: number
}

/** Writes a new course, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export async function create(db: Database, sent: PayloadOf<typeof createCourse>, now: Date): Promise<ManagedCourse> {
  const course = cleanCourse(sent)
  return db.transaction().execute(async (trx) => {
    const columns = begun(await courseFacts(trx, null, course), now)
    const id = randomUUID()
    const counted = { learner_count: 0, rating_sum: 0, rating_count: 0 }
    await trx
      .insertInto('course')
      .values({ id, ...courseColumns(course), ...columns, ...counted })
      .execute()
    await writeCourse(trx, id, course, now)
    return found(await findManagedCourse(trx, id))
  })
}

/** Replaces a course as a whole. @throws Refusal what the lifecycle refuses */
export function save(
  db: Database,
  { courseID, revision, ...sent }: PayloadOf<typeof saveCourse>,
  now: Date,
): Promise<ManagedCourse> {
  const course = cleanCourse(sent)
  return changed(db, courseID, now, async (trx) => ({
    event: { type: 'save', revision, facts: await courseFacts(trx, courseID, course) },
    write: async () => {
      await trx.updateTable('course').set(courseColumns(course)).where('id', '=', courseID).execute()
      await writeCourse(trx, courseID, course, now)
    },
  }))
}

/** Shows a course to learners. @throws Refusal what the lifecycle refuses */
export const publish = (db: Database, { courseID, revision }: Seen, now: Date): Promise<ManagedCourse> =>
  changed(db, courseID, now, async (trx) => {
    const course = documentOf(found(await findManagedCourse(trx, courseID)))
    return { event: { type: 'publish', revision, facts: await courseFacts(trx, courseID, course) } }
  })

/** Takes a course back from learners. @throws Refusal what the lifecycle refuses */
export const withdraw = (db: Database, { courseID, revision }: Seen, now: Date): Promise<ManagedCourse> =>
  changed(db, courseID, now, () => ({ event: { type: 'withdraw', revision } }))

/** Gives a course up for good. @throws Refusal what the lifecycle refuses */
export const discard = (db: Database, { courseID, revision }: Seen, now: Date): Promise<ManagedCourse> =>
  changed(db, courseID, now, () => ({ event: { type: 'discard', revision } }))

interface Command {
  readonly event: PublicationEvent
  readonly write?: () => Promise<void>
}
const changed = (
  db: Database,
  id: string,
  now: Date,
  commandOn: (trx: Querying) => Command | Promise<Command>,
): Promise<ManagedCourse> =>
  change(
    db,
    { table: 'course', id },
    now,
    async (trx) => commandOn(trx),
    (trx) => findManagedCourse(trx, id),
  )
