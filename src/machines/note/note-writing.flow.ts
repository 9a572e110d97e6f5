import { assign, emit, fromPromise, setup } from 'xstate'

import { noteFault } from '#api/note/note-rule.ts'
import type { Failure } from '#api/kit/problem.ts'
import { cleanText } from '#api/kit/written-text.ts'

import { errorOf, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
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
export interface NoteWritingContext extends NoteWritingInput {
  readonly draft: string
  /** The playback position at which the note was begun; null: empty note, or no lecture. */
  readonly atSeconds: number | null
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
    keep: fromPromise<unknown, OutgoingNote>(unfilled),
  },
  guards: {
    isEmpty: ({ context }) => judged(context) === 'note.empty',
    isTooLong: ({ context }) => judged(context) === 'note.tooLong',
  },
  actions: {
    takeDraft: assign(({ context, event }) => {
      if (event.type !== 'draft.changed') return {}
      const atSeconds = cleanText(event.text) === '' ? null : (context.atSeconds ?? event.atSeconds)
      return { draft: event.text, atSeconds, refusal: null }
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
      return { draft: isAll ? '' : context.draft, atSeconds: isAll ? null : context.atSeconds, outgoing: null }
    }),
    hold: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceRefusedForm: emit(formRefused),
    announceKept: emit({ type: 'kept' }),
  },
}).createMachine({
  id: 'noteWriting',
  description: 'A new note, from typing to saving.',
  initial: 'open',
  context: ({ input }) => ({ ...input, draft: '', atSeconds: null, refusal: null, outgoing: null, failure: null }),
  on: { 'draft.changed': { actions: 'takeDraft' } },
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
        onDone: { target: 'open', actions: ['finish', 'announceKept'] },
        onError: { target: 'open', actions: { type: 'hold', params: errorOf } },
      },
    },
  },
})

export type NoteWritingFlow = typeof noteWritingFlow
