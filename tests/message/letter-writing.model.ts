import assert from 'node:assert/strict'

import { LETTER_LIMIT } from '#api/message/letter-rule.ts'
import type { Letter } from '#api/message/letter.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { letterWritingFlow } from '#machines/message/letter-writing.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const sent: Letter = {
  messageId: 'x',
  dialogueId: 'd1',
  chatUserName: 'Lin',
  chatUserId: 'u2',
  senderName: 'Me',
  isOwn: true,
  content: 'hello',
  sendTime: '2026-03-02 08:00:00',
  messageState: 1,
  otherPhoto: null,
}
/** Each with its fault. */
const drafts: Readonly<Record<string, string | null>> = {
  '': 'message.letterEmpty',
  ' \u200b\n ': 'message.letterEmpty',
  ' hello ': null,
  ['x'.repeat(LETTER_LIMIT + 1)]: 'message.letterTooLong',
}

export const letterWritingModel = pathModel(letterWritingFlow, {
  inputs: [
    { to: 'd1', draft: '', outgoing: [] },
    { to: 'd1', draft: '', outgoing: [{ letterId: 'k', content: 'kept' }] },
  ],
  events: {
    'draft.changed': ({ draft }) => (draft in drafts ? Object.keys(drafts).map((text) => ({ text })) : [{ text: '' }]),
    'letter.written': ({ outgoing }) =>
      outgoing.length < 2 ? [{ letterId: outgoing.some(({ letterId }) => letterId === 'x') ? 'y' : 'x' }] : [],
    'delivery.retried': [{}],
    'network.returned': [{}],
    'letter.withdrawn': ({ outgoing }) => outgoing.map(({ letterId }) => ({ letterId })),
  },
  senders: {
    'draft.changed': 'learner',
    'letter.written': 'learner',
    'delivery.retried': 'learner',
    'letter.withdrawn': 'learner',
    'network.returned': 'browser',
  },
  services: { deliver: { done: [sent], error: [noNetwork] } },
  states: {
    deciding: () => undefined,
    idle: ({ context }) => assert.deepEqual(context.outgoing, []),
    sending: ({ context }) => assert.ok(context.outgoing.length > 0),
    held: ({ context }) => assert.ok(context.outgoing.length > 0),
  },
  does: {
    // [VALID-15, ERROR-36]
    'letter.written': ({ before, event, after, effects }) => {
      const { draft, outgoing } = before.context
      const refusal = drafts[draft]
      if (refusal === undefined) return
      assert.equal(after.context.refusal, refusal)
      announcesRefusal(effects, refusal !== null)
      if (refusal !== null) {
        assert.deepEqual([after.value, after.context.outgoing, after.context.draft], [before.value, outgoing, draft])
        return
      }
      assert.deepEqual(after.context.outgoing, [...outgoing, { letterId: event.letterId, content: 'hello' }])
      assert.equal(after.context.draft, '')
      assert.ok(effects.includes('keepWriting'))
    },
    'letter.withdrawn': ({ before, event, after, effects }) => {
      if (before.value !== 'held') return
      const taken = before.context.outgoing.find(({ letterId }) => letterId === event.letterId)
      assert.ok(after.context.draft.startsWith(taken?.content ?? ''))
      assert.equal(after.context.outgoing.length, before.context.outgoing.length - 1)
      assert.ok(effects.includes('keepWriting'))
    },
    'draft.changed': ({ event, after, effects }) => {
      assert.deepEqual([after.context.draft, after.context.refusal], [event.text, null])
      assert.ok(effects.includes('keepWriting'))
    },
    'delivery.retried': ({ before, after }) => {
      if (before.value === 'held')
        assert.deepEqual([after.value, after.context.outgoing], ['sending', before.context.outgoing])
    },
    'network.returned': ({ before, after }) => {
      if (before.value === 'held')
        assert.deepEqual([after.value, after.context.outgoing], ['sending', before.context.outgoing])
    },
  },
  situation: ({ draft, outgoing, heldBy, refusal }) => ({
    heldBy: heldBy?.reason,
    refusal,
    // Only the prefix of a restored draft distinguishes situations.
    draft: draft.slice(0, 3),
    isTakenBack: !(draft in drafts),
    fault: drafts[draft],
    outgoing: outgoing.map(({ letterId, content }) => [letterId, content.slice(0, 3)]),
  }),
})
