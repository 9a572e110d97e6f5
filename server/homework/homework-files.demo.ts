import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { extensionOf, mediaTypes } from '#api/file/upload-rule.ts'
import type { UploadService } from '#api/file/upload-rule.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import type { FileStore } from '#server/file/store.ts'
import { demoHomework, demoTasks } from './tasks.demo.ts'
import type { DemoTask, DemoTaskName } from './tasks.demo.ts'

const DOCUMENTS = resolve(import.meta.dirname, '../demo/documents')
export const taskNames = Object.keys(demoTasks) as DemoTaskName[]

/** The files of the demo organisation's tasks and homework: copies of its documents. */
interface DemoFile {
  readonly id: string
  readonly name: string
  readonly service: UploadService
  readonly by: string
}
export const attachmentId = (task: DemoTaskName, name: string): string => demoId('task attachment', `${task} ${name}`)
export const handedInId = (who: string, task: DemoTaskName, name: string): string =>
  demoId('homework file', `${who} ${task} ${name}`)

function demoFiles(): DemoFile[] {
  const attached = taskNames.flatMap((task) => {
    const { attachments = [], owner }: DemoTask = demoTasks[task]
    return attachments.map((name) => ({
      id: attachmentId(task, name),
      name,
      service: 'task-attachment' as const,
      by: owner,
    }))
  })
  const handedIn = demoHomework.flatMap(({ who, task, versions }) =>
    [...new Set(versions.flatMap(({ files = [] }) => files))].map((name) => ({
      id: handedInId(who, task, name),
      name,
      service: 'homework' as const,
      by: who,
    })),
  )
  return [...attached, ...handedIn]
}

const bytesOf = ({ name }: DemoFile): Uint8Array => readFileSync(resolve(DOCUMENTS, name))

/** The rows of these files. */
export const homeworkFileRows = (now: Date) =>
  demoFiles().map((file) => ({
    id: file.id,
    name: file.name,
    media_type: mediaTypes[extensionOf(file.name) ?? 'txt'],
    size: bytesOf(file).byteLength,
    access: 'restricted' as const,
    stored_at: now.getTime(),
    service_code: file.service,
    uploaded_by: userId(file.by),
  }))

/** Stores their bytes. */
export async function storeHomeworkFiles(files: FileStore): Promise<void> {
  await Promise.all(
    demoFiles().map(async (file) => {
      if (!(await files.has(file.id))) await files.put(file.id, bytesOf(file))
    }),
  )
}
