import type { Insertable } from 'kysely'
import { publicationSaid } from '#api/course/editors.contract.ts'
import type { CourseDocument } from '#api/course/managed-course.contract.ts'
import { publicationLifecycle, version } from '#machines/course/publication.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import type { CourseTable } from '../tables.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import { courseFacts, documentOf } from './course-facts.ts'
import { storeEditors } from '../editors.ts'
import { found, ownItself, publicationColumns, publicationContext, publicationKnown } from './publications.ts'
import type { PublicationPayload } from './publications.ts'
import { findManagedCourse } from './read-course.ts'
import { courseColumns, writeCourse } from './write-course.ts'

/** The columns of a course that its lifecycle leaves alone. */
export type CourseOwned = Omit<Insertable<CourseTable>, keyof LifecycleColumns | 'published_at' | 'first_published_at'>

/** A course, as the one door keeps it. The log is kept without what it consists of, which is stored beside. */
export const courseKind: RecordKind<
  typeof publicationLifecycle,
  typeof publicationSaid,
  CourseOwned,
  PublicationPayload<CourseDocument>
> = {
  table: 'course',
  lifecycle: publicationLifecycle,
  version,
  earlier: {},
  said: publicationSaid,
  context: publicationContext,
  known: publicationKnown(
    (on) => ownItself('course', on),
    async ({ trx, id, sender }, course) =>
      courseFacts(trx, id, course ?? documentOf(found(await findManagedCourse(trx, id, sender)))),
  ),
  columnsOf: publicationColumns,
  async store({ trx, id, sent, now, isNew }) {
    if (!('document' in sent)) return
    if (!isNew) await trx.updateTable('course').set(courseColumns(sent.document)).where('id', '=', id).execute()
    await writeCourse(trx, id, sent.document, now)
    await storeEditors(trx, 'course', id, sent.editors)
  },
  actions: { revise: 'context', noteTime: 'context', takeOver: 'context' },
}
