import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { LiveBroadcastDetail } from '#api/live/live.contract.ts'
import { livePlayerFlow, type LivePlayerContext, type LoadedBroadcast } from '#machines/live/live-player.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, unreached } from '#tests/kit/models/samples.ts'
import { isLeftAtOnce, showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, sends, starts, waits } from '#tests/kit/models/steps.ts'

type Shown = SnapshotFrom<typeof livePlayerFlow>
type Stepped = Step<Shown>
const { shows, showsOnly } = showing<Shown>()
const notFound = refusal('request.notFound')

const broadcast: LiveBroadcastDetail = {
  id: 'b1',
  title: 'River gauging',
  joinUrl: '/#/livePlay?id=b1',
  startDate: '2026-03-02',
  startTime: '2026-03-02 08:00:00',
  endTime: '2026-03-02 09:00:00',
  state: 'notStarted',
  summary: 'How much water?',
  speaker: 'Camille Moreau',
  source: '/live/b1/master.m3u8',
  now: '2026-03-02 07:00:00',
}
const [startsAt, endsAt] = [Date.parse('2026-03-02T08:00:00Z'), Date.parse('2026-03-02T09:00:00Z')]
/** The lag of the browser's clock. */
const offset = 600_000
const loadedAt = (now: number, source: string | null = broadcast.source): LoadedBroadcast => ({
  broadcast: { ...broadcast, source },
  startsAt,
  endsAt,
  offset,
  now,
})
/** [LIVE-03] Not started before its start, ended from its end on. */
const phaseOf = ({ now }: Pick<LivePlayerContext, 'now'>): 'notStarted' | 'inProgress' | 'ended' =>
  now < startsAt ? 'notStarted' : now < endsAt ? 'inProgress' : 'ended'
/** Milliseconds before each attempt at a source that broke off; then somebody has to ask. */
const pauses = [1000, 2000, 5000, 10_000, 20_000]

const loads = (step: Stepped, context: Partial<LivePlayerContext> = {}): void =>
  comesTo(step, { value: 'loading', context, brings: [starts('loadBroadcast', { id: 'b1' })] })

/** The source is opened, which may take 20 seconds. */
function opens(step: Stepped, context: Partial<LivePlayerContext>): void {
  const { loaded, isWanted, quality, volume, isMuted } = { ...step.before.context, ...context }
  const input = { source: loaded?.broadcast.source, isWanted, quality, volume, isMuted }
  comesTo(step, { value: { onAir: 'connecting' }, context, brings: [starts('engine', input), waits(20_000)] })
}

/** The source broke off: over for good after the end, tried again with growing pauses before. */
function breaksOff(step: Stepped): void {
  const { attempt } = step.before.context
  const pause = pauses[attempt]
  if (phaseOf(step.before.context) === 'ended') comesTo(step, { value: 'ended' })
  else if (pause === undefined) comesTo(step, { value: { sourceFailed: 'givenUp' } })
  else comesTo(step, { value: { sourceFailed: 'waiting' }, brings: [waits(pause)] })
}

const retries = (step: Stepped): void => opens(step, { attempt: step.before.context.attempt + 1 })
/** It plays on at the live edge; stalled for 30 seconds, it has broken off. */
const buffers = (step: Stepped, context: Partial<LivePlayerContext>, brings: readonly string[]): void =>
  comesTo(step, { value: { onAir: 'buffering' }, context, brings: [...brings, waits(30_000)] })

