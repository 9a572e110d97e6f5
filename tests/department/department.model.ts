import assert from 'node:assert/strict'

import {
  departmentLifecycle,
  type DepartmentContext,
  type DepartmentEvent,
  type DepartmentFault,
  type DepartmentSnapshot,
} from '#machines/department/department.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

type Event<Type extends DepartmentEvent['type']> = Extract<DepartmentEvent, { readonly type: Type }>
type Sent<Type extends DepartmentEvent['type']> = Step<DepartmentSnapshot, Event<Type>>
type Without<Type extends DepartmentEvent['type']> = Omit<Event<Type>, 'type'>

/** Departments that there are beside it, by what they are to it. */
export const places = ['above', 'elsewhere', 'other'] as const

/** Bounds the exploration, because departments have no end. */
const enough = 4
const until =
  <Sample>(samples: (context: DepartmentContext) => readonly Sample[]) =>
  (context: DepartmentContext): readonly Sample[] =>
    context.revision < enough ? samples(context) : []

/** Where it does not stand. */
const away = ({ parentID }: DepartmentContext): string | null => (parentID === 'above' ? null : 'above')

const moves = until<Without<'move'>>((context) => {
  const { revision, parentID } = context
  return [
    { revision, parentID: away(context), fault: null },
    { revision, parentID: 'elsewhere', fault: parentID === 'elsewhere' ? 'alreadyThere' : null },
    { revision: revision - 1, parentID: away(context), fault: null },
    { revision, parentID, fault: 'alreadyThere' },
    { revision, parentID: 'nothing', fault: 'unknown' },
    { revision, parentID: 'closed', fault: 'notOpen' },
    { revision, parentID: 'below', fault: 'withinItself' },
    { revision, parentID: 'deep', fault: 'tooDeep' },
  ]
})
const mergers = until<Without<'merge'>>(({ revision }) => [
  { revision, intoID: 'other', fault: null },
  { revision: revision - 1, intoID: 'other', fault: null },
  { revision, intoID: 'nothing', fault: 'unknown' },
  { revision, intoID: 'closed', fault: 'notOpen' },
  { revision, intoID: 'below', fault: 'withinItself' },
  { revision, intoID: 'deep', fault: 'tooDeep' },
])
const none = { people: 0, openSubdepartments: 0 }
const closings = until<Without<'close'>>(({ revision }) => [
  { revision, facts: none },
  { revision: revision - 1, facts: none },
  { revision, facts: { ...none, people: 1 } },
  { revision, facts: { ...none, openSubdepartments: 1 } },
])
const returns = until<Without<'reopen'>>(({ revision }) => [
  { revision, fault: null },
  { revision: revision - 1, fault: null },
  { revision, fault: 'notOpen' },
])
const creations: readonly Without<'create'>[] = [
  { parentID: null, fault: null },
  { parentID: 'above', fault: null },
  { parentID: null, fault: 'nameMissing' },
  { parentID: null, fault: 'full' },
  { parentID: 'nothing', fault: 'unknown' },
  { parentID: 'closed', fault: 'notOpen' },
  { parentID: 'deep', fault: 'tooDeep' },
]

const codes: Readonly<Record<DepartmentFault, string>> = {
  nameMissing: 'department.nameMissing',
  full: 'department.full',
  unknown: 'department.unknown',
  notOpen: 'department.placeNotOpen',
  withinItself: 'department.withinItself',
  alreadyThere: 'department.alreadyThere',
  tooDeep: 'department.tooDeep',
}

/** Everything is unchanged. */
function refuses({ before, after, effects }: Step<DepartmentSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context], [before.value, before.context])
  assert.deepEqual(effects, [`refuse ${JSON.stringify({ code })}`])
}

function leadsTo(
  { before, after, effects }: Step<DepartmentSnapshot>,
  value: DepartmentSnapshot['value'],
  context: Partial<DepartmentContext>,
  brought: readonly string[],
): void {
  assert.equal(after.value, value)
  assert.deepEqual(after.context, { ...before.context, revision: before.context.revision + 1, ...context })
  assert.deepEqual(effects, brought)
}

