import { and, assign, emit, fromPromise, not, setup } from 'xstate'

import { failureOf, problemOf } from '#api/kit/problem.ts'

import { courseRules } from '#machines/course/course-draft.ts'
import type { Command, DocumentKind, DocumentRules, DraftOf, ItemOf } from './document-rules.ts'
import {
  begun,
  type EditorContext,
  type EditorEmitted,
  type EditorEvent,
  type EditorInput,
  type Preview,
  type Seen,
} from './editor-context.ts'
import { informationRules } from '#machines/news/information-draft.ts'
import { resourceRules } from '#machines/resource/resource-draft.ts'
import { topicRules } from '#machines/course/topic-draft.ts'

const rules: { readonly [Kind in DocumentKind]: DocumentRules<ItemOf<Kind>, DraftOf<Kind>> } = {
  information: informationRules,
  course: courseRules,
  topic: topicRules,
  resource: resourceRules,
}
/** The rules of a kind. A document never becomes one of another kind, so its item and its draft fit them. */
export const rulesOf = (kind: DocumentKind): DocumentRules<ItemOf, DraftOf> =>
  rules[kind] as unknown as DocumentRules<ItemOf, DraftOf>

const seenIn = ({ kind, item, id }: EditorContext): Seen => ({
  kind,
  id: id ?? '',
  revision: item === null ? 0 : rulesOf(kind).revisionOf(item),
})

const unfilled = () => {
  throw new Error('A service was not provided.')
}

interface Refused {
  readonly event: { readonly error: unknown }
}
interface Answered {
  readonly event: { readonly output: ItemOf }
}

/**
 * What was written by somebody else meanwhile is asked about; every other refusal stands beside what is being written.
 */
const onRefusal = [
  { guard: { type: 'isStale', params: ({ event }: Refused) => ({ error: event.error }) }, target: 'stale' },
  { target: 'editing', actions: { type: 'fail', params: ({ event }: Refused) => ({ error: event.error }) } },
] as const

const onNewState = {
  target: 'editing',
  actions: [{ type: 'takeState', params: ({ event }: Answered) => ({ item: event.output }) }, 'announceDone'],
} as const

/**
 * Writes, publishes and takes back one document as a whole, in every language: an item of information, a course, a
 * topic, a resource.
 */
