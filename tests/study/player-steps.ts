import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { SnapshotFrom } from 'xstate'

import { lectureOf, type PlayerContext } from '#machines/study/player-context.ts'
import type { playerFlow } from '#machines/study/player.flow.ts'
import type { Step } from '#tests/kit/models/paths.ts'
import { brought, sends, starts, tells, waits } from '#tests/kit/models/steps.ts'

export type Shown = SnapshotFrom<typeof playerFlow>
export type Stepped = Step<Shown>
type Regions = Extract<Shown['value'], { shown: unknown }>['shown']
type Context = Partial<PlayerContext>

/** [PLAYER-03] A quarter of an hour without a sign of life in all, the last minute of it with a question. */
const untilAsked = waits(840_000)
const untilStopped = waits(60_000)
const stalled = waits(30_000)

/** What becomes of the regions, of the fields, and what is brought about; null: not looked at. */
interface Coming {
  readonly regions: Partial<Regions>
  readonly context: Context
  readonly brings: readonly string[] | null
}

/** Asserts a step of the shown player: regions and fields that are not named stay as they are. */
export function becomes(step: Stepped, { regions = {}, context = {}, brings = [] }: Partial<Coming>): void {
  const { before, after } = step
  assert.deepEqual(after.value, { shown: { ...regionsOf(before), ...regions } })
  assert.deepEqual(after.context, { ...before.context, ...context })
  if (brings !== null) assert.deepEqual(brought(step.effects).toSorted(), brings.toSorted())
}

export function regionsOf({ value }: Shown): Regions {
  assert.ok(typeof value === 'object' && 'shown' in value)
  return value.shown
}
const isOpen = ({ before }: Stepped): boolean => before.matches({ shown: { picture: 'open' } })
const isPicture = ({ before }: Stepped, state: 'opening' | 'ready' | 'playing' | 'buffering' | 'paused' | 'ended') =>
  before.matches({ shown: { picture: { open: state } } })
/** Leaving would interrupt something. */
export const isUnderWay = ({ isPlaying, flow, isHalted }: PlayerContext): boolean =>
  isPlaying || (flow !== null && !isHalted)
const showing = ({ quality, position, isWanted }: PlayerContext): string =>
  sends('engine', 'show', { quality, position, isWanted })
const stopsPlaying = (step: Stepped): Context =>
  isPicture(step, 'playing') ? { isPlaying: false, lastTick: null } : {}

/** [PLAYER-03] */
export const presence = {
  isNoticed: (step: Stepped): void => becomes(step, { regions: { presence: 'active' }, brings: [untilAsked] }),
  isMissed: (step: Stepped): void =>
    isUnderWay(step.before.context)
      ? becomes(step, { regions: { presence: 'warned' }, brings: [untilStopped] })
      : becomes(step, { brings: [untilAsked] }),
  isGone: (step: Stepped): void => {
    const { next } = step.before.context
    const { study } = regionsOf(step.before)
    const isKept = step.before.matches({ shown: { study: { measuring: 'kept' } } })
    const isKeeping = step.before.matches({ shown: { study: { measuring: 'keeping' } } })
    becomes(step, {
      regions: { presence: 'stopped', study: isKept ? 'stopping' : study },
      context: {
        ...(isKept && { isHalted: true }),
        ...(isKeeping && { next: next === 'end' ? 'end' : 'stop' }),
        ...(isOpen(step) && { isWanted: false }),
      },
      brings: null,
    })
    const there = brought(step.effects)
    assert.equal(
      there.some((effect) => effect.startsWith('starts stop ')),
      isKept,
    )
    assert.equal(there.includes(sends('engine', 'pause')), isOpen(step))
  },
}

