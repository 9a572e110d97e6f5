import assert from 'node:assert/strict'

import { NOTE_LIMIT } from '#api/note/note-rule.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { ownNoteFlow } from '#machines/note/own-note.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const gone = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: 'No.' })
/** Each with its fault. */
const drafts: Readonly<Record<string, string | null>> = {
  kept: null,
  '  \n': 'note.empty',
  ' other ': null,
  ['x'.repeat(NOTE_LIMIT + 1)]: 'note.tooLong',
}

export const ownNoteModel = pathModel(ownNoteFlow, {
  inputs: [{ noteID: 'n1', content: 'kept' }],
  events: {
    'change.begun': [{}],
    'draft.changed': Object.keys(drafts).map((text) => ({ text })),
    'change.submitted': [{}],
    'change.dropped': [{}],
    'removal.asked': [{}],
    'removal.confirmed': [{}],
    'removal.dropped': [{}],
  },
  senders: {
    'change.begun': 'learner',
    'draft.changed': 'learner',
    'change.submitted': 'learner',
    'change.dropped': 'learner',
    'removal.asked': 'learner',
    'removal.confirmed': 'learner',
    'removal.dropped': 'learner',
  },
  services: {
    save: { done: [{}], error: [noNetwork] },
    remove: { done: ['n1'], error: [noNetwork, gone] },
  },
  states: {
    shown: ({ context, tags }) =>
      assert.deepEqual(
        [['kept', 'other'].includes(context.content), tags.has('changing'), tags.has('asking')],
        [true, false, false],
      ),
    changing: ({ tags }) => assert.deepEqual([tags.has('changing'), tags.has('busy')], [true, false]),
    saving: ({ context, tags }) =>
      assert.deepEqual(
        [tags.has('changing'), tags.has('busy'), context.refusal, context.failure],
        [true, true, null, null],
      ),
    asking: ({ tags }) => assert.deepEqual([tags.has('asking'), tags.has('busy')], [true, false]),
    removing: ({ context, tags }) =>
      assert.deepEqual([tags.has('asking'), tags.has('busy'), context.failure], [true, true, null]),
    removed: ({ tags }) => assert.ok(tags.has('removed')),
  },
  does: {
    'change.begun': ({ before, after }) => {
      if (before.value === 'shown')
        assert.deepEqual(
          [after.value, after.context.draft, after.context.refusal],
          ['changing', before.context.content, null],
        )
    },
    // [VALID-15]
    'change.submitted': ({ before, after, effects }) => {
      if (before.value !== 'changing') return
      const { draft, content } = before.context
      const refusal = drafts[draft] ?? null
      announcesRefusal(effects, refusal !== null)
      const next = refusal !== null ? 'changing' : draft.trim() === content ? 'shown' : 'saving'
      assert.deepEqual([after.value, after.context.content], [next, content])
      if (refusal !== null) assert.equal(after.context.refusal, refusal)
    },
    'draft.changed': ({ before, event, after }) => {
      if (before.value === 'changing')
        assert.deepEqual([after.context.draft, after.context.refusal], [event.text, null])
    },
    'change.dropped': ({ before, after }) => {
      if (before.value === 'changing')
        assert.deepEqual([after.value, after.context.content], ['shown', before.context.content])
    },
    'removal.confirmed': ({ before, after }) => {
      if (before.value === 'asking') assert.equal(after.value, 'removing')
    },
    'removal.dropped': ({ before, after }) => {
      if (before.value === 'asking') assert.equal(after.value, 'shown')
    },
  },
  situation: ({ content, draft, refusal, failure }) => ({
    content,
    draft: draft.slice(0, 3),
    refusal,
    failure: failure?.reason,
  }),
})
