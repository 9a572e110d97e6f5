import { uploadFault, type UploadFault } from '#api/file/upload-rule.ts'
import type { Homework } from '#api/homework/homework.contract.ts'
import { fitsTask, hasContent, type Content } from '#api/homework/hand-in-rule.ts'
import type { Failure } from '#api/kit/problem.ts'
import { cleanText, sendable } from '#api/kit/written-text.ts'
import type { ChosenFile, UploadedFile } from '#machines/file/upload.flow.ts'
import type { NetworkEvent, StoreEvent } from '#machines/kit/retrying.ts'
import { closedCode, verdict } from '#machines/kit/verdict.ts'
import { homeworkAt, homeworkLifecycle } from './homework.lifecycle.ts'

/** A file chosen on this device, by a key of its own. */
export interface AddedFile extends ChosenFile {
  readonly key: string
}

/**
 * How a file stands: about to be sent, on its way, on the server; broken off, which is tried again; refused by the
 * server.
 */
export type FileStanding = 'chosen' | 'sending' | 'stored' | 'interrupted' | 'refused'

export interface HandInFile {
  readonly key: string
  readonly name: string
  /** Bytes; null: not known. */
  readonly size: number | null
  /** Null: it is not on the server. */
  readonly fileID: string | null
  /** The payload of the upload; null: it is not on this device. */
  readonly content: unknown
  readonly standing: FileStanding
  /** Bytes sent so far. */
  readonly sent: number
  /** Why it was broken off or refused. */
  readonly failure: Failure | null
}

/** What a device keeps of what is about to be handed in for a task. */
export interface KeptHandIn {
  readonly text: string
  /** In their order. */
  readonly files: readonly Pick<HandInFile, 'key' | 'name' | 'size' | 'fileID' | 'content'>[]
}
export interface RestoredHandIn {
  /** Null: nothing is kept. */
  readonly kept: KeptHandIn | null
  /** False: the browser keeps nothing. */
  readonly isKeeping: boolean
}

/** A file that was chosen and is not taken. */
export interface UnfitFile {
  readonly name: string
  readonly code: UploadFault | 'handIn.tooManyFiles'
}

export interface HandInInput {
  /** The task, and how its learner stands with it. */
  readonly homework: Homework
  readonly isOnline: boolean
}
export interface HandInContext extends HandInInput {
  readonly text: string
  readonly files: readonly HandInFile[]
  /** Something was written or chosen, or found on the device. */
  readonly isTouched: boolean
  /** It was found on the device, and its learner has not said to have seen it. */
  readonly isRestored: boolean
  /** Of the last choice. */
  readonly unfit: readonly UnfitFile[]
  readonly failure: Failure | null
  /** It was tried to hand in what cannot be handed in. */
  readonly isTried: boolean
  /** Another tab has handed in meanwhile, or the review has changed. */
  readonly isChanged: boolean
  /** Stored files that the server did not know any more were sent once more. */
  readonly isRenewed: boolean
  readonly isKeeping: boolean
  /** Failures in a row. */
  readonly tries: number
}

export interface HandInStoreCommand {
  readonly type: 'keep' | 'forget'
  readonly kept: KeptHandIn
}
/** What the upload of a file is started with. */
export interface UploadStart {
  readonly key: string
  readonly file: ChosenFile
}
/** What the upload of a file tells. */
export type UploadTold =
  | { readonly type: 'file.progressed'; readonly key: string; readonly sent: number }
  | { readonly type: 'file.stored'; readonly key: string; readonly file: UploadedFile }
  | {
      readonly type: 'file.failed'
      readonly key: string
      readonly failure: Failure
      /** False: the server has refused it. */
      readonly isRepeatable: boolean
    }
export type HandInEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'files.chosen'; readonly files: readonly AddedFile[] }
  | { readonly type: 'file.removed'; readonly key: string }
  /** By so many places further down. */
  | { readonly type: 'file.moved'; readonly key: string; readonly by: number }
  | { readonly type: 'file.retried'; readonly key: string }
  | { readonly type: 'restored.noticed' }
  | { readonly type: 'restored.dropped' }
  | { readonly type: 'change.noticed' }
  | { readonly type: 'handIn.requested' }
  /** Nothing is sent for now. */
  | { readonly type: 'handIn.dropped' }
  /** The page shows the task and its homework anew. */
  | { readonly type: 'standing.given'; readonly homework: Homework }
  | UploadTold
  | NetworkEvent
  | StoreEvent

/** What is sent with a hand-in. */
export interface HandingIn {
  readonly taskID: string
  readonly revision: number
  readonly text: string
  readonly fileIDs: readonly string[]
}

