import { and, assign, emit, fromCallback, fromPromise, not, sendTo, setup, type Subscription } from 'xstate'

import { classRules } from '#machines/class/class-draft.ts'
import { courseRules } from '#machines/course/course-draft.ts'
import type { Command, DocumentKind, DocumentRules, DraftOf, ItemOf, PreviewOf } from './document-rules.ts'
import {
  begun,
  type CommonEditorEvent,
  type EditorContext,
  type EditorEmitted,
  type EditorEvent,
  type EditorInput,
  type EditorServices,
  type KeptDraft,
  type Saving,
  type Seen,
} from './editor-context.ts'
import { dictionaryRules } from '#machines/dictionary/dictionary-draft.ts'
import { examRules } from '#machines/exam/exam-draft.ts'
import { taskRules } from '#machines/homework/task-rules.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { broadcastRules } from '#machines/live/broadcast-draft.ts'
import { informationRules } from '#machines/news/information-draft.ts'
import { failureIn, isForbidden, isMissing, isStale } from '#machines/kit/refusals.ts'
import { organisationRules } from '#machines/organisation/organisation-draft.ts'
import { bankRules } from '#machines/question/bank-draft.ts'
import { questionRules } from '#machines/question/question-draft.ts'
import { questionnaireRules } from '#machines/questionnaire/questionnaire-rules.ts'
import { resourceRules } from '#machines/resource/resource-draft.ts'
import { unfilled } from '#machines/kit/services.ts'
import { topicRules } from '#machines/course/topic-draft.ts'
import type { Watched } from '#machines/kit/watching.ts'

const rules: { readonly [Kind in DocumentKind]: DocumentRules<ItemOf<Kind>, DraftOf<Kind>> } = {
  information: informationRules,
  class: classRules,
  course: courseRules,
  dictionary: dictionaryRules,
  topic: topicRules,
  resource: resourceRules,
  exam: examRules,
  bank: bankRules,
  broadcast: broadcastRules,
  organisation: organisationRules,
  question: questionRules,
  questionnaire: questionnaireRules,
  task: taskRules,
}
/** The rules of a kind. */
export const rulesOf = <Kind extends DocumentKind>(kind: Kind): DocumentRules<ItemOf<Kind>, DraftOf<Kind>> =>
  rules[kind]

const seenIn = <Kind extends DocumentKind>({ kind, item, id }: EditorContext<Kind>): Seen => ({
  id: id ?? '',
  revision: item === null ? 0 : rulesOf(kind).revisionOf(item),
})
const itemOf = <Item>({ event }: { readonly event: { readonly output: Item } }) => ({ item: event.output })

const foundIn = <Kind extends DocumentKind>({
  event,
}: {
  readonly event: { readonly output: KeptDraft<Kind> | null }
}) => ({ found: event.output })
/** What was written before it had an id is kept no longer; what was written meanwhile is. */
const saved = ['forgetDraft', { type: 'takeSaved', params: itemOf }, 'keepDraft'] as const

/** A stale revision opens a question; every other refusal is shown beside the input. */
const onRefusal = [
  { guard: { type: 'isStale', params: errorOf }, target: 'stale' },
  { target: 'editing', actions: failing },
] as const

const onNewState = {
  target: 'editing',
  actions: [{ type: 'takeState', params: itemOf }, 'announceDone'],
} as const

/** What can be done while the document is being written. */
const written = {
  'command.chosen': [
    { guard: not('isAllowed'), description: 'The lifecycle refuses it, and the action says why.' },
    { guard: 'isSave', target: 'saving', actions: 'takeCommand' },
    {
      target: 'confirming',
      actions: 'takeCommand',
      description: 'Changes that readers will notice have to be confirmed first.',
    },
  ],
  'preview.opened': { target: 'cleaning', actions: 'forgetFailure' },
} as const

