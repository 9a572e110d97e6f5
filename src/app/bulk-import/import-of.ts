import { fromPromise } from 'xstate'

import { provide } from '#machines/kit/services.ts'
import {
  bulkImportFlow,
  type FileCheck,
  type FileStep,
  type ImportedFile,
  type NextRows,
} from '#machines/bulk-import/bulk-import.flow.ts'

interface Sent extends Omit<ImportedFile, 'file'> {
  readonly file: File
}

interface Services {
  readonly check: (sent: Sent, signal: AbortSignal) => Promise<FileCheck>
  readonly next: (rows: Pick<NextRows, 'importID' | 'doneCount'>) => Promise<FileStep>
}

/** An import from a file with the services of what is imported. */
export const importOf = ({ check, next }: Services) =>
  provide(bulkImportFlow, {
    actors: {
      checkFile: fromPromise<FileCheck, ImportedFile>(({ input: { file, ...sent }, signal }) => {
        if (!(file?.content instanceof File)) throw new TypeError('There is no file to send.')
        return check({ ...sent, file: file.content }, signal)
      }),
      importNext: fromPromise<FileStep, NextRows>(({ input: { importID, doneCount } }) =>
        next({ importID, doneCount }),
      ),
    },
  })
