import assert from 'node:assert/strict'

import { NOTE_LIMIT } from '#api/note/note-rule.ts'
import { cleanText } from '#api/kit/written-text.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { noteWritingFlow } from '#machines/note/note-writing.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const noStore = new Error('no store')
/** Each with its fault. */
const drafts: Readonly<Record<string, string | null>> = {
  ' \u200b\n ': 'note.empty',
  ' good ': null,
  better: null,
  ['x'.repeat(NOTE_LIMIT + 1)]: 'note.tooLong',
}

export const noteWritingModel = pathModel(noteWritingFlow, {
  inputs: [
    { courseID: 'c1', coursewareID: null },
    { courseID: 'c1', coursewareID: 'l1' },
  ],
  events: {
    'draft.changed': ({ coursewareID, atSeconds }) =>
      Object.keys(drafts).map((text) => ({
        text,
        atSeconds: coursewareID === null ? null : atSeconds === null ? 7 : 9,
      })),
    'note.written': ({ outgoing }) => [{ noteID: outgoing?.noteID === 'x' ? 'y' : 'x' }],
    'writing.dropped': [{}],
  },
  senders: { 'draft.changed': 'learner', 'note.written': 'learner', 'writing.dropped': 'learner' },
  services: {
    restoreDraft: { done: [null, { text: ' good ', atSeconds: 5 }], error: [noStore] },
    keepDraft: { done: [], error: [noStore] },
    keep: { done: [{}], error: [noNetwork] },
  },
  states: {
    open: ({ tags }) => assert.ok(!tags.has('sending')),
    sending: ({ context, tags }) => {
      assert.ok(tags.has('sending'))
      assert.deepEqual(
        [
          ['good', 'better'].includes(context.outgoing?.content ?? ''),
          context.failure,
          context.refusal === null || context.draft !== '',
        ],
        [true, null, true],
      )
    },
  },
  does: {
    // [VALID-15]
    'note.written': ({ before, event, after, effects }) => {
      if (before.value !== 'open') return
      const { draft, outgoing, courseID, coursewareID, atSeconds } = before.context
      const refusal = draft === '' ? 'note.empty' : drafts[draft]
      assert.deepEqual(
        [after.context.refusal, after.context.draft, after.value],
        [refusal, draft, refusal === null ? 'sending' : 'open'],
      )
      announcesRefusal(effects, refusal !== null)
      if (refusal !== null) return
      const content = draft.trim()
      // A retry keeps its id.
      const noteID = outgoing?.content === content ? outgoing.noteID : event.noteID
      assert.deepEqual(after.context.outgoing, { noteID, courseID, coursewareID, atSeconds, content })
    },
    'writing.dropped': ({ after, effects }) => {
      const { draft, atSeconds, isRestored } = after.context
      assert.deepEqual([draft, atSeconds, isRestored], ['', null, false])
      assert.ok(effects.some((effect) => effect.includes('"written":null')))
    },
    'draft.changed': ({ before, event, after, effects }) => {
      // Only what says something is kept on the device.
      const isKept = effects.some((effect) => effect.includes('"written":{'))
      assert.equal(isKept, cleanText(event.text) !== '')
      assert.deepEqual([after.context.draft, after.context.refusal], [event.text, null])
      // The position is fixed at the first character.
      const isBlank = event.text.trim() === ''
      if (!isBlank) assert.equal(after.context.atSeconds, before.context.atSeconds ?? event.atSeconds)
    },
  },
  situation: ({ draft, atSeconds, isRestored, outgoing, refusal, failure }) => ({
    draft: draft.slice(0, 3),
    atSeconds,
    isRestored,
    outgoing: outgoing?.content,
    again: outgoing?.noteID,
    refusal,
    failure: failure?.reason,
  }),
})
