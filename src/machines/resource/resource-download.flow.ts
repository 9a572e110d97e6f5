import { assign, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface ResourceDownloadInput {
  readonly resourceID: string
}
export interface Fetching extends ResourceDownloadInput {
  /** @param bytes so far */
  readonly received: (bytes: number) => void
}
/** A downloaded file; its name is empty when the server sends none. */
export interface DownloadedFile {
  readonly name: string
  readonly content: Blob
}
export interface ResourceDownloadContext extends ResourceDownloadInput {
  /** Bytes received. */
  readonly received: number
  /** Number of downloads since the page was opened. */
  readonly times: number
  readonly failure: Failure | null
}
export type ResourceDownloadEvent =
  | { readonly type: 'download.asked' }
  | { readonly type: 'bytes.received'; readonly bytes: number }
  | { readonly type: 'download.cancelled' }

/** [RESOURCE-01] The download of one file; it is fetched by the page, so that a refusal can be shown as a message. */
export const resourceDownloadFlow = setup({
  types: {
    context: {} as ResourceDownloadContext,
    events: {} as ResourceDownloadEvent,
    input: {} as ResourceDownloadInput,
  },
  actors: {
    fetchFile: fromPromise<DownloadedFile, Fetching>(unfilled),
  },
  actions: {
    begin: assign({ received: 0, failure: null }),
    takeProgress: assign({
      received: ({ context, event }) => (event.type === 'bytes.received' ? event.bytes : context.received),
    }),
    countOne: assign({ times: ({ context }) => context.times + 1 }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    /** Saves the file through the browser. */
    saveFile: (_, _params: { file: DownloadedFile }) => undefined,
  },
}).createMachine({
  id: 'resourceDownload',
  description: 'The download of one file, from the request to the saved file.',
  initial: 'idle',
  context: ({ input }) => ({ ...input, received: 0, times: 0, failure: null }),
  states: {
    idle: {
      description: 'It can be downloaded.',
      meta: { title: 'Idle', who: 'learner', requirements: ['RESOURCE-01'] },
      on: { 'download.asked': { target: 'fetching', actions: 'begin' } },
    },
    fetching: {
      description: 'It is being downloaded, with its progress.',
      meta: { title: 'Fetching', who: 'server' },
      tags: ['fetching'],
      on: {
        'bytes.received': { actions: 'takeProgress' },
        'download.cancelled': 'idle',
      },
      invoke: {
        src: 'fetchFile',
        input: ({ context: { resourceID }, self }) => ({
          resourceID,
          received: (bytes) => self.send({ type: 'bytes.received', bytes }),
        }),
        onDone: {
          target: 'idle',
          actions: ['countOne', { type: 'saveFile', params: ({ event }) => ({ file: event.output }) }],
        },
        onError: {
          target: 'failed',
          actions: failing,
          meta: { requirements: ['ERROR-20'] },
        },
      },
    },
    failed: {
      description: 'The download failed; the reason is shown.',
      meta: { title: 'Failed', who: 'learner', requirements: ['ERROR-20'] },
      tags: ['failed'],
      on: { 'download.asked': { target: 'fetching', actions: 'begin' } },
    },
  },
})

export type ResourceDownloadFlow = typeof resourceDownloadFlow
