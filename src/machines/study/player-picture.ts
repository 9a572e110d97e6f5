import type { Playable } from '#api/study/study.contract.ts'

import { lectureOf, type PlayerContext } from './player-context.ts'
import { playerSetup } from './player-setup.ts'

function lectureIn(context: PlayerContext): Playable {
  const lecture = lectureOf(context)
  if (lecture === null) throw new Error('No lecture is open.')
  return lecture
}

/** The film of the open lecture. */
export const pictureRegion = playerSetup.createStateConfig({
  description: 'The film of the open lecture.',
  meta: { title: 'Picture', who: 'learner', requirements: ['ROUTE-58'] },
  initial: 'deciding',
  on: {
    'lecture.chosen': {
      guard: 'isKnownLecture',
      target: '.deciding',
      actions: ['tellLeft', 'openLecture'],
    },
    'settings.chosen': { actions: ['choose', 'rememberSettings'] },
  },
  states: {
    deciding: {
      description: 'Decides whether this browser can play the lecture.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [
        { guard: 'needsIe', target: 'needsIe', meta: { requirements: ['ERROR-22'] } },
        { guard: 'hasSource', target: 'open' },
        { target: 'noSource', meta: { requirements: ['ERROR-37'] } },
      ],
    },
    needsIe: {
      description: 'The lecture requires Internet Explorer, which no longer exists; the learner is told.',
      meta: { title: 'Needs IE', who: 'learner', requirements: ['ERROR-22'] },
      tags: ['needsIe'],
    },
    noSource: {
      description: 'The lecture has no playable source; the learner is told.',
      meta: { title: 'No playable source', who: 'learner', requirements: ['ERROR-37'] },
      tags: ['noSource'],
    },
    open: {
      description: 'The film is open.',
      meta: { title: 'Open', who: 'learner' },
      tags: ['film'],
      invoke: {
        src: 'engine',
        id: 'engine',
        input: ({ context }) => {
          const { quality, position, isWanted, settings } = context
          return { lecture: lectureIn(context), quality, position, isWanted, settings }
        },
        onError: 'broken',
      },
      initial: 'opening',
      on: {
        'source.moved': { actions: 'takePosition' },
        'source.failed': [
          {
            guard: 'canTryOther',
            target: '.opening',
            actions: 'noteFailure',
            description: 'Fallback to the other quality at the same position.',
          },
          { target: 'broken' },
        ],
        'source.opened': { actions: 'takeDuration' },
        'seek.requested': { actions: ['takeSought', 'seek'] },
        'settings.chosen': { actions: ['choose', 'rememberSettings', 'set'] },
        'quality.changed': { actions: 'show' },
        'halt.ordered': { actions: ['unwant', 'pause'] },
        'play.requested': { guard: 'mayPlay', actions: ['want', 'play'] },
        'pause.requested': { actions: ['unwant', 'pause'] },
      },
      states: {
        opening: {
          description: 'The film is loading.',
          meta: { title: 'Opening', who: 'server' },
          tags: ['waiting'],
          on: {
            'source.opened': [
              { guard: 'isWanted', actions: 'takeDuration', description: 'Autoplay.' },
              { target: 'ready', actions: 'takeDuration' },
            ],
            'source.playing': 'playing',
            'source.paused': {
              target: 'ready',
              actions: 'unwant',
              description: 'The browser has blocked autoplay.',
            },
          },
          after: { stallTimeout: { actions: 'failSource' } },
        },
        ready: {
          description: 'The film is ready to play.',
          meta: { title: 'Ready', who: 'learner' },
          tags: ['ready'],
          on: { 'source.playing': [{ guard: 'mayPlay', target: 'playing', actions: 'want' }, { actions: 'pause' }] },
        },
        playing: {
          description: 'Picture and sound are running.',
          meta: { title: 'Playing', who: 'learner', requirements: ['ROUTE-58'] },
          tags: ['playing', 'running'],
          entry: 'markPlaying',
          exit: 'unmarkPlaying',
          on: {
            'source.stalled': 'buffering',
            'source.paused': { target: 'paused', actions: 'unwant' },
            'source.ended': { target: 'ended', actions: 'unwant' },
          },
        },
        buffering: {
          description: 'Playback is stalled while data is being buffered.',
          meta: { title: 'Buffering', who: 'server' },
          tags: ['waiting', 'running'],
          on: {
            'source.playing': 'playing',
            'source.paused': { target: 'paused', actions: 'unwant' },
            'source.ended': { target: 'ended', actions: 'unwant' },
          },
          after: { stallTimeout: { actions: 'failSource' } },
        },
        paused: {
          description: 'Playback is paused.',
          meta: { title: 'Paused', who: 'learner' },
          tags: ['paused'],
          on: {
            'source.playing': [
              { guard: 'mayPlay', target: 'playing', actions: 'want' },
              {
                actions: 'pause',
                description: 'Media keys are ignored while a question to the learner is open.',
              },
            ],
          },
        },
        ended: {
          description: 'The film has ended.',
          meta: { title: 'Over', who: 'learner' },
          tags: ['over'],
          on: {
            'source.playing': [{ guard: 'mayPlay', target: 'playing', actions: 'want' }, { actions: 'pause' }],
            'seek.requested': { target: 'paused', actions: ['takeSought', 'seek'] },
          },
        },
      },
    },
    broken: {
      description: 'The film has failed in every quality; it can be reloaded at the same position.',
      meta: { title: 'Broken', who: 'learner' },
      tags: ['broken'],
      entry: 'forgetFailedAt',
      on: {
        'retry.requested': { target: 'deciding', actions: 'want' },
        'play.requested': { guard: 'mayPlay', target: 'deciding', actions: 'want' },
      },
    },
  },
})
