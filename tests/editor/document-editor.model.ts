import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { ManagedInformation } from '#api/news/managed-news.contract.ts'
import { editorOf, rulesOf } from '#machines/editor/document-editor.flow.ts'
import { draftOf } from '#machines/news/information-draft.ts'
import { unfilled } from '#machines/kit/services.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { isLeftAtOnce, showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, starts, tells } from '#tests/kit/models/steps.ts'

const notFound = refusal('request.notFound')
const forbidden = refusal('request.forbidden')
const stale = refusal('record.stale')

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
const published: ManagedInformation = { ...stored, state: 'published', revision: 4 }
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

const flow = editorOf<'information'>(services)
type Shown = SnapshotFrom<typeof flow>
type Stepped = Step<Shown>
type Inside = Extract<Shown['value'], { open: unknown }>['open']
type Failed = Stepped & { readonly event: { readonly error: unknown } }
const { shows, showsOnly } = showing<Shown>()

const seenIn = ({ id, item }: Shown['context']) => ({ id: id ?? '', revision: item?.revision ?? 0 })
const loads = ({ before }: Stepped) => starts('loadItem', { id: before.context.id ?? '' })
const goes = (
  step: Stepped,
  open: Inside,
  context: Partial<Shown['context']> = {},
  brings: readonly string[] = [],
): void => comesTo(step, { value: { open }, context, brings })
/** What is sent is what was written when it was sent. */
const saves = (step: Stepped, context: Partial<Shown['context']> = {}): void => {
  const { id, draft } = step.before.context
  goes(step, 'saving', { ...context, sent: draft }, [starts('saveItem', { ...seenIn(step.before.context), id, draft })])
}
/** A stale revision opens a question; every other refusal is shown beside the input. */
const isRefused = (step: Failed): void =>
  step.event.error === stale ? goes(step, 'stale') : goes(step, 'editing', { failure: shownOf(step.event.error) })
const isDone = (step: Stepped & { readonly event: { readonly output: ManagedInformation } }): void => {
  const { command, id } = step.before.context
  goes(step, 'editing', { item: step.event.output }, [tells('done', { command, id: id ?? '' })])
}

