import fc from 'fast-check'

import { leaveApprovers } from '#api/leave/leave.contract.ts'

import { shelf, type ShelfPlan } from './shelf-plan.ts'

const CLASSES = 2

/** Whoever is in a world: two who run classes, a school leader, learners, some with an office, an administrator. */
export const cast = ['ida', 'jon', 'kim', 'ann', 'ben', 'cleo', 'dan', 'eve', 'mia'] as const
export type Person = (typeof cast)[number]
export const staff = ['ida', 'jon'] as const satisfies readonly Person[]
export const schoolLeader = 'kim' satisfies Person
export const learners = ['ann', 'ben', 'cleo', 'dan', 'eve'] as const satisfies readonly Person[]
export const admin = 'mia' satisfies Person
/** Of every class. */
export const officers = { teamLeader: 'dan', disciplineCommittee: 'eve' } as const satisfies Record<string, Person>

/** Whoever has a department, by its code. */
export const departmentOf: Readonly<Partial<Record<Person, string>>> = {
  ida: 'hydrology',
  ann: 'hydrology',
  ben: 'hydrology',
  cleo: 'floodControl',
  dan: 'floodControl',
}

/** A class; its times in hours since the world began. */
const aClass = fc.record({
  owner: fc.constantFrom(...staff),
  hasClassTeacher: fc.boolean(),
  kind: fc.constantFrom('face', 'online', 'party'),
  opens: fc.constantFrom(-48, -24, -1, -1, 6),
  window: fc.integer({ min: 48, max: 120 }),
  starts: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -24, max: 30 }) },
    { weight: 1, arbitrary: fc.constant(200) },
  ),
  lasts: fc.integer({ min: 48, max: 240 }),
  audience: fc.constantFrom('all', 'all', 'departments', 'invitation'),
  departments: fc.subarray(['hydrology', 'floodControl']),
  invited: fc.subarray([...learners]),
  capacity: fc.constantFrom(null, null, 1, 2, 3),
  hasWaitingList: fc.constantFrom(true, true, true, false),
  asksApproval: fc.constantFrom(true, false, false),
  declinesAtEnd: fc.boolean(),
  chain: fc.subarray([...leaveApprovers], { minLength: 1 }),
  /** By place among the courses, and which of them are elective. */
  courses: fc.subarray([0, 1, 2, 3]),
  electives: fc.subarray([0, 1, 2, 3]),
  passes: fc.nat({ max: 2 }),
  hours: fc.nat({ max: 3 }),
})
export type ClassPlan = typeof aClass extends fc.Arbitrary<infer Plan> ? Plan : never

const of = fc.nat({ max: CLASSES - 1 })
const learner = fc.constantFrom(...learners)
const manager = fc.constantFrom(...staff, admin)
const nth = fc.nat({ max: 20 })
/** Whether the act is one that can be right; the others are tried as well. */
const often = fc.constantFrom(true, true, true, true, false)

const row = fc.record({
  who: fc.constantFrom(...learners, 'nobody'),
  group: fc.constantFrom('', 'North', 'NORTH', 'South'),
})
/** A file of members; some have mistakes. */
const rows = fc.oneof(
  { weight: 1, arbitrary: fc.array(row, { minLength: 1, maxLength: 5 }) },
  {
    weight: 3,
    arbitrary: fc.uniqueArray(
      row.filter(({ who }) => who !== 'nobody'),
      { selector: ({ who }) => who, minLength: 2, maxLength: 5 },
    ),
  },
)

/** What somebody tries; much of it is refused, as in life. */
const act = fc.oneof(
  { weight: 10, arbitrary: fc.record({ act: fc.constant('register'), who: learner, of }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('answer'),
      who: learner,
      of,
      type: fc.constantFrom('withdraw', 'withdraw', 'accept', 'turnDown'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('decide'),
      by: manager,
      isOwner: often,
      who: learner,
      of,
      type: fc.constantFrom('approve', 'approve', 'decline', 'takeOut', 'putIn'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('leave'),
      who: learner,
      of,
      isMember: often,
      from: fc.integer({ min: -3, max: 30 }),
      hours: fc.integer({ min: 1, max: 36 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('decideLeave'),
      by: fc.constantFrom(...cast),
      isTurn: often,
      nth,
      type: fc.constantFrom('approve', 'approve', 'approve', 'reject'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('endLeave'), nth, type: fc.constantFrom('cancel', 'revoke') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('lesson'),
      of,
      inHours: fc.integer({ min: 1, max: 8 }),
      hours: fc.integer({ min: 1, max: 4 }),
      teachers: fc.subarray<Person>(['ida', 'jon', 'dan'], { maxLength: 2 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('attend'), who: learner, nth, isThere: often }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('correct'),
      who: learner,
      nth,
      type: fc.constantFrom('markPresent', 'markAbsent', 'excuse'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('import'), by: manager, isOwner: often, of, rows }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('publish'),
      what: fc.constantFrom('course', 'course', 'topic', 'news'),
      by: manager,
      isEditor: often,
      nth,
      type: fc.constantFrom('publish', 'publish', 'publish', 'withdraw', 'withdraw', 'save', 'save', 'discard'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('study'), who: learner, nth, lecture: fc.nat({ max: 1 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('rate'), who: learner, nth, stars: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('collect'), who: learner, nth, isFavourite: often }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('readNews'), who: learner, nth }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('pass'), hours: fc.constantFrom(1, 1, 2, 3, 5, 20) }) },
)
export type Act = typeof act extends fc.Arbitrary<infer Plan> ? Plan : never

export interface Plan {
  readonly classes: readonly ClassPlan[]
  readonly shelf: ShelfPlan
  readonly acts: readonly Act[]
}

/** Small organisations, and what people try in them. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  classes: fc.array(aClass, { minLength: CLASSES, maxLength: CLASSES }),
  shelf,
  acts: fc.array(act, { minLength: 80, maxLength: 120, size: 'max' }),
})