export const livePlayerModel = pathModel(livePlayerFlow, {
  inputs: [{ id: 'b1' }],
  events: {
    // Browser clock: a quarter to (five to on the server), ten to (the start), the end; it is never set back.
    'clock.read': ({ now, loaded }) =>
      [startsAt - 900_000, startsAt - offset, endsAt - offset]
        .filter((read) => read + (loaded?.offset ?? 0) >= now)
        .map((read) => ({ now: read })),
    'retry.requested': [{}],
    'play.requested': [{}],
    'pause.requested': [{}],
    // In sequence: in parallel they would give too many combinations.
    'source.connected': [{ qualities: ['hd', 'sd'] }],
    'source.switched': ({ qualities }) => (qualities.length > 0 ? [{ quality: 'hd' }] : []),
    'quality.chosen': ({ shownQuality }) => (shownQuality === null ? [] : [{ quality: 'sd' }]),
    'sound.chosen': ({ quality }) => (quality === 'auto' ? [] : [{ volume: 0.5, isMuted: true }]),
    'source.playing': [{}],
    'source.paused': [{}],
    'source.stalled': [{}],
    'source.failed': [{}],
    'source.unplayable': [{}],
    'source.over': [{}],
  },
  senders: {
    'clock.read': 'clock',
    'retry.requested': 'visitor',
    'play.requested': 'visitor',
    'pause.requested': 'visitor',
    'quality.chosen': 'visitor',
    'sound.chosen': 'visitor',
    'source.connected': 'browser',
    'source.switched': 'browser',
    'source.playing': 'browser',
    'source.paused': 'browser',
    'source.stalled': 'browser',
    'source.failed': 'browser',
    'source.over': 'browser',
    'source.unplayable': 'browser',
  },
  services: {
    loadBroadcast: {
      done: [loadedAt(startsAt - 1), loadedAt(startsAt), loadedAt(startsAt, null), loadedAt(endsAt)],
      error: [notFound, noNetwork],
    },
    clock: { done: [], error: [new Error('no clock')] },
    engine: { done: [], error: [new Error('no engine')] },
  },
  delays: {
    retryDelay: ({ attempt }) => [1000, 2000, 5000, 10_000, 20_000][attempt] ?? 0,
    connectTimeout: 20_000,
    stallTimeout: 30_000,
  },
  states: {
    loading: showsOnly({ tags: ['loading'], runs: ['clock', 'loadBroadcast'] }),
    missing: showsOnly({ tags: ['missing'], runs: ['clock'] }),
    failed: showsOnly({ tags: ['failed'], runs: ['clock'], context: { failure: unreached } }),
    deciding: isLeftAtOnce,
    // [LIVE-03]
    notStarted: showsOnly({ tags: ['notStarted'], runs: ['clock'] }, ({ context }) =>
      assert.equal(phaseOf(context), 'notStarted'),
    ),
    noSource: showsOnly({ tags: ['noSource'], runs: ['clock'] }, ({ context }) =>
      assert.deepEqual([phaseOf(context), context.loaded?.broadcast.source], ['inProgress', null]),
    ),
    onAir: shows({ tags: ['onAir'], runs: ['clock', 'engine'] }, ({ context }) =>
      assert.equal(context.loaded?.broadcast.source, broadcast.source),
    ),
    'onAir.connecting': showsOnly({ tags: ['connecting', 'onAir'], runs: ['clock', 'engine'], waits: [20_000] }),
    'onAir.playing': showsOnly({ tags: ['onAir', 'playing'], runs: ['clock', 'engine'], context: { attempt: 0 } }),
    'onAir.buffering': showsOnly({ tags: ['buffering', 'onAir'], runs: ['clock', 'engine'], waits: [30_000] }),
    'onAir.paused': showsOnly({ tags: ['onAir', 'paused'], runs: ['clock', 'engine'], context: { isWanted: false } }),
    sourceFailed: ({ context }) => assert.notEqual(phaseOf(context), 'ended'),
    'sourceFailed.judging': isLeftAtOnce,
    'sourceFailed.waiting': (shown) =>
      showsOnly({ tags: ['retrying'], runs: ['clock'], waits: [pauses[shown.context.attempt] ?? Number.NaN] })(shown),
    'sourceFailed.givenUp': showsOnly({ tags: ['givenUp'], runs: ['clock'], context: { attempt: 5 } }),
    unsupported: showsOnly({ tags: ['unsupported'], runs: ['clock'] }),
    ended: showsOnly({ tags: ['ended'], runs: ['clock'] }, ({ context }) => assert.equal(phaseOf(context), 'ended')),
  },
  does: {
    ...outcomes(livePlayerFlow, {
      done: {
        loadBroadcast: (step) => {
          const loaded = step.event.output
          const context = { loaded, now: loaded.now }
          const phase = phaseOf(loaded)
          if (phase !== 'inProgress') comesTo(step, { value: phase, context })
          else if (loaded.broadcast.source === null) comesTo(step, { value: 'noSource', context })
          else opens(step, context)
        },
      },
      error: {
        loadBroadcast: (step) =>
          step.event.error === notFound
            ? comesTo(step, { value: 'missing' })
            : comesTo(step, { value: 'failed', context: { failure: unreached } }),
        // Without a clock the countdown stops; all else goes on.
        clock: comesToNothing,
        engine: breaksOff,
      },
      after: {
        'onAir.connecting': breaksOff,
        'onAir.buffering': breaksOff,
        'sourceFailed.waiting': retries,
      },
    }),
    // [LIVE-03] By the server's clock.
    'clock.read': (step) => {
      const now = step.event.now + (step.before.context.loaded?.offset ?? 0)
      const { value } = step.before
      if (value === 'notStarted' && now >= startsAt) return loads(step, { now })
      const isWaiting = value === 'noSource' || step.before.matches('sourceFailed')
      comesTo(step, { value: isWaiting && now >= endsAt ? 'ended' : value, context: { now } })
    },
    'retry.requested': (step) => {
      if (step.before.hasTag('retrying')) retries(step)
      else if (step.before.hasTag('givenUp')) loads(step, { attempt: 0 })
      else loads(step)
    },
    'play.requested': (step) => buffers(step, { isWanted: true }, [sends('engine', 'play')]),
    'pause.requested': (step) =>
      comesTo(step, { value: { onAir: 'paused' }, context: { isWanted: false }, brings: [sends('engine', 'pause')] }),
    'quality.chosen': (step) => {
      const { quality } = step.event
      comesTo(step, { context: { quality }, brings: [sends('engine', 'show', { quality })] })
    },
    'sound.chosen': (step) => {
      const { volume, isMuted } = step.event
      comesTo(step, { context: { volume, isMuted }, brings: [sends('engine', 'sound', { volume, isMuted })] })
    },
    'source.connected': (step) => comesTo(step, { context: { qualities: step.event.qualities } }),
    'source.switched': (step) => comesTo(step, { context: { shownQuality: step.event.quality } }),
    'source.playing': (step) =>
      comesTo(step, {
        value: { onAir: 'playing' },
        context: { attempt: 0, ...(step.before.hasTag('paused') && { isWanted: true }) },
      }),
    // By the browser's own keys, or since it lets nothing play by itself.
    'source.paused': (step) => comesTo(step, { value: { onAir: 'paused' }, context: { isWanted: false } }),
    'source.stalled': (step) => buffers(step, {}, []),
    'source.failed': breaksOff,
    'source.over': breaksOff,
    'source.unplayable': (step) => comesTo(step, { value: 'unsupported' }),
  },
  situation: ({ loaded, now, failure, id: _, ...context }) => ({
    ...context,
    phase: loaded === null ? Math.sign(now) : phaseOf({ now }),
    source: loaded?.broadcast.source ?? null,
    failure: failure?.reason,
  }),
})
