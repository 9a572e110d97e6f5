import fc from 'fast-check'
import { initialTransition } from 'xstate'
import { expect, it } from 'vitest'
import { learningFlowLifecycle } from '#machines/study/learning-flow.lifecycle.ts'
import type { LearningFlowEvent, LearningFlowSnapshot } from '#machines/study/learning-flow.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'

const T0 = Date.parse('2026-03-02T08:00:00Z')
const lecture = { isOfCourse: true, isPlayable: true, needsIe: false, duration: 600 }

/** Arbitrary client events, from the truth to nonsense. */
const seconds = fc.oneof(
  fc.integer({ min: 0, max: 5000 }),
  fc.constantFrom(-1, 0.5, 1e300, Number.MAX_SAFE_INTEGER, Number.NaN, Infinity),
)
const position = fc.oneof(fc.integer({ min: 0, max: 600 }), fc.constantFrom(-1, 0.5, 1e300))
const steps = fc.array(
  fc.record({
    type: fc.constantFrom('keep', 'stop', 'resume', 'record', 'begin'),
    /** The delay in milliseconds; negative when a clock is set back. */
    wait: fc.oneof(
      fc.integer({ min: 0, max: 120_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: -60_000, max: 0 }),
      fc.constant(3_600_000),
    ),
    seconds,
    position,
    lecture: fc.constantFrom('one', 'two'),
    missed: fc.constantFrom(0, 0, 0, 1),
    because: fc.constantFrom('left', 'inactive', 'elsewhere', 'silent'),
    takesOver: fc.boolean(),
    hasOther: fc.boolean(),
  }),
  { maxLength: 40 },
)

/** The sitting after each accepted event, with its clock reading. */
function happened(given: typeof steps extends fc.Arbitrary<infer Given> ? Given : never, isMonotonic: boolean) {
  let snapshot: LearningFlowSnapshot = initialTransition(learningFlowLifecycle)[0]
  let now = T0
  const seen: { readonly snapshot: LearningFlowSnapshot; readonly now: number }[] = []
  const send = (event: LearningFlowEvent): void => {
    const said = verdict(learningFlowLifecycle, snapshot, event)
    if (said.kind !== 'allowed') return
    snapshot = said.next
    seen.push({ snapshot, now })
  }
  send({ type: 'begin', lecture: 'one', position: 0, facts: { now, hasOther: false, lecture } })
  for (const { type, wait, missed, hasOther, ...said } of given) {
    now += isMonotonic ? Math.max(0, wait) : wait
    const facts = { now, hasOther, lecture }
    send({ ...said, type, revision: snapshot.context.revision - missed, facts })
  }
  return seen
}

it('[PLAYER-05] counted time never exceeds the time since the sitting began, whatever is sent', () => {
  fc.assert(
    fc.property(steps, (given) => {
      for (const { snapshot, now } of happened(given, true)) {
        const { context } = snapshot
        expect(Number.isInteger(context.seconds) && context.seconds >= 0).toBe(true)
        expect(context.seconds * 1000 + context.spare).toBeLessThanOrEqual(now - T0)
        expect(context.tally.reduce((sum, entry) => sum + entry.seconds, 0)).toBe(context.seconds)
        expect(context.position).toBeLessThanOrEqual(lecture.duration)
      }
    }),
    { numRuns: 2000 },
  )
})

it('[PLAYER-05] counted time is never lost, and never counted twice when the clock is set back', () => {
  fc.assert(
    fc.property(steps, (given) => {
      let before = 0
      let latest = T0
      let rested = false
      for (const { snapshot, now } of happened(given, false)) {
        latest = Math.max(latest, now)
        rested ||= snapshot.context.since === null
        expect(snapshot.context.seconds).toBeGreaterThanOrEqual(before)
        before = snapshot.context.seconds
        // A resumed sitting starts from the current clock.
        if (!rested) expect(before * 1000).toBeLessThanOrEqual(latest - T0)
      }
    }),
    { numRuns: 2000 },
  )
})
