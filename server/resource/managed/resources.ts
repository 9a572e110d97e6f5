import type { Selectable } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type {
  createResource,
  listManagedResources,
  ManagedResource,
  saveResource,
} from '#api/resource/managed-resource.contract.ts'
import type { Sender } from '#server/commands/kind.ts'
import { timeText } from '#server/database/codec.ts'
import type { CourseResourceTable } from '#server/course/tables.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks, takeTurn } from '#server/database/row-locks.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { areAttachable, attachedFiles } from '#server/course/managed/attached-files.ts'
import { editorsOfAll, isEditorOf, namingFacts, shownIds, storeEditors } from '#server/course/editors.ts'
import { found } from '#server/course/managed/publications.ts'
import type { Doing } from '#server/course/managed/publications.ts'
import { writeResource } from '#server/course/managed/resource-rows.ts'
import { inOrder, written } from '#server/course/managed/written-texts.ts'
import { baseOf, languagesOf } from '#server/http/in-language.ts'

const COLUMNS = ['id', 'type', 'file_id', 'uploaded_at', 'download_count', 'owner_id'] as const
/** Resources of the portal, not of a course. */
const ofPortal = (db: Querying) => db.selectFrom('course_resource').where('course_id', 'is', null)

async function resourcesOf(
  db: Querying,
  rows: readonly Selectable<Pick<CourseResourceTable, (typeof COLUMNS)[number]>>[],
  sender: Sender,
): Promise<ManagedResource[]> {
  if (rows.length === 0) return []
  const [editors, texts, file] = await Promise.all([
    editorsOfAll(db, 'course_resource', rows, sender),
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
    editors: editors(row),
  }))
}

/** A page of those of the portal's resources that somebody changes, last uploaded first, and the total count. */
export async function listManaged(
  db: Database,
  { type, whose, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedResources>,
  sender: Sender,
): Promise<{ list: ManagedResource[]; count: number }> {
  let asked = ofPortal(db)
  const shown = shownIds(db, 'course_resource', sender, whose)
  if (shown !== null) asked = asked.where('id', 'in', shown)
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
  return { list: await resourcesOf(db, rows, sender), count: counted?.count ?? 0 }
}

/** One of the portal's resources; null: not found. */
export async function findManaged(db: Querying, id: string, sender: Sender): Promise<ManagedResource | null> {
  const rows = await ofPortal(db).select(COLUMNS).where('id', '=', id).execute()
  return (await resourcesOf(db, rows, sender))[0] ?? null
}

/** Creates a resource. @throws Refusal without a name in its base language, or with an unknown file */
export const create = (
  db: Database,
  sent: PayloadOf<typeof createResource>,
  { sender, now }: Doing,
): Promise<ManagedResource> =>
  db.transaction().execute(async (trx) => {
    const { texts, fileID, base } = await judged(trx, sent)
    await takeTurn(trx, 'resources')
    const last = await ofPortal(trx)
      .select((eb) => eb.fn.max('position').as('position'))
      .executeTakeFirst()
    // Without resources `max` is null, despite its type.
    const position = ((last?.position as number | null | undefined) ?? -1) + 1
    const id = await writeResource(
      trx,
      { resourceID: null, type: sent.type, texts, fileID, base },
      { courseID: null, position },
      now,
    )
    await trx.updateTable('course_resource').set({ owner_id: sender.userId }).where('id', '=', id).execute()
    return found(await findManaged(trx, id, sender))
  })

/** Replaces a resource. @throws Refusal like `create`, 404, or for other than its editors */
export const save = (
  db: Database,
  sent: PayloadOf<typeof saveResource>,
  { sender, now }: Doing,
): Promise<ManagedResource> =>
  db.transaction().execute(async (trx) => {
    const stored = await lockedFor(trx, sent.resourceID, sender)
    const naming = await namingFacts(trx, 'course_resource', stored, sent.editors, sender)
    if (!naming.mayName) throw new Refusal('publication.notOwner')
    if (!naming.knowsEditors) throw new Refusal('publication.unfitEditor')
    const { texts, fileID, base } = await judged(trx, sent)
    await writeResource(
      trx,
      { resourceID: sent.resourceID, type: sent.type, texts, fileID, base },
      { courseID: null, position: stored.position },
      now,
    )
    await storeEditors(trx, 'course_resource', sent.resourceID, sent.editors)
    return found(await findManaged(trx, sent.resourceID, sender))
  })

/** Deletes a resource with its ratings. @throws Refusal 404, or for other than its editors */
export const remove = (db: Database, id: string, sender: Sender): Promise<null> =>
  db.transaction().execute(async (trx) => {
    await lockedFor(trx, id, sender)
    await trx.deleteFrom('course_resource').where('id', '=', id).execute()
    return null
  })

/** A resource, locked, for one of its editors; everybody sees it, so others are told. @throws Refusal */
async function lockedFor(trx: Querying, id: string, sender: Sender) {
  const stored = await ofPortal(trx)
    .select(['id', 'position', 'owner_id'])
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (stored === undefined) throw notFound()
  if (!(await isEditorOf(trx, 'course_resource', stored, sender))) throw new Refusal('publication.notEditor')
  return stored
}

type Sent = Pick<PayloadOf<typeof createResource>, 'texts' | 'fileID'>
async function judged(db: Querying, sent: Sent): Promise<Sent & { readonly base: string }> {
  const texts = written(sent.texts)
  const base = baseOf([languagesOf(texts, 'name')])
  if (base === null) throw new Refusal('publication.textsMissing')
  if (sent.fileID !== null && !(await areAttachable(db, [{ id: sent.fileID, service: 'course-resource' }])))
    throw new Refusal('publication.unknownPart')
  return { texts, fileID: sent.fileID, base }
}
