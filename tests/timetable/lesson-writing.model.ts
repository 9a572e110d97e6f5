import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { Clash } from '#api/timetable/managed-timetable.contract.ts'
import { lessonWritingFlow } from '#machines/timetable/lesson-writing.flow.ts'
import { draftOf, newLesson } from '#machines/timetable/lesson-draft.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const lesson = {
  lessonID: 'l1',
  titles: { zh_CN: '测流' },
  startTime: '2026-03-02 10:00:00',
  endTime: '2026-03-02 11:00:00',
  room: '205',
  teachers: [],
}
const noStore = new Error('no store')
const found = { ...newLesson, titles: { zh_CN: '测流' }, room: '205' }
const forgets = (effects: readonly string[]): boolean => effects.some((effect) => effect.includes('"written":null'))
const clash: Clash = {
  kind: 'room',
  name: '205',
  of: { lesson: 'Models', className: 'Hydrology' },
  startTime: '2026-03-02 10:00:00',
  endTime: '2026-03-02 11:00:00',
}

export const lessonWritingModel = pathModel(lessonWritingFlow, {
  inputs: [{ classID: 'c1' }],
  events: {
    'draft.begun': [{ draft: newLesson }, { draft: draftOf(lesson) }],
    'draft.changed': [{ draft: { titles: {} } }, { draft: { titles: { zh_CN: '测流' } } }, { draft: { end: '' } }],
    'draft.submitted': [{}],
    'draft.dropped': [{}],
    'writing.dropped': [{}],
  },
  senders: {
    'draft.begun': 'headmaster',
    'draft.changed': 'headmaster',
    'draft.submitted': 'headmaster',
    'draft.dropped': 'headmaster',
    'writing.dropped': 'headmaster',
  },
  services: {
    restoreDraft: { done: [null, found], error: [noStore] },
    keepDraft: { done: [], error: [noStore] },
    save: {
      done: [
        { isSaved: true, clashes: [] },
        { isSaved: false, clashes: [clash] },
      ],
      error: [noNetwork],
    },
  },
  states: {
    idle: ({ tags }) => assert.deepEqual([tags.has('writing'), tags.has('busy')], [false, false]),
    restoring: ({ tags, context }) => assert.deepEqual([tags.has('writing'), context.isRestored], [false, false]),
    writing: ({ tags }) => assert.deepEqual([tags.has('writing'), tags.has('busy')], [true, false]),
    warned: ({ tags, context }) => assert.deepEqual([tags.has('writing'), context.clashes], [true, [clash]]),
    saving: ({ tags, context }) =>
      assert.deepEqual(
        [tags.has('busy'), context.draft.titles['zh_CN'], context.refusal, context.failure],
        [true, '测流', null, null],
      ),
    insisting: ({ tags, context }) => assert.deepEqual([tags.has('busy'), context.clashes], [true, [clash]]),
  },
  does: {
    'draft.begun': ({ before, event, after }) => {
      if (before.value !== 'idle') return
      assert.deepEqual(
        [after.value, after.context.draft, after.context.refusal, after.context.clashes, after.context.failure],
        ['restoring', event.draft, null, [], null],
      )
    },
    'draft.changed': ({ before, event, after, effects }) => {
      if (before.value !== 'writing' && before.value !== 'warned') return
      assert.ok(effects.some((effect) => effect.includes('"written":{')))
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
        Object.keys(titles).length === 0
          ? 'timetable.titleMissing'
          : start === '' || end === ''
            ? 'timetable.timeMissing'
            : null
      announcesRefusal(effects, refusal !== null)
      assert.deepEqual([after.value, after.context.refusal], [refusal === null ? 'saving' : 'writing', refusal])
    },
    'draft.dropped': ({ before, after, effects }) => {
      if (before.value !== 'writing' && before.value !== 'warned') return
      assert.deepEqual([after.value, forgets(effects)], ['idle', true])
    },
    // The form stays open, with what it began with.
    'writing.dropped': ({ before, after, effects }) => {
      if (before.value !== 'writing' && before.value !== 'warned') return
      const { draft, begun, isRestored } = after.context
      assert.deepEqual([after.value, draft, isRestored, forgets(effects)], ['writing', begun, false, true])
    },
  },
  situation: ({ draft, begun, isRestored, refusal, clashes, failure }) => ({
    titles: draft.titles,
    end: draft.end,
    lessonID: draft.lessonID,
    room: draft.room,
    begun: begun.lessonID,
    isRestored,
    refusal,
    clashes: clashes.length,
    failure: failure?.reason,
  }),
})
