import { playerSetup } from './player-setup.ts'

/** [PLAYER-07, GAP-37] HD or SD by how stable the network is, or as it was chosen, which wins. */
export const qualityRegion = playerSetup.createStateConfig({
  description: 'Which of the two qualities is shown.',
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
      description: 'A film that fails in one quality may be whole in the other.',
    },
  },
  states: {
    deciding: {
      description: 'What was chosen on this device before.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [
        { guard: 'isChosenHd', target: 'chosen' },
        { guard: 'isChosenSd', target: 'chosen', actions: 'showSd' },
        { target: 'automatic' },
      ],
    },
    trying: {
      description: 'The other quality takes the place of the one that failed.',
      meta: { title: 'Trying the other', who: 'browser' },
      always: [
        { guard: 'showsHd', target: 'automatic.sd', actions: ['showSd', 'changeQuality'] },
        { target: 'automatic', actions: ['showHd', 'changeQuality'] },
      ],
    },
    automatic: {
      description: 'The network decides, from HD on.',
      meta: { title: 'Automatic', who: 'browser', requirements: ['PLAYER-07'] },
      initial: 'hd',
      states: {
        hd: {
          description: 'HD is shown.',
          meta: { title: 'HD', who: 'browser' },
          initial: 'steady',
          states: {
            steady: {
              description: 'It has not stalled lately.',
              meta: { title: 'Steady', who: 'browser' },
              on: { 'source.stalled': { guard: 'isOfNetwork', target: 'shaken' } },
            },
            shaken: {
              description: 'It has stalled once; a second time within 30 seconds is too much.',
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
              description: 'A minute without a stall is waited for.',
              meta: { title: 'Settling', who: 'browser', requirements: ['PLAYER-07'] },
              after: { steadyFor: 'settled' },
              on: { 'source.stalled': { guard: 'isOfNetwork', target: 'settling', reenter: true } },
            },
            settled: {
              description: 'HD comes back as soon as there is enough buffer.',
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
      description: 'The learner has chosen a quality; the network changes nothing.',
      meta: { title: 'Chosen', who: 'learner' },
    },
  },
})
