import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup, type EventObject } from 'xstate'

import type { Homework } from '#api/homework/homework.contract.ts'
import { problemOf } from '#api/kit/problem.ts'
import type { Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn, isStale } from '#machines/kit/refusals.ts'
import { isFinal, retryAfter, type NetworkEvent, type StoreEvent } from '#machines/kit/retrying.ts'
import { unfilled } from '#machines/kit/services.ts'

import {
  blankOf,
  contentOf,
  filesOf,
  handInProblem,
  hasArrived,
  keptOf,
  movedFile,
  renewedFiles,
  withChosen,
  withFile,
  type HandInContext,
  type HandInEvent,
  type HandInFile,
  type HandInInput,
  type HandingIn,
  type HandInStoreCommand,
  type RestoredHandIn,
  type UploadStart,
  type UploadTold,
} from './hand-in-context.ts'

/** The server has looked at it and says no: sending it again by itself would not help. */
const isRefused = (_: unknown, { error }: Thrown): boolean => isFinal(error)

interface Guarded {
  readonly context: HandInContext
}
/** Once: what this device still has of its files is sent again. */
const isUnknownFile = ({ context }: Guarded, { error }: Thrown): boolean =>
  problemOf(error).reason === 'homework.unknownFile' &&
  !context.isRenewed &&
  context.files.some(({ content }) => content !== null)
/** An answer was lost, and it had come through. */
const isThere = ({ context }: Guarded, { homework }: { readonly homework: Homework }): boolean =>
  hasArrived(homework, context)

export type HandInEmitted =
  /** The server has it. */
  | { readonly type: 'done'; readonly homework: Homework }
  /** How it stands has changed at the server. */
  | { readonly type: 'outdated' }
  | FormRefused

const isSome = (files: readonly HandInFile[], ...standings: readonly HandInFile['standing'][]): boolean =>
  files.some(({ standing }) => standings.includes(standing))
/** Those that are to be sent once more. */
const again = (file: HandInFile): HandInFile =>
  file.standing === 'interrupted' ? { ...file, standing: 'chosen', sent: 0, failure: null } : file

