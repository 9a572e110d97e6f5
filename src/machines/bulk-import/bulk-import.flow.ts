import { assign, fromPromise, setup } from 'xstate'

import type { RosterCheck, RosterStep } from '#api/roster/roster.contract.ts'
import type { ExistingWay, ImportStep, PeopleCheck } from '#api/person/managed-person.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import type { TextEncoding } from '#api/kit/text-encoding.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import type { ChosenFile } from '#machines/file/upload.flow.ts'

/** What a check says, of people for the portal or of members for a class. */
export type FileCheck = PeopleCheck | RosterCheck
export type FileStep = ImportStep | RosterStep

export interface BulkImportInput {
  /** The class that they are put into; null: new people of the portal. */
  readonly classID: string | null
}
export interface BulkImportContext extends BulkImportInput {
  readonly existing: ExistingWay
  /** Whether every new person is sent an invitation link. */
  readonly invites: boolean
  readonly file: ChosenFile | null
  /** Of a text file, as chosen; null: it is detected. */
  readonly encoding: TextEncoding | null
  /** The error code of the last selected file, which was not sent. */
  readonly fault: string | null
  readonly check: FileCheck | null
  /** Progress of the import; null: not started. */
  readonly step: FileStep | null
  readonly failure: Failure | null
}
export type BulkImportEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'existing.chosen'; readonly existing: ExistingWay }
  | { readonly type: 'invites.chosen'; readonly invites: boolean }
  | { readonly type: 'encoding.chosen'; readonly encoding: TextEncoding }
  | { readonly type: 'check.repeated' }
  | { readonly type: 'import.started' }
  | { readonly type: 'import.resumed' }
  | { readonly type: 'import.left' }

/** Request body of the check. */
export interface ImportedFile extends BulkImportInput {
  readonly file: ChosenFile | null
  readonly existing: ExistingWay
  readonly invites: boolean
  /** Null: to be detected. */
  readonly encoding: TextEncoding | null
}

/** The next rows of an import. */
export interface NextRows extends BulkImportInput {
  readonly importID: string
  readonly doneCount: number
}

const stepped = {
  type: 'takeStep',
  params: ({ event }: { event: { output: FileStep } }) => ({ step: event.output }),
} as const

/** Client-side checks of a file by name and size; the server checks its content. */
export function importFault({
  name,
  size,
}: Pick<ChosenFile, 'name' | 'size'>): 'sheet.wrongType' | 'file.empty' | 'file.tooLarge' | null {
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return 'sheet.wrongType'
  if (size === 0) return 'file.empty'
  return size > UPLOAD_MAX ? 'file.tooLarge' : null
}

/** Selecting a file, shared by all states that allow it. */
const choosing = {
  'file.chosen': [
    { guard: 'isUnfit', actions: 'refuseFile', description: 'The file is invalid; nothing is sent.' },
    { target: '#bulkImport.checking', actions: 'takeFile' },
  ],
} as const
/** The options are part of the check, so a change repeats it. */
const deciding = {
  'existing.chosen': { target: '#bulkImport.checking', actions: 'takeExisting' },
  'invites.chosen': { target: '#bulkImport.checking', actions: 'takeInvites' },
  'encoding.chosen': { target: '#bulkImport.checking', actions: 'takeEncoding' },
} as const

/**
 * Imports people from a file, into the portal or into a class: checked row by row first, then imported exactly as
 * previewed.
 */