/** [PLAYER-07] */
export const quality = {
  isChosen: (step: Stepped & { readonly event: { readonly quality: 'hd' | 'sd' | 'auto' } }): void => {
    const chosen = step.event.quality
    const { settings } = step.before.context
    const context = { settings: { ...settings, quality: chosen }, quality: chosen === 'sd' ? 'sd' : 'hd' } as const
    becomes(step, {
      regions: { quality: chosen === 'auto' ? { automatic: { hd: 'steady' } } : 'chosen' },
      context,
      brings: ['rememberSettings', ...(isOpen(step) ? [showing({ ...step.before.context, ...context })] : [])],
    })
  },
  /** Two stalls within 30 seconds lead to SD; a minute without one is waited for there. */
  isStalled: (step: Stepped & { readonly event: { readonly isJump: boolean } }): void => {
    const at = (state: 'hd' | 'sd', inside: string) => isInAutomatic(step, state, inside)
    const isOfNetwork = !step.event.isJump
    const toSd = isOfNetwork && at('hd', 'shaken')
    const [moved, ...waiting]: readonly [Partial<Regions>, ...string[]] = !isOfNetwork
      ? [{}]
      : at('hd', 'steady')
        ? [{ quality: { automatic: { hd: 'shaken' } } }, waits(30_000)]
        : toSd || at('sd', 'settling') || at('sd', 'settled')
          ? [{ quality: { automatic: { sd: 'settling' } } }, waits(60_000)]
          : [{}]
    const buffers = isPicture(step, 'playing')
    const context: Context = { ...stopsPlaying(step), ...(toSd && { quality: 'sd' as const }) }
    becomes(step, {
      regions: { ...moved, ...(buffers && { picture: { open: 'buffering' } }) },
      context,
      brings: [
        ...waiting,
        ...(buffers ? [stalled] : []),
        ...(toSd && isOpen(step) ? [showing({ ...step.before.context, ...context })] : []),
      ],
    })
  },
  isCalm: (step: Stepped): void => becomes(step, { regions: { quality: { automatic: { hd: 'steady' } } } }),
  isSettled: (step: Stepped): void => becomes(step, { regions: { quality: { automatic: { sd: 'settled' } } } }),
}
/** The automatic quality stands here. */
function isInAutomatic({ before }: Stepped, state: 'hd' | 'sd', inside: string): boolean {
  const { quality: chosen } = regionsOf(before)
  return isDeepStrictEqual(chosen, { automatic: { [state]: inside } })
}

/** [ROUTE-58] The film, and what the other regions make of its events. */
export const picture = {
  /** HD comes back with twenty seconds of buffer. */
  hasMoved: (step: Stepped & { readonly event: { readonly position: number; readonly ahead: number } }): void => {
    const { position, ahead } = step.event
    const toHd = ahead >= 20 && isInAutomatic(step, 'sd', 'settled')
    const context: Context = { ...(isOpen(step) && { position }), ...(toHd && { quality: 'hd' as const }) }
    becomes(step, {
      regions: toHd ? { quality: { automatic: { hd: 'steady' } } } : {},
      context,
      brings: toHd && isOpen(step) ? [showing({ ...step.before.context, ...context })] : [],
    })
  },
  isOpened: (step: Stepped & { readonly event: { readonly duration: number } }): void => {
    const isReady = isPicture(step, 'opening') && !step.before.context.isWanted
    const regions: Partial<Regions> = isReady ? { picture: { open: 'ready' } } : {}
    becomes(step, { regions, context: isOpen(step) ? { duration: step.event.duration } : {} })
  },
  /** The other quality takes over once at a place of the film; then it is broken. */
  hasFailed: (step: Stepped): void => {
    const { position, failedAt, quality: shown } = step.before.context
    const hasBoth = (lectureOf(step.before.context)?.sources.length ?? 0) > 1
    const { picture: film } = regionsOf(step.before)
    const there = isOpen(step)
    if (!hasBoth || (failedAt !== null && Math.abs(position - failedAt) < 10))
      return becomes(step, {
        regions: { picture: there ? 'broken' : film },
        context: there ? { ...stopsPlaying(step), failedAt: null } : {},
      })
    const other = shown === 'hd' ? 'sd' : 'hd'
    const context: Context = {
      quality: other,
      ...(there && { ...stopsPlaying(step), failedAt: position }),
    }
    becomes(step, {
      regions: {
        picture: there ? { open: 'opening' } : film,
        quality: { automatic: other === 'sd' ? { sd: 'settling' } : { hd: 'steady' } },
      },
      context,
      brings: [
        ...(other === 'sd' ? [waits(60_000)] : []),
        ...(there ? [stalled, showing({ ...step.before.context, ...context })] : []),
      ],
    })
  },
  isPaused: (step: Stepped): void => {
    const state = isPicture(step, 'opening')
      ? 'ready'
      : isPicture(step, 'playing') || isPicture(step, 'buffering')
        ? 'paused'
        : null
    becomes(step, {
      regions: { ...keepsLeft(step).regions, ...(state !== null && { picture: { open: state } }) },
      context: { ...keepsLeft(step).context, ...(state !== null && { ...stopsPlaying(step), isWanted: false }) },
      brings: null,
    })
  },
  hasEnded: (step: Stepped): void => {
    const isOver = isPicture(step, 'playing') || isPicture(step, 'buffering')
    becomes(step, {
      regions: { ...keepsLeft(step).regions, ...(isOver && { picture: { open: 'ended' } }) },
      context: { ...keepsLeft(step).context, ...(isOver && { ...stopsPlaying(step), isWanted: false }) },
      brings: null,
    })
  },
  isPlaying: (step: Stepped): void => {
    const { isHalted, course, lecture, position, takesOver } = step.before.context
    const isIdle = regionsOf(step.before).study === 'idle'
    const begun = isIdle
      ? [starts('begin', { courseID: course?.courseID, lecture, position: Math.floor(position), takesOver })]
      : []
    const rests = isPicture(step, 'ready') || isPicture(step, 'paused') || isPicture(step, 'ended')
    const plays = isPicture(step, 'opening') || isPicture(step, 'buffering') || (rests && !isHalted)
    becomes(step, {
      regions: { ...(isIdle && { study: 'beginning' }), ...(plays && { picture: { open: 'playing' } }) },
      context: plays ? { isPlaying: true, lastTick: null, ...(rests && { isWanted: true }) } : {},
      brings: [...begun, ...(rests && isHalted ? [sends('engine', 'pause')] : [])],
    })
  },
  isSought: (step: Stepped & { readonly event: { readonly position: number } }): void => {
    const position = Math.min(Math.max(0, step.event.position), Math.max(step.before.context.duration, 0))
    if (!isOpen(step)) return becomes(step, {})
    const regions: Partial<Regions> = isPicture(step, 'ended') ? { picture: { open: 'paused' } } : {}
    becomes(step, {
      regions,
      context: { position },
      brings: [sends('engine', 'seek', { position: step.event.position })],
    })
  },
  isToPause: (step: Stepped): void =>
    isOpen(step)
      ? becomes(step, { context: { isWanted: false }, brings: [sends('engine', 'pause')] })
      : becomes(step, {}),
}

