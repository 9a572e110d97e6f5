import { errorOf } from '#machines/kit/failing.ts'
import { answeringRegion, clockRegion } from './paper-answering.ts'
import { connectionRegion, handInRegion } from './paper-connection.ts'
import { savingRegion } from './paper-saving.ts'
import { paperSetup, sendingOf } from './paper-setup.ts'

/** [ROUTE-47, ROUTE-54] Answering a paper or a questionnaire, from the first question to the hand-in. */
export const paperFlow = paperSetup.createMachine({
  id: 'paper',
  description: 'Answering a paper or a questionnaire: answers, clock, saving, connection and hand-in.',
  initial: 'loading',
  invoke: {
    src: 'store',
    id: 'store',
    onError: { actions: 'missStore', description: 'Answers live in this tab only, which is said.' },
  },
  on: { 'store.failed': { actions: 'missStore' } },
  context: ({ input }) => ({
    ...input,
    device: '',
    paper: null,
    failure: null,
    current: '',
    wanted: null,
    answers: {},
    stored: {},
    marked: [],
    left: [],
    token: null,
    saved: 0,
    waiting: [],
    sent: 0,
    tries: 0,
    isHandingIn: false,
    isKeeping: true,
    yielded: [],
    isChanged: false,
    endsAt: 0,
    now: 0,
    moment: null,
  }),
  states: {
    loading: {
      description: 'The paper is fetched, and what this device has kept of it.',
      meta: { title: 'Loading', who: 'server', requirements: ['ROUTE-47'] },
      tags: ['loading'],
      entry: 'forgetFailure',
      invoke: {
        src: 'loadPaper',
        input: ({ context: { paperID } }) => ({ paperID }),
        onDone: {
          target: 'found',
          actions: { type: 'takePaper', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
          { guard: { type: 'isForbidden', params: errorOf }, target: 'forbidden' },
          { target: 'failed', actions: { type: 'takeFailure', params: errorOf } },
        ],
      },
    },
    missing: {
      description: 'There is no such paper, or it is somebody else’s.',
      meta: { title: 'Missing', who: 'learner' },
      tags: ['missing'],
    },
    forbidden: {
      description: 'The paper may not be opened.',
      meta: { title: 'Not permitted', who: 'learner' },
      tags: ['forbidden'],
    },
    failed: {
      description: 'The paper could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      invoke: { src: 'network', onError: { description: 'The retry itself tests the network.' } },
      on: { 'retry.requested': 'loading', 'network.returned': 'loading' },
    },
    found: {
      description: 'Looks whether the paper is still being written.',
      meta: { title: 'Found', who: 'browser' },
      always: [
        { guard: 'isNotOpen', target: 'notOpen' },
        { guard: 'isOver', target: 'over', actions: 'forget' },
        { guard: 'isSubmitted', target: 'handedIn', actions: 'forget' },
        { guard: 'isClosedWithLeftovers', target: 'delivering' },
        { guard: 'isClosed', target: 'handedIn' },
        { target: 'shown' },
      ],
    },
    notOpen: {
      description: 'It is not answered yet, or not any more for now.',
      meta: { title: 'Not open', who: 'learner', requirements: ['ROUTE-54'] },
      tags: ['notOpen'],
      on: { 'retry.requested': 'loading' },
    },
    renewing: {
      description: 'What is asked has changed meanwhile: it is fetched again; what is still asked keeps its answers.',
      meta: { title: 'Fetched again', who: 'server', requirements: ['ROUTE-54'] },
      tags: ['loading'],
      entry: 'forgetFailure',
      invoke: {
        src: 'renewPaper',
        input: ({ context: { paperID } }) => ({ paperID }),
        onDone: {
          target: 'found',
          actions: { type: 'renewPaper', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
          { guard: { type: 'isForbidden', params: errorOf }, target: 'forbidden' },
          { target: 'failed', actions: { type: 'takeFailure', params: errorOf } },
        ],
      },
    },
    delivering: {
      description: 'The paper is closed, and this device still has answers: the server keeps them for the marker.',
      meta: { title: 'Sending what is left', who: 'server' },
      tags: ['loading'],
      invoke: {
        src: 'save',
        input: ({ context }) => sendingOf(context, context.waiting),
        onDone: { target: 'over', actions: 'forget' },
        onError: [
          { guard: { type: 'isHandedIn', params: errorOf }, target: 'handedIn', actions: 'forget' },
          { guard: { type: 'isRefused', params: errorOf }, target: 'over', actions: 'forget' },
          { target: 'failed', actions: { type: 'takeFailure', params: errorOf } },
        ],
      },
    },
    shown: {
      description: 'The paper is open; answering, clock, saving, connection and hand-in run in parallel.',
      meta: { title: 'Open', who: 'learner', requirements: ['ROUTE-47'] },
      tags: ['shown'],
      type: 'parallel',
      entry: 'keep',
      states: {
        answering: answeringRegion,
        clock: clockRegion,
        saving: savingRegion,
        connection: connectionRegion,
        handIn: handInRegion,
      },
    },
    handedIn: {
      description: 'The server has the paper; its result follows.',
      meta: { title: 'Handed in', who: 'learner', requirements: ['ROUTE-47'] },
      tags: ['handedIn'],
      on: { 'reopening.requested': { guard: 'mayChange', target: 'loading', description: 'It is being changed.' } },
    },
    over: {
      description: 'Time is up: what the server had by then counts.',
      meta: { title: 'Time is up', who: 'learner' },
      tags: ['over'],
    },
  },
})

export type PaperFlow = typeof paperFlow
