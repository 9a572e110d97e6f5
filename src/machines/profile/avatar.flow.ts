import { assign, emit, fromPromise, setup } from 'xstate'

import { failureOf, problemOf, type Failure } from '#api/kit/problem.ts'
import { uploadFault } from '#api/file/upload-rule.ts'

import { errorOf, failing } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { unfilled } from '#machines/kit/services.ts'
import type { ChosenFile, Sending, UploadedFile } from '#machines/file/upload.flow.ts'

/** The source in the cropper: a preset of the portal, or an own picture. */
export interface AvatarSource {
  readonly kind: 'preset' | 'upload'
  /** The preset's id, or the name of the uploaded file. */
  readonly id: string
  /** Its address in the browser. */
  readonly address: string
}
export interface AvatarInput {
  readonly userId: string
}
export interface AvatarContext extends AvatarInput {
  /** [SHELL-32] Null: nothing chosen. */
  readonly source: AvatarSource | null
  /** Incremented with each source; resets the cropper. */
  readonly round: number
  /** The file that is being checked. */
  readonly chosen: ChosenFile | null
  /** The cropped picture to upload. */
  readonly drawn: ChosenFile | null
  /** Bytes sent so far. */
  readonly sent: number
  readonly fileID: string | null
  /** The error code of the last failed action. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type AvatarEvent =
  | { readonly type: 'cropper.retried' }
  | { readonly type: 'preset.chosen'; readonly id: string; readonly address: string }
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'avatar.confirmed' }
  | { readonly type: 'upload.begun' }
  | { readonly type: 'upload.progressed'; readonly sent: number }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'change.dropped' }

const faultOf = (event: AvatarEvent) => (event.type === 'file.chosen' ? uploadFault('avatar', event.file) : null)
const untold = { refusal: null, failure: null } as const

/** [SHELL-31..37] The picture of a person: chosen, cropped to a square, uploaded, saved. */
export const avatarFlow = setup({
  types: {
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    input: {} as AvatarInput,
    emitted: {} as { readonly type: 'saved' } | { readonly type: 'dropped' } | FormRefused,
  },
  actors: {
    /** Loads the cropper's script lazily; only this dialog needs it. */
    loadCropper: fromPromise<unknown>(unfilled),
    /** Checks a file, and creates an object address for it. */
    readPicture: fromPromise<{ address: string }, { file: ChosenFile | null }>(unfilled),
    /** Crops to the visible frame [CONST-07]. */
    drawPicture: fromPromise<ChosenFile>(unfilled),
    send: fromPromise<UploadedFile, Sending>(unfilled),
    save: fromPromise<void, { userId: string; headImg: string }>(unfilled),
  },
  guards: {
    hasSource: ({ context }) => context.source !== null,
    isSelected: ({ context: { source }, event }) =>
      event.type === 'preset.chosen' && source?.kind === 'preset' && source.id === event.id,
    isOfWrongType: ({ event }) => faultOf(event) === 'file.wrongType',
    isEmpty: ({ event }) => faultOf(event) === 'file.empty',
    isTooLarge: ({ event }) => faultOf(event) === 'file.avatarTooLarge',
    isGivenUp: (_, params: { error: unknown }) => problemOf(params.error).kind === 'cancelled',
  },
  actions: {
    takePreset: assign(({ context: { source, round }, event }) => ({
      source:
        event.type === 'preset.chosen' ? { kind: 'preset' as const, id: event.id, address: event.address } : source,
      round: round + 1,
      ...untold,
    })),
    dropSource: assign({ source: null, round: ({ context }) => context.round + 1, ...untold }),
    takeFile: assign({
      chosen: ({ context, event }) => (event.type === 'file.chosen' ? event.file : context.chosen),
      ...untold,
    }),
    takeUpload: assign(({ context: { chosen, round } }, { address }: { address: string }) => ({
      source: { kind: 'upload' as const, id: chosen?.name ?? '', address },
      round: round + 1,
      chosen: null,
    })),
    dropFile: assign({ chosen: null }),
    takeDrawn: assign({ drawn: (_, params: { file: ChosenFile }) => params.file, sent: 0 }),
    takeProgress: assign({ sent: ({ event }) => (event.type === 'upload.progressed' ? event.sent : 0) }),
    takeSent: assign({ fileID: (_, params: { file: UploadedFile }) => params.file.fileID }),
    dropDrawn: assign({ drawn: null, sent: 0, fileID: null }),
    clean: assign(untold),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code, failure: null }),
    fail: assign({
      failure: (_, params: { error: unknown }) => failureOf(problemOf(params.error), 'file.failed'),
      refusal: null,
    }),
    announceRefusedForm: emit(formRefused),
    announceSaved: emit({ type: 'saved' }),
    announceDropped: emit({ type: 'dropped' }),
  },
}).createMachine({
  id: 'avatar',
  description: 'The dialog in which a person chooses their picture.',
  initial: 'open',
  context: ({ input }) => ({
    ...input,
    source: null,
    round: 0,
    chosen: null,
    drawn: null,
    sent: 0,
    fileID: null,
    ...untold,
  }),
  states: {
    open: {
      description: 'The dialog is open.',
      meta: { title: 'Open', who: 'learner', requirements: ['SHELL-31'] },
      initial: 'loading',
      on: {
        'change.dropped': {
          target: 'dropped',
          actions: 'announceDropped',
          description: 'The dialog is closed without a change.',
          meta: { requirements: ['SHELL-37'] },
        },
      },
      states: {
        loading: {
          description: 'The cropper’s script is being loaded.',
          meta: { title: 'Loading', who: 'server' },
          tags: ['loadingMark'],
          invoke: {
            src: 'loadCropper',
            onDone: { target: 'choosing' },
            onError: { target: 'unloaded', actions: failing },
          },
        },
        unloaded: {
          description: 'The cropper could not be loaded; a retry is offered.',
          meta: { title: 'Not loaded', who: 'learner' },
          tags: ['unloaded'],
          on: { 'cropper.retried': { target: 'loading', actions: 'clean' } },
        },
        choosing: {
          description: 'A picture is chosen, moved and scaled in its frame, with an error after a failed save.',
          meta: { title: 'Choosing and cropping', who: 'learner', requirements: ['SHELL-32', 'SHELL-33', 'CONST-06'] },
          tags: ['ready'],
          on: {
            'preset.chosen': [
              {
                guard: 'isSelected',
                actions: 'dropSource',
                description: 'Choosing the same preset again deselects it and empties the cropper.',
                meta: { requirements: ['SHELL-34'] },
              },
              { actions: 'takePreset', meta: { requirements: ['SHELL-32'] } },
            ],
            'file.chosen': [
              {
                guard: 'isOfWrongType',
                actions: { type: 'refuse', params: { code: 'file.wrongType' } },
                description: 'The file is invalid; nothing is sent.',
                meta: { requirements: ['VALID-20', 'VALID-22', 'ERROR-17'] },
              },
              { guard: 'isEmpty', actions: { type: 'refuse', params: { code: 'file.empty' } } },
              {
                guard: 'isTooLarge',
                actions: { type: 'refuse', params: { code: 'file.avatarTooLarge' } },
                description: 'The file is invalid; nothing is sent.',
                meta: { requirements: ['VALID-21', 'ERROR-17', 'CONST-06'] },
              },
              { target: 'reading', actions: 'takeFile' },
            ],
            'avatar.confirmed': [
              { guard: 'hasSource', target: 'drawing', actions: 'clean' },
              {
                actions: refuseForm('profile.required'),
                description: 'No picture is chosen; nothing is sent.',
                meta: { requirements: ['VALID-27', 'VALID-28'] },
              },
            ],
          },
        },
        reading: {
          description: 'The file is being decoded: only pictures can be cropped.',
          meta: { title: 'Reading', who: 'browser', requirements: ['VALID-22'] },
          tags: ['reading'],
          invoke: {
            src: 'readPicture',
            input: ({ context }) => ({ file: context.chosen }),
            onDone: {
              target: 'choosing',
              actions: { type: 'takeUpload', params: ({ event }) => event.output },
              description: 'It replaces the previous source.',
              meta: { requirements: ['SHELL-35'] },
            },
            onError: {
              target: 'choosing',
              actions: ['dropFile', failing],
              description: 'It is no picture, or has too many pixels; the previous source stays.',
              meta: { requirements: ['ERROR-17'] },
            },
          },
        },
        drawing: {
          description: 'The frame is being cropped and encoded as JPEG.',
          meta: { title: 'Cutting out', who: 'browser', requirements: ['CONST-07'] },
          tags: ['busy'],
          invoke: {
            src: 'drawPicture',
            onDone: {
              target: 'sending',
              actions: { type: 'takeDrawn', params: ({ event }) => ({ file: event.output }) },
            },
            onError: { target: 'choosing', actions: failing },
          },
        },
        sending: {
          description: 'The picture is being uploaded; the dialog shows the progress.',
          meta: { title: 'Sending', who: 'server', requirements: ['CALL-24'] },
          tags: ['busy', 'sending'],
          initial: 'queued',
          invoke: {
            src: 'send',
            input: ({ context: { drawn }, self }) => ({
              serviceCode: 'avatar',
              file: drawn,
              begun: () => self.send({ type: 'upload.begun' }),
              progressed: (sent) => self.send({ type: 'upload.progressed', sent }),
            }),
            onDone: {
              target: '#avatar.saving',
              actions: { type: 'takeSent', params: ({ event }) => ({ file: event.output }) },
              meta: { requirements: ['ENTITY-16'] },
            },
            onError: [
              {
                guard: { type: 'isGivenUp', params: errorOf },
                target: 'choosing',
                actions: 'dropDrawn',
                description: 'The session has ended.',
              },
              {
                target: 'choosing',
                actions: ['dropDrawn', failing],
                description: 'The upload was cancelled; it can be confirmed again.',
                meta: { requirements: ['ERROR-16'] },
              },
            ],
          },
          on: { 'upload.cancelled': { target: 'choosing', actions: 'dropDrawn' } },
          states: {
            queued: {
              description: 'Queued behind other uploads.',
              meta: { title: 'Waiting for its turn', who: 'browser', requirements: ['HTTP-14'] },
              on: { 'upload.begun': 'uploading' },
            },
            uploading: {
              description: 'The upload is running.',
              meta: { title: 'Uploading', who: 'server', requirements: ['CALL-24'] },
              on: { 'upload.progressed': { actions: 'takeProgress' } },
            },
          },
        },
      },
    },
    saving: {
      description: 'The picture is being saved; this can no longer be cancelled.',
      meta: { title: 'Saving', who: 'server', requirements: ['CALL-08'] },
      tags: ['busy'],
      invoke: {
        src: 'save',
        input: ({ context: { userId, fileID } }) => ({ userId, headImg: fileID ?? '' }),
        onDone: { target: 'saved', actions: 'announceSaved', meta: { requirements: ['SHELL-36'] } },
        onError: {
          target: 'open.choosing',
          actions: ['dropDrawn', failing],
        },
      },
    },
    saved: {
      description: 'The picture has been saved, and the dialog closes.',
      meta: { title: 'Saved', who: 'nobody', requirements: ['SHELL-36'] },
      type: 'final',
    },
    dropped: {
      description: 'The dialog closes without a change.',
      meta: { title: 'Dropped', who: 'nobody', requirements: ['SHELL-37'] },
      type: 'final',
    },
  },
})

export type AvatarFlow = typeof avatarFlow
