import { assign, setup, type SnapshotFrom } from 'xstate'

import type {
  DepartmentAction,
  departmentSaid,
  DepartmentState,
  ManagedDepartment,
  PlaceFault,
} from '#api/department/managed-department.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'

import { keysOf } from '#machines/kit/keys.ts'
import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export interface DepartmentContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** The department that it is directly below; null: it stands at the top. */
  readonly parentID: string | null
  /** Where it went; null: nowhere. */
  readonly mergedIntoID: string | null
}

/** What is wrong with an event, determined by the server inside the transaction, with its refusal code. */
const faultCodes = {
  nameMissing: 'department.nameMissing',
  full: 'department.full',
  unknown: 'department.unknown',
  notOpen: 'department.placeNotOpen',
  withinItself: 'department.withinItself',
  alreadyThere: 'department.alreadyThere',
  tooDeep: 'department.tooDeep',
} as const satisfies Readonly<Record<PlaceFault | 'nameMissing' | 'full', string>>
export type DepartmentFault = keyof typeof faultCodes
export const departmentFaults = keysOf(faultCodes)

interface Judged<Fault extends DepartmentFault = PlaceFault> {
  /** The first that is wrong with where it is to go; null: nothing. */
  readonly fault: Fault | null
}

export type DepartmentEvent =
  | ClientEvent<
      typeof departmentSaid,
      {
        create: Judged<DepartmentFault>
        move: Judged
        merge: Judged
        close: { readonly facts: Pick<ManagedDepartment['facts'], 'people' | 'openSubdepartments'> }
        reopen: Judged
      }
    >
  /** The department above it was merged into another, which it follows. */
  | { readonly type: 'followMerged'; readonly parentID: string }
  /** The department is older than its lifecycle. */
  | { readonly type: 'adopt'; readonly state: Exclude<DepartmentState, 'merged'> }

const faulty = <Fault extends DepartmentFault>(faults: readonly Fault[]) =>
  faults.map(
    (fault) => ({ guard: { type: 'hasFault', params: { fault } }, actions: refuse(faultCodes[fault]) }) as const,
  )
const placed = faulty(['unknown', 'notOpen', 'withinItself', 'tooDeep'])
const following = { actions: ['revise', 'takePlace', 'grow'] } as const
const isClosed = { actions: refuse('department.isClosed') } as const
const isMerged = { actions: refuse('department.isMerged') } as const

export const departmentLifecycle = setup({
  types: {
    context: {} as DepartmentContext,
    events: {} as DepartmentEvent,
  },
  guards: {
    isStale: ({ context, event }) => 'revision' in event && event.revision !== context.revision,
    hasFault: ({ event }, params: { fault: DepartmentFault }) => 'fault' in event && event.fault === params.fault,
    hasPeople: ({ event }) => 'facts' in event && event.facts.people > 0,
    hasOpenSubdepartments: ({ event }) => 'facts' in event && event.facts.openSubdepartments > 0,
    wasClosed: ({ event }) => event.type === 'adopt' && event.state === 'closed',
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    takePlace: assign({
      parentID: ({ context, event }) => ('parentID' in event ? event.parentID : context.parentID),
    }),
    takeTarget: assign({
      mergedIntoID: ({ context, event }) => (event.type === 'merge' ? event.intoID : context.mergedIntoID),
    }),
    /** In the same transaction: writes down anew what is above each department. */
    grow: () => undefined,
    /** In the same transaction: everything that names it names the other, and what is below it follows. */
    handOver: (_, _params: { intoID: string }) => undefined,
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'department',
  description: 'A department in the tree of an organisation: made, moved, merged into another, closed and taken back.',
  initial: 'draft',
  context: { revision: 0, parentID: null, mergedIntoID: null },
  states: {
    draft: {
      description: 'It is being made; nobody can belong to it.',
      meta: { title: 'Being made', who: 'admin' },
      on: {
        create: [
          ...faulty(['nameMissing', 'full', 'unknown', 'notOpen', 'tooDeep']),
          { target: 'open', actions: ['revise', 'takePlace', 'grow'] },
        ],
        adopt: [
          { guard: 'wasClosed', target: 'closed', actions: 'revise' },
          { target: 'open', actions: 'revise', description: 'The older one was offered.' },
        ],
      },
    },
    open: {
      description: 'People belong to it, and what is for it is for all departments below it too.',
      meta: { title: 'Open', who: 'admin' },
      on: {
        move: [stale, ...faulty(['alreadyThere']), ...placed, { actions: ['revise', 'takePlace', 'grow'] }],
        merge: [
          stale,
          ...placed,
          {
            target: 'merged',
            actions: [
              'revise',
              'takeTarget',
              {
                type: 'handOver',
                params: ({ event }) => ({ intoID: event.intoID }),
              },
              'grow',
            ],
          },
        ],
        close: [
          { guard: 'hasPeople', actions: refuse('department.hasPeople') },
          { guard: 'hasOpenSubdepartments', actions: refuse('department.hasSubdepartments') },
          stale,
          { target: 'closed', actions: 'revise' },
        ],
        reopen: { actions: refuse('department.isOpen') },
        followMerged: following,
      },
    },
    closed: {
      description: 'Nobody can be put into it any more; it is shown where it was used, and can be taken back.',
      meta: { title: 'Closed', who: 'admin' },
      tags: ['aside'],
      on: {
        move: isClosed,
        merge: isClosed,
        close: isClosed,
        reopen: [...faulty(['notOpen']), stale, { target: 'open', actions: 'revise' }],
        followMerged: following,
      },
    },
    merged: {
      description: 'It went into another department, with everything that named it; it is kept for the record only.',
      meta: { title: 'Merged', who: 'nobody' },
      on: { move: isMerged, merge: isMerged, close: isMerged, reopen: isMerged },
    },
  },
})

export type DepartmentSnapshot = SnapshotFrom<typeof departmentLifecycle>

/** The state of a stored record. */
export const departmentAt = (state: DepartmentState, context: DepartmentContext): DepartmentSnapshot =>
  departmentLifecycle.resolveState({ value: state, context })

/** Stands for the top of the tree where a place is chosen. */
export const TOP = '/'
/** The place that was chosen; null: none yet. */
export const placeIn = (
  { places }: Pick<ManagedDepartment['facts'], 'places'>,
  words: string,
): ManagedDepartment['facts']['places'][number] | null =>
  places.find(({ departmentID }) => (departmentID ?? TOP) === words) ?? null

/** Actions of administrators on a department. The words of a move and of a merger are the place that was chosen. */
export const departmentOffers: Offers<typeof departmentLifecycle, DepartmentAction, ManagedDepartment['facts']> = {
  lifecycle: departmentLifecycle,
  eventOf(type, { revision, facts }, words) {
    const place = placeIn(facts, words)
    // Nothing has been chosen while no words are there.
    const faultOf = (fault: 'moving' | 'merging'): PlaceFault | null =>
      words === '' ? 'unknown' : (place?.[fault] ?? null)
    switch (type) {
      case 'move':
        return { type, revision, parentID: place?.departmentID ?? null, fault: faultOf('moving') }
      case 'merge':
        return { type, revision, intoID: place?.departmentID ?? '', fault: faultOf('merging') }
      case 'close':
        return { type, revision, facts }
      case 'reopen':
        return { type, revision, fault: facts.reopening }
    }
  },
}
