import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { classSaid } from '#api/class/managed-class.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'
import type { ManagedClassState } from '#api/class/managed-class.contract.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

interface ClassTimes {
  readonly startsAt: number
  readonly endsAt: number
}
/** When and where a class takes place; empty: it says nowhere. */
export interface ClassPlan extends ClassTimes {
  readonly place: string
}
export interface ClassContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** When it was to take place before it was closed early, in milliseconds since 1970; null: it was not. */
  readonly planned: ClassTimes | null
}

/**
 * Facts about the class: of what is sent with a save, otherwise of what is stored. Times in milliseconds since 1970.
 */
export interface ClassFacts {
  readonly now: number
  /**
   * The sender runs the class: one of its class teachers, or an administrator; anybody who may create one, a new one.
   */
  readonly isStaff: boolean
  /** It has a name in its base language. */
  readonly hasTexts: boolean
  /** All that is newly named is there and fit for it: people, departments, courses. */
  readonly knowsParts: boolean
  /** It is for some departments, and names none; absent from what was judged before that was asked. */
  readonly lacksDepartments: boolean
  /** The window opens before it closes, and the class starts before it ends. */
  readonly isForward: boolean
  /** The window closes before the class ends. */
  readonly closesInTime: boolean
  /** Its lessons lie within the times that it gets. */
  readonly holdsLessons: boolean
  /** The capacity is not below the number of registered learners. */
  readonly fits: boolean
  /** Owner and further class teachers stay, or the sender may name them. */
  readonly keepsStaff: boolean
  /** It gets another owner. */
  readonly changesOwner: boolean
  /** As stored. */
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  /** As sent. */
  readonly next: ClassPlan
}

export type ClassEvent =
  | ClientEvent<typeof classSaid, Readonly<Record<keyof typeof classSaid, { readonly facts: ClassFacts }>>>
  /** The class is older than its log. */
  | { readonly type: 'adopt'; readonly revision: number }

const staffOnly = {
  guard: not('isStaff'),
  actions: refuse('class.notStaff'),
  meta: { requirements: ['ROLE-03'] },
} as const
const withName = { guard: not('hasTexts'), actions: refuse('class.nameMissing') } as const
const withParts = [
  { guard: not('knowsParts'), actions: refuse('class.unknownPart') },
  { guard: not('keepsStaff'), actions: refuse('class.ownerOnly') },
] as const
const inOrder = [
  { guard: 'lacksDepartments', actions: refuse('class.departmentsMissing') },
  { guard: not('isForward'), actions: refuse('class.endBeforeStart') },
  { guard: not('closesInTime'), actions: refuse('class.closesTooLate') },
  { guard: not('fits'), actions: refuse('class.capacityBelowTaken') },
] as const
/** Before and after, as far as they differ. */
const tellChange = {
  type: 'tellChange',
  params: ({ event }: { event: ClassEvent }) => {
    if (!('facts' in event)) return { before: null, after: null }
    const { startsAt, endsAt, place, next } = event.facts
    return { before: { startsAt, endsAt, place }, after: next }
  },
} as const
const withLessons = { guard: not('holdsLessons'), actions: refuse('class.lessonsOutside') } as const
const discardedAlready = { actions: refuse('class.discarded') } as const
const notAnnounced = { actions: refuse('class.notAnnounced') } as const
const alreadyAnnounced = { actions: refuse('class.alreadyAnnounced') } as const

