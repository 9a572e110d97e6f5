import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { CourseDocument, createCourse, ManagedCourse, saveCourse } from '#api/course/managed-course.contract.ts'
import { create as begin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { cleanCourse } from './course-facts.ts'
import { courseKind } from './course-kind.ts'
import { found } from './publications.ts'
import type { Doing, PublicationSent } from './publications.ts'
import { findManagedCourse } from './read-course.ts'
import { courseColumns } from './write-course.ts'

/** Which course is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly courseID: string
  readonly revision: number
}

/** Writes a new course, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export function create(
  door: Doorway,
  asked: PayloadOf<typeof createCourse>,
  { sender, now }: Doing,
): Promise<ManagedCourse> {
  const id = randomUUID()
  const document = cleanCourse(asked)
  const counted = { learner_count: 0, rating_sum: 0, rating_count: 0 }
  const owned = { ...courseColumns(document), ...counted, owner_id: sender.userId }
  const sent = { type: 'save', revision: 0, document, editors: undefined } as const
  return begin(door, courseKind, { id, owned, sent, sender, now }, (trx) => managed(trx, id, sender))
}

/** Replaces a course as a whole. @throws Refusal what the lifecycle refuses */
export const save = (
  door: Doorway,
  { courseID, revision, editors, ...asked }: PayloadOf<typeof saveCourse>,
  doing: Doing,
): Promise<ManagedCourse> =>
  change(door, courseID, { type: 'save', revision, document: cleanCourse(asked), editors }, doing)

/** Shows a course to learners. @throws Refusal what the lifecycle refuses */
export const publish = (door: Doorway, { courseID, revision }: Seen, doing: Doing): Promise<ManagedCourse> =>
  change(door, courseID, { type: 'publish', revision }, doing)

/** Takes a course back from learners. @throws Refusal what the lifecycle refuses */
export const withdraw = (door: Doorway, { courseID, revision }: Seen, doing: Doing): Promise<ManagedCourse> =>
  change(door, courseID, { type: 'withdraw', revision }, doing)

/** Gives a course up for good. @throws Refusal what the lifecycle refuses */
export const discard = (door: Doorway, { courseID, revision }: Seen, doing: Doing): Promise<ManagedCourse> =>
  change(door, courseID, { type: 'discard', revision }, doing)

const change = (
  door: Doorway,
  id: string,
  sent: PublicationSent<CourseDocument>,
  { sender, now }: Doing,
): Promise<ManagedCourse> => send(door, courseKind, { id, sent, sender, now }, (trx) => managed(trx, id, sender))

/** As the sender still sees it, also right after handing it on. */
const managed = async (trx: Querying, id: string, sender: Sender): Promise<ManagedCourse> =>
  found(await findManagedCourse(trx, id, sender))
