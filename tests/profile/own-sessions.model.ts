import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { ownSessionsFlow, type OwnSessions } from '#machines/profile/own-sessions.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const gone = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: 'Not found.' })
const device = { browser: 'Firefox 140', system: 'Linux', kind: 'desktop' } as const
const session = (sessionID: string, isCurrent: boolean) => ({
  sessionID,
  startedAt: '2026-03-02 08:00:00',
  seenAt: '2026-03-02 08:30:00',
  method: 'password' as const,
  address: '192.0.2.7',
  device,
  isCheckOpen: false,
  isCurrent,
})
const both: OwnSessions = {
  sessions: [session('here', true), session('there', false)],
  devices: [
    { deviceID: 'd', rememberedAt: '2026-03-02 08:00:00', seenAt: '2026-03-02 08:00:00', device, isThis: true },
  ],
}
const left: OwnSessions = { sessions: [session('here', true)], devices: [] }

export const ownSessionsModel = pathModel(ownSessionsFlow, {
  inputs: [undefined],
  events: {
    'sessions.reloaded': [{}],
    'end.asked': [
      { ending: { kind: 'session', id: 'there' } },
      { ending: { kind: 'session', id: 'here' } },
      { ending: { kind: 'others' } },
      { ending: { kind: 'device', id: 'd' } },
    ],
    'end.confirmed': [{}],
    'end.dropped': [{}],
  },
  senders: {
    'sessions.reloaded': 'learner',
    'end.asked': 'learner',
    'end.confirmed': 'learner',
    'end.dropped': 'learner',
  },
  services: { load: { done: [both, left], error: [noNetwork] }, end: { done: [undefined], error: [noNetwork, gone] } },
  states: {
    loading: ({ tags }) => assert.ok(tags.has('loadingMark')),
    failed: ({ context, tags }) =>
      assert.deepEqual([tags.has('failed'), context.failure?.reason], [true, 'request.noNetwork']),
    shown: ({ context }) =>
      assert.deepEqual([context.asked, context.failure, context.sessions.length > 0], [null, null, true]),
    asking: ({ context, tags }) =>
      assert.deepEqual([tags.has('asking'), context.asked !== null, context.refusal], [true, true, null]),
    // The current session is never ended.
    ending: ({ context }) => assert.notDeepEqual(context.asked, { kind: 'session', id: 'here' }),
    renewing: ({ context, tags }) =>
      assert.deepEqual([context.asked, context.failure, tags.has('shown')], [null, null, true]),
  },
  does: {
    'end.asked': ({ before, event, after }) => {
      if (before.value !== 'shown') return
      const isHere = event.ending.kind === 'session' && event.ending.id === 'here'
      assert.deepEqual(
        [after.value, after.context.refusal],
        isHere ? ['shown', 'profile.ownSession'] : ['asking', null],
      )
      assert.deepEqual(after.context.asked, isHere ? null : event.ending)
    },
    'end.dropped': ({ before, after }) => {
      if (before.value === 'asking')
        assert.deepEqual([after.value, after.context.sessions], ['shown', before.context.sessions])
    },
  },
  situation: ({ asked, refusal, failure, sessions }) => ({
    asked,
    refusal,
    failure: failure?.reason ?? null,
    count: sessions.length,
  }),
})
