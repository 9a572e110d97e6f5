import type { Generated } from 'kysely'
import type { FileAccess, UploadService } from '#api/file/upload-rule.ts'
import type { Instant } from '#server/database/codec.ts'

/** The metadata of a stored file. */
export interface FileTable {
  id: string
  name: string
  media_type: string
  /** Bytes. */
  size: number
  access: FileAccess
  stored_at: Instant
  /** Null in both: shipped with the portal. */
  service_code: Generated<UploadService | null>
  uploaded_by: Generated<string | null>
}

export interface FileTables {
  file: FileTable
}
