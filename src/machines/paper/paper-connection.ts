import { errorOf } from '#machines/kit/failing.ts'
import { handingInOf, paperSetup } from './paper-setup.ts'

/** Network, and who writes: one tab at a time, the others read. */
export const connectionRegion = paperSetup.createStateConfig({
  description: 'The network, and who writes the paper.',
  meta: { title: 'Connection', who: 'browser' },
  initial: 'deciding',
  invoke: { src: 'network', onError: { description: 'The next save tells whether there is a network.' } },
  on: { 'network.lost': { actions: 'noteLost' }, 'network.returned': { actions: 'noteReturned' } },
  states: {
    deciding: {
      description: 'Looks whether the server takes answers from this tab.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [
        { guard: 'isWritingOnline', target: 'online' },
        { guard: 'isWriter', target: 'offline' },
        { target: 'elsewhere' },
      ],
    },
    online: {
      description: 'This tab writes the paper, and the network is there.',
      meta: { title: 'Online', who: 'learner' },
      tags: ['writing'],
      on: { 'writer.lost': 'elsewhere', 'network.lost': { target: 'offline', actions: 'noteLost' } },
    },
    offline: {
      description: 'This tab writes the paper without a network: the device keeps the answers until it is back.',
      meta: { title: 'Offline', who: 'learner' },
      tags: ['writing', 'offline'],
      on: { 'writer.lost': 'elsewhere', 'network.returned': { target: 'online', actions: 'noteReturned' } },
    },
    elsewhere: {
      description: 'Another tab or device writes the paper; here it can be read, or taken over.',
      meta: { title: 'Written elsewhere', who: 'learner' },
      tags: ['elsewhere'],
      on: { 'takeOver.requested': 'takingOver' },
    },
    takingOver: {
      description: 'This tab becomes the writer; the other one may only read from then on.',
      meta: { title: 'Taking over', who: 'server' },
      tags: ['elsewhere', 'takingOver'],
      entry: 'forgetFailure',
      invoke: {
        src: 'takeOver',
        input: ({ context: { paperID, device } }) => ({ paperID, device }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'joinPaper', params: ({ event }) => ({ taken: event.output }) }, 'keep', 'tellGained'],
        },
        onError: [
          { guard: { type: 'isTimeUp', params: errorOf }, target: '#paper.over' },
          { guard: { type: 'isHandedIn', params: errorOf }, target: '#paper.handedIn', actions: 'close' },
          { guard: { type: 'isChanged', params: errorOf }, target: '#paper.renewing' },
          { target: 'elsewhere', actions: { type: 'takeFailure', params: errorOf } },
        ],
      },
    },
  },
})

/** [ERROR-19] Handing in, by the learner or because time is up. */
export const handInRegion = paperSetup.createStateConfig({
  description: 'Handing the paper in.',
  meta: { title: 'Hand-in', who: 'learner', requirements: ['ERROR-19'] },
  initial: 'none',
  on: {
    'writer.lost': '.none',
    'time.ended': [
      { guard: 'isHandedInNow', target: '.handingIn' },
      { guard: 'handsInByItself', target: '#paper.over' },
      { target: '#paper.over', actions: 'forget', description: 'What has not been handed in does not count.' },
    ],
  },
  states: {
    none: {
      description: 'The paper is being written.',
      meta: { title: 'Not yet', who: 'learner' },
      on: {
        'handIn.requested': [
          { guard: 'isLacking', target: 'lacking', actions: ['showLacking', 'keep'] },
          { guard: 'isWriter', target: 'asking' },
        ],
      },
    },
    lacking: {
      description: 'Answers that have to be given are missing: they are marked, and the first of them is shown.',
      meta: { title: 'Answers missing', who: 'learner', requirements: ['QUEST-03'] },
      tags: ['lacking'],
      on: {
        'answer.taken': { guard: 'isComplete', target: 'none' },
        'handIn.requested': { actions: ['showLacking', 'keep'] },
      },
    },
    asking: {
      description: 'Handing in has to be confirmed; how many questions have no answer is said.',
      meta: { title: 'Asking', who: 'learner' },
      tags: ['asking'],
      on: { 'handIn.confirmed': 'handingIn', 'handIn.dropped': 'none' },
    },
    handingIn: {
      description: 'The paper is on its way, with whatever has not been saved.',
      meta: { title: 'Handing in', who: 'server', requirements: ['ERROR-19'] },
      tags: ['handingIn'],
      entry: ['beginHandIn', 'tellBegun'],
      exit: 'endHandIn',
      invoke: {
        src: 'handIn',
        input: ({ context }) => handingInOf(context),
        onDone: { target: '#paper.handedIn', actions: 'forget' },
        onError: [
          { guard: { type: 'isTakenOver', params: errorOf }, target: 'none', actions: ['loseToken', 'tellLost'] },
          { guard: { type: 'isTimeUp', params: errorOf }, target: '#paper.over', actions: 'forget' },
          { guard: { type: 'isHandedIn', params: errorOf }, target: '#paper.handedIn', actions: ['close', 'forget'] },
          { guard: { type: 'isChanged', params: errorOf }, target: '#paper.renewing' },
          {
            target: 'failed',
            actions: [{ type: 'takeFailure', params: errorOf }, 'countTry'],
            meta: { requirements: ['ERROR-19'] },
          },
        ],
      },
      // Already on its way.
      on: { 'time.ended': {} },
    },
    failed: {
      description: 'The hand-in has failed; the answers are kept, and it is tried again.',
      meta: { title: 'Submit failed', who: 'learner', requirements: ['ERROR-19'] },
      tags: ['handInFailed'],
      on: {
        'handIn.confirmed': 'handingIn',
        'network.returned': { target: 'handingIn', actions: 'startAnew' },
        'handIn.dropped': { guard: 'hasTime', target: 'none', actions: ['forgetFailure', 'tellEnded'] },
      },
      after: { retryAfter: { guard: 'isOverNow', target: 'handingIn', description: 'Nobody has to wait for it.' } },
    },
  },
})
