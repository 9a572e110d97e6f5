import fc from 'fast-check'

import { leaveApprovers } from '#api/leave/leave.contract.ts'

const CLASSES = 2

/** Whoever is in a world, by place: two who run classes, a school leader, and learners, some with an office. */
export const cast = ['ida', 'jon', 'kim', 'ann', 'ben', 'cleo', 'dan', 'eve'] as const
export type Person = (typeof cast)[number]
export const staff = ['ida', 'jon'] as const satisfies readonly Person[]
export const schoolLeader = 'kim' satisfies Person
export const learners = ['ann', 'ben', 'cleo', 'dan', 'eve'] as const satisfies readonly Person[]
/** Of every class. */
export const officers = { teamLeader: 'dan', disciplineCommittee: 'eve' } as const satisfies Record<string, Person>

/** A class; its times in hours since the world began. */
const aClass = fc.record({
  owner: fc.constantFrom(...staff),
  hasClassTeacher: fc.boolean(),
  kind: fc.constantFrom('face', 'online', 'party'),
  opens: fc.constantFrom(-48, -24, -1, -1, 6),
  window: fc.integer({ min: 24, max: 120 }),
  starts: fc.integer({ min: -24, max: 30 }),
  lasts: fc.integer({ min: 48, max: 240 }),
  audience: fc.constantFrom('all', 'all', 'invitation'),
  invited: fc.subarray([...learners]),
  capacity: fc.constantFrom(null, 1, 1, 2, 3),
  hasWaitingList: fc.constantFrom(true, true, true, false),
  asksApproval: fc.boolean(),
  declinesAtEnd: fc.boolean(),
  chain: fc.subarray([...leaveApprovers], { minLength: 1 }),
})
export type ClassPlan = typeof aClass extends fc.Arbitrary<infer Plan> ? Plan : never

const of = fc.nat({ max: CLASSES - 1 })
const learner = fc.constantFrom(...learners)
const nth = fc.nat({ max: 20 })
/** Whether the act is one that can be right; the others are tried as well. */
const often = fc.constantFrom(true, true, true, true, false)

/** What somebody tries; much of it is refused, as in life. */
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ act: fc.constant('register'), who: learner, of }) },
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
      by: fc.constantFrom(...staff),
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
      inHours: fc.integer({ min: 1, max: 12 }),
      hours: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('attend'), who: learner, nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('correct'),
      who: learner,
      nth,
      type: fc.constantFrom('markPresent', 'markAbsent', 'excuse'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('pass'), hours: fc.constantFrom(1, 1, 2, 3, 5, 20) }) },
)
export type Act = typeof act extends fc.Arbitrary<infer Plan> ? Plan : never

export interface Plan {
  readonly classes: readonly ClassPlan[]
  readonly acts: readonly Act[]
}

/** Small organisations, and what people try in them. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  classes: fc.array(aClass, { minLength: CLASSES, maxLength: CLASSES }),
  acts: fc.array(act, { minLength: 40, maxLength: 80, size: 'max' }),
})
