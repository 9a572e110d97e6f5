import { playerSetup } from './player-setup.ts'

/** [PLAYER-03] Whether anybody is there: keys and pointers in the window say so. */
export const presenceRegion = playerSetup.createStateConfig({
  description: 'Whether somebody is there.',
  meta: { title: 'Presence', who: 'learner', requirements: ['PLAYER-03'] },
  initial: 'active',
  states: {
    active: {
      description: 'There was a sign of the learner not long ago.',
      meta: { title: 'Active', who: 'learner' },
      on: { 'activity.noticed': { target: 'active', reenter: true } },
      after: {
        inactivity: [
          { guard: 'isUnderWay', target: 'warned', meta: { requirements: ['PLAYER-03'] } },
          { target: 'active', reenter: true, description: 'There is nothing to stop.' },
        ],
      },
    },
    warned: {
      description: 'The learner is asked whether somebody is still there.',
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
      description: 'Nobody was there: playback has stopped, and a notice says so.',
      meta: { title: 'Stopped', who: 'learner', requirements: ['PLAYER-03'] },
      tags: ['inactive'],
      on: { 'play.requested': 'active', 'lecture.chosen': 'active' },
    },
  },
})

/** [PLAYER-04] Leaving while something plays has to be confirmed. */
export const leavingRegion = playerSetup.createStateConfig({
  description: 'Whether the learner is about to leave.',
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
            description: 'Nothing is playing, and nothing is being studied.',
          },
        ],
      },
    },
    asking: {
      description: 'It is asked whether to leave: the study time would stay unrecorded.',
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
