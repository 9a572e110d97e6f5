import assert from 'node:assert/strict'

import type { ManagedInformation } from '#api/news/managed-news.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { editorOf, rulesOf } from '#machines/editor/document-editor.flow.ts'
import { draftOf } from '#machines/news/information-draft.ts'
import { unfilled } from '#machines/kit/services.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const stale = refused('record.stale')
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
const blank = draftOf({ categoryCode: 'news', topicCode: null, texts: [] })
const written = draftOf(stored)
const services = {
  load: unfilled,
  create: unfilled,
  save: unfilled,
  publish: unfilled,
  withdraw: unfilled,
  discard: unfilled,
  clean: unfilled,
}
const isSame = rulesOf('information').isSame
/** Whether the selected command is still relevant. */
const isAsked = (value: unknown) => ['confirming', 'saving'].some((name) => JSON.stringify(value).includes(name))

export const documentEditorModel = pathModel(editorOf<'information'>(services), {
  inputs: [
    { kind: 'information', id: null, draft: blank },
    { kind: 'information', id: '7', draft: blank },
  ],
  events: {
    'item.reloaded': [{}],
    'draft.changed': [{ draft: written }, { draft: { ...written, topicCode: 'events' } }, { draft: blank }],
    'command.chosen': [{ command: 'save' }, { command: 'publish' }, { command: 'withdraw' }, { command: 'discard' }],
    'command.confirmed': [{}],
    'command.cancelled': [{}],
    'preview.opened': [{}],
    'preview.closed': [{}],
    'draft.dropped': [{}],
    'draft.kept': [{}],
  },
  senders: {
    'item.reloaded': ['teacher', 'admin'],
    'draft.changed': ['teacher', 'admin'],
    'command.chosen': ['teacher', 'admin'],
    'command.confirmed': ['teacher', 'admin'],
    'command.cancelled': ['teacher', 'admin'],
    'preview.opened': ['teacher', 'admin'],
    'preview.closed': ['teacher', 'admin'],
    'draft.dropped': ['teacher', 'admin'],
    'draft.kept': ['teacher', 'admin'],
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
    // No confirmation is asked for a command that the lifecycle would refuse.
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
      const { kind } = rulesOf('information').verdict(event.command, before.context.item, before.context.draft)
      const begun = event.command === 'save' ? 'saving' : 'confirming'
      assert.deepEqual(after.value, before.hasTag('ready') && kind === 'allowed' ? { open: begun } : before.value)
    },
    'draft.changed': ({ before, event, after }) => {
      if (before.hasTag('open')) assert.equal(after.context.draft, event.draft)
      assert.deepEqual(after.value, before.value)
    },
    // Unsaved changes are saved before publishing, so that readers get the text the author saw.
    'command.confirmed': ({ before, after }) => {
      const { command, id, draft, kept } = before.context
      if (!before.hasTag('confirming') || command !== 'publish') return
      const isStored = id !== null && isSame(draft, kept)
      assert.deepEqual(after.value, { open: isStored ? 'publishing' : 'saving' })
    },
    // The author's text survives a conflicting change, and is a change of it.
    'draft.kept': ({ before, after }) => assert.equal(after.context.draft, before.context.draft),
    'preview.closed': ({ before, after }) => {
      if (before.hasTag('preview')) assert.deepEqual([after.value, after.context.failure], [{ open: 'editing' }, null])
    },
  },
  situation: ({ id, item, draft, kept, sent, command, failure }, value) => ({
    isNew: id === null,
    state: item === null ? null : rulesOf('information').stateOf(item),
    isSaved: isSame(draft, kept),
    isSent: isSame(draft, sent),
    topic: draft.topicCode,
    isWritten: draft.texts.zh_CN.informationDetail !== '',
    command: isAsked(value) ? command : null,
    failure: failure?.reason,
  }),
})
