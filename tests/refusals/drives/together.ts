import { createActor } from 'xstate'

import { provideClasses } from '#app/class/flows.ts'
import { provideHome } from '#app/home/flows.ts'
import { provideLeave } from '#app/leave/flows.ts'
import { provideLive } from '#app/live/flows.ts'
import { leaveRules } from '#machines/leave/leave-verdicts.ts'
import { keepsNothing } from '#tests/kit/keeps-nothing.ts'
import { approved, pending, prospect } from '#tests/leave/leave-samples.ts'

import { drive, type Around } from '../driving.ts'

const of = ({ transport }: Around) => provideLeave(transport, keepsNothing)
const record = (around: Around) => createActor(of(around).leave, { input: { id: '7', rules: leaveRules } })
const request = (around: Around) => createActor(of(around).request, { input: { classID: '' } })
const classes = ({ transport }: Around) => provideClasses(transport)
const draft = {
  classID: 'flood',
  type: 'sick',
  start: '2026-03-03T08:00',
  end: '2026-03-04T18:00',
  reason: 'A fever.',
} as const

/** Classes, leave and live broadcasts. */
export const togetherDrives = {
  listMyClasses: [drive('the classes', (around) => createActor(classes(around).mine, { input: {} }), 'failed')],
  getClass: [drive('a class', (around) => createActor(classes(around).oneClass, { input: { id: '7' } }), 'failed')],
  listToday: [
    drive(
      'the tasks on home',
      ({ transport }: Around) => createActor(provideHome(transport).today, { input: { id: '' } }),
      'failed',
    ),
  ],
  listMyLeaves: [drive('the own leaves', (around) => createActor(of(around).mine, { input: {} }), 'failed')],
  listDecidedLeaves: [
    drive('the leaves decided on', (around) => createActor(of(around).decided, { input: {} }), 'failed'),
  ],
  getLeave: [drive('a leave', record, 'failed')],
  sendLeaveEvent: [
    drive(
      'an action on a leave',
      record,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'revoke' }],
        ['shown.asking', { type: 'words.changed', words: 'I am well.' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getLeave: approved } },
    ),
    drive(
      'the end of a leave',
      record,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'cancel' }],
        ['shown.asking', { type: 'words.changed', words: 'I am well.' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getLeave: pending } },
    ),
  ],
  getLeaveProspect: [drive('a request for leave', request, 'failed')],
  requestLeave: [
    drive(
      'a request for leave',
      request,
      'open.writing',
      [
        ['open.writing', { type: 'draft.changed', change: draft }],
        ['open.writing', { type: 'request.sent' }],
      ],
      { answers: { getLeaveProspect: prospect } },
    ),
  ],
  listPublicLive: [
    drive(
      'the live broadcasts',
      ({ transport }: Around) => createActor(provideLive(transport).broadcasts, { input: {} }),
      'failed',
    ),
  ],
  getPublicLive: [
    drive(
      'a live broadcast',
      ({ transport }: Around) => createActor(provideLive(transport).player({ current: null }), { input: { id: '7' } }),
      'failed',
    ),
  ],
}
