import { assign, fromPromise, setup } from 'xstate'

import type { ExistingWay, ImportStep, PeopleCheck } from '#api/person/managed-person.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import type { ChosenFile } from '#machines/file/upload.flow.ts'

export interface PeopleImportContext {
  readonly existing: ExistingWay
  /** Whether everybody new is sent a link. */
  readonly invites: boolean
  readonly file: ChosenFile | null
  /** Why the last file that was chosen is not even sent, as a reason code. */
  readonly fault: string | null
  readonly check: PeopleCheck | null
  /** What has been done so far; null: nothing. */
  readonly step: ImportStep | null
  readonly failure: Failure | null
}
export type PeopleImportEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'existing.chosen'; readonly existing: ExistingWay }
  | { readonly type: 'invites.chosen'; readonly invites: boolean }
  | { readonly type: 'check.repeated' }
  | { readonly type: 'import.started' }
  | { readonly type: 'import.resumed' }
  | { readonly type: 'import.left' }

/** What is sent to be checked. */
export interface PeopleFile {
  readonly file: ChosenFile | null
  readonly existing: ExistingWay
  readonly invites: boolean
}

const stepped = {
  type: 'takeStep',
  params: ({ event }: { event: { output: ImportStep } }) => ({ step: event.output }),
} as const

/** What keeps a file from being sent, as far as its name and its bytes say; the server looks into it. */
export function importFault({
  name,
  size,
}: Pick<ChosenFile, 'name' | 'size'>): 'person.importWrongType' | 'file.empty' | 'file.tooLarge' | null {
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return 'person.importWrongType'
  if (size === 0) return 'file.empty'
  return size > UPLOAD_MAX ? 'file.tooLarge' : null
}

/** How a file is taken, or refused, wherever one can be chosen. */
const choosing = {
  'file.chosen': [
    { guard: 'isUnfit', actions: 'refuseFile', description: 'Nothing is sent.' },
    { target: '#peopleImport.checking', actions: 'takeFile' },
  ],
} as const
/** What is to be done is part of what was checked, so the file is checked anew. */
const deciding = {
  'existing.chosen': { target: '#peopleImport.checking', actions: 'takeExisting' },
  'invites.chosen': { target: '#peopleImport.checking', actions: 'takeInvites' },
} as const

/** People out of a file: checked first, row by row, and imported as they were shown. */
export const peopleImportFlow = setup({
  types: {
    context: {} as PeopleImportContext,
    events: {} as PeopleImportEvent,
  },
  actors: {
    checkFile: fromPromise<PeopleCheck, PeopleFile>(unfilled),
    importNext: fromPromise<ImportStep, { importID: string; doneCount: number }>(unfilled),
  },
  guards: {
    isUnfit: ({ event }) => event.type === 'file.chosen' && importFault(event.file) !== null,
    isFaultless: (_, params: { check: PeopleCheck }) => params.check.importID !== null,
    isComplete: (_, params: { step: ImportStep }) => params.step.doneCount >= params.step.rowCount,
    /** The server has looked at it and does not want it: sending it again changes nothing. */
    isRefused: (_, params: { error: unknown }) => problemOf(params.error).kind === 'refused',
    isGone: (_, params: { error: unknown }) => problemOf(params.error).reason === 'person.importGone',
  },
  actions: {
    takeFile: assign({
      file: ({ context, event }) => (event.type === 'file.chosen' ? event.file : context.file),
      fault: null,
      failure: null,
      check: null,
      step: null,
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
    takeCheck: assign({ check: (_, params: { check: PeopleCheck }) => params.check }),
    takeStep: assign({ step: (_, params: { step: ImportStep }) => params.step }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ file: null, fault: null, check: null, step: null, failure: null }),
  },
}).createMachine({
  id: 'peopleImport',
  description: 'People out of a file: checked row by row, shown as they would become, and imported as they were shown.',
  initial: 'choosing',
  context: { existing: 'refuse', invites: true, file: null, fault: null, check: null, step: null, failure: null },
  states: {
    choosing: {
      description: 'There is no file yet, or none that can be read; what is to be done with it can be decided.',
      meta: { title: 'Choosing a file', who: 'admin' },
      tags: ['choosing'],
      on: { ...choosing, 'existing.chosen': { actions: 'takeExisting' }, 'invites.chosen': { actions: 'takeInvites' } },
    },
    checking: {
      description: 'The file is being sent and looked through; nobody is changed by that.',
      meta: { title: 'Checking', who: 'server' },
      tags: ['checking'],
      entry: 'forgetFailure',
      invoke: {
        src: 'checkFile',
        input: ({ context: { file, existing, invites } }) => ({ file, existing, invites }),
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
      description: 'No answer has come; the same file can be sent again.',
      meta: { title: 'Not checked', who: 'admin' },
      tags: ['failed'],
      on: { ...choosing, 'check.repeated': 'checking' },
    },
    faulty: {
      description: 'Something is wrong with some rows, and each is told with its column; nothing can be imported.',
      meta: { title: 'Checked, with errors', who: 'admin' },
      tags: ['checked'],
      on: { ...choosing, ...deciding },
    },
    ready: {
      description: 'Nothing is wrong; the rows are shown as they would become.',
      meta: { title: 'Checked', who: 'admin' },
      tags: ['checked', 'ready'],
      on: { ...choosing, ...deciding, 'import.started': 'importing' },
    },
    importing: {
      description: 'The rows are being imported, so many at a time; each time all of them or none.',
      meta: { title: 'Importing', who: 'server' },
      tags: ['importing', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'importNext',
        input: ({ context: { check, step } }) => ({ importID: check?.importID ?? '', doneCount: step?.doneCount ?? 0 }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ step: event.output }) },
            target: 'done',
            actions: stepped,
          },
          { target: 'importing', reenter: true, actions: stepped, description: 'The next ones follow.' },
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
      description: 'It has stopped on the way; what is imported is, and the rest can follow.',
      meta: { title: 'Interrupted', who: 'admin' },
      tags: ['importing', 'interrupted'],
      on: { 'import.resumed': 'importing' },
    },
    done: {
      description: 'All rows are done, and it is told what has become of them.',
      meta: { title: 'Imported', who: 'admin' },
      tags: ['done'],
      on: { 'import.left': { target: 'choosing', actions: 'forgetAll' } },
    },
  },
})

export type PeopleImportFlow = typeof peopleImportFlow
