import { paperSetup } from './paper-setup.ts'

/** The question that is shown, what is answered, and what is marked for later. */
export const answeringRegion = paperSetup.createStateConfig({
  description: 'The questions, one at a time.',
  meta: { title: 'Answering', who: 'learner', requirements: ['ROUTE-47', 'EXAM-08'] },
  initial: 'showing',
  on: {
    'answer.given': { guard: 'mayAnswer', actions: ['takeAnswer', 'keep', 'tellAnswer'] },
    'mark.toggled': { actions: ['toggleMark', 'keep'] },
    'change.noticed': { actions: 'noticeChange' },
  },
  states: {
    showing: {
      description: 'A question is shown.',
      meta: { title: 'Shown', who: 'learner' },
      on: {
        'question.chosen': [
          { guard: 'isUnknown' },
          { guard: 'isCurrent' },
          { guard: 'isLeft', target: 'refused', meta: { requirements: ['EXAM-08'] } },
          { guard: 'wouldLeave', target: 'warned', actions: 'want', meta: { requirements: ['EXAM-08'] } },
          { actions: ['show', 'keep'] },
        ],
      },
    },
    warned: {
      description: 'The answered question cannot be opened again once it is left: that has to be confirmed.',
      meta: { title: 'Warned', who: 'learner', requirements: ['EXAM-08'] },
      tags: ['warned'],
      on: {
        'leaving.confirmed': { target: 'showing', actions: ['leaveForGood', 'keep'] },
        'leaving.dropped': { target: 'showing', actions: 'stay' },
        'time.ended': { target: 'showing', actions: 'stay' },
      },
    },
    refused: {
      description: 'A question that has been answered and left was asked for: it stays closed.',
      meta: { title: 'No way back', who: 'learner', requirements: ['EXAM-08'] },
      tags: ['refused'],
      on: {
        'time.ended': 'showing',
        'question.chosen': [
          { guard: 'isUnknown' },
          { guard: 'isLeft' },
          { guard: 'isCurrent', target: 'showing' },
          { guard: 'wouldLeave', target: 'warned', actions: 'want', meta: { requirements: ['EXAM-08'] } },
          { target: 'showing', actions: ['show', 'keep'] },
        ],
      },
    },
  },
})

/** The time that is left is the server's; each of its answers sets it anew. */
export const clockRegion = paperSetup.createStateConfig({
  description: 'The time that is left.',
  meta: { title: 'Clock', who: 'clock' },
  initial: 'running',
  states: {
    running: {
      description: 'There is time left.',
      meta: { title: 'Running', who: 'clock' },
      invoke: {
        src: 'clock',
        onError: { description: 'Without a clock the time that is left stands still; the server hands in by its own.' },
      },
      on: {
        'clock.ticked': { actions: 'readClock' },
      },
      always: {
        guard: 'isOverNow',
        actions: 'endTime',
        target: 'up',
        description: 'What there is, is handed in, or does not count.',
      },
    },
    up: {
      description: 'Time is up, here or at the server.',
      meta: { title: 'Up', who: 'clock' },
      tags: ['timeUp'],
      on: {
        'writer.gained': {
          guard: 'hasTime',
          target: 'running',
          description: 'There is more time by now.',
        },
      },
    },
  },
})
