import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { LiveBroadcastDetail } from '#api/live/live.contract.ts'
import {
  livePlayerFlow,
  RETRY_DELAYS,
  type LivePlayerContext,
  type LoadedBroadcast,
} from '#machines/live/live-player.flow.ts'
import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const notFound = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: 'No.' })

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
const phaseOf = ({ now }: Pick<LivePlayerContext, 'now'>) =>
  scheduleState(new Date(startsAt), new Date(endsAt), new Date(now))
const anything = () => undefined

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
  states: {
    loading: anything,
    missing: ({ tags }) => assert.ok(tags.has('missing')),
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    deciding: anything,
    // [LIVE-03]
    notStarted: ({ context }) => assert.equal(phaseOf(context), 'notStarted'),
    noSource: ({ context }) =>
      assert.deepEqual([phaseOf(context), context.loaded?.broadcast.source], ['inProgress', null]),
    onAir: ({ context, children }) => {
      assert.equal(context.loaded?.broadcast.source, broadcast.source)
      assert.ok('engine' in children)
    },
    'onAir.connecting': anything,
    'onAir.playing': ({ context }) => assert.equal(context.attempt, 0),
    'onAir.buffering': anything,
    'onAir.paused': ({ context }) => assert.equal(context.isWanted, false),
    sourceFailed: ({ context }) => assert.notEqual(phaseOf(context), 'ended'),
    'sourceFailed.judging': anything,
    'sourceFailed.waiting': ({ context }) => assert.ok(context.attempt < RETRY_DELAYS.length),
    'sourceFailed.givenUp': ({ context }) => assert.equal(context.attempt, RETRY_DELAYS.length),
    unsupported: anything,
    ended: ({ context }) => assert.equal(phaseOf(context), 'ended'),
  },
  does: {
    'clock.read': ({ event, after }) => {
      if (after.context.loaded !== null) assert.equal(after.context.now, event.now + offset)
    },
    'quality.chosen': ({ event, after, effects }) => {
      assert.equal(after.context.quality, event.quality)
      assert.ok(effects.some((effect) => effect.includes('"show"')))
    },
    'sound.chosen': ({ event, after, effects }) => {
      assert.deepEqual([after.context.volume, after.context.isMuted], [event.volume, event.isMuted])
      assert.ok(effects.some((effect) => effect.includes('"sound"')))
    },
    'play.requested': ({ after, effects }) => {
      assert.equal(after.context.isWanted, true)
      assert.ok(effects.some((effect) => effect.includes('"play"')))
    },
    'pause.requested': ({ after, effects }) => {
      assert.equal(after.context.isWanted, false)
      assert.ok(effects.some((effect) => effect.includes('"pause"')))
    },
  },
  situation: ({ loaded, now, failure, id: _, ...context }) => ({
    ...context,
    phase: loaded === null ? Math.sign(now) : phaseOf({ now }),
    source: loaded?.broadcast.source ?? null,
    failure: failure?.reason,
  }),
})