/** [PLAYER-06] The server is told where the learner is; while it is being told, once more afterwards. */
export function keepsLeft({ before }: Stepped): { readonly regions: Partial<Regions>; readonly context: Context } {
  const { lecture, position, measured, next } = before.context
  if (before.matches({ shown: { study: { measuring: 'kept' } } }))
    return {
      regions: { study: { measuring: 'keeping' } },
      context: { sign: { lecture, position: Math.floor(position), seconds: Math.floor(measured / 1000) }, next: null },
    }
  const isKeeping = before.matches({ shown: { study: { measuring: 'keeping' } } })
  return { regions: {}, context: isKeeping ? { next: next ?? 'keep' } : {} }
}
export const isKept = (step: Stepped): void => becomes(step, { ...keepsLeft(step), brings: null })

/** [PLAYER-04] */
export const leaving = {
  isRequested: (step: Stepped & { readonly event: { readonly destination: string | null } }): void => {
    const { destination } = step.event
    const told = [tells('left', { destination })]
    if (!step.before.hasTag('shown')) {
      assert.equal(step.after.value, 'left')
      assert.deepEqual(step.after.context, { ...step.before.context, destination })
      assert.deepEqual(brought(step.effects), told)
    } else if (isUnderWay(step.before.context))
      becomes(step, { regions: { leaving: 'asking' }, context: { destination } })
    else becomes(step, { regions: { leaving: 'left' }, context: { destination }, brings: told })
  },
  /** [PLAYER-06] The final report is sent to the server. */
  isConfirmed: (step: Stepped): void => {
    const isMeasuring = step.before.hasTag('measuring')
    const { destination } = step.before.context
    becomes(step, {
      regions: { leaving: 'left', ...(isMeasuring && { study: 'gone' }) },
      context: isMeasuring ? { isHalted: true } : {},
      brings: [tells('left', { destination }), ...(isMeasuring ? ['sayFarewell'] : [])],
    })
  },
  isDropped: (step: Stepped): void => becomes(step, { regions: { leaving: 'staying' } }),
  pageIsLeft: (step: Stepped): void =>
    becomes(step, { regions: { study: 'gone' }, context: { isHalted: true }, brings: ['sayFarewell'] }),
}
