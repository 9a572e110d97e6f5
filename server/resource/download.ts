import { sql } from 'kysely'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { cleanName, extensionIn } from '#server/file/file-name.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { visibleResources } from './visible.ts'

/** The download of a resource. */
export interface Attachment {
  readonly fileId: string
  /** In the reader's language, with the extension of the file. */
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
}

export const noAttachment = (): Refusal => new Refusal('resource.noAttachment', {}, { status: 404 })

/** [ERROR-20] The file of a resource. @throws Refusal */
export async function attachmentOf(
  db: Database,
  resourceId: string,
  language: Language,
  now: Date,
): Promise<Attachment> {
  const row = await visibleResources(db, now)
    .leftJoin('file', 'file.id', 'offer.file_id')
    .leftJoin('course_resource_text as base', (join) =>
      join.onRef('base.resource_id', '=', 'offer.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_resource_text as own', (join) =>
      join.onRef('own.resource_id', '=', 'offer.id').on('own.language', '=', language.code).on('own.name', '!=', ''),
    )
    .select(['file.id as file_id', 'file.name as file_name', 'file.media_type', 'file.size'])
    .select(sql<string>`coalesce(own.name, base.name, '')`.as('name'))
    .where('offer.id', '=', resourceId)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  if (row.file_id === null || row.media_type === null || row.size === null) throw noAttachment()
  const extension = extensionIn(row.file_name ?? '')
  return {
    fileId: row.file_id,
    name: cleanName(extension === '' ? row.name : `${row.name}.${extension}`),
    mediaType: row.media_type,
    size: row.size,
  }
}

/** [RESOURCE-02] */
export async function countDownload(db: Database, resourceId: string): Promise<void> {
  await db
    .updateTable('course_resource')
    .set((eb) => ({ download_count: eb('download_count', '+', 1) }))
    .where('id', '=', resourceId)
    .execute()
}