export const classLifecycle = setup({
  types: {
    context: {} as ClassContext,
    events: {} as ClassEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    isStaff: ({ event }) => 'facts' in event && event.facts.isStaff,
    hasTexts: ({ event }) => 'facts' in event && event.facts.hasTexts,
    knowsParts: ({ event }) => 'facts' in event && event.facts.knowsParts,
    lacksDepartments: ({ event }) => 'facts' in event && event.facts.lacksDepartments,
    isForward: ({ event }) => 'facts' in event && event.facts.isForward,
    closesInTime: ({ event }) => 'facts' in event && event.facts.closesInTime,
    holdsLessons: ({ event }) => 'facts' in event && event.facts.holdsLessons,
    fits: ({ event }) => 'facts' in event && event.facts.fits,
    keepsStaff: ({ event }) => 'facts' in event && event.facts.keepsStaff,
    changesOwner: ({ event }) => 'facts' in event && event.facts.changesOwner,
    hasEnded: ({ event }) => 'facts' in event && event.facts.now >= event.facts.endsAt,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    takeOver: assign({ revision: ({ event }) => event.revision }),
    keepPlanned: assign({
      planned: ({ event }) =>
        'facts' in event ? { startsAt: event.facts.startsAt, endsAt: event.facts.endsAt } : null,
    }),
    forgetPlanned: assign({ planned: null }),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: places that there are now go to the first who wait. */
    fillPlaces: () => undefined,
    /** Effect: the class ends at this moment, and has begun by then. */
    endNow: () => undefined,
    /** Effect: the class takes place when it was to. */
    restoreTimes: (_, _params: { planned: ClassTimes | null }) => undefined,
    /** Effect: nobody decides any more; who is under review or waits is declined. */
    endRegistrations: () => undefined,
    /** Effect: what waits for its owner goes on to the new one, who is told. */
    handOver: () => undefined,
    /** Effect: notifies the registered learners of another time or place. */
    tellChange: (_, _params: { before: ClassPlan | null; after: ClassPlan | null }) => undefined,
    /** Effect: notifies the registered learners. */
    tellMembers: (_, _params: { notice: 'class.closed' | 'class.reopened' }) => undefined,
  },
}).createMachine({
  id: 'class',
  description:
    'A class in the hands of those who run it, from the first draft; its own times, not its staff, begin and end it.',
  initial: 'draft',
  context: { revision: 0, planned: null },
  states: {
    draft: {
      description: 'It is being prepared; learners do not see it.',
      meta: { title: 'Draft', who: 'staff' },
      on: {
        save: [staffOnly, stale, withName, ...withParts, ...inOrder, withLessons, { actions: 'revise' }],
        announce: [staffOnly, stale, withName, ...inOrder, { target: 'announced', actions: 'revise' }],
        close: [staffOnly, notAnnounced],
        reopen: [staffOnly, { actions: refuse('class.notClosed') }],
        discard: [
          staffOnly,
          stale,
          {
            target: 'discarded',
            actions: 'revise',
            description: 'Nobody can have registered, since nobody saw it.',
          },
        ],
        adopt: { target: 'announced', actions: 'takeOver' },
      },
    },
    announced: {
      description: 'Learners see it; a save takes effect at once.',
      meta: { title: 'Announced', who: 'staff', requirements: ['CLASS-01', 'CLASS-03'] },
      tags: ['readable'],
      on: {
        save: [
          staffOnly,
          stale,
          withName,
          ...withParts,
          ...inOrder,
          withLessons,
          {
            guard: 'changesOwner',
            actions: ['revise', 'fillPlaces', 'handOver', tellChange],
            description: 'What waits for its owner goes on to the new one.',
          },
          { actions: ['revise', 'fillPlaces', tellChange], description: 'More places go to those who wait.' },
        ],
        announce: [staffOnly, alreadyAnnounced],
        close: [
          staffOnly,
          stale,
          { guard: 'hasEnded', actions: refuse('class.alreadyEnded') },
          {
            target: 'closed',
            actions: [
              'revise',
              'keepPlanned',
              'endNow',
              'endRegistrations',
              { type: 'tellMembers', params: { notice: 'class.closed' } },
            ],
          },
        ],
        reopen: [staffOnly, { actions: refuse('class.notClosed') }],
        discard: [staffOnly, { actions: refuse('class.stillAnnounced') }],
      },
    },
    closed: {
      description: 'It was ended before its time; learners can look back on it.',
      meta: { title: 'Closed early', who: 'staff', requirements: ['CLASS-03'] },
      tags: ['readable'],
      on: {
        save: [staffOnly, { actions: refuse('class.alreadyClosed') }],
        announce: [staffOnly, alreadyAnnounced],
        close: [staffOnly, { actions: refuse('class.alreadyClosed') }],
        reopen: [
          staffOnly,
          stale,
          {
            target: 'announced',
            actions: [
              'revise',
              { type: 'restoreTimes', params: ({ context }) => ({ planned: context.planned }) },
              'forgetPlanned',
              { type: 'tellMembers', params: { notice: 'class.reopened' } },
            ],
          },
        ],
        discard: [staffOnly, { actions: refuse('class.stillAnnounced') }],
      },
    },
    discarded: {
      description: 'Discarded for good; kept for the record only.',
      meta: { title: 'Discarded', who: 'nobody' },
      on: {
        save: discardedAlready,
        announce: discardedAlready,
        close: discardedAlready,
        reopen: discardedAlready,
        discard: discardedAlready,
      },
    },
  },
})

export type ClassSnapshot = SnapshotFrom<typeof classLifecycle>

/** The state of a stored record. */
export const classAt = (state: ManagedClassState, context: ClassContext): ClassSnapshot =>
  classLifecycle.resolveState({ value: state, context })
