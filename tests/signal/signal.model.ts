import assert from 'node:assert/strict'

import { RECONNECT_DELAYS, signalFlow } from '#machines/signal/signal.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const anything = () => undefined
const kinds = [{ kind: 'notice' }, { kind: 'letter' }] as const
const regionOf = { notice: 'notices', letter: 'letters' } as const

export const signalModel = pathModel(signalFlow, {
  inputs: [undefined],
  events: {
    'session.began': [{}],
    'session.ended': [{}],
    'lead.granted': [{}],
    'signal.passed': kinds,
    'stream.opened': [{}],
    'stream.heard': [{}],
    'signal.received': kinds,
    'stream.ended': [{}],
    'stream.refused': [{}],
    'network.returned': [{}],
  },
  senders: {
    'session.began': 'browser',
    'session.ended': 'browser',
    'lead.granted': 'browser',
    'signal.passed': 'browser',
    'network.returned': 'browser',
    'signal.received': 'server',
    'stream.opened': 'server',
    'stream.heard': 'server',
    'stream.ended': 'server',
    'stream.refused': 'server',
  },
  services: {
    settle: { done: [undefined], error: [new Error('no measure of quiet')] },
    channel: { done: [], error: [new Error('no channel')] },
    election: { done: [], error: [new Error('no locks')] },
    stream: { done: [], error: [new Error('no stream')] },
    network: { done: [], error: [new Error('no network events')] },
  },
  states: {
    listening: anything,
    'listening.off': ({ context }) => assert.equal(context.attempt, 0),
    'listening.on': anything,
    'listening.on.settling': anything,
    'listening.on.sharing': anything,
    'listening.on.sharing.following': anything,
    'listening.on.sharing.leading': anything,
    'listening.on.sharing.leading.trying': anything,
    'listening.on.sharing.leading.trying.connecting': anything,
    'listening.on.sharing.leading.trying.open': ({ context, tags }) => {
      assert.equal(context.attempt, 0)
      assert.ok(tags.has('open'))
    },
    'listening.on.sharing.leading.reconnecting': ({ tags }) => assert.ok(tags.has('reconnecting')),
    notices: anything,
    'notices.quiet': anything,
    'notices.due': anything,
    letters: anything,
    'letters.quiet': anything,
    'letters.due': anything,
  },
  does: {
    // [MSG-07]
    'signal.passed': ({ event, after, effects }) => {
      assert.equal(after.value[regionOf[event.kind]], 'due')
      assert.ok(!effects.some((effect) => effect.includes('"pass"')), 'what was passed on is passed no further')
    },
    'signal.received': ({ before, event, after, effects }) => {
      assert.equal(after.value[regionOf[event.kind]], 'due')
      const leads = JSON.stringify(before.value).includes('trying')
      assert.equal(
        effects.some((effect) => effect.includes('"pass"')),
        leads,
      )
    },
    // Nothing is missed while the stream is closed.
    'stream.opened': ({ before, after }) => {
      if (JSON.stringify(before.value).includes('connecting'))
        assert.deepEqual([after.value.notices, after.value.letters], ['due', 'due'])
    },
    'session.ended': ({ after }) =>
      assert.deepEqual(after.value, { listening: 'off', notices: 'quiet', letters: 'quiet' }),
  },
  situation: ({ attempt }) => Math.min(attempt, RECONNECT_DELAYS.length),
})
