import assert from 'node:assert/strict'

import type { Letter, Letters } from '#api/message/letter.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { dialogueFlow } from '#machines/message/dialogue.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const notFound = new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: 'No.' })

const letter = (messageId: string, state: 1 | 2 = 1, isOwn = false): Letter => ({
  messageId,
  dialogueId: 'd1',
  chatUserName: 'Lin',
  chatUserId: 'u2',
  senderName: isOwn ? 'Me' : 'Lin',
  isOwn,
  content: 'Good morning',
  sendTime: '2026-03-02 08:00:00',
  messageState: state,
  otherPhoto: null,
})
const letters = (list: Letter[]): Letters => ({
  partner: { userId: 'u2', originalName: 'Lin' },
  canWrite: true,
  list,
  hasEarlier: list[0]?.messageId !== 'a',
})
const idsOf = (list: readonly Letter[]) => list.map(({ messageId }) => messageId)
const anything = () => undefined

export const dialogueModel = pathModel(dialogueFlow, {
  inputs: [
    { dialogueId: 'd1', isSeen: true },
    { dialogueId: 'd1', isSeen: false },
  ],
  events: {
    'letters.reloaded': [{}],
    'earlier.requested': [{}],
    'letter.sent': [{ letter: letter('x', 1, true) }],
    'page.seen': [{}],
    'page.hidden': [{}],
    // An internal event.
    'letters.taken': [],
  },
  senders: {
    'letters.reloaded': 'learner',
    'letter.sent': 'learner',
    'earlier.requested': 'learner',
    'page.seen': 'browser',
    'page.hidden': 'browser',
    'letters.taken': 'browser',
  },
  services: {
    loadLetters: {
      done: [letters([letter('b'), letter('c', 2)]), letters([letter('a'), letter('b')])],
      error: [noNetwork, notFound],
    },
    markRead: { done: ['c'], error: [noNetwork] },
  },
  states: {
    history: anything,
    'history.loading': ({ tags }) => assert.ok(tags.has('loading')),
    'history.missing': ({ context }) => assert.deepEqual(context.letters, []),
    'history.failed': ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    'history.shown': ({ context }) => {
      assert.equal(context.partner?.originalName, 'Lin')
      assert.equal(new Set(idsOf(context.letters)).size, context.letters.length, 'no letter is there twice')
    },
    'history.shown.latest': anything,
    'history.shown.latest.resting': anything,
    'history.shown.latest.renewing': anything,
    'history.shown.earlier': anything,
    'history.shown.earlier.resting': anything,
    'history.shown.earlier.fetching': ({ tags }) => assert.ok(tags.has('fetchingEarlier')),
    'history.shown.earlier.failed': ({ tags }) => assert.ok(tags.has('earlierFailed')),
    reading: anything,
    'reading.resting': anything,
    'reading.marking': anything,
  },
  does: {
    'earlier.requested': ({ before, after }) => {
      if (before.matches({ history: { shown: { earlier: 'resting' } } })) {
        assert.equal(after.hasTag('fetchingEarlier'), before.context.hasEarlier)
      }
    },
    'letter.sent': ({ before, event, after }) => {
      if (before.hasTag('shown')) assert.equal(idsOf(after.context.letters).at(-1), event.letter.messageId)
    },
    'page.seen': ({ after }) => {
      assert.equal(after.context.isSeen, true)
      // Displayed letters are marked as read.
      if (after.context.letters.some(({ messageState }) => messageState === 2))
        assert.equal(after.value.reading, 'marking')
    },
    'page.hidden': ({ after }) => assert.equal(after.context.isSeen, false),
  },
  situation: ({ letters: known, isSeen, hasEarlier }) => ({
    known: known.map(({ messageId, messageState }) => `${messageId}${messageState}`).join(),
    isSeen,
    hasEarlier,
  }),
})
