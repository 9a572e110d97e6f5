import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { PINGS } from '#machines/speed/speed-measures.ts'
import { measuredIn, speedTestFlow } from '#machines/speed/speed-test.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const nothing = { pings: [], rounds: [], failure: null }

export const speedTestModel = pathModel(speedTestFlow, {
  inputs: [undefined],
  events: {
    'test.started': [{}],
    'test.cancelled': [{}],
    'bytes.received': [{ bytes: 30_000, milliseconds: 200 }],
  },
  senders: { 'test.started': 'visitor', 'test.cancelled': 'visitor', 'bytes.received': 'browser' },
  services: {
    ping: { done: [40], error: [noNetwork] },
    download: {
      done: [
        { bytes: 65_536, milliseconds: 1000 },
        { bytes: 1_000_000, milliseconds: 4000 },
      ],
      error: [noNetwork],
    },
  },
  states: {
    idle: ({ context }) => assert.deepEqual(context.pings, []),
    measuringLatency: (snapshot) => {
      assert.ok(snapshot.context.pings.length < PINGS)
      assert.equal(measuredIn(snapshot).speed, null)
    },
    measuringDownload: (snapshot) => {
      assert.deepEqual([measuredIn(snapshot).latency, measuredIn(snapshot).jitter], [40, 0])
      assert.ok(measuredIn(snapshot).progress < 1)
      assert.equal(measuredIn(snapshot).advice, null)
    },
    finished: (snapshot) => {
      const { speed, progress, advice } = measuredIn(snapshot)
      assert.ok(speed !== null && speed > 0)
      assert.equal(progress, 1)
      assert.ok(advice !== null)
    },
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    cancelled: (snapshot) => assert.equal(measuredIn(snapshot).advice, null),
  },
  does: {
    'test.started': ({ after }) => {
      assert.equal(after.value, 'measuringLatency')
      assert.partialDeepStrictEqual(after.context, nothing)
    },
    'test.cancelled': ({ after }) => assert.equal(after.value, 'cancelled'),
    'bytes.received': ({ before, after }) => {
      assert.deepEqual(after.context.current, { bytes: 30_000, milliseconds: 200 })
      assert.deepEqual(after.context.rounds, before.context.rounds)
    },
  },
})
