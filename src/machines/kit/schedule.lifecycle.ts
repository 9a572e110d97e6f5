import { initialTransition, setup, transition } from 'xstate'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** Moments in milliseconds since 1970. */
export interface ScheduleFacts {
  readonly now: number
  readonly startsAt: number
  readonly endsAt: number
}

export type ScheduleEvent = { readonly type: 'clock.read'; readonly facts: ScheduleFacts }

/** Anything with a start and an end: a live broadcast [LIVE-03], a class. */
export const scheduleLifecycle = setup({
  types: { events: {} as ScheduleEvent },
  guards: {
    hasBegun: ({ event: { facts } }) => facts.now >= facts.startsAt,
    hasEnded: ({ event: { facts } }) => facts.now >= facts.endsAt,
  },
}).createMachine({
  id: 'schedule',
  description: 'Anything with a start and an end, such as a live broadcast; only the clock moves it.',
  initial: 'notStarted',
  states: {
    notStarted: {
      description: 'The start is in the future.',
      meta: { title: 'Not started', who: 'clock', requirements: ['LIVE-03'] },
      on: {
        'clock.read': [
          {
            guard: 'hasEnded',
            target: 'ended',
            description: 'The whole duration passed between two checks.',
            meta: { requirements: ['LIVE-03'] },
          },
          { guard: 'hasBegun', target: 'inProgress', meta: { requirements: ['LIVE-03'] } },
        ],
      },
    },
    inProgress: {
      description: 'Started, and not yet ended.',
      meta: { title: 'In progress', who: 'clock', requirements: ['LIVE-03'] },
      on: { 'clock.read': { guard: 'hasEnded', target: 'ended', meta: { requirements: ['LIVE-03'] } } },
    },
    ended: {
      description: 'The end has passed; a final state.',
      meta: { title: 'Ended', who: 'clock', requirements: ['LIVE-03'] },
      type: 'final',
    },
  },
})

export type ScheduleState = 'notStarted' | 'inProgress' | 'ended'

const [beforehand] = initialTransition(scheduleLifecycle)

/** The state at `now`, given start and end; both are inclusive: at that moment the next state is already reached. */
export function scheduleState(startsAt: Date, endsAt: Date, now: Date): ScheduleState {
  const facts = { now: now.getTime(), startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }
  const [{ value }] = transition(scheduleLifecycle, beforehand, { type: 'clock.read', facts })
  return value
}
