import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { ManagedInformation } from '#api/news/managed-news.contract.ts'
import type { KeptDraft } from '#machines/editor/editor-context.ts'
import { editorOf, rulesOf } from '#machines/editor/document-editor.flow.ts'
import { draftOf } from '#machines/news/information-draft.ts'
import { unfilled } from '#machines/kit/services.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, sends, starts, tells } from '#tests/kit/models/steps.ts'

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
  restore: unfilled,
  keep: unfilled,
}
const noStore = new Error('no store')
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
const told = (id: string | null, kept: KeptDraft<'information'> | null): string =>
  sends('keeping', 'writing.kept', { id, written: kept })
/** Only what is not saved is kept on the device. */
const keeps = (context: Pick<Shown['context'], 'id' | 'item' | 'draft' | 'kept'>): string => {
  const { id, item, draft, kept } = context
  return told(id, isSame(draft, kept) ? null : { draft, revision: item?.revision ?? 0 })
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
    'writing.dropped': [{}],
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
    'writing.dropped': ['teacher', 'admin'],
  },
  services: {
    restoreDraft: {
      done: [null, { draft: { ...written, topicCode: 'found' }, revision: 3 }, { draft: written, revision: 2 }],
      error: [noStore],
    },
    keepDraft: { done: [], error: [noStore] },
    loadItem: { done: [stored, published], error: [noNetwork, notFound, forbidden] },
    saveItem: { done: [stored], error: [noNetwork, stale] },
    publishItem: { done: [published], error: [noNetwork, stale] },
    withdrawItem: { done: [{ ...stored, state: 'withdrawn' }], error: [noNetwork, stale] },
    discardItem: { done: [{ ...stored, state: 'discarded' }], error: [noNetwork, stale] },
    cleanTexts: { done: [{ zh_CN: '<p>正文</p>' }], error: [noNetwork] },
  },
  states: {
    restoring: showsOnly({ tags: [], runs: ['keepDraft', 'restoreDraft'], context: { isRestored: false } }),
    loading: showsOnly({ tags: ['loadingMark'], runs: ['keepDraft', 'loadItem'], context: { id: '7' } }),
    missing: showsOnly({ tags: ['missing'], runs: ['keepDraft'] }),
    forbidden: showsOnly({ tags: ['forbidden'], runs: ['keepDraft'] }),
    failed: showsOnly({ tags: ['failed'], runs: ['keepDraft'], context: { failure: unreached } }),
    open: shows({ tags: ['open'], runs: ['keepDraft'] }, ({ context: { id, item } }) =>
      assert.ok(id === null || item !== null),
    ),
    'open.editing': showsOnly({ tags: ['open', 'ready'], runs: ['keepDraft'] }),
    'open.lookingUp': showsOnly({ tags: ['open', 'ready'], runs: ['keepDraft', 'loadItem'] }),
    // No confirmation is asked for a command that the lifecycle would refuse.
    'open.confirming': showsOnly({ tags: ['confirming', 'open'], runs: ['keepDraft'] }, ({ context: { command } }) =>
      assert.notEqual(command, 'save'),
    ),
    'open.saving': showsOnly({ tags: ['busy', 'open'], runs: ['keepDraft', 'saveItem'] }, ({ context: { command } }) =>
      assert.ok(command === 'save' || command === 'publish'),
    ),
    'open.publishing': showsOnly({
      tags: ['busy', 'open'],
      runs: ['keepDraft', 'publishItem'],
      context: { command: 'publish' },
    }),
    'open.withdrawing': showsOnly({
      tags: ['busy', 'open'],
      runs: ['keepDraft', 'withdrawItem'],
      context: { command: 'withdraw' },
    }),
    'open.discarding': showsOnly({
      tags: ['busy', 'open'],
      runs: ['keepDraft', 'discardItem'],
      context: { command: 'discard' },
    }),
    'open.stale': showsOnly({ tags: ['open', 'stale'], runs: ['keepDraft'] }),
    'open.rebasing': showsOnly({ tags: ['busy', 'open'], runs: ['keepDraft', 'loadItem'] }),
    'open.cleaning': showsOnly({ tags: ['open', 'preview', 'previewWaiting'], runs: ['keepDraft', 'cleanTexts'] }),
    'open.previewing': showsOnly({
      tags: ['open', 'preview'],
      runs: ['keepDraft'],
      context: { preview: { zh_CN: '<p>正文</p>' } },
    }),
    'open.unpreviewed': showsOnly({
      tags: ['open', 'preview', 'previewFailed'],
      runs: ['keepDraft'],
      context: { failure: unreached },
    }),
    discarded: showsOnly({ tags: ['discarded'], runs: ['keepDraft'], context: { command: 'discard' } }),
  },
  does: {
    ...outcomes(flow, {
      done: {
        // It comes into a new document at once, into another as soon as that is there.
        restoreDraft: (step) => {
          const found = step.event.output
          if (step.before.context.id !== null)
            return comesTo(step, { value: 'loading', context: { found }, brings: [loads(step)] })
          if (found === null) goes(step, 'editing')
          else goes(step, 'editing', { draft: found.draft, isRestored: true })
        },
        loadItem: (step) => {
          const item = step.event.output
          const kept = draftOf(item)
          if (step.before.matches({ open: 'lookingUp' })) {
            const { item: seen, draft, kept: before } = step.before.context
            if (seen?.revision === item.revision) goes(step, 'editing')
            else if (isSame(draft, before))
              goes(step, 'editing', { item, kept, draft: kept, isRestored: false, failure: null })
            else goes(step, 'stale')
            return
          }
          // The author's text survives a conflicting change, and is a change of it.
          const { id, found, draft } = step.before.context
          if (step.before.hasTag('open'))
            return goes(step, 'editing', { item, kept, failure: null }, [keeps({ id, item, draft, kept })])
          const taken = { item, kept, found: null, failure: null }
          if (found === null || isSame(found.draft, kept))
            return goes(step, 'editing', { ...taken, draft: kept, isRestored: false })
          // What was written on another revision is asked about.
          const open = found.revision === item.revision ? 'editing' : 'stale'
          goes(step, open, { ...taken, draft: found.draft, isRestored: true })
        },
        saveItem: (step) => {
          const item = step.event.output
          const { id, command, draft, sent } = step.before.context
          const saved = { id: '7', item, kept: sent, isRestored: false }
          const told7 = [told(id, null), keeps({ ...saved, draft })]
          if (command === 'publish')
            goes(step, 'publishing', saved, [...told7, starts('publishItem', { id: '7', revision: item.revision })])
          else goes(step, 'editing', saved, [...told7, tells('done', { command, id: '7' })])
        },
        publishItem: isDone,
        withdrawItem: isDone,
        discardItem: (step) =>
          comesTo(step, {
            value: 'discarded',
            brings: [
              told(step.before.context.id, null),
              tells('done', { command: 'discard', id: step.before.context.id ?? '' }),
            ],
          }),
        cleanTexts: (step) => goes(step, 'previewing', { preview: step.event.output }),
      },
      error: {
        restoreDraft: (step) =>
          step.before.context.id === null
            ? goes(step, 'editing')
            : comesTo(step, { value: 'loading', brings: [loads(step)] }),
        // It is in the form all the same.
        keepDraft: comesToNothing,
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
    'draft.changed': (step) => {
      const { draft } = step.event
      comesTo(step, { context: { draft }, brings: [keeps({ ...step.before.context, draft })] })
    },
    'writing.dropped': (step) => {
      const { id, kept } = step.before.context
      comesTo(step, { context: { draft: kept, isRestored: false }, brings: [told(id, null)] })
    },
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
    'draft.dropped': (step) =>
      comesTo(step, { value: 'loading', brings: [told(step.before.context.id, null), loads(step)] }),
    'draft.kept': (step) => goes(step, 'rebasing', {}, [loads(step)]),
    'preview.opened': (step) =>
      goes(step, 'cleaning', { failure: null }, [
        starts('cleanTexts', { id: step.before.context.id, draft: step.before.context.draft }),
      ]),
    'preview.closed': (step) => goes(step, 'editing', { failure: null }),
  },
  situation: ({ id, item, draft, kept, sent, found, isRestored, command, failure }, value) => ({
    isNew: id === null,
    revision: item?.revision,
    state: item === null ? null : rulesOf('information').stateOf(item),
    isSaved: isSame(draft, kept),
    kept: [kept.topicCode, kept.texts.zh_CN.title].join(),
    sent: [sent.topicCode, sent.texts.zh_CN.title].join(),
    foundOn: found?.revision,
    isRestored,
    topic: draft.topicCode,
    isWritten: draft.texts.zh_CN.informationDetail !== '',
    command: isAsked(value) ? command : null,
    failure: failure?.reason,
  }),
})
