import { errorOf } from '#machines/kit/failing.ts'
import { batchOf } from './paper-answers.ts'
import { paperSetup, sendingOf } from './paper-setup.ts'

/** Answers go to the server in their order, and again until it has acknowledged them. */
export const savingRegion = paperSetup.createStateConfig({
  description: 'Whether the server has the answers.',
  meta: { title: 'Saving', who: 'server', requirements: ['ERROR-18'] },
  initial: 'deciding',
  on: { 'handIn.begun': '.held', 'writer.lost': '.stopped' },
  states: {
    deciding: {
      description: 'Looks for what has to be sent.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [
        { guard: 'hasNoToken', target: 'stopped' },
        { guard: 'staysOnDevice', target: 'onDevice' },
        { guard: 'hasWaiting', target: 'gathering' },
        { target: 'saved' },
      ],
    },
    onDevice: {
      description: 'The answers are anonymous: this device keeps them, and sends none before they are handed in.',
      meta: { title: 'Kept on the device', who: 'browser' },
      tags: ['onDevice'],
    },
    saved: {
      description: 'The server has everything.',
      meta: { title: 'Saved', who: 'learner' },
      tags: ['saved'],
      on: { 'answer.taken': 'gathering' },
    },
    gathering: {
      description: 'There are answers to send; a moment later they go together.',
      meta: { title: 'About to save', who: 'learner' },
      tags: ['unsaved'],
      after: { saveAfter: 'saving' },
    },
    saving: {
      description: 'Answers are on their way.',
      meta: { title: 'Saving', who: 'server', requirements: ['ERROR-18'] },
      tags: ['unsaved', 'saving'],
      entry: 'noteSent',
      invoke: {
        src: 'save',
        input: ({ context }) => sendingOf(context, batchOf(context)),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) }, 'keep'],
        },
        onError: [
          { guard: { type: 'isTakenOver', params: errorOf }, actions: ['loseToken', 'tellLost'] },
          { guard: { type: 'isTimeUp', params: errorOf }, target: 'held', actions: 'stopClock' },
          { guard: { type: 'isHandedIn', params: errorOf }, target: '#paper.handedIn', actions: ['close', 'forget'] },
          { guard: { type: 'isChanged', params: errorOf }, target: '#paper.renewing' },
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'refused',
            actions: { type: 'takeFailure', params: errorOf },
            meta: { requirements: ['ERROR-18'] },
          },
          {
            target: 'failed',
            actions: [{ type: 'takeFailure', params: errorOf }, 'countTry'],
            meta: { requirements: ['ERROR-18'] },
          },
        ],
      },
    },
    failed: {
      description: 'Saving by itself has failed; it is tried again later, when the network is back, or at once.',
      meta: { title: 'Not saved', who: 'learner', requirements: ['ERROR-18'] },
      tags: ['unsaved', 'saveFailed'],
      on: {
        'save.requested': { target: 'saving', actions: 'startAnew' },
        'network.returned': { target: 'saving', actions: 'startAnew' },
      },
      after: { retryAfter: 'saving' },
    },
    refused: {
      description: 'The server does not take the answers, and says why; only the learner tries again.',
      meta: { title: 'Refused', who: 'learner', requirements: ['ERROR-18'] },
      tags: ['unsaved', 'saveRefused'],
      on: { 'save.requested': 'saving' },
    },
    stopped: {
      description: 'Another tab or device writes: nothing is sent from here.',
      meta: { title: 'Not the writer', who: 'learner' },
      on: { 'writer.gained': 'deciding' },
    },
    held: {
      description: 'The paper is being handed in, with what has not been saved.',
      meta: { title: 'Handed in with the rest', who: 'server' },
      on: { 'handIn.ended': 'deciding' },
    },
  },
})
