import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { Clash, ManagedTimetable } from '#api/timetable/managed-timetable.contract.ts'
import { classTimetableFlow } from '#machines/timetable/class-timetable.flow.ts'
import { draftOf, newLesson } from '#machines/timetable/lesson-draft.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const forbidden = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.forbidden', message: 'No.' })
const lesson = {
  lessonID: 'l1',
  titles: { zh_CN: '测流' },
  startTime: '2026-03-02 10:00:00',
  endTime: '2026-03-02 11:00:00',
  room: '205',
  teachers: [],
}
const timetable: ManagedTimetable = { timeZone: 'Asia/Shanghai', list: [lesson], rooms: ['205'] }
const clash: Clash = {
  kind: 'room',
  name: '205',
  of: { lesson: 'Models', className: 'Hydrology' },
  startTime: '2026-03-02 10:00:00',
  endTime: '2026-03-02 11:00:00',
}

export const classTimetableModel = pathModel(classTimetableFlow, {
  inputs: [{ classID: 'c1' }],
  events: {
    'timetable.reloaded': [{}],
    'draft.begun': [{ draft: newLesson }, { draft: draftOf(lesson) }],
    'draft.changed': [{ draft: { titles: {} } }, { draft: { titles: { zh_CN: '测流' } } }, { draft: { end: '' } }],
    'draft.submitted': [{}],
    'draft.dropped': [{}],
    'removal.asked': [{ lessonID: 'l1' }],
    'removal.confirmed': [{}],
    'removal.dropped': [{}],
  },
  senders: {
    'timetable.reloaded': 'headmaster',
    'draft.begun': 'headmaster',
    'draft.changed': 'headmaster',
    'draft.submitted': 'headmaster',
    'draft.dropped': 'headmaster',
    'removal.asked': 'headmaster',
    'removal.confirmed': 'headmaster',
    'removal.dropped': 'headmaster',
  },
  services: {
    load: { done: [timetable], error: [noNetwork, forbidden] },
    save: {
      done: [
        { isSaved: true, clashes: [] },
        { isSaved: false, clashes: [clash] },
      ],
      error: [noNetwork],
    },
    remove: { done: [{}], error: [noNetwork] },
  },
  states: {
    loading: ({ tags }) => assert.deepEqual([tags.has('busy'), tags.has('writing')], [true, false]),
    failed: ({ tags, context }) => assert.deepEqual([tags.has('failed'), context.failure !== null], [true, true]),
    forbidden: ({ tags }) => assert.ok(tags.has('forbidden')),
    shown: ({ context, tags }) =>
      assert.deepEqual([context.timetable, tags.has('writing'), tags.has('asking')], [timetable, false, false]),
    writing: ({ tags }) => assert.deepEqual([tags.has('writing'), tags.has('busy')], [true, false]),
    warned: ({ tags, context }) => assert.deepEqual([tags.has('writing'), context.clashes], [true, [clash]]),
    saving: ({ tags, context }) =>
      assert.deepEqual(
        [tags.has('busy'), context.draft.titles['zh_CN'], context.refusal, context.failure],
        [true, '测流', null, null],
      ),
    insisting: ({ tags, context }) => assert.deepEqual([tags.has('busy'), context.clashes], [true, [clash]]),
    asking: ({ tags, context }) => assert.deepEqual([tags.has('asking'), context.removed], [true, 'l1']),
    removing: ({ tags, context }) =>
      assert.deepEqual([tags.has('asking'), tags.has('busy'), context.removed], [true, true, 'l1']),
  },
  does: {
    'timetable.reloaded': ({ before, after }) => {
      if (before.value === 'failed' || before.value === 'shown') assert.equal(after.value, 'loading')
    },
    'draft.begun': ({ before, event, after }) => {
      if (before.value !== 'shown') return
      assert.deepEqual(
        [after.value, after.context.draft, after.context.refusal, after.context.clashes, after.context.failure],
        ['writing', event.draft, null, [], null],
      )
    },
    'draft.changed': ({ before, event, after }) => {
      if (before.value !== 'writing' && before.value !== 'warned') return
      assert.deepEqual(
        [after.value, after.context.draft, after.context.refusal, after.context.clashes],
        ['writing', { ...before.context.draft, ...event.draft }, null, []],
      )
    },
    'draft.submitted': ({ before, after, effects }) => {
      if (before.value === 'warned') assert.equal(after.value, 'insisting')
      if (before.value !== 'writing') return
      const { titles, start, end } = before.context.draft
      const refusal =
        titles['zh_CN'] === undefined
          ? 'timetable.titleMissing'
          : start === '' || end === ''
            ? 'timetable.timeMissing'
            : null
      announcesRefusal(effects, refusal !== null)
      assert.deepEqual([after.value, after.context.refusal], [refusal === null ? 'saving' : 'writing', refusal])
    },
    'draft.dropped': ({ before, after }) => {
      if (before.value === 'writing' || before.value === 'warned') assert.equal(after.value, 'shown')
    },
    'removal.asked': ({ before, event, after }) => {
      if (before.value === 'shown')
        assert.deepEqual([after.value, after.context.removed, after.context.failure], ['asking', event.lessonID, null])
    },
    'removal.confirmed': ({ before, after }) => {
      if (before.value === 'asking') assert.equal(after.value, 'removing')
    },
    'removal.dropped': ({ before, after }) => {
      if (before.value === 'asking') assert.equal(after.value, 'shown')
    },
  },
  situation: ({ draft, refusal, clashes, failure, removed }) => ({
    titles: draft.titles,
    end: draft.end,
    lessonID: draft.lessonID,
    refusal,
    clashes: clashes.length,
    failure: failure?.reason,
    removed,
  }),
})
