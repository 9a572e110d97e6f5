import { assign, emit, fromCallback, fromPromise, not, sendTo, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import type { Clash } from '#api/timetable/managed-timetable.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import { newLesson, type LessonDraft } from './lesson-draft.ts'

export interface LessonWritingInput {
  readonly classID: string
}
interface Saving extends LessonWritingInput {
  readonly draft: LessonDraft
  readonly acceptsClashes: boolean
}
export interface LessonWritingContext extends LessonWritingInput {
  readonly draft: LessonDraft
  /** What the form begins with. */
  readonly begun: LessonDraft
  /** The current input was found on the device. */
  readonly isRestored: boolean
  /** The code of the draft's fault; null: none. */
  readonly refusal: string | null
  /** Of the draft as it was sent last. */
  readonly clashes: readonly Clash[]
  readonly failure: Failure | null
}
export type LessonWritingEvent =
  | { readonly type: 'draft.begun'; readonly draft: LessonDraft }
  | { readonly type: 'draft.changed'; readonly draft: Partial<LessonDraft> }
  | { readonly type: 'draft.submitted' }
  | { readonly type: 'draft.dropped' }
  /** What has been written is thrown away, and the form stays open. */
  | { readonly type: 'writing.dropped' }

/** One new lesson of a class is written at a time. */
const placeOf = ({ classID, draft }: LessonWritingContext): string => `${classID} ${draft.lessonID ?? ''}`

/** [CLASS-02] A lesson in the timetable of a class as its staff write it: added, repeated, changed. */
export const lessonWritingFlow = setup({
  types: {
    context: {} as LessonWritingContext,
    events: {} as LessonWritingEvent,
    input: {} as LessonWritingInput,
    emitted: {} as { readonly type: 'saved' } | FormRefused,
  },
  actors: {
    restoreDraft: fromPromise<LessonDraft | null, { id: string }>(unfilled),
    keepDraft: fromCallback<KeepWriting<LessonDraft>>(unfilled),
    save: fromPromise<{ isSaved: boolean; clashes: Clash[] }, Saving>(unfilled),
  },
  guards: {
    hasTitle: ({ context: { draft } }) => Object.values(draft.titles).some((title) => !isInkless(title)),
    hasTimes: ({ context: { draft } }) => draft.start !== '' && draft.end !== '',
    isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved,
  },
  actions: {
    begin: assign({
      draft: ({ event }) => (event.type === 'draft.begun' ? event.draft : newLesson),
      begun: ({ event }) => (event.type === 'draft.begun' ? event.draft : newLesson),
      isRestored: false,
      refusal: null,
      clashes: [],
      failure: null,
    }),
    change: assign({
      draft: ({ context, event }) =>
        event.type === 'draft.changed' ? { ...context.draft, ...event.draft } : context.draft,
      refusal: null,
      clashes: [],
      failure: null,
    }),
    restore: assign((_, { found }: { found: LessonDraft | null }) =>
      found === null ? {} : { draft: found, isRestored: true },
    ),
    dropWriting: assign({
      draft: ({ context }) => context.begun,
      isRestored: false,
      refusal: null,
      clashes: [],
      failure: null,
    }),
    keepDraft: sendTo(
      'keeping',
      ({ context }): KeepWriting<LessonDraft> => ({
        type: 'writing.kept',
        id: placeOf(context),
        written: context.draft,
      }),
    ),
    forgetDraft: sendTo(
      'keeping',
      ({ context }): KeepWriting<LessonDraft> => ({
        type: 'writing.kept',
        id: placeOf(context),
        written: null,
      }),
    ),
    clean: assign({ refusal: null, failure: null }),
    warn: assign({ clashes: (_, { clashes }: { clashes: readonly Clash[] }) => clashes }),
    refuse: assign({ refusal: (_, { code }: { code: string }) => code }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceRefusedForm: emit(formRefused),
    announceSaved: emit({ type: 'saved' }),
  },
}).createMachine({
  id: 'lessonWriting',
  description: 'A lesson in the timetable of a class as its staff write it: added, repeated, changed.',
  initial: 'idle',
  context: ({ input }) => ({
    ...input,
    draft: newLesson,
    begun: newLesson,
    isRestored: false,
    refusal: null,
    clashes: [],
    failure: null,
  }),
  invoke: {
    src: 'keepDraft',
    id: 'keeping',
    onError: { description: 'What is written lives in this tab only.' },
  },
  states: {
    idle: {
      description: 'Nothing is being written.',
      meta: { title: 'Idle', who: 'staff' },
      on: { 'draft.begun': { target: 'restoring', actions: 'begin' } },
    },
    restoring: {
      description: 'Looks for what was written on this device before.',
      meta: { title: 'Restoring', who: 'browser' },
      invoke: {
        src: 'restoreDraft',
        input: ({ context }) => ({ id: placeOf(context) }),
        onDone: { target: 'writing', actions: { type: 'restore', params: ({ event }) => ({ found: event.output }) } },
        onError: 'writing',
      },
    },
    writing: {
      description: 'A lesson is being written, with its fault after a refusal.',
      meta: { title: 'Writing', who: 'staff', requirements: ['CLASS-02'] },
      tags: ['writing'],
      on: {
        'draft.changed': { actions: ['change', 'keepDraft'] },
        'writing.dropped': { actions: ['dropWriting', 'forgetDraft'] },
        'draft.submitted': [
          { guard: not('hasTitle'), actions: refuseForm('timetable.titleMissing') },
          { guard: not('hasTimes'), actions: refuseForm('timetable.timeMissing') },
          { target: 'saving', actions: 'clean' },
        ],
        'draft.dropped': { target: 'idle', actions: ['clean', 'forgetDraft'] },
      },
    },
    warned: {
      description: 'A room or a teacher is used twice at once; it can be saved all the same.',
      meta: { title: 'Warned', who: 'staff' },
      tags: ['writing'],
      on: {
        'draft.changed': { target: 'writing', actions: ['change', 'keepDraft'] },
        'writing.dropped': { target: 'writing', actions: ['dropWriting', 'forgetDraft'] },
        'draft.submitted': { target: 'insisting', actions: 'clean' },
        'draft.dropped': { target: 'idle', actions: ['clean', 'forgetDraft'] },
      },
    },
    saving: {
      description: 'It is being saved, unless it clashes.',
      meta: { title: 'Saving', who: 'server' },
      tags: ['writing', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context: { classID, draft } }) => ({ classID, draft, acceptsClashes: false }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ isSaved: event.output.isSaved }) },
            target: 'idle',
            actions: ['forgetDraft', 'announceSaved'],
          },
          { target: 'warned', actions: { type: 'warn', params: ({ event }) => ({ clashes: event.output.clashes }) } },
        ],
        onError: { target: 'writing', actions: failing },
      },
    },
    insisting: {
      description: 'It is being saved with its clashes.',
      meta: { title: 'Saving anyway', who: 'server' },
      tags: ['writing', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context: { classID, draft } }) => ({ classID, draft, acceptsClashes: true }),
        onDone: { target: 'idle', actions: ['forgetDraft', 'announceSaved'] },
        onError: { target: 'writing', actions: failing },
      },
    },
  },
})

export type LessonWritingFlow = typeof lessonWritingFlow
