import { initialTransition, setup, transition } from 'xstate'

/** Grows when stored records may no longer fit. */
export const version = 1

/** Moments in milliseconds since 1970. */
export interface ScheduleFacts {
  readonly now: number
  readonly startsAt: number
  readonly endsAt: number
}

export type ScheduleEvent = { readonly type: 'clock.read'; readonly facts: ScheduleFacts }

/** What a client may send: nothing, since only the server's clock moves a schedule. */
export const clientEvents: readonly ScheduleEvent['type'][] = []

/** Anything with a beginning and an end: a live broadcast [LIVE-03], a class. */
export const scheduleLifecycle = setup({
  types: { events: {} as ScheduleEvent },
  guards: {
    hasBegun: ({ event: { facts } }) => facts.now >= facts.startsAt,
    hasEnded: ({ event: { facts } }) => facts.now >= facts.endsAt,
  },
}).createMachine({
  id: 'schedule',
  description: 'Anything with a beginning and an end, such as a live broadcast, as the clock moves it on.',
  initial: 'notStarted',
  states: {
    notStarted: {
      description: 'The beginning is still to come.',
      meta: { title: 'Not started', who: 'clock', requirements: ['LIVE-03'] },
      on: {
        'clock.read': [
          {
            guard: 'hasEnded',
            target: 'ended',
            description: 'Nobody looked while it was in progress.',
            meta: { requirements: ['LIVE-03'] },
          },
          { guard: 'hasBegun', target: 'inProgress', meta: { requirements: ['LIVE-03'] } },
        ],
      },
    },
    inProgress: {
      description: 'It has begun and goes on until its end.',
      meta: { title: 'In progress', who: 'clock', requirements: ['LIVE-03'] },
      on: { 'clock.read': { guard: 'hasEnded', target: 'ended', meta: { requirements: ['LIVE-03'] } } },
    },
    ended: {
      description: 'The end has passed; nothing follows.',
      meta: { title: 'Ended', who: 'clock', requirements: ['LIVE-03'] },
      type: 'final',
    },
  },
})

export type ScheduleState = 'notStarted' | 'inProgress' | 'ended'

const [beforehand] = initialTransition(scheduleLifecycle)

/**
 * The state at `now` of what starts at one moment and ends at another; both count as already reached when they are now.
 */
export function scheduleState(startsAt: Date, endsAt: Date, now: Date): ScheduleState {
  const facts = { now: now.getTime(), startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }
  const [{ value }] = transition(scheduleLifecycle, beforehand, { type: 'clock.read', facts })
  return value
}
