import assert from 'node:assert/strict'

import type { LoadedCourse, PlayerContext } from '#machines/study/player-context.ts'
import { brought, sends, starts } from '#tests/kit/models/steps.ts'
import { becomes, keepsLeft, regionsOf, type Stepped } from './player-steps.ts'
import { goesOn, halts } from './player-study.ts'

type Regions = ReturnType<typeof regionsOf>

/** The sitting is active in this window, as far as the server knows, and no other window has taken it over. */
const isOurs = ({ before: { context } }: Stepped): boolean => context.flow?.state === 'studying' && !context.takesOver
const isResumable = ({ study }: Regions): boolean =>
  study === 'offered' || study === 'stopped' || study === 'unresumed' || study === 'endFailed'
/** The server missed the pause, so that nothing has to be resumed. */
const isGoingOn = (step: Stepped): boolean => {
  const { study } = regionsOf(step.before)
  return (study === 'stopped' || study === 'endFailed') && isOurs(step)
}
const isThere = ({ presence }: Regions): Pick<Regions, 'presence'> => ({
  presence: presence === 'stopped' ? 'active' : presence,
})

function loads(step: Stepped, context: Partial<PlayerContext>): void {
  const { kind, id } = step.before.context
  assert.deepEqual(
    [step.after.value, step.after.context],
    ['loading', { ...step.before.context, ...context, failure: null }],
  )
  assert.deepEqual(brought(step.effects), [starts('loadCourse', { kind, id })])
}

/** Another lecture: what was open is remembered with its place, and opens there again. */
function opens(
  step: Stepped,
  lecture: string,
): Pick<PlayerContext, 'lecture' | 'positions' | 'position' | 'failedAt' | 'isWanted'> {
  const { lecture: left, position, positions: known, isHalted } = step.before.context
  const positions = { ...known, [left]: position }
  return { lecture, positions, position: positions[lecture] ?? 0, failedAt: null, isWanted: !isHalted }
}

/** What the learner asks of study and film. */
export const asked = {
  /** [PLAYER-06] A sitting that was left in another lecture goes on there. */
  toResume: (step: Stepped): void => {
    const { flow, lecture } = step.before.context
    const regions = regionsOf(step.before)
    if (isGoingOn(step)) return goesOn(step, { measuring: 'kept' })
    const left = flow?.coursewareID ?? lecture
    if (regions.study !== 'offered' || left === lecture)
      return becomes(step, { regions: { study: 'resuming' }, context: { failure: null }, brings: null })
    becomes(step, {
      regions: { ...isThere(regions), study: 'resuming', picture: 'noSource' },
      context: { ...opens(step, left), failure: null },
      brings: null,
    })
  },
  /** [PLAYER-05] */
  toEnd: (step: Stepped): void => {
    if (step.before.matches({ shown: { study: { measuring: 'keeping' } } }))
      return becomes(step, { context: { next: 'end' } })
    becomes(step, {
      regions: { study: { ending: 'settling' } },
      context: { ...halts(step), failure: null },
      brings: null,
    })
  },
  toTakeOver: (step: Stepped): void => {
    const hasFlow = step.before.context.flow !== null
    becomes(step, {
      regions: { study: hasFlow ? 'resuming' : 'beginning' },
      context: { takesOver: true, ...(hasFlow && { failure: null }) },
      brings: null,
    })
  },
  /** [PLAYER-03, PLAYER-06] Nothing plays before the learner has decided. */
  toPlay: (step: Stepped): void => {
    const regions = regionsOf(step.before)
    if (regions.study === 'unbegun') return goesOn(step, 'idle')
    if (isGoingOn(step)) return goesOn(step, { measuring: 'kept' })
    const plays = !step.before.context.isHalted && (regions.picture === 'broken' || typeof regions.picture === 'object')
    becomes(step, {
      regions: {
        ...isThere(regions),
        ...(isResumable(regions) && { study: 'resuming' }),
        ...(plays && regions.picture === 'broken' && { picture: { open: 'opening' } }),
      },
      context: { ...(isResumable(regions) && { failure: null }), ...(plays && { isWanted: true }) },
      brings: null,
    })
    const isTold = plays && typeof regions.picture === 'object'
    assert.equal(brought(step.effects).includes(sends('engine', 'play')), isTold)
  },
  anew: (step: Stepped & { readonly event: { readonly lecture: string | null } }): void => {
    const { lecture } = step.event
    loads(step, { asked: lecture ?? step.before.context.lecture, at: null, isWanted: lecture !== null })
  },
  forLecture: (step: Stepped & { readonly event: { readonly lecture: string } }): void => {
    const { lecture } = step.event
    const regions = regionsOf(step.before)
    if (step.before.hasTag('recorded')) return loads(step, { asked: lecture, at: null, isWanted: true })
    if (lecture === 'unknown') return becomes(step, { regions: isThere(regions) })
    const told = keepsLeft(step)
    const stops = step.before.hasTag('playing') ? { isPlaying: false, lastTick: null } : {}
    becomes(step, {
      regions: { ...isThere(regions), ...told.regions, picture: lecture === 'none' ? 'noSource' : { open: 'opening' } },
      context: { ...opens(step, lecture), ...told.context, ...stops },
      brings: null,
    })
  },
  again: (step: Stepped): void => {
    if (!step.before.hasTag('shown')) return loads(step, {})
    const regions = regionsOf(step.before)
    if (regions.study === 'unbegun') return goesOn(step, 'idle')
    const ends = regions.study === 'endFailed'
    const opensAgain = regions.picture === 'broken'
    const isFilm = opensAgain || typeof regions.picture === 'object'
    becomes(step, {
      regions: {
        ...(ends && { study: { ending: 'settling' } }),
        ...(opensAgain && { picture: { open: 'opening' } }),
      },
      context: {
        ...(opensAgain && { isWanted: true }),
        ...(ends && { isHalted: true, failure: null, ...(isFilm && { isWanted: false }) }),
      },
      brings: null,
    })
  },
}

/** The course is there: a preview is not studied, an unrecorded sitting waits for a decision. */
export function isLoaded(step: Stepped & { readonly event: { readonly output: LoadedCourse } }): void {
  const { course } = step.event.output
  const { kind, asked: wanted } = step.before.context
  const flow = kind === 'preview' ? null : course.unrecorded
  const study = kind === 'preview' ? 'preview' : flow === null ? 'idle' : flow.isAlive ? 'elsewhere' : 'offered'
  assert.equal(regionsOf(step.after).study, study)
  assert.deepEqual([regionsOf(step.after).presence, regionsOf(step.after).leaving], ['active', 'staying'])
  // [PLAYER-07] What was chosen on this device is shown; otherwise the network decides, from HD on.
  const { settings } = step.before.context
  const isAutomatic = settings.quality === 'auto'
  assert.deepEqual(regionsOf(step.after).quality, isAutomatic ? { automatic: { hd: 'steady' } } : 'chosen')
  assert.equal(step.after.context.quality, isAutomatic ? 'hd' : settings.quality)
  const { lecture, measured, failedAt } = step.after.context
  assert.deepEqual(
    [step.after.context.course, step.after.context.flow, lecture, measured, failedAt],
    [course, flow, wanted, (flow?.seconds ?? 0) * 1000, null],
  )
}
