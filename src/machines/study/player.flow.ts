import { errorOf } from '#machines/kit/failing.ts'
import { pictureRegion } from './player-picture.ts'
import { leavingRegion, presenceRegion } from './player-presence.ts'
import { qualityRegion } from './player-quality.ts'
import { playerSetup } from './player-setup.ts'
import { studyRegion } from './player-study.ts'

/** Nothing is pending that leaving could interrupt. */
const leaveAtOnce = { target: 'left', actions: 'takeDestination' } as const

/** The course player, from the chapters to the recorded study time. */
export const playerFlow = playerSetup.createMachine({
  id: 'player',
  description: 'The course player: film, quality, presence and study time.',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    asked: input.lecture,
    lecture: '',
    course: null,
    completion: null,
    failure: null,
    position: 0,
    positions: {},
    duration: 0,
    isWanted: false,
    isPlaying: false,
    isHalted: false,
    quality: 'hd',
    failedAt: null,
    flow: null,
    measured: 0,
    lastTick: null,
    sign: null,
    isKept: true,
    next: null,
    takesOver: false,
    destination: null,
  }),
  states: {
    loading: {
      description: 'The course is being fetched with the learner’s progress.',
      meta: { title: 'Loading', who: 'server', requirements: ['ROUTE-58', 'ROUTE-60'] },
      tags: ['loading'],
      entry: 'forgetFailure',
      invoke: {
        src: 'loadCourse',
        input: ({ context: { kind, id } }) => ({ kind, id }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'takeCourse', params: ({ event }) => ({ loaded: event.output }) },
            { type: 'openFirst', params: ({ event }) => ({ loaded: event.output }) },
          ],
        },
        onError: [
          { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
          {
            guard: { type: 'hasNothing', params: errorOf },
            target: 'noCourseware',
            meta: { requirements: ['ERROR-21'] },
          },
          { target: 'failed', actions: { type: 'takeFailure', params: errorOf } },
        ],
      },
      on: { 'leaving.requested': leaveAtOnce },
    },
    missing: {
      description: 'The course does not exist, or is hidden from this person.',
      meta: { title: 'Missing', who: 'learner' },
      tags: ['missing'],
      on: { 'leaving.requested': leaveAtOnce },
    },
    noCourseware: {
      description: 'The course has no playable lecture.',
      meta: { title: 'No playable courseware', who: 'learner', requirements: ['ERROR-21'] },
      tags: ['noCourseware'],
      on: { 'leaving.requested': leaveAtOnce },
    },
    failed: {
      description: 'The course could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'retry.requested': 'loading', 'leaving.requested': leaveAtOnce },
    },
    left: {
      description: 'The window closes, or shows another page, before there was anything to play.',
      meta: { title: 'Left', who: 'learner' },
      tags: ['left'],
      entry: 'leave',
    },
    shown: {
      description: 'The course is loaded; film, quality, presence, study and leaving run in parallel.',
      meta: { title: 'Shown', who: 'learner', requirements: ['ROUTE-58', 'ROUTE-60'] },
      tags: ['shown'],
      type: 'parallel',
      states: {
        study: studyRegion,
        quality: qualityRegion,
        picture: pictureRegion,
        presence: presenceRegion,
        leaving: leavingRegion,
      },
    },
  },
})

export type PlayerFlow = typeof playerFlow
