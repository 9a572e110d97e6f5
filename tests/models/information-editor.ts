import assert from 'node:assert/strict'

import type { ManagedInformation } from '#api/contract/managed-information.ts'
import { CallFailure } from '#api/contract/problem.ts'
import { commandVerdict, isSameDraft } from '#machines/flows/information-draft.ts'
import { informationEditorFlow } from '#machines/flows/information-editor.ts'
import { pathModel } from './paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const stale = refused('information.stale')
const anything = () => undefined

const text = { language: 'zh_CN', title: '新闻', summary: '', informationDetail: '<p>正文</p>' }
const stored: ManagedInformation = {
  informationID: '7',
  categoryCode: 'news',
  topicCode: null,
  state: 'draft',
  revision: 3,
  texts: [text],
  createdAt: '2026-03-02 08:00:00',
  updatedAt: '2026-03-02 08:00:00',
  publishedAt: null,
  views: 0,
}
const published: ManagedInformation = { ...stored, state: 'published' }
/** Whether the command that was chosen still matters. */
const isAsked = (value: unknown) => ['confirming', 'saving'].some((name) => JSON.stringify(value).includes(name))

export const informationEditorModel = pathModel(informationEditorFlow, {
  inputs: [
    { id: null, categoryCode: 'news' },
    { id: '7', categoryCode: 'news' },
  ],
  events: {
    'item.reloaded': [{}],
    'category.chosen': [{ categoryCode: 'about_us' }],
    'topic.chosen': [{ topicCode: 'events' }],
    'text.changed': [
      { language: 'zh_CN', change: { title: '新闻', informationDetail: '<p>正文</p>' } },
      { language: 'zh_CN', change: { informationDetail: '' } },
    ],
    'command.chosen': [{ command: 'save' }, { command: 'publish' }, { command: 'withdraw' }, { command: 'discard' }],
    'command.confirmed': [{}],
    'command.cancelled': [{}],
    'preview.opened': [{}],
    'preview.closed': [{}],
    'draft.dropped': [{}],
    'draft.kept': [{}],
  },
  services: {
    loadItem: {
      done: [stored, published],
      error: [noNetwork, refused('request.notFound'), refused('request.forbidden')],
    },
    saveItem: { done: [stored], error: [noNetwork, stale] },
    publishItem: { done: [published], error: [noNetwork, stale] },
    withdrawItem: { done: [{ ...stored, state: 'withdrawn' }], error: [noNetwork, stale] },
    discardItem: { done: [{ ...stored, state: 'discarded' }], error: [noNetwork, stale] },
    cleanTexts: { done: [{ zh_CN: '<p>正文</p>' }], error: [noNetwork] },
  },
  states: {
    beginning: anything,
    loading: anything,
    missing: anything,
    forbidden: anything,
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    open: anything,
    'open.editing': ({ tags }) => assert.ok(tags.has('ready')),
    // Nobody is asked about what the lifecycle would refuse.
    'open.confirming': ({ context: { command } }) => assert.notEqual(command, 'save'),
    'open.saving': ({ context: { command } }) => assert.ok(command === 'save' || command === 'publish'),
    'open.publishing': ({ context: { command, item } }) => assert.ok(command === 'publish' && item !== null),
    'open.withdrawing': ({ context }) => assert.equal(context.command, 'withdraw'),
    'open.discarding': ({ context }) => assert.equal(context.command, 'discard'),
    'open.stale': anything,
    'open.rebasing': anything,
    'open.cleaning': ({ tags }) => assert.ok(tags.has('preview') && tags.has('previewWaiting')),
    'open.previewing': ({ context }) => assert.deepEqual(context.preview, { zh_CN: '<p>正文</p>' }),
    'open.unpreviewed': ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    discarded: anything,
  },
  does: {
    'command.chosen': ({ before, event, after }) => {
      const { kind } = commandVerdict(event.command, before.context.item, before.context.draft)
      const begun = event.command === 'save' ? 'saving' : 'confirming'
      assert.deepEqual(after.value, before.hasTag('ready') && kind === 'allowed' ? { open: begun } : before.value)
    },
    'text.changed': ({ before, event, after }) => {
      assert.equal(after.context.draft.texts.zh_CN.informationDetail, event.change.informationDetail)
      assert.deepEqual(after.value, before.value)
    },
    'topic.chosen': ({ event, after }) => assert.equal(after.context.draft.topicCode, event.topicCode),
    'category.chosen': ({ before, event, after }) =>
      assert.equal(after.context.draft.categoryCode, before.context.id === null ? event.categoryCode : before.context.draft.categoryCode),
    // What readers get is what the author saw when they asked for it: what is not saved is saved first.
    'command.confirmed': ({ before, after }) => {
      const { command, id, draft, kept } = before.context
      if (!before.hasTag('confirming') || command !== 'publish') return
      const isStored = id !== null && isSameDraft(draft, kept)
      assert.deepEqual(after.value, { open: isStored ? 'publishing' : 'saving' })
    },
    // The author's own text outlives somebody else's change, and is a change of it.
    'draft.kept': ({ before, after }) => assert.equal(after.context.draft, before.context.draft),
    'preview.closed': ({ before, after }) => {
      if (before.hasTag('preview')) assert.deepEqual([after.value, after.context.failure], [{ open: 'editing' }, null])
    },
  },
  situation: ({ id, item, draft, kept, sent, command, failure }, value) => ({
    isNew: id === null,
    state: item?.state,
    isSaved: isSameDraft(draft, kept),
    isSent: isSameDraft(draft, sent),
    category: draft.categoryCode,
    topic: draft.topicCode,
    isWritten: draft.texts.zh_CN.informationDetail !== '',
    command: isAsked(value) ? command : null,
    failure: failure?.reason,
  }),
})
