import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { Lesson } from '#api/timetable/timetable.contract.ts'
import { checkInFlow } from '#machines/timetable/check-in.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const again = new CallFailure({ kind: 'refused', code: 5000, reason: 'agenda.alreadyParticipated', message: 'No.' })
const lesson: Lesson = {
  lessonID: 'l1',
  classID: 'c1',
  className: 'Hydrology',
  title: 'Gauging',
  startTime: '2026-03-02 10:00:00',
  endTime: '2026-03-02 11:00:00',
  room: '205',
  place: '205',
  classKind: 'face',
  teachers: [],
  attendance: 'present',
  canCheckIn: false,
  isTeaching: false,
}
const isWhole = (code: string) => code.replaceAll(' ', '').length === 6

export const checkInModel = pathModel(checkInFlow, {
  inputs: [
    { lessonID: 'l1', code: '' },
    { lessonID: 'l1', code: '123456' },
  ],
  events: {
    'code.changed': [{ code: '12345' }, { code: '123 456' }, { code: '1234567' }],
    'code.submitted': [{}],
  },
  senders: { 'code.changed': 'learner', 'code.submitted': 'learner' },
  services: { send: { done: [lesson], error: [noNetwork, again] } },
  states: {
    arriving: () => assert.fail('It is left at once'),
    typing: ({ tags, context }) =>
      assert.deepEqual([tags.has('busy'), tags.has('done'), context.lessonID], [false, false, 'l1']),
    sending: ({ tags, context }) =>
      assert.deepEqual([tags.has('busy'), isWhole(context.code), context.failure], [true, true, null]),
    done: ({ tags, context }) => assert.deepEqual([tags.has('done'), context.failure], [true, null]),
  },
  does: {
    'code.changed': ({ before, event, after }) => {
      if (before.value === 'typing')
        assert.deepEqual([after.value, after.context.code, after.context.failure], ['typing', event.code, null])
    },
    'code.submitted': ({ before, after }) => {
      if (before.value === 'typing') assert.equal(after.value, isWhole(before.context.code) ? 'sending' : 'typing')
    },
  },
  situation: ({ code, failure }) => ({ code, failure: failure?.reason }),
})