/** Events that the current state does not handle. */
const isDeaf = ({ before, after }: Step<DepartmentSnapshot>): void => assert.equal(after, before)

/** Whether the state is one in which the command is judged; otherwise what it brings is checked here. */
function isJudged(step: Sent<'move' | 'merge' | 'close' | 'reopen'>): boolean {
  const { value } = step.before
  if (value === 'draft') isDeaf(step)
  else if (value === 'merged') refuses(step, 'department.isMerged')
  else if (step.event.type === 'reopen' ? value === 'open' : value === 'closed')
    refuses(step, value === 'open' ? 'department.isOpen' : 'department.isClosed')
  else return true
  return false
}

const isStale = ({ before, event }: Sent<'move' | 'merge' | 'close' | 'reopen'>): boolean =>
  event.revision !== before.context.revision

export const departmentModel = pathModel(departmentLifecycle, {
  inputs: [undefined],
  events: {
    create: creations,
    adopt: [{ state: 'open' }, { state: 'closed' }],
    move: moves,
    merge: mergers,
    close: closings,
    reopen: returns,
    followMerged: until<Without<'followMerged'>>(() => [{ parentID: 'other' }]),
  },
  senders: {
    create: 'admin',
    adopt: 'server',
    move: 'admin',
    merge: 'admin',
    close: 'admin',
    reopen: 'admin',
    followMerged: 'server',
  },
  services: {},
  states: {
    draft: ({ context }) => assert.deepEqual(context, { revision: 0, parentID: null, mergedIntoID: null }),
    open: ({ context }) => assert.equal(context.mergedIntoID, null),
    closed: ({ context }) => assert.equal(context.mergedIntoID, null),
    merged: ({ context }) => assert.equal(context.mergedIntoID, 'other'),
  },
  does: {
    create: (step) => {
      if (step.before.value !== 'draft') return isDeaf(step)
      const { fault, parentID } = step.event
      if (fault !== null) return refuses(step, codes[fault])
      leadsTo(step, 'open', { parentID }, ['grow'])
    },
    adopt: (step) => {
      if (step.before.value !== 'draft') return isDeaf(step)
      leadsTo(step, step.event.state, {}, [])
    },
    move: (step) => {
      if (!isJudged(step)) return
      if (isStale(step)) return refuses(step, 'record.stale')
      const { fault, parentID } = step.event
      if (fault !== null) return refuses(step, codes[fault])
      leadsTo(step, 'open', { parentID }, ['grow'])
    },
    merge: (step) => {
      if (!isJudged(step)) return
      if (isStale(step)) return refuses(step, 'record.stale')
      const { fault, intoID } = step.event
      if (fault !== null) return refuses(step, codes[fault])
      leadsTo(step, 'merged', { mergedIntoID: intoID }, [`handOver ${JSON.stringify({ intoID })}`, 'grow'])
    },
    close: (step) => {
      if (!isJudged(step)) return
      const { people, openSubdepartments } = step.event.facts
      if (people > 0) return refuses(step, 'department.hasPeople')
      if (openSubdepartments > 0) return refuses(step, 'department.hasSubdepartments')
      if (isStale(step)) return refuses(step, 'record.stale')
      leadsTo(step, 'closed', {}, [])
    },
    reopen: (step) => {
      if (!isJudged(step)) return
      if (step.event.fault === 'notOpen') return refuses(step, 'department.placeNotOpen')
      if (isStale(step)) return refuses(step, 'record.stale')
      leadsTo(step, 'open', {}, [])
    },
    followMerged: (step) => {
      if (step.before.value !== 'open' && step.before.value !== 'closed') return isDeaf(step)
      leadsTo(step, step.before.value, { parentID: step.event.parentID }, ['grow'])
    },
  },
  layers: { http: async () => (await import('./department.http.ts')).default },
})
