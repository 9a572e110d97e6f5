import { assign, emit, fromPromise, setup } from 'xstate'

import { failureOf, problemOf, type Failure } from '#api/kit/problem.ts'
import { uploadFault, type UploadService } from '#api/file/upload-rule.ts'

import { errorOf, failing } from '#machines/kit/failing.ts'
import { unfilled } from '#machines/kit/services.ts'

/** A file stored on the server. */
export interface UploadedFile {
  readonly fileID: string
  readonly name: string
  /** Bytes; null: not known. */
  readonly size: number | null
}
/** A file selected on the device. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The payload of the service, opaque to this flow. */
  readonly content: unknown
}
export interface UploadInput {
  readonly serviceCode: UploadService
  /** The file that the field already has; null: none. */
  readonly value: UploadedFile | null
}
export interface UploadContext {
  readonly serviceCode: UploadService
  readonly kept: UploadedFile | null
  readonly chosen: ChosenFile | null
  /** Bytes sent so far. */
  readonly sent: number
  /** Error code of the last selected file. */
  readonly fault: string | null
  readonly failure: Failure | null
  /** False: the server has rejected the file, so a retry is pointless. */
  readonly isRepeatable: boolean
}
export type UploadEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'file.removed' }
  /** The surrounding form has set another value. */
  | { readonly type: 'value.given'; readonly value: UploadedFile | null }
  | { readonly type: 'upload.begun' }
  | { readonly type: 'upload.progressed'; readonly sent: number }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'upload.retried' }
export type UploadEmitted = { readonly type: 'uploaded'; readonly file: UploadedFile } | { readonly type: 'removed' }

export interface Sending {
  readonly serviceCode: UploadService
  readonly file: ChosenFile | null
  /** Called when the queue reaches it: uploads run one at a time (gap GAP-45). */
  readonly begun: () => void
  /** @param sent bytes so far */
  readonly progressed: (sent: number) => void
}

const idle = { chosen: null, sent: 0, fault: null, failure: null, isRepeatable: true } as const

