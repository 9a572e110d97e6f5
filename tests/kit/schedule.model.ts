import assert from 'node:assert/strict'

import { scheduleLifecycle } from '#machines/kit/schedule.lifecycle.ts'
import { pathModel } from './models/paths.ts'

const times = { startsAt: 100, endsAt: 200 }
/** Before, at and after each of the two moments. */
const clockReadings = [99, 100, 199, 200].map((now) => ({ facts: { now, ...times } }))

export const scheduleModel = pathModel(scheduleLifecycle, {
  inputs: [undefined],
  events: { 'clock.read': clockReadings },
  senders: { 'clock.read': 'clock' },
  services: {},
  states: {
    notStarted: ({ status }) => assert.equal(status, 'active'),
    inProgress: ({ status }) => assert.equal(status, 'active'),
    ended: ({ status }) => assert.equal(status, 'done'),
  },
  does: {
    // [LIVE-03]
    'clock.read': ({ before, event: { facts }, after }) => {
      const phase = facts.now < facts.startsAt ? 'notStarted' : facts.now < facts.endsAt ? 'inProgress' : 'ended'
      // A clock set back restarts nothing.
      const order = ['notStarted', 'inProgress', 'ended']
      assert.equal(after.value, order[Math.max(order.indexOf(before.value), order.indexOf(phase))])
    },
  },
})
