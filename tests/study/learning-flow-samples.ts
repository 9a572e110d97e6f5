import type { StopReason } from '#api/study/study.contract.ts'
import {
  LONGEST_GAP,
  SILENCE,
  type LearningFlowContext,
  type LearningFlowEvent,
  type LearningFlowFacts,
} from '#machines/study/learning-flow.lifecycle.ts'

/** The start of every path. */
export const start = Date.parse('2026-03-02T08:00:00Z')

/**
 * The lectures of a path, by the names that its events have them by: two of the course, and what can be wrong with
 * others.
 */
export const lectures = {
  one: { isOfCourse: true, isPlayable: true, needsIe: false, duration: 600 },
  two: { isOfCourse: true, isPlayable: true, needsIe: false, duration: 20 },
  old: { isOfCourse: true, isPlayable: true, needsIe: true, duration: 600 },
  empty: { isOfCourse: true, isPlayable: false, needsIe: false, duration: 600 },
  foreign: { isOfCourse: false, isPlayable: false, needsIe: false, duration: 0 },
} as const satisfies Readonly<Record<string, LearningFlowFacts['lecture']>>
export type LectureName = keyof typeof lectures
export const lectureNames = Object.keys(lectures) as LectureName[]

type Without<Type extends LearningFlowEvent['type']> = Omit<Extract<LearningFlowEvent, { readonly type: Type }>, 'type'>

const factsOf = (now: number, lecture: LectureName, hasOther = false): LearningFlowFacts => ({
  now,
  hasOther,
  lecture: lectures[lecture],
})
const begun = (lecture: LectureName, position: number, hasOther = false): Without<'begin'> => ({
  lecture,
  position,
  facts: factsOf(start, lecture, hasOther),
})

/** One sample per refusal. */
export const beginnings: readonly Without<'begin'>[] = [
  begun('one', 0),
  begun('two', 7),
  begun('two', 21),
  begun('foreign', 0),
  begun('one', -1),
  begun('one', 0.5),
  begun('old', 0),
  begun('empty', 0),
  begun('one', 0, true),
]

/** Bounds the exploration, because sittings have no end. */
const enough = 4

interface Wish {
  /** Milliseconds since the last heartbeat, or since the start for a suspended sitting. */
  readonly after?: number
  /** Seconds beyond those already counted. */
  readonly more?: number
  readonly lecture?: LectureName
  readonly position?: number
  /** How many revisions the sender is behind. */
  readonly missed?: number
  readonly hasOther?: boolean
}
const said = (
  context: LearningFlowContext,
  { after = 10_000, more = 10, lecture = 'one', position = 10, missed = 0, hasOther = false }: Wish,
) => ({
  revision: context.revision - missed,
  lecture,
  position,
  seconds: context.seconds + more,
  facts: factsOf((context.since ?? start) + after, lecture, hasOther),
})

/** Heartbeats: the truth, a pause, too much, less than before, another lecture, a clock set back. */
const signs: readonly Wish[] = [
  {},
  { after: 1_500, more: 1 },
  { more: 0 },
  { more: 5_000 },
  { more: -1 },
  { after: LONGEST_GAP + 60_000, more: 5_000 },
  { after: -1_000 },
  { lecture: 'two', position: 21 },
]
const wrong: readonly Wish[] = [
  { more: 0.5 },
  { more: -5_000 },
  { position: -1 },
  { position: 1.5 },
  { lecture: 'foreign' },
]

const until =
  <Sample>(samples: (context: LearningFlowContext) => readonly Sample[]) =>
  (context: LearningFlowContext): readonly Sample[] =>
    context.revision < enough ? samples(context) : []

export const keeps = until((context) => [...signs, ...wrong, { missed: 1 }].map((wish) => said(context, wish)))

const reasons: readonly StopReason[] = ['left', 'inactive', 'elsewhere']
export const stops = until((context) => [
  ...[...signs, ...wrong, { missed: 1 }].map((wish) => ({ ...said(context, wish), because: 'left' as const })),
  ...reasons.map((because) => ({ ...said(context, {}), because })),
])

const aged: readonly Wish[] = [{ after: SILENCE - 1 }, { after: SILENCE }, { missed: 1 }]
export const resumptions = until((context) => [
  ...[...signs, ...wrong, ...aged].flatMap((wish) =>
    [true, false].map((takesOver) => ({ ...said(context, wish), takesOver })),
  ),
  // While it is active itself, no other is.
  ...(context.since === null ? [{ ...said(context, { hasOther: true }), takesOver: false }] : []),
])

export const recordings = (context: LearningFlowContext): readonly Without<'record'>[] =>
  [
    {},
    { more: 0 },
    { more: -1 },
    { more: 11 },
    { more: 5_000 },
    { more: 0.5 },
    { more: -5_000 },
    { after: 1_500, more: 1 },
    { after: 9_999 },
  ].map((wish) => {
    const { seconds, facts } = said(context, wish)
    return { seconds, facts: { ...facts, lecture: lectures[context.lecture as LectureName] } }
  })
