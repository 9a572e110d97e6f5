import assert from 'node:assert/strict'

import { NOTE_LIMIT } from '#api/note/note-rule.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { ownNoteFlow } from '#machines/note/own-note.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { shownOf } from '#tests/kit/models/samples.ts'
import { comesTo, sends, starts, tells } from '#tests/kit/models/steps.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const noStore = new Error('no store')
const gone = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: 'No.' })
/** Each with its fault. */
const drafts: Readonly<Record<string, string | null>> = {
  kept: null,
  '  \n': 'note.empty',
  ' other ': null,
  ['x'.repeat(NOTE_LIMIT + 1)]: 'note.tooLong',
}

const keeps = (text: string | null): string =>
  sends('keeping', 'writing.kept', { id: 'n1', written: text === null ? null : { text } })

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
    restoreChange: { done: [null, { text: ' kept ' }, { text: ' other ' }], error: [noStore] },
    keepChange: { done: [], error: [noStore] },
    save: { done: [{}], error: [noNetwork] },
    remove: { done: ['n1'], error: [noNetwork, gone] },
  },
  states: {
    opening: ({ context, tags }) =>
      assert.deepEqual([context.content, tags.has('changing'), tags.has('asking')], ['kept', false, false]),
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
    ...outcomes(ownNoteFlow, {
      done: {
        restoreChange: (step) => {
          const found = step.event.output
          if (found === null || found.text.trim() === step.before.context.content) comesTo(step, { value: 'shown' })
          else comesTo(step, { value: 'changing', context: { draft: found.text, isRestored: true } })
        },
        save: (step) =>
          comesTo(step, {
            value: 'shown',
            context: { content: step.before.context.draft.trim() },
            brings: [keeps(null), tells('changed')],
          }),
        remove: (step) => comesTo(step, { value: 'removed', brings: [keeps(null), tells('removed')] }),
      },
      error: {
        restoreChange: (step) => comesTo(step, { value: 'shown' }),
        keepChange: (step) => comesTo(step, {}),
        save: (step) => comesTo(step, { value: 'changing', context: { failure: shownOf(noNetwork) } }),
        remove: (step) =>
          step.event.error === gone
            ? comesTo(step, { value: 'removed', brings: [keeps(null), tells('removed')] })
            : comesTo(step, { value: 'asking', context: { failure: shownOf(noNetwork) } }),
      },
    }),
    'change.begun': (step) =>
      comesTo(step, {
        value: 'changing',
        context: { draft: step.before.context.content, isRestored: false, refusal: null, failure: null },
      }),
    'draft.changed': (step) => {
      const { text } = step.event
      const isOther = text.trim() !== step.before.context.content
      comesTo(step, { context: { draft: text, refusal: null }, brings: [keeps(isOther ? text : null)] })
    },
    // [VALID-15]
    'change.submitted': (step) => {
      const { draft, content, noteID } = step.before.context
      const refusal = drafts[draft] ?? null
      if (refusal !== null) return comesTo(step, { context: { refusal }, brings: [tells('formRefused')] })
      if (draft.trim() === content) return comesTo(step, { value: 'shown', brings: [keeps(null)] })
      comesTo(step, {
        value: 'saving',
        context: { refusal: null, failure: null },
        brings: [starts('save', { noteID, content: draft.trim() })],
      })
    },
    'change.dropped': (step) =>
      comesTo(step, { value: 'shown', context: { refusal: null, failure: null }, brings: [keeps(null)] }),
    'removal.asked': (step) => comesTo(step, { value: 'asking', context: { refusal: null, failure: null } }),
    'removal.confirmed': (step) =>
      comesTo(step, {
        value: 'removing',
        context: { refusal: null, failure: null },
        brings: [starts('remove', { noteID: 'n1' })],
      }),
    'removal.dropped': (step) => comesTo(step, { value: 'shown', context: { refusal: null, failure: null } }),
  },
  situation: ({ content, draft, refusal, failure }) => ({
    content,
    draft: draft.slice(0, 3),
    refusal,
    failure: failure?.reason,
  }),
})
