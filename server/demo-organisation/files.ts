import type { FileStore } from '#server/file/store.ts'
import { storeHomeworkFiles } from '#server/homework/homework-files.demo.ts'
import { storeBroadcastPictures } from '#server/live/broadcasts.demo.ts'
import { storeContentFiles } from './content-rows.ts'

/** Stores the bytes of the seeded files that the store does not have yet. */
export async function storeDemoFiles(files: FileStore): Promise<void> {
  await storeBroadcastPictures(files)
  await storeContentFiles(files)
  await storeHomeworkFiles(files)
}
