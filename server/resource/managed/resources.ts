import type { PayloadOf } from '#api/kit/call.ts'
import type {
  createResource,
  listManagedResources,
  ManagedResource,
  saveResource,
} from '#api/resource/managed-resource.contract.ts'
import { timeText } from '#server/database/codec.ts'
import type { CourseResourceTable } from '#server/course/tables.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { holds, wordsOf } from '#server/database/search.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { areAttachable, attachedFiles } from '#server/course/managed/attached-files.ts'
import { found } from '#server/course/managed/publications.ts'
import { writeResource } from '#server/course/managed/resource-rows.ts'
import { hasDefault, inOrder, written } from '#server/course/managed/written-texts.ts'

const COLUMNS = ['id', 'type', 'file_id', 'uploaded_at', 'download_count'] as const
/** Resources of the portal, not of a course. */
const ofPortal = (db: Querying) => db.selectFrom('course_resource').where('course_id', 'is', null)

async function resourcesOf(
  db: Querying,
  rows: readonly Pick<CourseResourceTable, (typeof COLUMNS)[number]>[],
): Promise<ManagedResource[]> {
  if (rows.length === 0) return []
  const [texts, file] = await Promise.all([
    db
      .selectFrom('course_resource_text')
      .select(['resource_id', 'language', 'name', 'summary'])
      .where(
        'resource_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute(),
    attachedFiles(
      db,
      rows.map((row) => row.file_id),
    ),
  ])
  return rows.map((row) => ({
    resourceID: row.id,
    type: row.type,
    texts: inOrder(texts.filter((text) => text.resource_id === row.id)).map(({ language, name, summary }) => ({
      language,
      name,
      summary,
    })),
    file: file(row.file_id),
    uploadedAt: timeText(row.uploaded_at),
    downloadCount: row.download_count,
  }))
}

/** A page of the portal's resources, last uploaded first, and the total count. */
export async function listManaged(
  db: Database,
  { type, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedResources>,
): Promise<{ list: ManagedResource[]; count: number }> {
  let asked = ofPortal(db)
  if (type !== undefined) asked = asked.where('type', '=', type)
  const words = wordsOf(keyword)
  if (words.length > 0) {
    asked = asked.where((eb) => {
      const texts = eb
        .selectFrom('course_resource_text as text')
        .select('text.language')
        .whereRef('text.resource_id', '=', 'course_resource.id')
      return eb.exists(
        words.reduce((query, word) => query.where((inner) => holds(inner.ref('text.search'), word)), texts),
      )
    })
  }
  const [rows, counted] = await Promise.all([
    asked
      .select(COLUMNS)
      .orderBy('uploaded_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list: await resourcesOf(db, rows), count: counted?.count ?? 0 }
}

/** One of the portal's resources; null: not found. */
export async function findManaged(db: Querying, id: string): Promise<ManagedResource | null> {
  const rows = await ofPortal(db).select(COLUMNS).where('id', '=', id).execute()
  return (await resourcesOf(db, rows))[0] ?? null
}

/** Creates a resource. @throws Refusal without a name in the default language, or with an unknown file */
export const create = (db: Database, sent: PayloadOf<typeof createResource>, now: Date): Promise<ManagedResource> =>
  db.transaction().execute(async (trx) => {
    const { texts, fileID } = await judged(trx, sent)
    const last = await ofPortal(trx)
      .select((eb) => eb.fn.max('position').as('position'))
      .executeTakeFirst()
    // Without resources `max` is null, despite its type.
    const position = ((last?.position as number | null | undefined) ?? -1) + 1
    const id = await writeResource(
      trx,
      { resourceID: null, type: sent.type, texts, fileID },
      { courseID: null, position },
      now,
    )
    return found(await findManaged(trx, id))
  })

/** Replaces a resource. @throws Refusal like `create`, or 404 */
export const save = (db: Database, sent: PayloadOf<typeof saveResource>, now: Date): Promise<ManagedResource> =>
  db.transaction().execute(async (trx) => {
    const stored = await ofPortal(trx)
      .select('position')
      .where('id', '=', sent.resourceID)
      .$if(hasRowLocks(trx), (query) => query.forUpdate())
      .executeTakeFirst()
    if (stored === undefined) throw notFound()
    const { texts, fileID } = await judged(trx, sent)
    await writeResource(
      trx,
      { resourceID: sent.resourceID, type: sent.type, texts, fileID },
      { courseID: null, position: stored.position },
      now,
    )
    return found(await findManaged(trx, sent.resourceID))
  })

/** Deletes a resource with its ratings. @throws Refusal 404 */
export async function remove(db: Database, id: string): Promise<null> {
  const removed = await db
    .deleteFrom('course_resource')
    .where('course_id', 'is', null)
    .where('id', '=', id)
    .returning('id')
    .execute()
  if (removed.length === 0) throw notFound()
  return null
}

type Sent = Pick<PayloadOf<typeof createResource>, 'texts' | 'fileID'>
async function judged(db: Querying, sent: Sent): Promise<Sent> {
  const texts = written(sent.texts)
  if (!hasDefault(texts, 'name')) throw new Refusal('publication.textsMissing')
  if (sent.fileID !== null && !(await areAttachable(db, [{ id: sent.fileID, service: 'course-resource' }])))
    throw new Refusal('publication.unknownPart')
  return { texts, fileID: sent.fileID }
}
