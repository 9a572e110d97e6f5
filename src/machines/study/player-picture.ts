import type { Playable } from '#api/study/study.contract.ts'

import { lectureOf, type PlayerContext } from './player-context.ts'
import { playerSetup } from './player-setup.ts'

function lectureIn(context: PlayerContext): Playable {
  const lecture = lectureOf(context)
  if (lecture === null) throw new Error('No lecture is open.')
  return lecture
}

/** The film of the lecture that is open. */
export const pictureRegion = playerSetup.createStateConfig({
  description: 'The film of the lecture that is open.',
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
      description: 'Can this lecture be played here?',
      meta: { title: 'Deciding', who: 'browser' },
      always: [
        { guard: 'needsIe', target: 'needsIe', meta: { requirements: ['ERROR-22'] } },
        { guard: 'hasSource', target: 'open' },
        { target: 'noSource', meta: { requirements: ['ERROR-37'] } },
      ],
    },
    needsIe: {
      description: 'The lecture needs a browser that is no more; the learner is told.',
      meta: { title: 'Needs IE', who: 'learner', requirements: ['ERROR-22'] },
      tags: ['needsIe'],
    },
    noSource: {
      description: 'There is no source that could be played; the learner is told.',
      meta: { title: 'No playable source', who: 'learner', requirements: ['ERROR-37'] },
      tags: ['noSource'],
    },
    open: {
      description: 'There is a film to play.',
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
            description: 'The other quality takes over at the same second.',
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
          description: 'The film is on its way.',
          meta: { title: 'Opening', who: 'server' },
          tags: ['waiting'],
          on: {
            'source.opened': [
              { guard: 'isWanted', actions: 'takeDuration', description: 'It begins by itself.' },
              { target: 'ready', actions: 'takeDuration' },
            ],
            'source.playing': 'playing',
            'source.paused': {
              target: 'ready',
              actions: 'unwant',
              description: 'Browsers let nothing sound before somebody has clicked.',
            },
          },
          after: { stallTimeout: { actions: 'failSource' } },
        },
        ready: {
          description: 'The film can begin.',
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
          description: 'More of it is on its way; picture and sound stand still.',
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
          description: 'It was halted.',
          meta: { title: 'Paused', who: 'learner' },
          tags: ['paused'],
          on: {
            'source.playing': [
              { guard: 'mayPlay', target: 'playing', actions: 'want' },
              {
                actions: 'pause',
                description: 'A media key may not go on where the learner has to decide something first.',
              },
            ],
          },
        },
        ended: {
          description: 'The film is over.',
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
      description: 'The film has failed, in every quality that it has; it can be taken up again at the same second.',
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
