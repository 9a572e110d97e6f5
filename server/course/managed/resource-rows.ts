import { randomUUID } from 'node:crypto'
import type { ResourceText } from '#api/resource/managed-resource.contract.ts'
import type { ResourceType } from '#api/resource/resource.contract.ts'
import { flagOf } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { folded } from '#i18n/folded.ts'

/** A resource as it is sent; an id that is null is given here. */
interface Sent {
  readonly resourceID: string | null
  readonly type: ResourceType
  readonly texts: readonly ResourceText[]
  readonly fileID: string | null
  /** The language that readers of the others get. */
  readonly base: string | null
}
interface Place {
  /** Null: it belongs to the portal. */
  readonly courseID: string | null
  readonly position: number
}

/** Writes one resource; downloads and ratings stay, and another file counts as uploaded now. Answers its id. */
export async function writeResource(
  trx: Querying,
  { resourceID, type, texts, fileID, base }: Sent,
  { courseID, position }: Place,
  now: Date,
): Promise<string> {
  const id = resourceID ?? randomUUID()
  if (resourceID === null) {
    const counted = { download_count: 0, rating_sum: 0, rating_count: 0 }
    await trx
      .insertInto('course_resource')
      .values({ id, course_id: courseID, position, type, file_id: fileID, uploaded_at: now.getTime(), ...counted })
      .execute()
  } else {
    const { file_id: before } = await trx
      .selectFrom('course_resource')
      .select('file_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isNew = fileID !== null && fileID !== before
    await trx
      .updateTable('course_resource')
      .set({ position, type, file_id: fileID, ...(isNew && { uploaded_at: now.getTime() }) })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('course_resource_text').where('resource_id', '=', id).execute()
  }
  const rows = texts.map(({ language, name, summary }) => ({
    resource_id: id,
    language,
    name,
    summary,
    is_base: flagOf(language === base),
    search: folded(`${name}\n${summary}`),
  }))
  await trx.insertInto('course_resource_text').values(rows).execute()
  return id
}