/** Types, services, guards and actions of handing in. */
export const handInSetup = setup({
  types: {
    context: {} as HandInContext,
    events: {} as HandInEvent,
    input: {} as HandInInput,
    emitted: {} as HandInEmitted,
    tags: {} as 'restoring' | 'open' | 'busy' | 'waiting' | 'unsent' | 'done',
  },
  actors: {
    restore: fromPromise<RestoredHandIn, { readonly taskID: string }>(unfilled),
    handIn: fromPromise<Homework, HandingIn>(unfilled),
    /** How it stands now. */
    look: fromPromise<Homework, { readonly taskID: string }>(unfilled),
    /** One for each file that is sent: it runs the flow of an upload. */
    upload: fromCallback<EventObject, UploadStart, UploadTold>(unfilled),
    store: fromCallback<HandInStoreCommand, { readonly taskID: string }, StoreEvent>(unfilled),
    network: fromCallback<EventObject, undefined, NetworkEvent>(unfilled),
  },
  delays: {
    retryAfter: ({ context }) => retryAfter(context.tries),
  },
  guards: {
    /** The lifecycle refuses it, as far as it knows what is handed in. */
    isUnfit: ({ context }) => handInProblem(context) !== null,
    isAllStored: ({ context }) => contentOf(context).files.every(({ standing }) => standing === 'stored'),
    hasRefusedFile: ({ context }) => isSome(contentOf(context).files, 'refused'),
    hasInterruptedFile: ({ context }) => isSome(contentOf(context).files, 'interrupted'),
    isOther: ({ context, event }) =>
      event.type === 'standing.given' && event.homework.revision !== context.homework.revision,
    isStale,
    isUnknownFile,
    isRefused,
    isThere,
  },
  actions: {
    takeRestored: assign(({ context }, { restored: { kept, isKeeping } }: { restored: RestoredHandIn }) => ({
      ...(kept === null
        ? blankOf(context.homework)
        : { text: kept.text, files: filesOf(kept), isTouched: true, isRestored: true }),
      isKeeping: context.isKeeping && isKeeping,
    })),
    missStore: assign({ isKeeping: false }),
    noticeRestored: assign({ isRestored: false }),
    /** What was found on the device is thrown away. */
    startAnew: assign(({ context }) => ({
      ...blankOf(context.homework),
      isTouched: false,
      isRestored: false,
      isTried: false,
      unfit: [],
      failure: null,
    })),
    write: assign(({ context, event }) => ({
      text: event.type === 'text.changed' ? event.text : context.text,
      isTouched: true,
      failure: null,
    })),
    addFiles: assign(({ context, event }) =>
      event.type === 'files.chosen' ? { ...withChosen(context, event.files), isTouched: true, failure: null } : {},
    ),
    removeFile: assign(({ context, event }) =>
      event.type === 'file.removed'
        ? { files: context.files.filter(({ key }) => key !== event.key), isTouched: true, unfit: [], failure: null }
        : {},
    ),
    moveFile: assign(({ context, event }) =>
      event.type === 'file.moved' ? { files: movedFile(context.files, event.key, event.by), isTouched: true } : {},
    ),
    retryFile: assign(({ context, event }) =>
      event.type === 'file.retried'
        ? { files: context.files.map((file) => (file.key === event.key ? again(file) : file)) }
        : {},
    ),
    retryFiles: assign({ files: ({ context }) => context.files.map(again) }),
    renewFiles: assign({ files: ({ context }) => renewedFiles(context.files), isRenewed: true }),
    /** Starts the upload of each file that is not on its way. */
    startUploads: enqueueActions(({ context, enqueue }) => {
      const chosen = context.files.filter(({ standing }) => standing === 'chosen')
      for (const { key, name, size, content } of chosen)
        enqueue.spawnChild('upload', { id: key, input: { key, file: { name, size: size ?? 0, content } } })
      enqueue.assign({
        files: context.files.map((file) => (file.standing === 'chosen' ? { ...file, standing: 'sending' } : file)),
      })
    }),
    /** Of the file that the event is about. */
    stopUpload: enqueueActions(({ event, enqueue }) => {
      if ('key' in event) enqueue.stopChild(event.key)
    }),
    stopUploads: enqueueActions(({ context, enqueue }) => {
      for (const { key, standing } of context.files) if (standing === 'sending') enqueue.stopChild(key)
    }),
    noteProgress: assign(({ context, event }) =>
      event.type === 'file.progressed' ? { files: withFile(context.files, event.key, { sent: event.sent }) } : {},
    ),
    noteStored: assign(({ context, event }) =>
      event.type === 'file.stored'
        ? { files: withFile(context.files, event.key, { fileID: event.file.fileID, standing: 'stored' }), tries: 0 }
        : {},
    ),
    noteFailed: assign(({ context, event }) =>
      event.type === 'file.failed'
        ? {
            files: withFile(context.files, event.key, {
              standing: event.isRepeatable ? 'interrupted' : 'refused',
              failure: event.failure,
            }),
          }
        : {},
    ),
    noteLost: assign({ isOnline: false }),
    noteReturned: assign({ isOnline: true, tries: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    noteTried: assign({ isTried: true, unfit: [], failure: null }),
    noteChange: assign({ isChanged: true }),
    noticeChange: assign({ isChanged: false }),
    takeStanding: assign((_, { homework }: { homework: Homework }) => ({ homework, failure: null })),
    takeGiven: assign(({ context, event }) => {
      if (event.type !== 'standing.given') return {}
      // Nothing is written over; where nothing has been written, the form shows what has come.
      return context.isTouched ? { homework: event.homework } : { homework: event.homework, ...blankOf(event.homework) }
    }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    keep: sendTo('store', ({ context }) => ({ type: 'keep', kept: keptOf(context) })),
    forget: sendTo('store', ({ context }) => ({ type: 'forget', kept: keptOf(context) })),
    announceDone: emit((_, { homework }: { homework: Homework }) => ({ type: 'done' as const, homework })),
    announceOutdated: emit({ type: 'outdated' }),
    announceRefusedForm: emit(formRefused),
  },
})
