import { errorOf, failing } from '#machines/kit/failing.ts'
import { handingInOf } from './hand-in-context.ts'
import { handInSetup } from './hand-in-setup.ts'

const homeworkOf = <Homework>({ event }: { readonly event: { readonly output: Homework } }) => ({
  homework: event.output,
})
const handedIn = {
  target: '#handIn.handedIn',
  actions: ['forget', { type: 'announceDone', params: homeworkOf }],
} as const

/** [HOMEWORK-01] What is handed in for a task: a text and files, written, kept on the device, uploaded and sent. */
export const handInFlow = handInSetup.createMachine({
  id: 'handIn',
  description: 'A text and files that are handed in for a task: written, kept on the device, uploaded and sent.',
  initial: 'restoring',
  context: ({ input }) => ({
    ...input,
    text: '',
    files: [],
    isTouched: false,
    isRestored: false,
    unfit: [],
    failure: null,
    isTried: false,
    isChanged: false,
    isRenewed: false,
    isKeeping: true,
    tries: 0,
  }),
  invoke: [
    {
      src: 'store',
      id: 'store',
      input: ({ context }) => ({ taskID: context.homework.taskID }),
      onError: { actions: 'missStore', description: 'What is written lives in this tab only, which is said.' },
    },
    { src: 'network', id: 'network', onError: { description: 'What is sent next tells whether there is a network.' } },
  ],
  on: { 'store.failed': { actions: 'missStore' } },
  states: {
    restoring: {
      description: 'Looks for what was written on this device before.',
      meta: { title: 'Restoring', who: 'browser', requirements: ['HOMEWORK-01'] },
      tags: ['restoring'],
      invoke: {
        src: 'restore',
        input: ({ context }) => ({ taskID: context.homework.taskID }),
        onDone: {
          target: 'open',
          actions: [{ type: 'takeRestored', params: ({ event }) => ({ restored: event.output }) }, 'startUploads'],
        },
        onError: { target: 'open', actions: ['startAnew', 'missStore'] },
      },
      on: { 'standing.given': { guard: 'isOther', actions: 'takeGiven' } },
    },
    open: {
      description: 'The form is open; files are uploaded as soon as they are chosen.',
      meta: { title: 'Open', who: 'learner', requirements: ['HOMEWORK-01'] },
      tags: ['open'],
      initial: 'writing',
      on: {
        'file.progressed': { actions: 'noteProgress' },
        'file.stored': { actions: ['stopUpload', 'noteStored', 'keep'] },
        'file.failed': { actions: ['stopUpload', 'noteFailed'] },
        'network.lost': { actions: 'noteLost' },
        'network.returned': {
          actions: ['noteReturned', 'retryFiles', 'startUploads'],
          description: 'Uploads that were broken off go on by themselves.',
        },
        'restored.noticed': { actions: 'noticeRestored' },
        'change.noticed': { actions: 'noticeChange' },
        'standing.given': { guard: 'isOther', actions: 'takeGiven' },
      },
      states: {
        writing: {
          description: 'Text and files are being put together.',
          meta: { title: 'Writing', who: 'learner', requirements: ['HOMEWORK-01'] },
          on: {
            'text.changed': { actions: ['write', 'keep'] },
            'files.chosen': {
              actions: ['addFiles', 'startUploads', 'keep'],
              description: 'Files of another kind, empty or too large ones, and too many, are told and not taken.',
              meta: { requirements: ['VALID-18'] },
            },
            'file.removed': { actions: ['stopUpload', 'removeFile', 'keep'] },
            'file.moved': { actions: ['moveFile', 'keep'] },
            'file.retried': { actions: ['retryFile', 'startUploads'] },
            'restored.dropped': { actions: ['stopUploads', 'startAnew', 'forget'] },
            'handIn.requested': [
              {
                guard: 'isUnfit',
                actions: ['noteTried', 'announceRefusedForm'],
                description: 'The lifecycle refuses it with a reason, and nothing is sent.',
                meta: { requirements: ['VALID-28'] },
              },
              { target: 'waiting', actions: ['noteTried', 'retryFiles', 'startUploads'] },
            ],
          },
        },
        waiting: {
          description: 'It is handed in as soon as all files are on the server.',
          meta: { title: 'Waiting for the files', who: 'server' },
          tags: ['busy', 'waiting'],
          always: [
            { guard: 'isAllStored', target: 'sending' },
            { guard: 'hasRefusedFile', target: 'writing', description: 'The server has refused a file, and says why.' },
            { guard: 'hasInterruptedFile', target: 'interrupted' },
          ],
          on: { 'handIn.dropped': 'writing' },
        },
        interrupted: {
          description: 'An upload was broken off; it is tried again until all files are on the server.',
          meta: { title: 'Broken off', who: 'server' },
          tags: ['busy', 'waiting'],
          after: { retryAfter: { target: 'waiting', actions: ['countTry', 'retryFiles', 'startUploads'] } },
          on: {
            'handIn.dropped': 'writing',
            'network.returned': { target: 'waiting', actions: ['noteReturned', 'retryFiles', 'startUploads'] },
          },
        },
        sending: {
          description: 'It is being handed in, with the revision that its learner has seen.',
          meta: { title: 'Handing in', who: 'server', requirements: ['HOMEWORK-01', 'HOMEWORK-03'] },
          tags: ['busy'],
          invoke: {
            src: 'handIn',
            input: ({ context }) => handingInOf(context),
            onDone: handedIn,
            onError: [
              { guard: { type: 'isStale', params: errorOf }, target: 'catchingUp' },
              {
                guard: { type: 'isUnknownFile', params: errorOf },
                target: 'waiting',
                actions: ['renewFiles', 'startUploads'],
                description: 'The server has no longer kept what was uploaded long ago: it is sent once more.',
              },
              { guard: { type: 'isRefused', params: errorOf }, target: 'writing', actions: failing },
              { target: 'unsent', actions: failing },
            ],
          },
          on: { 'standing.given': {} },
        },
        unsent: {
          description: 'No response; everything is kept, and it is tried again.',
          meta: { title: 'No answer', who: 'learner' },
          tags: ['busy', 'unsent'],
          after: { retryAfter: { target: 'sending', actions: ['countTry', 'forgetFailure'] } },
          on: {
            'handIn.requested': { target: 'sending', actions: 'forgetFailure' },
            'handIn.dropped': { target: 'writing', actions: 'forgetFailure' },
            'network.returned': { target: 'sending', actions: ['noteReturned', 'forgetFailure'] },
            'standing.given': {},
          },
        },
        catchingUp: {
          description: 'Stale revision: looks how it stands now.',
          meta: { title: 'Fetching the change', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'look',
            input: ({ context }) => ({ taskID: context.homework.taskID }),
            onDone: [
              {
                ...handedIn,
                guard: { type: 'isThere', params: homeworkOf },
                description: 'The answer was lost: what is written here has already been handed in.',
              },
              {
                target: 'writing',
                actions: [{ type: 'takeStanding', params: homeworkOf }, 'noteChange', 'keep', 'announceOutdated'],
                description: 'Another tab was faster: that is told, and nothing is lost.',
              },
            ],
            onError: { target: 'unsent', actions: failing },
          },
          on: { 'standing.given': {} },
        },
      },
    },
    handedIn: {
      description: 'The server has it, and it waits for its review.',
      meta: { title: 'Handed in', who: 'teacher', requirements: ['HOMEWORK-01', 'HOMEWORK-02'] },
      tags: ['done'],
    },
  },
})

export type HandInFlow = typeof handInFlow