export const bulkImportFlow = setup({
  types: {
    context: {} as BulkImportContext,
    events: {} as BulkImportEvent,
    input: {} as BulkImportInput,
  },
  actors: {
    checkFile: fromPromise<FileCheck, ImportedFile>(unfilled),
    importNext: fromPromise<FileStep, NextRows>(unfilled),
  },
  guards: {
    isUnfit: ({ event }) => event.type === 'file.chosen' && importFault(event.file) !== null,
    isFaultless: (_, params: { check: FileCheck }) => params.check.importID !== null,
    isComplete: (_, params: { step: FileStep }) => params.step.doneCount >= params.step.rowCount,
    /** The server has rejected the file, so a retry is pointless. */
    isRefused: (_, params: { error: unknown }) => problemOf(params.error).kind === 'refused',
    isGone: (_, params: { error: unknown }) => problemOf(params.error).reason === 'bulkImport.gone',
  },
  actions: {
    takeFile: assign({
      file: ({ context, event }) => (event.type === 'file.chosen' ? event.file : context.file),
      encoding: null,
      fault: null,
      failure: null,
      check: null,
      step: null,
    }),
    takeEncoding: assign({
      encoding: ({ context, event }) => (event.type === 'encoding.chosen' ? event.encoding : context.encoding),
    }),
    refuseFile: assign({ fault: ({ event }) => (event.type === 'file.chosen' ? importFault(event.file) : null) }),
    takeExisting: assign({
      existing: ({ context, event }) => (event.type === 'existing.chosen' ? event.existing : context.existing),
      fault: null,
    }),
    takeInvites: assign({
      invites: ({ context, event }) => (event.type === 'invites.chosen' ? event.invites : context.invites),
      fault: null,
    }),
    takeCheck: assign({ check: (_, params: { check: FileCheck }) => params.check }),
    takeStep: assign({ step: (_, params: { step: FileStep }) => params.step }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ file: null, encoding: null, fault: null, check: null, step: null, failure: null }),
  },
}).createMachine({
  id: 'bulkImport',
  description:
    'An import of people from a file, into the portal or into a class: checked row by row, previewed, and imported as previewed.',
  initial: 'choosing',
  context: ({ input: { classID } }) => ({
    classID,
    existing: 'refuse',
    invites: true,
    file: null,
    encoding: null,
    fault: null,
    check: null,
    step: null,
    failure: null,
  }),
  states: {
    choosing: {
      description: 'No readable file yet; the options can be chosen.',
      meta: { title: 'Choosing a file', who: 'admin' },
      tags: ['choosing'],
      on: { ...choosing, 'existing.chosen': { actions: 'takeExisting' }, 'invites.chosen': { actions: 'takeInvites' } },
    },
    checking: {
      description: 'The file is being uploaded and checked; nothing is changed yet.',
      meta: { title: 'Checking', who: 'server' },
      tags: ['checking'],
      entry: 'forgetFailure',
      invoke: {
        src: 'checkFile',
        input: ({ context: { classID, file, existing, invites, encoding } }) => ({
          classID,
          file,
          existing,
          invites,
          encoding,
        }),
        onDone: [
          {
            guard: { type: 'isFaultless', params: ({ event }) => ({ check: event.output }) },
            target: 'ready',
            actions: { type: 'takeCheck', params: ({ event }) => ({ check: event.output }) },
          },
          { target: 'faulty', actions: { type: 'takeCheck', params: ({ event }) => ({ check: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'choosing',
            actions: failing,
            description: 'Another file is needed.',
          },
          { target: 'failed', actions: failing },
        ],
      },
    },
    failed: {
      description: 'No response; the same file can be sent again.',
      meta: { title: 'Not checked', who: 'admin' },
      tags: ['failed'],
      on: { ...choosing, 'check.repeated': 'checking' },
    },
    faulty: {
      description: 'Some rows have errors, listed with their columns; the import is blocked.',
      meta: { title: 'Checked, with errors', who: 'admin' },
      tags: ['checked'],
      on: { ...choosing, ...deciding },
    },
    ready: {
      description: 'No errors; the result of each row is previewed.',
      meta: { title: 'Checked', who: 'admin' },
      tags: ['checked', 'ready'],
      on: { ...choosing, ...deciding, 'import.started': 'importing' },
    },
    importing: {
      description: 'The rows are being imported in batches, each in one transaction.',
      meta: { title: 'Importing', who: 'server' },
      tags: ['importing', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'importNext',
        input: ({ context: { classID, check, step } }) => ({
          classID,
          importID: check?.importID ?? '',
          doneCount: step?.doneCount ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ step: event.output }) },
            target: 'done',
            actions: stepped,
          },
          { target: 'importing', reenter: true, actions: stepped, description: 'The next batch follows.' },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'choosing',
            actions: failing,
            description: 'The check has expired.',
          },
          { target: 'interrupted', actions: failing },
        ],
      },
    },
    interrupted: {
      description: 'The import was interrupted; finished batches stay, and the rest can be resumed.',
      meta: { title: 'Interrupted', who: 'admin' },
      tags: ['importing', 'interrupted'],
      on: { 'import.resumed': 'importing' },
    },
    done: {
      description: 'All rows are processed; the results are listed.',
      meta: { title: 'Imported', who: 'admin' },
      tags: ['done'],
      on: { 'import.left': { target: 'choosing', actions: 'forgetAll' } },
    },
  },
})

export type BulkImportFlow = typeof bulkImportFlow