export const documentEditorFlow = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as EditorEmitted,
  },
  actors: {
    loadItem: fromPromise<ItemOf, { kind: DocumentKind; id: string }>(unfilled),
    /** Creates what has no id yet. */
    saveItem: fromPromise<ItemOf, { kind: DocumentKind; id: string | null; revision: number; draft: DraftOf }>(
      unfilled,
    ),
    publishItem: fromPromise<ItemOf, Seen>(unfilled),
    withdrawItem: fromPromise<ItemOf, Seen>(unfilled),
    discardItem: fromPromise<unknown, Seen>(unfilled),
    cleanTexts: fromPromise<Preview, { draft: DraftOf }>(unfilled),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isAllowed: ({ context, event }) =>
      event.type === 'command.chosen' &&
      rulesOf(context.kind).verdict(event.command, context.item, context.draft).kind === 'allowed',
    isSave: ({ event }) => event.type === 'command.chosen' && event.command === 'save',
    isCommand: ({ context }, params: { is: Command }) => context.command === params.is,
    isUnsaved: ({ context }) => context.id === null || !rulesOf(context.kind).isSame(context.draft, context.kept),
    isMissing: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
    isForbidden: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.forbidden',
    isStale: (_, params: { error: unknown }) => problemOf(params.error).reason?.endsWith('.stale') === true,
  },
  actions: {
    changeDraft: assign({
      draft: ({ context, event }) => (event.type === 'draft.changed' ? event.draft : context.draft),
    }),
    takeCommand: assign({
      command: ({ context, event }) => (event.type === 'command.chosen' ? event.command : context.command),
      failure: null,
    }),
    send: assign({ sent: ({ context }) => context.draft }),
    /** The text is the author's own, so what they are writing stays as it is; what is new in it gets its ids. */
    takeSaved: assign(({ context: { kind, draft, sent } }, { item }: { item: ItemOf }) => {
      const { idOf, adopted } = rulesOf(kind)
      return { id: idOf(item), item, draft: adopted(draft, sent, item), kept: adopted(sent, sent, item) }
    }),
    takeState: assign({ item: (_, params: { item: ItemOf }) => params.item }),
    takeItem: assign(({ context: { kind } }, { item }: { item: ItemOf }) => {
      const draft = rulesOf(kind).draftOf(item)
      return { item, draft, kept: draft, failure: null }
    }),
    /** What the author has written stands on the new revision, as a change of it. */
    takeRevision: assign(({ context: { kind, draft } }, { item }: { item: ItemOf }) => {
      const { draftOf, rebased } = rulesOf(kind)
      return { item, draft: rebased(draft, item), kept: draftOf(item), failure: null }
    }),
    takePreview: assign({ preview: (_, params: { preview: Preview }) => params.preview }),
    fail: assign({ failure: (_, params: { error: unknown }) => failureOf(problemOf(params.error), 'request.failed') }),
    forgetFailure: assign({ failure: null }),
    announceDone: emit(({ context }) => ({ type: 'done' as const, command: context.command, id: context.id ?? '' })),
  },
}).createMachine({
  id: 'documentEditor',
  description: 'One document before its author: written in each language, previewed, saved, published, taken back.',
  initial: 'beginning',
  context: ({ input }) => begun(input),
  states: {
    beginning: {
      description: 'What is new needs no fetching.',
      meta: { title: 'Beginning', who: 'browser' },
      always: [{ guard: 'isNew', target: 'open' }, { target: 'loading' }],
    },
    loading: {
      description: 'It is being fetched with its texts in all languages.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loadingMark'],
      invoke: {
        src: 'loadItem',
        input: ({ context }) => ({ kind: context.kind, id: context.id ?? '' }),
        onDone: { target: 'open', actions: { type: 'takeItem', params: ({ event }) => ({ item: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { guard: { type: 'isForbidden', params: ({ event }) => ({ error: event.error }) }, target: 'forbidden' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    missing: { description: 'There is no such item.', meta: { title: 'Missing', who: 'admin' }, tags: ['missing'] },
    forbidden: {
      description: 'Who asks may not write it.',
      meta: { title: 'Not permitted', who: 'admin' },
      tags: ['forbidden'],
    },
    failed: {
      description: 'The item could not be fetched; trying again is offered.',
      meta: { title: 'Failed', who: 'admin' },
      tags: ['failed'],
      on: { 'item.reloaded': 'loading' },
    },
    open: {
      description: 'The item lies before its author, who can go on writing while anything else is under way.',
      meta: { title: 'Open', who: 'admin', requirements: ['NEWS-01', 'NEWS-04'] },
      tags: ['open'],
      initial: 'editing',
      on: {
        'draft.changed': { actions: 'changeDraft' },
      },
      states: {
        editing: {
          description: 'It is being written.',
          meta: { title: 'Editing', who: 'admin' },
          tags: ['ready'],
          on: {
            'command.chosen': [
              { guard: not('isAllowed'), description: 'The lifecycle refuses it, and the action says why.' },
              { guard: 'isSave', target: 'saving', actions: 'takeCommand' },
              {
                target: 'confirming',
                actions: 'takeCommand',
                description: 'What readers will notice is asked about first.',
              },
            ],
            'preview.opened': { target: 'cleaning', actions: 'forgetFailure' },
          },
        },
        confirming: {
          description: 'The author is asked whether they mean it.',
          meta: { title: 'Asking', who: 'admin' },
          tags: ['confirming'],
          on: {
            'command.confirmed': [
              {
                guard: and([{ type: 'isCommand', params: { is: 'publish' as const } }, 'isUnsaved']),
                target: 'saving',
                description: 'What is published is what the author sees.',
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
                actions: { type: 'takeSaved', params: ({ event }) => ({ item: event.output }) },
              },
              {
                target: 'editing',
                actions: [{ type: 'takeSaved', params: ({ event }) => ({ item: event.output }) }, 'announceDone'],
              },
            ],
            onError: onRefusal,
          },
        },
        publishing: {
          description: 'The item is being shown to its readers.',
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
          description: 'The item is being taken back from its readers.',
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
          description: 'The item is being given up.',
          meta: { title: 'Discarding', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'discardItem',
            input: ({ context }) => seenIn(context),
            onDone: { target: '#documentEditor.discarded', actions: 'announceDone' },
            onError: onRefusal,
          },
        },
        stale: {
          description: 'Somebody else has changed the item since it was opened; the author decides whose text stays.',
          meta: { title: 'Changed by somebody else', who: 'admin' },
          tags: ['stale'],
          on: {
            'draft.dropped': { target: '#documentEditor.loading', description: 'The other text is taken.' },
            'draft.kept': { target: 'rebasing', description: "The author's own text will be saved over it." },
          },
        },
        rebasing: {
          description: 'The other change is being fetched, so that the next save has seen it.',
          meta: { title: 'Fetching the other change', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'loadItem',
            input: ({ context }) => ({ kind: context.kind, id: context.id ?? '' }),
            onDone: {
              target: 'editing',
              actions: { type: 'takeRevision', params: ({ event }) => ({ item: event.output }) },
            },
            onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        cleaning: {
          description: 'The server is asked how it would show the texts.',
          meta: { title: 'Preparing the preview', who: 'server' },
          tags: ['preview', 'previewWaiting'],
          invoke: {
            src: 'cleanTexts',
            input: ({ context }) => ({ draft: context.draft }),
            onDone: {
              target: 'previewing',
              actions: { type: 'takePreview', params: ({ event }) => ({ preview: event.output }) },
            },
            onError: {
              target: 'unpreviewed',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'preview.closed': 'editing' },
        },
        previewing: {
          description: 'The item is shown as its readers will see it.',
          meta: { title: 'Preview', who: 'admin' },
          tags: ['preview'],
          on: { 'preview.closed': 'editing' },
        },
        unpreviewed: {
          description: 'The preview could not be had; trying again is offered.',
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
      description: 'The item has been given up; there is nothing more to write.',
      meta: { title: 'Discarded', who: 'admin' },
      tags: ['discarded'],
    },
  },
})

export type DocumentEditorFlow = typeof documentEditorFlow
