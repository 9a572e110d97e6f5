import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import { noteFault } from '#api/note/note-rule.ts'
import type { Failure } from '#api/kit/problem.ts'
import { cleanText } from '#api/kit/written-text.ts'

import { errorOf, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface NoteWritingInput {
  readonly courseID: string
  /** The lecture of the note; null: the whole course. */
  readonly coursewareID: string | null
}
/** A pending note; its id is generated when it is written, so that a retry is idempotent. */
export interface OutgoingNote extends NoteWritingInput {
  readonly noteID: string
  readonly atSeconds: number | null
  readonly content: string
}
/** A note that was written and not sent. */
export interface KeptNote {
  readonly text: string
  readonly atSeconds: number | null
}
export interface NoteWritingContext extends NoteWritingInput {
  readonly draft: string
  /** The playback position at which the note was begun; null: empty note, or no lecture. */
  readonly atSeconds: number | null
  /** The current input was found on the device. */
  readonly isRestored: boolean
  /** The error code of the input; null: no error. */
  readonly refusal: string | null
  /** The last unconfirmed attempt; null: none. */
  readonly outgoing: OutgoingNote | null
  /** Why the last attempt failed. */
  readonly failure: Failure | null
}
export type NoteWritingEvent =
  | { readonly type: 'draft.changed'; readonly text: string; readonly atSeconds: number | null }
  | { readonly type: 'note.written'; readonly noteID: string }
  /** What has been written is thrown away. */
  | { readonly type: 'writing.dropped' }

/** One note at a time is written on a lecture, and one on the whole course. */
const placeOf = ({ courseID, coursewareID }: NoteWritingInput): string => `${courseID} ${coursewareID ?? ''}`

const judged = ({ draft }: Pick<NoteWritingContext, 'draft'>) => noteFault(cleanText(draft))

/** [ROUTE-31, VALID-15] A new note on a course or a lecture, with the playback position at which it was begun. */
export const noteWritingFlow = setup({
  types: {
    context: {} as NoteWritingContext,
    events: {} as NoteWritingEvent,
    input: {} as NoteWritingInput,
    emitted: {} as { readonly type: 'kept' } | FormRefused,
  },
  actors: {
    restoreDraft: fromPromise<KeptNote | null, { id: string }>(unfilled),
    keepDraft: fromCallback<KeepWriting<KeptNote>>(unfilled),
    keep: fromPromise<unknown, OutgoingNote>(unfilled),
  },
  guards: {
    isUntouched: ({ context }) => context.draft === '',
    isEmpty: ({ context }) => judged(context) === 'note.empty',
    isTooLong: ({ context }) => judged(context) === 'note.tooLong',
  },
  actions: {
    takeDraft: assign(({ context, event }) => {
      if (event.type !== 'draft.changed') return {}
      const atSeconds = cleanText(event.text) === '' ? null : (context.atSeconds ?? event.atSeconds)
      return { draft: event.text, atSeconds, refusal: null }
    }),
    restore: assign((_, { found }: { found: KeptNote | null }) =>
      found === null ? {} : { draft: found.text, atSeconds: found.atSeconds, isRestored: true },
    ),
    dropWriting: assign({ draft: '', atSeconds: null, isRestored: false, refusal: null }),
    keepDraft: sendTo('keeping', ({ context }): KeepWriting<KeptNote> => {
      const { draft: text, atSeconds } = context
      return {
        type: 'writing.kept',
        id: placeOf(context),
        written: cleanText(text) === '' ? null : { text, atSeconds },
      }
    }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    /** The same text again reuses the id: the first attempt may have arrived after all. */
    take: assign(({ context, event }) => {
      const { courseID, coursewareID, atSeconds } = context
      const content = cleanText(context.draft)
      const before = context.outgoing?.content === content ? context.outgoing.noteID : null
      const noteID = before ?? (event.type === 'note.written' ? event.noteID : '')
      return { outgoing: { noteID, courseID, coursewareID, atSeconds, content }, refusal: null, failure: null }
    }),
    /** Text typed meanwhile is kept. */
    finish: assign(({ context }) => {
      const isAll = cleanText(context.draft) === context.outgoing?.content
      const atSeconds = isAll ? null : context.atSeconds
      return { draft: isAll ? '' : context.draft, atSeconds, isRestored: false, outgoing: null }
    }),
    hold: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceRefusedForm: emit(formRefused),
    announceKept: emit({ type: 'kept' }),
  },
}).createMachine({
  id: 'noteWriting',
  description: 'A new note, from typing to saving.',
  initial: 'open',
  context: ({ input }) => ({
    ...input,
    draft: '',
    atSeconds: null,
    isRestored: false,
    refusal: null,
    outgoing: null,
    failure: null,
  }),
  invoke: [
    {
      src: 'keepDraft',
      id: 'keeping',
      onError: { description: 'What is written lives in this tab only.' },
    },
    {
      src: 'restoreDraft',
      input: ({ context }) => ({ id: placeOf(context) }),
      onDone: {
        guard: 'isUntouched',
        actions: { type: 'restore', params: ({ event }) => ({ found: event.output }) },
        description: 'What was written on this device before is in the field again.',
      },
      onError: { description: 'The field stays as it is.' },
    },
  ],
  on: {
    'draft.changed': { actions: ['takeDraft', 'keepDraft'] },
    'writing.dropped': { actions: ['dropWriting', 'keepDraft'] },
  },
  states: {
    open: {
      description: 'The text field is open; text that could not be saved is still in it.',
      meta: { title: 'Open', who: 'learner', requirements: ['ROUTE-31', 'VALID-15'] },
      on: {
        'note.written': [
          {
            guard: 'isEmpty',
            actions: refuseForm('note.empty'),
            meta: { requirements: ['VALID-15', 'VALID-28'] },
          },
          { guard: 'isTooLong', actions: refuseForm('note.tooLong'), meta: { requirements: ['VALID-28'] } },
          { target: 'sending', actions: 'take' },
        ],
      },
    },
    sending: {
      description: 'The note is being sent.',
      meta: { title: 'Sending', who: 'server' },
      tags: ['sending'],
      invoke: {
        src: 'keep',
        input: ({ context: { courseID, coursewareID, outgoing } }) =>
          outgoing ?? { noteID: '', courseID, coursewareID, atSeconds: null, content: '' },
        onDone: { target: 'open', actions: ['finish', 'keepDraft', 'announceKept'] },
        onError: { target: 'open', actions: { type: 'hold', params: errorOf } },
      },
    },
  },
})

export type NoteWritingFlow = typeof noteWritingFlow
