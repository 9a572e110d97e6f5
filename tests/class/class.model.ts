import assert from 'node:assert/strict'

import {
  classLifecycle,
  type ClassEvent,
  type ClassFacts,
  type ClassSnapshot,
} from '#machines/class/class.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

const now = 1_700_000_000_000
const HOUR = 3_600_000
/** In progress, with everything in order. */
const complete: ClassFacts = {
  now,
  isStaff: true,
  hasTexts: true,
  knowsParts: true,
  keepsStaff: true,
  changesOwner: false,
  lacksDepartments: false,
  isForward: true,
  closesInTime: true,
  holdsLessons: true,
  fits: true,
  startsAt: now - HOUR,
  endsAt: now + HOUR,
  place: '',
  next: { startsAt: now - HOUR, endsAt: now + HOUR, place: '' },
}
/** What stands in the way of a save, in the order in which it is said. */
const flaws = {
  hasTexts: 'class.nameMissing',
  knowsParts: 'class.unknownPart',
  keepsStaff: 'class.ownerOnly',
  lacksDepartments: 'class.departmentsMissing',
  isForward: 'class.endBeforeStart',
  closesInTime: 'class.closesTooLate',
  fits: 'class.capacityBelowTaken',
  holdsLessons: 'class.lessonsOutside',
} as const
const flawNames = [
  'hasTexts',
  'knowsParts',
  'keepsStaff',
  'lacksDepartments',
  'isForward',
  'closesInTime',
  'fits',
  'holdsLessons',
] as const

/** What is stored already stands in the way of no announcement, whoever has lost a role since. */
const ofSaves: readonly string[] = ['knowsParts', 'keepsStaff', 'holdsLessons']

type Context = ClassSnapshot['context']
type Type = Exclude<ClassEvent['type'], 'adopt'>
type Sent<Of> = Step<ClassSnapshot, Extract<ClassEvent, { readonly type: Of }>>

/** Revisions are unbounded; the model stops at this many. */
const enough = 5
/** The current revision and the previous one. */
const seen = ({ revision }: Context) => (revision < enough ? [revision, revision - 1] : [])
const judgedBy = (all: readonly ClassFacts[]) => (context: Context) =>
  all.flatMap((facts) => seen(context).map((revision) => ({ revision, facts })))
const stranger = { ...complete, isStaff: false }
const handed = { ...complete, changesOwner: true }
const moved = { ...complete, next: { ...complete.next, endsAt: now + 2 * HOUR, place: '7' } }
const written = [
  complete,
  stranger,
  handed,
  moved,
  ...flawNames.map((name) => ({ ...complete, [name]: !complete[name] })),
]
/** On both sides of its end, to the millisecond; and before it has begun. */
const timed = [
  complete,
  stranger,
  { ...complete, endsAt: now + 1 },
  { ...complete, endsAt: now },
  { ...complete, startsAt: now + HOUR, endsAt: now + 2 * HOUR },
]

/** Everything else is unchanged. */
function refuses({ before: was, after, effects }: Step<ClassSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [was.value, was.context, [`refuse {"code":"${code}"}`]])
}

/** One revision on. */
function leadsTo(
  { before: was, after, effects }: Step<ClassSnapshot>,
  value: ClassSnapshot['value'],
  done: readonly string[] = [],
  planned: Context['planned'] = was.context.planned,
): void {
  assert.deepEqual(
    [after.value, after.context, effects],
    [value, { revision: was.context.revision + 1, planned }, done],
  )
}