/** [CALL-24] One file field of a form: selected, checked on the device, queued, uploaded. */
export const uploadFlow = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    emitted: {} as UploadEmitted,
  },
  actors: {
    send: fromPromise<UploadedFile, Sending>(unfilled),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== null,
    isOfWrongType: ({ context, event }) => faultOf(context, event) === 'file.wrongType',
    isEmpty: ({ context, event }) => faultOf(context, event) === 'file.empty',
    isTooLarge: ({ context, event }) => faultOf(context, event) === 'file.tooLarge',
    isTooLargeForAvatar: ({ context, event }) => faultOf(context, event) === 'file.avatarTooLarge',
    isOther: ({ context, event }) => event.type === 'value.given' && event.value?.fileID !== context.kept?.fileID,
    isRepeatable: ({ context }) => context.isRepeatable,
    isGivenUp: (_, params: { error: unknown }) => problemOf(params.error).kind === 'cancelled',
  },
  actions: {
    take: assign({ ...idle, chosen: ({ event }) => (event.type === 'file.chosen' ? event.file : null) }),
    takeGiven: assign({ ...idle, kept: ({ event }) => (event.type === 'value.given' ? event.value : null) }),
    takeProgress: assign({ sent: ({ event }) => (event.type === 'upload.progressed' ? event.sent : 0) }),
    keep: assign({ ...idle, kept: (_, params: { file: UploadedFile }) => params.file }),
    begin: assign({ sent: 0, fault: null, failure: null }),
    drop: assign(idle),
    remove: assign({ ...idle, kept: null }),
    fail: assign({
      failure: (_, params: { error: unknown }) => failureOf(problemOf(params.error), 'file.failed'),
      isRepeatable: (_, params: { error: unknown }) => problemOf(params.error).kind !== 'refused',
    }),
    announceUploaded: emit((_, params: { file: UploadedFile }) => ({ type: 'uploaded', file: params.file })),
    announceRemoved: emit({ type: 'removed' }),
    /** The error code stays at the field until another file is selected. */
    refuse: assign({ fault: (_, params: { code: string }) => params.code }),
  },
}).createMachine({
  id: 'upload',
  description: 'One file field of a form, from selection to the uploaded file.',
  initial: 'choosing',
  context: ({ input: { serviceCode, value } }) => ({ ...idle, serviceCode, kept: value }),
  on: {
    'file.chosen': [
      {
        guard: 'isOfWrongType',
        actions: { type: 'refuse', params: { code: 'file.wrongType' } },
        description: 'The file is invalid; nothing is sent.',
        meta: { requirements: ['VALID-19', 'VALID-20', 'ERROR-17'] },
      },
      { guard: 'isEmpty', actions: { type: 'refuse', params: { code: 'file.empty' } } },
      {
        guard: 'isTooLarge',
        actions: { type: 'refuse', params: { code: 'file.tooLarge' } },
        description: 'The file is invalid; nothing is sent.',
        meta: { requirements: ['VALID-18', 'ERROR-17'] },
      },
      {
        guard: 'isTooLargeForAvatar',
        actions: { type: 'refuse', params: { code: 'file.avatarTooLarge' } },
        description: 'The file is invalid; nothing is sent.',
        meta: { requirements: ['VALID-21', 'ERROR-17'] },
      },
      { target: '.sending', reenter: true, actions: 'take' },
    ],
    'value.given': { guard: 'isOther', target: '.choosing', actions: 'takeGiven' },
  },
  states: {
    choosing: {
      description: 'There is no file yet.',
      meta: { title: 'No file', who: 'admin', requirements: ['CALL-24'] },
      always: { guard: 'hasKept', target: 'kept' },
    },
    sending: {
      description: 'The file is being uploaded; the previous file stays until the new one is stored.',
      meta: { title: 'Sending', who: 'server', requirements: ['CALL-24'] },
      tags: ['sending'],
      initial: 'queued',
      invoke: {
        src: 'send',
        input: ({ context: { serviceCode, chosen }, self }) => ({
          serviceCode,
          file: chosen,
          begun: () => self.send({ type: 'upload.begun' }),
          progressed: (sent) => self.send({ type: 'upload.progressed', sent }),
        }),
        onDone: {
          target: 'kept',
          actions: [
            { type: 'keep', params: ({ event }) => ({ file: event.output }) },
            { type: 'announceUploaded', params: ({ event }) => ({ file: event.output }) },
          ],
          meta: { requirements: ['ENTITY-16'] },
        },
        onError: [
          {
            guard: { type: 'isGivenUp', params: errorOf },
            target: 'cancelled',
            description: 'The session has ended.',
          },
          {
            target: 'failed',
            actions: failing,
            meta: { requirements: ['ERROR-16'] },
          },
        ],
      },
      on: { 'upload.cancelled': 'cancelled' },
      states: {
        queued: {
          description: 'Queued behind other uploads.',
          meta: { title: 'Waiting for its turn', who: 'browser', requirements: ['HTTP-14'] },
          on: { 'upload.begun': 'uploading' },
        },
        uploading: {
          description: 'The upload is running, with its progress.',
          meta: { title: 'Uploading', who: 'server', requirements: ['CALL-24'] },
          on: { 'upload.progressed': { actions: 'takeProgress' } },
        },
      },
    },
    kept: {
      description: 'The file is stored on the server.',
      meta: { title: 'Uploaded', who: 'admin', requirements: ['ENTITY-16'] },
      tags: ['kept'],
      on: { 'file.removed': { target: 'choosing', actions: ['remove', 'announceRemoved'] } },
    },
    failed: {
      description: 'The upload failed; the field shows the reason.',
      meta: { title: 'Failed', who: 'admin', requirements: ['ERROR-16'] },
      tags: ['stopped'],
      on: {
        'upload.retried': { guard: 'isRepeatable', target: 'sending', actions: 'begin' },
        'file.removed': { target: 'choosing', actions: 'drop' },
      },
    },
    cancelled: {
      description: 'The upload was cancelled; it can be restarted.',
      meta: { title: 'Cancelled', who: 'admin' },
      tags: ['stopped'],
      on: {
        'upload.retried': { target: 'sending', actions: 'begin' },
        'file.removed': { target: 'choosing', actions: 'drop' },
      },
    },
  },
})

export type UploadFlow = typeof uploadFlow

function faultOf({ serviceCode }: UploadContext, event: UploadEvent): string | null {
  return event.type === 'file.chosen' ? uploadFault(serviceCode, event.file) : null
}