const stored = {
  content: null,
  standing: 'stored',
  sent: 0,
  failure: null,
} as const satisfies Partial<HandInFile>

/** What the form begins with: the last version, since it is mostly that one that is improved. */
export function blankOf({ versions: [last] }: Homework): Pick<HandInContext, 'text' | 'files'> {
  if (last === undefined) return { text: '', files: [] }
  const files = last.files.map((file) => ({ ...file, ...stored, key: file.fileID }))
  return { text: last.text, files }
}

/** What was found on the device: whatever is not on the server yet is sent. */
export const filesOf = ({ files }: KeptHandIn): readonly HandInFile[] =>
  files.map((file) => ({ ...file, standing: file.fileID === null ? 'chosen' : 'stored', sent: 0, failure: null }))

export const keptOf = ({ text, files }: Pick<HandInContext, 'text' | 'files'>): KeptHandIn => ({
  text,
  files: files.map(({ key, name, size, fileID, content }) => ({ key, name, size, fileID, content })),
})

/** What counts of it: only what the task takes. */
export const contentOf = ({
  homework: { takesText, takesFiles },
  text,
  files,
}: Pick<HandInContext, 'homework' | 'text' | 'files'>): { text: string; files: readonly HandInFile[] } => ({
  text: takesText ? sendable(text) : '',
  files: takesFiles ? files : [],
})

/** What the lifecycle says of handing in this; null: nothing against it. */
export function handInProblem(context: Pick<HandInContext, 'homework' | 'text' | 'files'>): string | null {
  const { homework } = context
  const { text, files } = contentOf(context)
  const content: Content = { text, files: files.length }
  const facts = {
    ...homework.facts,
    hasContent: hasContent(content),
    fitsTask: fitsTask(content, homework),
    knowsFiles: true,
  }
  const { state, revision, versions } = homework
  const snapshot = homeworkAt(state, { revision, versions: versions.length })
  return closedCode(
    verdict(homeworkLifecycle, snapshot, { type: 'handIn', revision, facts }),
    'homework.alreadyApproved',
  )
}

/** Whether there is a version that was not known, and it is what is sent: an answer was lost that said so. */
export function hasArrived({ versions: [last] }: Homework, context: HandInContext): boolean {
  const { text, files } = contentOf(context)
  const [known] = context.homework.versions
  return (
    last !== undefined &&
    last.version !== known?.version &&
    last.text === cleanText(text) &&
    last.files.map(({ fileID }) => fileID).join() === files.map(({ fileID }) => fileID).join()
  )
}

/** What is sent. Throws before all files are stored, which the states rule out. */
export function handingInOf(context: HandInContext): HandingIn {
  const { taskID, revision } = context.homework
  const { text, files } = contentOf(context)
  return {
    taskID,
    revision,
    text,
    fileIDs: files.map(({ fileID }) => {
      if (fileID === null) throw new Error('A file has not been uploaded.')
      return fileID
    }),
  }
}

/** What is chosen, and what of it is not taken: by its kind, its size, and how many there may be. */
export function withChosen(
  { homework: { filesMost }, files }: Pick<HandInContext, 'homework' | 'files'>,
  chosen: readonly AddedFile[],
): Pick<HandInContext, 'files' | 'unfit'> {
  const unfit: UnfitFile[] = []
  const all: HandInFile[] = [...files]
  for (const { key, name, size, content } of chosen) {
    const code = uploadFault('homework', { name, size }) ?? (all.length < filesMost ? null : 'handIn.tooManyFiles')
    if (code === null) all.push({ key, name, size, content, fileID: null, standing: 'chosen', sent: 0, failure: null })
    else unfit.push({ name, code })
  }
  return { files: all, unfit }
}

/** One file with something changed; what has been removed meanwhile stays away. */
export const withFile = (
  files: readonly HandInFile[],
  key: string,
  change: Partial<HandInFile>,
): readonly HandInFile[] => files.map((file) => (file.key === key ? { ...file, ...change } : file))

/** In another order: one file so many places further down. */
export function movedFile(files: readonly HandInFile[], key: string, by: number): readonly HandInFile[] {
  const at = files.findIndex((file) => file.key === key)
  const to = at + by
  const moved = files[at]
  if (moved === undefined || to < 0 || to >= files.length) return files
  return files.toSpliced(at, 1).toSpliced(to, 0, moved)
}

/** Stored files that the server does not know any more, as chosen anew, if this device has them. */
export const renewedFiles = (files: readonly HandInFile[]): readonly HandInFile[] =>
  files.map((file) => (file.content === null ? file : { ...file, fileID: null, standing: 'chosen', sent: 0 }))
