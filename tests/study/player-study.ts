import assert from 'node:assert/strict'

import type { LearningFlow } from '#api/study/study.contract.ts'
import type { PlayerContext } from '#machines/study/player-context.ts'
import { playerFlow } from '#machines/study/player.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { shownOf } from '#tests/kit/models/samples.ts'
import { brought, comesToNothing, sends, starts } from '#tests/kit/models/steps.ts'
import { becomes, picture, presence, quality, regionsOf, type Stepped } from './player-steps.ts'

type Study = ReturnType<typeof regionsOf>['study']
type Failed = Stepped & { readonly event: { readonly error: unknown } }
type Answered = Stepped & { readonly event: { readonly output: LearningFlow } }

/** The study moves; which services are called and which stop is judged by the states. */
const goes = (step: Stepped, study: Study, context: Partial<PlayerContext> = {}): void =>
  becomes(step, { regions: { study }, context, brings: null })
/** Playback is stopped until the learner has decided; an open film is not wanted any more. */
export const halts = ({ before }: Stepped): Partial<PlayerContext> => ({
  isHalted: true,
  ...(typeof regionsOf(before).picture === 'object' && { isWanted: false }),
})
const reasonIn = ({ event: { error } }: Failed): string => shownOf(error).reason

/** Playback goes on after a decision of the learner: whoever was away is there again, and an open film plays. */
export function goesOn(step: Stepped, study: Study, context: Partial<PlayerContext> = {}): void {
  const { presence: there, picture: film } = regionsOf(step.before)
  const plays = typeof film === 'object' || film === 'broken'
  becomes(step, {
    regions: {
      study,
      presence: there === 'stopped' ? 'active' : there,
      ...(film === 'broken' && { picture: { open: 'opening' } }),
    },
    context: { isHalted: false, failure: null, ...context, ...(plays && { isWanted: true }) },
    brings: null,
  })
  if (typeof film === 'object') assert.ok(brought(step.effects).includes(sends('engine', 'play')))
}

/** [PLAYER-05] A sitting of this window, measured from the seconds that the server knows. */
const taken = (flow: LearningFlow): Partial<PlayerContext> => ({
  flow,
  measured: flow.seconds * 1000,
  isKept: true,
  sign: null,
  next: null,
  takesOver: false,
  lastTick: null,
})
/** What the server has confirmed. */
const confirmed = (flow: LearningFlow): Partial<PlayerContext> => ({
  flow,
  measured: flow.seconds * 1000,
  isKept: true,
  sign: null,
})

const counts = ({ before }: Stepped): string => starts('count', { id: before.context.id })

/** Another window has taken the sitting over, or has ended it. */
function isLost(step: Failed): boolean {
  const reason = reasonIn(step)
  if (reason !== 'study.takenOver' && reason !== 'study.alreadyRecorded') return false
  goes(step, reason === 'study.takenOver' ? 'takenOver' : { recorded: 'counting' }, {
    ...halts(step),
  })
  assert.equal(brought(step.effects).includes('forgetOnDevice'), reason === 'study.alreadyRecorded')
  return true
}

/** What was asked for while the server was being told. */
function goesOnFromKeeping(step: Stepped, context: Partial<PlayerContext>): void {
  const { next, lecture, position, measured } = { ...step.before.context, ...context }
  if (next === 'end') return goes(step, { ending: 'settling' }, { ...context, ...halts(step), failure: null })
  if (next === 'stop') return goes(step, 'stopping', { ...context, isHalted: true })
  if (next === null) return goes(step, { measuring: 'kept' }, context)
  const sign = { lecture, position: Math.floor(position), seconds: Math.floor(measured / 1000) }
  goes(step, { measuring: 'keeping' }, { ...context, sign, next: null })
}
const isElsewhere = (step: Failed): boolean => {
  if (reasonIn(step) !== 'study.elsewhere') return false
  goes(step, 'elsewhere', halts(step))
  return true
}

