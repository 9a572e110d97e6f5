import { playerSetup } from './player-setup.ts'

/** [PLAYER-03] Presence, detected by keys and pointers in the window. */
export const presenceRegion = playerSetup.createStateConfig({
  description: 'Presence of the learner.',
  meta: { title: 'Presence', who: 'learner', requirements: ['PLAYER-03'] },
  initial: 'active',
  states: {
    active: {
      description: 'There was recent input.',
      meta: { title: 'Active', who: 'learner' },
      on: { 'activity.noticed': { target: 'active', reenter: true } },
      after: {
        inactivity: [
          { guard: 'isUnderWay', target: 'warned', meta: { requirements: ['PLAYER-03'] } },
          { target: 'active', reenter: true, description: 'Nothing is playing.' },
        ],
      },
    },
    warned: {
      description: 'The learner is asked to confirm their presence.',
      meta: { title: 'Asked', who: 'learner', requirements: ['PLAYER-03'] },
      tags: ['warned'],
      on: { 'activity.noticed': 'active' },
      after: {
        warningTime: {
          target: 'stopped',
          actions: ['tellInactivity', 'orderHalt'],
          meta: { requirements: ['PLAYER-03'] },
        },
      },
    },
    stopped: {
      description: 'No answer: playback was stopped, with a notice.',
      meta: { title: 'Stopped', who: 'learner', requirements: ['PLAYER-03'] },
      tags: ['inactive'],
      on: { 'play.requested': 'active', 'lecture.chosen': 'active' },
    },
  },
})

/** [PLAYER-04] Leaving during playback has to be confirmed. */
export const leavingRegion = playerSetup.createStateConfig({
  description: 'Leaving the player.',
  meta: { title: 'Leaving', who: 'learner', requirements: ['PLAYER-04'] },
  initial: 'staying',
  states: {
    staying: {
      description: 'The learner stays.',
      meta: { title: 'Staying', who: 'learner' },
      on: {
        'leaving.requested': [
          { guard: 'isUnderWay', target: 'asking', actions: 'takeDestination', meta: { requirements: ['PLAYER-04'] } },
          {
            target: 'left',
            actions: 'takeDestination',
            description: 'Nothing is playing, and no study is active.',
          },
        ],
      },
    },
    asking: {
      description: 'Leaving has to be confirmed: the study time would stay unrecorded.',
      meta: { title: 'Asking', who: 'learner', requirements: ['PLAYER-04'] },
      tags: ['asking'],
      on: {
        'leaving.confirmed': {
          target: 'left',
          actions: 'tellLeaving',
          meta: { requirements: ['PLAYER-04', 'PLAYER-06'] },
        },
        'leaving.dropped': 'staying',
      },
    },
    left: {
      description: 'The window closes, or shows another page.',
      meta: { title: 'Left', who: 'learner' },
      tags: ['left'],
      entry: 'leave',
    },
  },
})
