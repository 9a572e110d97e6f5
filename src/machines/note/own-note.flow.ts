import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import { noteFault } from '#api/note/note-rule.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import { cleanText } from '#api/kit/written-text.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface OwnNoteInput {
  readonly noteID: string
  readonly content: string
}
/** A change that was written and not saved. */
export interface KeptChange {
  readonly text: string
}
export interface OwnNoteContext extends OwnNoteInput {
  readonly draft: string
  /** The current input was found on the device. */
  readonly isRestored: boolean
  /** The error code of the input; null: no error. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type OwnNoteEvent =
  | { readonly type: 'change.begun' }
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'change.submitted' }
  | { readonly type: 'change.dropped' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dropped' }

const foundIn = ({ event }: { readonly event: { readonly output: KeptChange | null } }) => ({ found: event.output })
const judged = ({ draft }: Pick<OwnNoteContext, 'draft'>) => noteFault(cleanText(draft))

const ownNoteSetup = setup({
  types: {
    context: {} as OwnNoteContext,
    events: {} as OwnNoteEvent,
    input: {} as OwnNoteInput,
    /** The list has to be reloaded. */
    emitted: {} as { readonly type: 'changed' } | { readonly type: 'removed' } | FormRefused,
  },
  actors: {
    restoreChange: fromPromise<KeptChange | null, { id: string }>(unfilled),
    keepChange: fromCallback<KeepWriting<KeptChange>>(unfilled),
    save: fromPromise<unknown, OwnNoteInput>(unfilled),
    remove: fromPromise<unknown, { noteID: string }>(unfilled),
  },
  guards: {
    isOther: ({ context }, { found }: { found: KeptChange | null }) =>
      found !== null && cleanText(found.text) !== context.content,
    isEmpty: ({ context }) => judged(context) === 'note.empty',
    isTooLong: ({ context }) => judged(context) === 'note.tooLong',
    isAsBefore: ({ context }) => cleanText(context.draft) === context.content,
    isGone: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
  },
  actions: {
    begin: assign({ draft: ({ context }) => context.content, isRestored: false, refusal: null, failure: null }),
    restore: assign((_, { found }: { found: KeptChange | null }) =>
      found === null ? {} : { draft: found.text, isRestored: true },
    ),
    keepChange: sendTo('keeping', ({ context: { noteID, content, draft } }): KeepWriting<KeptChange> => {
      const isOther = cleanText(draft) !== content
      return { type: 'writing.kept', id: noteID, written: isOther ? { text: draft } : null }
    }),
    forgetChange: sendTo('keeping', ({ context }): KeepWriting<KeptChange> => {
      return { type: 'writing.kept', id: context.noteID, written: null }
    }),
    takeDraft: assign({
      draft: ({ context, event }) => (event.type === 'draft.changed' ? event.text : context.draft),
      refusal: null,
    }),
    clean: assign({ refusal: null, failure: null }),
    keep: assign({ content: ({ context }) => cleanText(context.draft) }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceRefusedForm: emit(formRefused),
    announceChanged: emit({ type: 'changed' }),
    announceRemoved: emit({ type: 'removed' }),
  },
})

const commands = {
  'change.begun': { target: 'changing', actions: 'begin' },
  'removal.asked': { target: 'asking', actions: 'clean' },
} as const

/** [ROUTE-31, VALID-15] A saved note: shown, edited, removed. */
export const ownNoteFlow = ownNoteSetup.createMachine({
  id: 'ownNote',
  description: 'One of the learner’s notes: shown, edited, removed.',
  initial: 'opening',
  context: ({ input: { noteID, content } }) => ({
    noteID,
    content,
    draft: '',
    isRestored: false,
    refusal: null,
    failure: null,
  }),
  invoke: { src: 'keepChange', id: 'keeping', onError: { description: 'What is written lives in this tab only.' } },
  states: {
    opening: {
      description: 'The note is shown; a change of it that was not saved is looked for on the device.',
      meta: { title: 'Opening', who: 'learner', requirements: ['ROUTE-31'] },
      invoke: {
        src: 'restoreChange',
        input: ({ context }) => ({ id: context.noteID }),
        onDone: [
          {
            guard: { type: 'isOther', params: foundIn },
            target: 'changing',
            actions: { type: 'restore', params: foundIn },
            description: 'What was written on this device before is in the field again.',
          },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
      on: commands,
    },
    shown: {
      description: 'The note is shown.',
      meta: { title: 'Shown', who: 'learner', requirements: ['ROUTE-31'] },
      on: commands,
    },
    changing: {
      description: 'The note is being edited, with an error after a failed save.',
      meta: { title: 'Changing', who: 'learner', requirements: ['ROUTE-31', 'VALID-15'] },
      tags: ['changing'],
      on: {
        'draft.changed': { actions: ['takeDraft', 'keepChange'] },
        'change.submitted': [
          {
            guard: 'isEmpty',
            actions: refuseForm('note.empty'),
            meta: { requirements: ['VALID-15', 'VALID-28'] },
          },
          { guard: 'isTooLong', actions: refuseForm('note.tooLong'), meta: { requirements: ['VALID-28'] } },
          { guard: 'isAsBefore', target: 'shown', actions: 'forgetChange', description: 'The text is unchanged.' },
          { target: 'saving', actions: 'clean' },
        ],
        'change.dropped': { target: 'shown', actions: ['clean', 'forgetChange'] },
      },
    },
    saving: {
      description: 'The changed text is being saved.',
      meta: { title: 'Saving', who: 'server' },
      tags: ['changing', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context: { noteID, draft } }) => ({ noteID, content: cleanText(draft) }),
        onDone: { target: 'shown', actions: ['keep', 'forgetChange', 'announceChanged'] },
        onError: { target: 'changing', actions: failing },
      },
    },
    asking: {
      description: 'The removal has to be confirmed, with an error after a failed attempt.',
      meta: { title: 'Asking', who: 'learner' },
      tags: ['asking'],
      on: {
        'removal.confirmed': { target: 'removing', actions: 'clean' },
        'removal.dropped': { target: 'shown', actions: 'clean' },
      },
    },
    removing: {
      description: 'It is being removed.',
      meta: { title: 'Removing', who: 'server' },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context: { noteID } }) => ({ noteID }),
        onDone: { target: 'removed', actions: ['forgetChange', 'announceRemoved'] },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'removed',
            actions: ['forgetChange', 'announceRemoved'],
            description: 'It was already removed in another window.',
          },
          { target: 'asking', actions: failing },
        ],
      },
    },
    removed: {
      description: 'The note is removed.',
      meta: { title: 'Removed', who: 'nobody' },
      tags: ['removed'],
      type: 'final',
    },
  },
})

export type OwnNoteFlow = typeof ownNoteFlow
