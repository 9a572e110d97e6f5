import type { Readable } from 'node:stream'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** Bytes from one to another, both included, counted from 0. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** Where the bytes of files lie, by their ids; what is known of a file stands in the database. */
export interface FileStore {
  has(id: string): Promise<boolean>
  /** Keeps bytes under an id that has none yet: a file once stored is never changed. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /**
   * The bytes, or a part of them that lies within; a stream is its caller's to read or to destroy. Null: there are none
   * under this id.
   */
  open(id: string, range?: ByteRange | null): Promise<Readable | Uint8Array | null>
  /** Takes the bytes away; an unknown id is no error. */
  remove(id: string): Promise<void>
  close(): void
}

/** The store behind the setting FILES_URL. @throws SettingsError for an s3:// address that cannot be meant */
export function createFileStore(filesUrl: string): FileStore {
  return filesUrl.startsWith('s3:') ? s3Store(filesUrl) : folderStore(filesUrl)
}
