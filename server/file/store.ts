import type { Readable } from 'node:stream'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** A byte range, both ends inclusive, counted from 0. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** Stores the bytes of files by id; the metadata is in the database. */
export interface FileStore {
  has(id: string): Promise<boolean>
  /** Stores bytes under an unused id: stored files are immutable. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /**
   * The bytes, or a part of them that lies within; a stream is its caller's to read or to destroy. Null: there are none
   * under this id.
   */
  open(id: string, range?: ByteRange | null): Promise<Readable | Uint8Array | null>
  /** Deletes the bytes; an unknown id is no error. */
  remove(id: string): Promise<void>
  close(): void
}

/** The store of the setting FILES_URL. @throws SettingsError for an invalid s3:// address */
export function createFileStore(filesUrl: string): FileStore {
  return filesUrl.startsWith('s3:') ? s3Store(filesUrl) : folderStore(filesUrl)
}