export const playerOutcomes = outcomes(playerFlow, {
  done: {
    begin: (step) => {
      const flow = taken(step.event.output)
      if (step.before.context.takesOver) goesOn(step, { measuring: 'kept' }, flow)
      else goes(step, { measuring: 'kept' }, { ...flow, isHalted: false, failure: null })
    },
    resume: (step) => goesOn(step, { measuring: 'kept' }, taken(step.event.output)),
    keep: (step) => {
      const { measured, sign } = step.before.context
      const flow = step.event.output
      // Time studied since the request is added to the server's.
      const since = Math.max(0, measured - (sign?.seconds ?? 0) * 1000)
      goesOnFromKeeping(step, { flow, measured: flow.seconds * 1000 + since, isKept: true })
    },
    stop: (step) => goes(step, 'stopped', confirmed(step.event.output)),
    settle: (step) => goes(step, { ending: 'recording' }, confirmed(step.event.output)),
    // [PLAYER-09]
    record: (step: Answered) => {
      goes(step, { recorded: 'counting' }, { ...confirmed(step.event.output), ...halts(step) })
      assert.deepEqual(brought(step.effects), ['forgetOnDevice', 'refreshOpener', counts(step)])
    },
    // [COURSE-06, COURSE-07] What the course has come to.
    count: (step) => {
      const { course, completion } = step.event.output
      const { state, standing } = completion
      const recorded = state === 'completed' ? 'completed' : standing === 'toExam' ? 'examDue' : 'counted'
      goes(step, { recorded }, { course, completion })
    },
  },
  error: {
    loadCourse: (step) => {
      const reason = reasonIn(step)
      const value =
        reason === 'request.notFound' ? 'missing' : reason === 'course.noCourseware' ? 'noCourseware' : 'failed'
      const failure = value === 'failed' ? shownOf(step.event.error) : step.before.context.failure
      assert.deepEqual([step.after.value, step.after.context], [value, { ...step.before.context, failure }])
    },
    begin: (step) => {
      if (!isElsewhere(step)) goes(step, 'unbegun', { ...halts(step), failure: shownOf(step.event.error) })
    },
    resume: (step) => {
      if (isElsewhere(step) || isLost(step)) return
      goes(step, 'unresumed', { failure: shownOf(step.event.error) })
    },
    keep: (step) => {
      if (!isLost(step)) goesOnFromKeeping(step, { isKept: false })
    },
    stop: (step) => {
      if (!isLost(step)) goes(step, 'stopped', { isKept: false })
    },
    settle: (step) => {
      if (!isLost(step)) goes(step, 'endFailed', { failure: shownOf(step.event.error) })
    },
    record: (step) => {
      if (!isLost(step)) return goes(step, 'endFailed', { failure: shownOf(step.event.error) })
      // The response to an earlier attempt was lost.
      assert.deepEqual(brought(step.effects), ['forgetOnDevice', 'refreshOpener', counts(step)])
    },
    count: (step) => goes(step, { recorded: 'counted' }),
    // Without a clock measuring stops; the time so far is kept.
    clock: comesToNothing,
    engine: (step) =>
      becomes(step, { regions: { picture: 'broken' }, context: { failedAt: null, isPlaying: false, lastTick: null } }),
  },
  after: {
    'shown.presence.active': presence.isMissed,
    'shown.presence.warned': presence.isGone,
    'shown.quality.automatic.hd.shaken': quality.isCalm,
    'shown.quality.automatic.sd.settling': quality.isSettled,
    'shown.picture.open.opening': picture.hasFailed,
    'shown.picture.open.buffering': picture.hasFailed,
    'shown.study.measuring.kept': (step) => {
      const { lecture, position, measured } = step.before.context
      const sign = { lecture, position: Math.floor(position), seconds: Math.floor(measured / 1000) }
      goes(step, { measuring: 'keeping' }, { sign, next: null })
    },
  },
})
