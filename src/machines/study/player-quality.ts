import { playerSetup } from './player-setup.ts'

/** [PLAYER-07, GAP-37] HD or SD by the stability of the network; a manual choice takes precedence. */
export const qualityRegion = playerSetup.createStateConfig({
  description: 'The quality of the film.',
  meta: { title: 'Quality', who: 'browser', requirements: ['PLAYER-07'] },
  initial: 'deciding',
  on: {
    'quality.chosen': [
      {
        guard: 'choosesHd',
        target: '.chosen',
        actions: ['chooseQuality', 'rememberSettings', 'showHd', 'changeQuality'],
      },
      {
        guard: 'choosesSd',
        target: '.chosen',
        actions: ['chooseQuality', 'rememberSettings', 'showSd', 'changeQuality'],
      },
      { target: '.automatic', actions: ['chooseQuality', 'rememberSettings', 'showHd', 'changeQuality'] },
    ],
    'source.failed': {
      guard: 'canTryOther',
      target: '.trying',
      description: 'Fallback: a film that fails in one quality may work in the other.',
    },
  },
  states: {
    deciding: {
      description: 'Restores the choice stored on this device.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [
        { guard: 'isChosenHd', target: 'chosen' },
        { guard: 'isChosenSd', target: 'chosen', actions: 'showSd' },
        { target: 'automatic' },
      ],
    },
    trying: {
      description: 'The other quality replaces the failed one.',
      meta: { title: 'Trying the other', who: 'browser' },
      always: [
        { guard: 'showsHd', target: 'automatic.sd', actions: ['showSd', 'changeQuality'] },
        { target: 'automatic', actions: ['showHd', 'changeQuality'] },
      ],
    },
    automatic: {
      description: 'The network decides, starting with HD.',
      meta: { title: 'Automatic', who: 'browser', requirements: ['PLAYER-07'] },
      initial: 'hd',
      states: {
        hd: {
          description: 'HD is shown.',
          meta: { title: 'HD', who: 'browser' },
          initial: 'steady',
          states: {
            steady: {
              description: 'No recent stalls.',
              meta: { title: 'Steady', who: 'browser' },
              on: { 'source.stalled': { guard: 'isOfNetwork', target: 'shaken' } },
            },
            shaken: {
              description: 'One stall; a second one within 30 seconds switches to SD.',
              meta: { title: 'Shaken', who: 'browser', requirements: ['PLAYER-07'] },
              after: { stallsWithin: 'steady' },
              on: {
                'source.stalled': {
                  guard: 'isOfNetwork',
                  target: '#player.shown.quality.automatic.sd',
                  actions: ['showSd', 'changeQuality'],
                },
              },
            },
          },
        },
        sd: {
          description: 'SD is shown.',
          meta: { title: 'SD', who: 'browser' },
          initial: 'settling',
          states: {
            settling: {
              description: 'Waits for a minute without a stall.',
              meta: { title: 'Settling', who: 'browser', requirements: ['PLAYER-07'] },
              after: { steadyFor: 'settled' },
              on: { 'source.stalled': { guard: 'isOfNetwork', target: 'settling', reenter: true } },
            },
            settled: {
              description: 'HD returns as soon as the buffer is large enough.',
              meta: { title: 'Settled', who: 'browser', requirements: ['PLAYER-07'] },
              on: {
                'source.stalled': { guard: 'isOfNetwork', target: 'settling' },
                'source.moved': {
                  guard: 'hasBuffer',
                  target: '#player.shown.quality.automatic.hd',
                  actions: ['showHd', 'changeQuality'],
                },
              },
            },
          },
        },
      },
    },
    chosen: {
      description: 'Manual choice; the network is ignored.',
      meta: { title: 'Chosen', who: 'learner' },
    },
  },
})