/** Who does not run it is told nothing else; then what its state has to say; then what has changed meanwhile. */
function refusalOf(type: Type, { before: was, event }: Sent<Type>): string | null {
  const { facts, revision } = event
  if (was.value === 'discarded') return 'class.discarded'
  if (!facts.isStaff) return 'class.notStaff'
  const said: Partial<Record<ClassSnapshot['value'], Partial<Record<Type, string>>>> = {
    draft: { close: 'class.notAnnounced', reopen: 'class.notClosed' },
    announced: { announce: 'class.alreadyAnnounced', reopen: 'class.notClosed', discard: 'class.stillAnnounced' },
    closed: {
      save: 'class.alreadyClosed',
      announce: 'class.alreadyAnnounced',
      close: 'class.alreadyClosed',
      discard: 'class.stillAnnounced',
    },
  }
  const code = said[was.value]?.[type]
  if (code !== undefined) return code
  if (revision !== was.context.revision) return 'record.stale'
  if (type === 'close') return facts.now < facts.endsAt ? null : 'class.alreadyEnded'
  if (type !== 'save' && type !== 'announce') return null
  const flaw = flawNames.find((name) => facts[name] !== complete[name] && (type === 'save' || !ofSaves.includes(name)))
  return flaw === undefined ? null : flaws[flaw]
}

/** What a save brings about as soon as learners see the class. */
function broughtBy({ changesOwner, startsAt, endsAt, place, next }: ClassFacts): readonly string[] {
  const change = JSON.stringify({ before: { startsAt, endsAt, place }, after: next })
  return ['fillPlaces', ...(changesOwner ? ['handOver'] : []), `tellChange ${change}`]
}

const judged =
  <Of extends Type>(type: Of, allowed: (step: Sent<Of>) => void) =>
  (step: Sent<Of>): void => {
    const code = refusalOf(type, step)
    if (code === null) allowed(step)
    else refuses(step, code)
  }

export const classModel = pathModel(classLifecycle, {
  inputs: [undefined],
  events: {
    save: judgedBy(written),
    // A class is handed over or moved by a save only.
    announce: judgedBy(written.filter((facts) => facts.keepsStaff && facts !== handed && facts !== moved)),
    close: judgedBy(timed),
    reopen: judgedBy([complete, stranger]),
    discard: judgedBy([complete, stranger]),
    adopt: ({ revision }) => (revision === 0 ? [{ revision: 3 }] : []),
  },
  senders: {
    save: ['headmaster', 'teacher', 'admin'],
    announce: ['headmaster', 'teacher', 'admin'],
    close: ['headmaster', 'teacher', 'admin'],
    reopen: ['headmaster', 'teacher', 'admin'],
    discard: ['headmaster', 'teacher', 'admin'],
    adopt: 'server',
  },
  services: {},
  states: {
    draft: (shown) => {
      assert.ok(!shown.hasTag('readable'))
      assert.equal(shown.context.planned, null)
    },
    announced: (shown) => {
      assert.ok(shown.hasTag('readable'))
      assert.equal(shown.context.planned, null)
    },
    closed: (shown) => {
      assert.ok(shown.hasTag('readable'))
      assert.ok(shown.context.planned !== null && shown.context.planned.endsAt > now)
    },
    discarded: (shown) => assert.ok(!shown.hasTag('readable')),
  },
  does: {
    save: judged('save', (step) =>
      leadsTo(
        step,
        step.before.value,
        // Only what learners see can have somebody who waits.
        step.before.value === 'announced' ? broughtBy(step.event.facts) : [],
      ),
    ),
    announce: judged('announce', (step) => leadsTo(step, 'announced')),
    close: judged('close', (step) => {
      const { startsAt, endsAt } = step.event.facts
      leadsTo(step, 'closed', ['endNow', 'endRegistrations', 'tellMembers {"notice":"class.closed"}'], {
        startsAt,
        endsAt,
      })
    }),
    reopen: judged('reopen', (step) => {
      const times = JSON.stringify({ planned: step.before.context.planned })
      leadsTo(step, 'announced', [`restoreTimes ${times}`, 'tellMembers {"notice":"class.reopened"}'], null)
    }),
    discard: judged('discard', (step) => leadsTo(step, 'discarded')),
    adopt: (step) => {
      const { before: was, after, effects, event } = step
      if (was.value !== 'draft') return assert.equal(after, was)
      assert.deepEqual(
        [after.value, after.context, effects],
        ['announced', { revision: event.revision, planned: null }, []],
      )
    },
  },
  layers: {
    http: async () => (await import('./class.http.ts')).default,
    browser: async () => (await import('./class.browser.ts')).default,
  },
})