type Tag =
  | 'busy'
  | 'confirming'
  | 'discarded'
  | 'failed'
  | 'forbidden'
  | 'loadingMark'
  | 'missing'
  | 'open'
  | 'preview'
  | 'previewFailed'
  | 'previewWaiting'
  | 'ready'
  | 'stale'

/**
 * Edits, saves, publishes and withdraws one document as a whole, in every language: an item of information, a course, a
 * topic, a resource, an exam, a question bank, a question, a questionnaire, a task, a dictionary.
 */
export const editorOf = <Kind extends DocumentKind>(services: EditorServices<Kind>) =>
  setup({
    types: {
      tags: {} as Tag,
      context: {} as EditorContext<Kind>,
      events: {} as EditorEvent<Kind>,
      input: {} as EditorInput<Kind>,
      emitted: {} as EditorEmitted,
    },
    actors: {
      restoreDraft: fromPromise<KeptDraft<Kind> | null, { id: string | null }>(({ input }) =>
        services.restore(input.id),
      ),
      keepDraft: fromCallback<KeepWriting<KeptDraft<Kind>>>(({ receive }) => services.keep(receive)),
      loadItem: fromPromise<ItemOf<Kind>, { id: string }>(({ input }) => services.load(input.id)),
      /** Creates a document that has no id yet. */
      saveItem: fromPromise<ItemOf<Kind>, Saving<Kind>>(({ input: { id, revision, draft } }) =>
        id === null ? services.create(draft) : services.save(id, revision, draft),
      ),
      publishItem: fromPromise<ItemOf<Kind>, Seen>(({ input }) => services.publish(input.id, input.revision)),
      withdrawItem: fromPromise<ItemOf<Kind>, Seen>(({ input }) => services.withdraw(input.id, input.revision)),
      discardItem: fromPromise<unknown, Seen>(({ input }) => services.discard(input.id, input.revision)),
      cleanTexts: fromPromise<PreviewOf<Kind>, { id: string | null; draft: DraftOf<Kind> }>(({ input }) =>
        services.clean(input.draft, input.id),
      ),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      isAllowed: ({ context, event }) =>
        event.type === 'command.chosen' &&
        rulesOf(context.kind).verdict(event.command, context.item, context.draft).kind === 'allowed',
      isSave: ({ event }) => event.type === 'command.chosen' && event.command === 'save',
      isCommand: ({ context }, params: { is: Command }) => context.command === params.is,
      isUnsaved: ({ context }) => context.id === null || !rulesOf(context.kind).isSame(context.draft, context.kept),
      /** The author has seen this revision. */
      isSeen: ({ context }, { item }: { item: ItemOf<Kind> }) =>
        rulesOf(context.kind).revisionOf(item) === seenIn(context).revision,
      /** What was found on the device was written on another revision. */
      isOutdated: ({ context: { kind, found } }, { item }: { item: ItemOf<Kind> }) => {
        const { draftOf, isSame, revisionOf } = rulesOf(kind)
        return found !== null && found.revision !== revisionOf(item) && !isSame(found.draft, draftOf(item))
      },
      isMissing,
      isForbidden,
      isStale,
    },
    actions: {
      changeDraft: assign({
        draft: ({ context, event }) => (event.type === 'draft.changed' ? event.draft : context.draft),
      }),
      takeCommand: assign({
        command: ({ context, event }) => (event.type === 'command.chosen' ? event.command : context.command),
        failure: null,
      }),
      takeFound: assign({ found: (_, { found }: { found: KeptDraft<Kind> | null }) => found }),
      /** What was found comes into the form, unless it says the same. */
      restore: assign(({ context: { kind, found, draft } }) => {
        if (found === null || rulesOf(kind).isSame(found.draft, draft)) return { found: null }
        return { found: null, draft: found.draft, isRestored: true }
      }),
      dropWriting: assign({ draft: ({ context }) => context.kept, isRestored: false }),
      /** Only what is not saved is kept on the device. */
      keepDraft: sendTo('keeping', ({ context }): KeepWriting<KeptDraft<Kind>> => {
        const { kind, id, draft, kept } = context
        const isSaved = rulesOf(kind).isSame(draft, kept)
        return { type: 'writing.kept', id, written: isSaved ? null : { draft, revision: seenIn(context).revision } }
      }),
      forgetDraft: sendTo(
        'keeping',
        ({ context: { id } }): KeepWriting<KeptDraft<Kind>> => ({ type: 'writing.kept', id, written: null }),
      ),
      send: assign({ sent: ({ context }) => context.draft }),
      /** The author's own input is kept; new parts get their ids from the server. */
      takeSaved: assign(({ context: { kind, draft, sent } }, { item }: { item: ItemOf<Kind> }) => {
        const { idOf, adopted } = rulesOf(kind)
        return {
          id: idOf(item),
          item,
          draft: adopted(draft, sent, item),
          kept: adopted(sent, sent, item),
          isRestored: false,
        }
      }),
      takeState: assign({ item: (_, params: { item: ItemOf<Kind> }) => params.item }),
      takeItem: assign(({ context: { kind } }, { item }: { item: ItemOf<Kind> }) => {
        const draft = rulesOf(kind).draftOf(item)
        return { item, draft, kept: draft, isRestored: false, failure: null }
      }),
      /** The author's input is rebased onto the new revision. */
      takeRevision: assign(({ context: { kind, draft } }, { item }: { item: ItemOf<Kind> }) => {
        const { draftOf, rebased } = rulesOf(kind)
        return { item, draft: rebased(draft, item), kept: draftOf(item), failure: null }
      }),
      takePreview: assign({ preview: (_, params: { preview: PreviewOf<Kind> }) => params.preview }),
      fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
      forgetFailure: assign({ failure: null }),
      announceDone: emit(({ context }) => ({ type: 'done' as const, command: context.command, id: context.id ?? '' })),
    },
  }).createMachine({
    id: 'documentEditor',
    description: 'One document in its editor: written in each language, previewed, saved, published, withdrawn.',
    initial: 'restoring',
    context: ({ input }) => begun(input),
    invoke: {
      src: 'keepDraft',
      id: 'keeping',
      onError: { description: 'What is written lives in this tab only.' },
    },
    states: {
      restoring: {
        description: 'Looks for what was written on this device before; a new document needs no fetching.',
        meta: { title: 'Restoring', who: 'browser' },
        invoke: {
          src: 'restoreDraft',
          input: ({ context: { id } }) => ({ id }),
          onDone: [
            { guard: 'isNew', target: 'open', actions: [{ type: 'takeFound', params: foundIn }, 'restore'] },
            { target: 'loading', actions: { type: 'takeFound', params: foundIn } },
          ],
          onError: [{ guard: 'isNew', target: 'open' }, { target: 'loading' }],
        },
      },
      loading: {
        description: 'The document is being fetched with its texts in all languages.',
        meta: { title: 'Loading', who: 'server' },
        tags: ['loadingMark'],
        invoke: {
          src: 'loadItem',
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: [
            {
              guard: { type: 'isOutdated', params: itemOf },
              target: '#documentEditor.open.stale',
              actions: [{ type: 'takeItem', params: itemOf }, 'restore'],
              description: 'It has been changed since the author wrote, who decides which text to keep.',
            },
            { target: 'open', actions: [{ type: 'takeItem', params: itemOf }, 'restore'] },
          ],
          onError: [
            { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
            { guard: { type: 'isForbidden', params: errorOf }, target: 'forbidden' },
            { target: 'failed', actions: failing },
          ],
        },
      },
      missing: { description: 'There is no such item.', meta: { title: 'Missing', who: 'admin' }, tags: ['missing'] },
      forbidden: {
        description: 'The caller may not edit it.',
        meta: { title: 'Not permitted', who: 'admin' },
        tags: ['forbidden'],
      },
      failed: {
        description: 'The document could not be fetched; a retry is offered.',
        meta: { title: 'Failed', who: 'admin' },
        tags: ['failed'],
        on: { 'item.reloaded': 'loading' },
      },
      open: {
        description: 'The document is open; writing can go on while requests are pending.',
        meta: { title: 'Open', who: 'admin', requirements: ['NEWS-01', 'NEWS-04'] },
        tags: ['open'],
        initial: 'editing',
        on: {
          'draft.changed': { actions: ['changeDraft', 'keepDraft'] },
          'writing.dropped': { actions: ['dropWriting', 'forgetDraft'] },
        },
        states: {
          editing: {
            description: 'It is being written.',
            meta: { title: 'Editing', who: 'admin' },
            tags: ['ready'],
            on: { ...written, 'item.signalled': { guard: not('isNew'), target: 'lookingUp' } },
          },
          lookingUp: {
            description: 'Somebody may have changed the document; it is being looked up, and writing goes on.',
            meta: { title: 'Being looked up', who: 'server' },
            tags: ['ready'],
            invoke: {
              src: 'loadItem',
              input: ({ context }) => ({ id: context.id ?? '' }),
              onDone: [
                { guard: { type: 'isSeen', params: itemOf }, target: 'editing' },
                {
                  guard: 'isUnsaved',
                  target: 'stale',
                  description: 'It has been changed while the author was writing, who decides which text to keep.',
                },
                { target: 'editing', actions: { type: 'takeItem', params: itemOf } },
              ],
              onError: { target: 'editing', description: 'The previous version stays.' },
            },
            on: { ...written, 'item.signalled': { target: 'lookingUp', reenter: true } },
          },
          confirming: {
            description: 'The author is asked to confirm.',
            meta: { title: 'Asking', who: 'admin' },
            tags: ['confirming'],
            on: {
              'command.confirmed': [
                {
                  guard: and([{ type: 'isCommand', params: { is: 'publish' as const } }, 'isUnsaved']),
                  target: 'saving',
                  description: 'Unsaved changes are saved first, so that the visible text is published.',
                },
                { guard: { type: 'isCommand', params: { is: 'publish' } }, target: 'publishing' },
                { guard: { type: 'isCommand', params: { is: 'withdraw' } }, target: 'withdrawing' },
                { target: 'discarding' },
              ],
              'command.cancelled': 'editing',
            },
          },
          saving: {
            description: 'The texts are being stored, in every language.',
            meta: { title: 'Saving', who: 'server' },
            tags: ['busy'],
            entry: 'send',
            invoke: {
              src: 'saveItem',
              input: ({ context }) => ({ ...seenIn(context), id: context.id, draft: context.draft }),
              onDone: [
                {
                  guard: { type: 'isCommand', params: { is: 'publish' } },
                  target: 'publishing',
                  actions: saved,
                },
                {
                  target: 'editing',
                  actions: [...saved, 'announceDone'],
                },
              ],
              onError: onRefusal,
            },
          },
          publishing: {
            description: 'The document is being published.',
            meta: { title: 'Publishing', who: 'server', requirements: ['NEWS-01'] },
            tags: ['busy'],
            invoke: {
              src: 'publishItem',
              input: ({ context }) => seenIn(context),
              onDone: onNewState,
              onError: onRefusal,
            },
          },
          withdrawing: {
            description: 'The document is being withdrawn.',
            meta: { title: 'Withdrawing', who: 'server' },
            tags: ['busy'],
            invoke: {
              src: 'withdrawItem',
              input: ({ context }) => seenIn(context),
              onDone: onNewState,
              onError: onRefusal,
            },
          },
          discarding: {
            description: 'The document is being discarded.',
            meta: { title: 'Discarding', who: 'server' },
            tags: ['busy'],
            invoke: {
              src: 'discardItem',
              input: ({ context }) => seenIn(context),
              onDone: { target: '#documentEditor.discarded', actions: ['forgetDraft', 'announceDone'] },
              onError: onRefusal,
            },
          },
          stale: {
            description:
              'Stale revision: somebody else has changed the document; the author decides which text to keep.',
            meta: { title: 'Changed by somebody else', who: 'admin' },
            tags: ['stale'],
            on: {
              'draft.dropped': {
                target: '#documentEditor.loading',
                actions: 'forgetDraft',
                description: 'The stored text is taken.',
              },
              'draft.kept': { target: 'rebasing', description: 'The author’s text will overwrite it.' },
            },
          },
          rebasing: {
            description: 'The other change is being fetched, so that the next save has its revision.',
            meta: { title: 'Fetching the other change', who: 'server' },
            tags: ['busy'],
            invoke: {
              src: 'loadItem',
              input: ({ context }) => ({ id: context.id ?? '' }),
              onDone: { target: 'editing', actions: [{ type: 'takeRevision', params: itemOf }, 'keepDraft'] },
              onError: { target: 'editing', actions: failing },
            },
          },
          cleaning: {
            description: 'The server renders the texts for the preview.',
            meta: { title: 'Preparing the preview', who: 'server' },
            tags: ['preview', 'previewWaiting'],
            invoke: {
              src: 'cleanTexts',
              input: ({ context: { id, draft } }) => ({ id, draft }),
              onDone: {
                target: 'previewing',
                actions: { type: 'takePreview', params: ({ event }) => ({ preview: event.output }) },
              },
              onError: { target: 'unpreviewed', actions: failing },
            },
            on: { 'preview.closed': 'editing' },
          },
          previewing: {
            description: 'The document is shown as its readers will see it.',
            meta: { title: 'Preview', who: 'admin' },
            tags: ['preview'],
            on: { 'preview.closed': 'editing' },
          },
          unpreviewed: {
            description: 'The preview could not be loaded; a retry is offered.',
            meta: { title: 'No preview', who: 'admin' },
            tags: ['preview', 'previewFailed'],
            on: {
              'preview.opened': { target: 'cleaning', actions: 'forgetFailure' },
              'preview.closed': { target: 'editing', actions: 'forgetFailure' },
            },
          },
        },
      },
      discarded: {
        description: 'The document is discarded; it can no longer be edited.',
        meta: { title: 'Discarded', who: 'admin' },
        tags: ['discarded'],
      },
    },
  })

export type DocumentEditorFlow<Kind extends DocumentKind> = ReturnType<typeof editorOf<Kind>>
interface Shown<Context> {
  readonly context: Context
  readonly hasTag: (tag: Tag) => boolean
}
interface Running<Snapshot, Event> extends Watched<Snapshot, Event> {
  readonly on: (type: 'done', listener: (done: EditorEmitted) => void) => Subscription
}
/** What a running editor of one kind of document shows. */
export type EditorSnapshot<Kind extends DocumentKind> = Shown<EditorContext<Kind>>
export type EditorActor<Kind extends DocumentKind> = Running<EditorSnapshot<Kind>, EditorEvent<Kind>>
/** Snapshot type independent of the kind; its `kind` tells which item and draft it has. */
export type AnyEditorSnapshot = Shown<{ readonly [Kind in DocumentKind]: EditorContext<Kind> }[DocumentKind]>
export type AnyEditorActor = Running<AnyEditorSnapshot, CommonEditorEvent>

/** The flow with the most general kind, for the statechart and the model tests. */
export const documentEditorFlow = /* @__PURE__ */ editorOf<DocumentKind>({
  load: unfilled,
  create: unfilled,
  save: unfilled,
  publish: unfilled,
  withdraw: unfilled,
  discard: unfilled,
  clean: unfilled,
  restore: unfilled,
  keep: unfilled,
})