export const documentEditorModel = pathModel(flow, {
  inputs: [
    { kind: 'information', id: null, draft: blank },
    { kind: 'information', id: '7', draft: blank },
  ],
  events: {
    'item.reloaded': [{}],
    'item.signalled': [{}],
    'draft.changed': [{ draft: written }, { draft: { ...written, topicCode: 'events' } }, { draft: blank }],
    'command.chosen': [{ command: 'save' }, { command: 'publish' }, { command: 'withdraw' }, { command: 'discard' }],
    'command.confirmed': [{}],
    'command.cancelled': [{}],
    'preview.opened': [{}],
    'preview.closed': [{}],
    // One that is not stored yet has no stored text to go back to.
    'draft.dropped': ({ id }) => (id === null ? [] : [{}]),
    'draft.kept': [{}],
  },
  senders: {
    'item.reloaded': ['teacher', 'admin'],
    'item.signalled': 'browser',
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
    loadItem: { done: [stored, published], error: [noNetwork, notFound, forbidden] },
    saveItem: { done: [stored], error: [noNetwork, stale] },
    publishItem: { done: [published], error: [noNetwork, stale] },
    withdrawItem: { done: [{ ...stored, state: 'withdrawn' }], error: [noNetwork, stale] },
    discardItem: { done: [{ ...stored, state: 'discarded' }], error: [noNetwork, stale] },
    cleanTexts: { done: [{ zh_CN: '<p>正文</p>' }], error: [noNetwork] },
  },
  states: {
    beginning: isLeftAtOnce,
    loading: showsOnly({ tags: ['loadingMark'], runs: ['loadItem'], context: { id: '7' } }),
    missing: showsOnly({ tags: ['missing'] }),
    forbidden: showsOnly({ tags: ['forbidden'] }),
    failed: showsOnly({ tags: ['failed'], context: { failure: unreached } }),
    open: shows({ tags: ['open'] }, ({ context: { id, item } }) => assert.ok(id === null || item !== null)),
    'open.editing': showsOnly({ tags: ['open', 'ready'] }),
    'open.lookingUp': showsOnly({ tags: ['open', 'ready'], runs: ['loadItem'] }),
    // No confirmation is asked for a command that the lifecycle would refuse.
    'open.confirming': showsOnly({ tags: ['confirming', 'open'] }, ({ context: { command } }) =>
      assert.notEqual(command, 'save'),
    ),
    'open.saving': showsOnly({ tags: ['busy', 'open'], runs: ['saveItem'] }, ({ context: { command } }) =>
      assert.ok(command === 'save' || command === 'publish'),
    ),
    'open.publishing': showsOnly({ tags: ['busy', 'open'], runs: ['publishItem'], context: { command: 'publish' } }),
    'open.withdrawing': showsOnly({ tags: ['busy', 'open'], runs: ['withdrawItem'], context: { command: 'withdraw' } }),
    'open.discarding': showsOnly({ tags: ['busy', 'open'], runs: ['discardItem'], context: { command: 'discard' } }),
    'open.stale': showsOnly({ tags: ['open', 'stale'] }),
    'open.rebasing': showsOnly({ tags: ['busy', 'open'], runs: ['loadItem'] }),
    'open.cleaning': showsOnly({ tags: ['open', 'preview', 'previewWaiting'], runs: ['cleanTexts'] }),
    'open.previewing': showsOnly({ tags: ['open', 'preview'], context: { preview: { zh_CN: '<p>正文</p>' } } }),
    'open.unpreviewed': showsOnly({ tags: ['open', 'preview', 'previewFailed'], context: { failure: unreached } }),
    discarded: showsOnly({ tags: ['discarded'], context: { command: 'discard' } }),
  },
  does: {
    ...outcomes(flow, {
      done: {
        loadItem: (step) => {
          const item = step.event.output
          const kept = draftOf(item)
          if (step.before.matches({ open: 'lookingUp' })) {
            const { item: seen, draft, kept: before } = step.before.context
            if (seen?.revision === item.revision) goes(step, 'editing')
            else if (isSame(draft, before)) goes(step, 'editing', { item, kept, draft: kept, failure: null })
            else goes(step, 'stale')
            return
          }
          // The author's text survives a conflicting change, and is a change of it.
          if (step.before.hasTag('open')) goes(step, 'editing', { item, kept, failure: null })
          else goes(step, 'editing', { item, kept, draft: kept, failure: null })
        },
        saveItem: (step) => {
          const item = step.event.output
          const { command, sent } = step.before.context
          const saved = { id: '7', item, kept: sent }
          if (command === 'publish')
            goes(step, 'publishing', saved, [starts('publishItem', { id: '7', revision: item.revision })])
          else goes(step, 'editing', saved, [tells('done', { command, id: '7' })])
        },
        publishItem: isDone,
        withdrawItem: isDone,
        discardItem: (step) =>
          comesTo(step, {
            value: 'discarded',
            brings: [tells('done', { command: 'discard', id: step.before.context.id ?? '' })],
          }),
        cleanTexts: (step) => goes(step, 'previewing', { preview: step.event.output }),
      },
      error: {
        loadItem: (step) => {
          const { error } = step.event
          const failure = shownOf(error)
          if (step.before.matches({ open: 'lookingUp' })) goes(step, 'editing')
          else if (step.before.hasTag('open')) goes(step, 'editing', { failure })
          else if (error === notFound) comesTo(step, { value: 'missing' })
          else if (error === forbidden) comesTo(step, { value: 'forbidden' })
          else comesTo(step, { value: 'failed', context: { failure } })
        },
        saveItem: isRefused,
        publishItem: isRefused,
        withdrawItem: isRefused,
        discardItem: isRefused,
        cleanTexts: (step) => goes(step, 'unpreviewed', { failure: unreached }),
      },
    }),
    'item.reloaded': (step) => comesTo(step, { value: 'loading', brings: [loads(step)] }),
    'item.signalled': (step) => {
      if (step.before.context.id === null) comesToNothing(step)
      else goes(step, 'lookingUp', {}, [loads(step)])
    },
    'draft.changed': (step) => comesTo(step, { context: { draft: step.event.draft } }),
    'command.chosen': (step) => {
      const { command } = step.event
      const { item, draft } = step.before.context
      if (rulesOf('information').verdict(command, item, draft).kind !== 'allowed') return comesToNothing(step)
      const taken = { command, failure: null }
      if (command === 'save') saves(step, taken)
      else goes(step, 'confirming', taken)
    },
    // Unsaved changes are saved before publishing, so that readers get the text the author saw.
    'command.confirmed': (step) => {
      const { command, id, draft, kept } = step.before.context
      if (command === 'publish' && (id === null || !isSame(draft, kept))) return saves(step)
      const seen = seenIn(step.before.context)
      if (command === 'publish') goes(step, 'publishing', {}, [starts('publishItem', seen)])
      else if (command === 'withdraw') goes(step, 'withdrawing', {}, [starts('withdrawItem', seen)])
      else goes(step, 'discarding', {}, [starts('discardItem', seen)])
    },
    'command.cancelled': (step) => goes(step, 'editing'),
    'draft.dropped': (step) => comesTo(step, { value: 'loading', brings: [loads(step)] }),
    'draft.kept': (step) => goes(step, 'rebasing', {}, [loads(step)]),
    'preview.opened': (step) =>
      goes(step, 'cleaning', { failure: null }, [
        starts('cleanTexts', { id: step.before.context.id, draft: step.before.context.draft }),
      ]),
    'preview.closed': (step) => goes(step, 'editing', { failure: null }),
  },
  situation: ({ id, item, draft, kept, sent, command, failure }, value) => ({
    isNew: id === null,
    revision: item?.revision,
    state: item === null ? null : rulesOf('information').stateOf(item),
    isSaved: isSame(draft, kept),
    isSent: isSame(draft, sent),
    topic: draft.topicCode,
    isWritten: draft.texts.zh_CN.informationDetail !== '',
    command: isAsked(value) ? command : null,
    failure: failure?.reason,
  }),
})
