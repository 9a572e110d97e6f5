import assert from 'node:assert/strict'

import { COMMENT_LIMIT } from '#api/course/comment-rule.ts'
import { cleanText } from '#api/kit/written-text.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { courseCommentsFlow } from '#machines/course/course-comments.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const gone = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: 'No.' })
const noStore = new Error('no store')
/** Invalid texts, each with its error code. */
const drafts: Readonly<Record<string, string | null>> = {
  ' \u200b\n ': 'course.commentEmpty',
  ' good ': null,
  better: null,
  ['x'.repeat(COMMENT_LIMIT + 1)]: 'course.commentTooLong',
}
const regions = (value: unknown) => value as { readonly writing: string; readonly removal: string }

export const courseCommentsModel = pathModel(courseCommentsFlow, {
  inputs: [{ courseID: 'c1' }],
  events: {
    'draft.changed': Object.keys(drafts).map((text) => ({ text })),
    'comment.written': ({ outgoing }) => [{ commentID: outgoing?.commentID === 'x' ? 'y' : 'x' }],
    'writing.dropped': [{}],
    'removal.asked': [{ commentID: 'k' }],
    'removal.confirmed': [{}],
    'removal.dropped': [{}],
  },
  senders: {
    'draft.changed': 'learner',
    'comment.written': 'learner',
    'writing.dropped': 'learner',
    'removal.asked': 'learner',
    'removal.confirmed': 'learner',
    'removal.dropped': 'learner',
  },
  services: {
    restoreDraft: { done: [null, { text: ' good ' }], error: [noStore] },
    keepDraft: { done: [], error: [noStore] },
    write: { done: [{}], error: [noNetwork] },
    remove: { done: ['k'], error: [noNetwork, gone] },
  },
  states: {
    writing: () => undefined,
    'writing.open': ({ tags }) => assert.ok(!tags.has('sending')),
    'writing.sending': ({ context, tags }) => {
      assert.ok(tags.has('sending'))
      assert.deepEqual(
        [['good', 'better'].includes(context.outgoing?.content ?? ''), context.unsentBecause],
        [true, null],
      )
    },
    removal: () => undefined,
    'removal.resting': ({ context }) => assert.deepEqual([context.removing, context.notRemovedBecause], [null, null]),
    'removal.asking': ({ context, tags }) => {
      assert.ok(tags.has('asking') && !tags.has('removing'))
      assert.equal(context.removing, 'k')
    },
    'removal.removing': ({ context, tags }) => {
      assert.ok(tags.has('asking') && tags.has('removing'))
      assert.equal(context.removing, 'k')
    },
  },
  does: {
    // [VALID-15, ERROR-36]
    'comment.written': ({ before, event, after, effects }) => {
      if (regions(before.value).writing !== 'open') return
      const { draft, outgoing } = before.context
      const refusal = draft === '' ? 'course.commentEmpty' : drafts[draft]
      assert.deepEqual([after.context.refusal, after.context.draft], [refusal, draft])
      announcesRefusal(effects, refusal !== null)
      assert.equal(regions(after.value).writing, refusal === null ? 'sending' : 'open')
      if (refusal !== null) return
      // A retry keeps its id.
      const commentID = outgoing?.content === draft.trim() ? outgoing.commentID : event.commentID
      assert.deepEqual(after.context.outgoing, { commentID, content: draft.trim() })
    },
    'draft.changed': ({ event, after, effects }) => {
      assert.deepEqual([after.context.draft, after.context.refusal], [event.text, null])
      // Only what says something is kept on the device.
      assert.equal(
        effects.some((effect) => effect.includes('"written":{')),
        cleanText(event.text) !== '',
      )
    },
    'writing.dropped': ({ after, effects }) => {
      assert.deepEqual([after.context.draft, after.context.isRestored], ['', false])
      assert.ok(effects.some((effect) => effect.includes('"written":null')))
    },
    'removal.dropped': ({ before, after }) => {
      if (regions(before.value).removal === 'asking') assert.equal(regions(after.value).removal, 'resting')
    },
    'removal.confirmed': ({ before, after }) => {
      if (regions(before.value).removal === 'asking') assert.equal(regions(after.value).removal, 'removing')
    },
  },
  situation: ({ draft, isRestored, outgoing, refusal, unsentBecause, removing, notRemovedBecause }) => ({
    draft: draft.slice(0, 3),
    isRestored,
    outgoing: outgoing?.content,
    again: outgoing?.commentID,
    refusal,
    unsent: unsentBecause?.reason,
    removing,
    notRemoved: notRemovedBecause?.reason,
  }),
})
