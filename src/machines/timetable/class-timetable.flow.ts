import { assign, emit, fromPromise, not, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import type { Clash, ManagedTimetable } from '#api/timetable/managed-timetable.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn, isForbidden } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { newLesson, type LessonDraft } from './lesson-draft.ts'

export interface ClassTimetableInput {
  readonly classID: string
}
interface Saving extends ClassTimetableInput {
  readonly draft: LessonDraft
  readonly acceptsClashes: boolean
}
export interface ClassTimetableContext extends ClassTimetableInput {
  /** Null: not loaded yet. */
  readonly timetable: ManagedTimetable | null
  readonly draft: LessonDraft
  /** The code of the draft's fault; null: none. */
  readonly refusal: string | null
  /** Of the draft as it was sent last. */
  readonly clashes: readonly Clash[]
  /** The lesson to be removed; null: none. */
  readonly removed: string | null
  readonly failure: Failure | null
}
export type ClassTimetableEvent =
  | { readonly type: 'timetable.reloaded' }
  | { readonly type: 'draft.begun'; readonly draft: LessonDraft }
  | { readonly type: 'draft.changed'; readonly draft: Partial<LessonDraft> }
  | { readonly type: 'draft.submitted' }
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'removal.asked'; readonly lessonID: string }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dropped' }

/** [CLASS-02] The timetable of a class as its staff keep it: lessons added, changed, repeated, removed. */
export const classTimetableFlow = setup({
  types: {
    context: {} as ClassTimetableContext,
    events: {} as ClassTimetableEvent,
    input: {} as ClassTimetableInput,
    emitted: {} as { readonly type: 'saved' } | { readonly type: 'removed' } | FormRefused,
  },
  actors: {
    load: fromPromise<ManagedTimetable, ClassTimetableInput>(unfilled),
    save: fromPromise<{ isSaved: boolean; clashes: Clash[] }, Saving>(unfilled),
    remove: fromPromise<unknown, ClassTimetableInput & { readonly lessonID: string }>(unfilled),
  },
  guards: {
    isForbidden,
    hasTitle: ({ context: { draft } }) => !isInkless(draft.titles[defaultLanguage.code] ?? ''),
    hasTimes: ({ context: { draft } }) => draft.start !== '' && draft.end !== '',
    isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved,
  },
  actions: {
    take: assign({ timetable: (_, { timetable }: { timetable: ManagedTimetable }) => timetable, failure: null }),
    begin: assign({
      draft: ({ event }) => (event.type === 'draft.begun' ? event.draft : newLesson),
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
    choose: assign({
      removed: ({ event }) => (event.type === 'removal.asked' ? event.lessonID : null),
      failure: null,
    }),
    clean: assign({ refusal: null, failure: null }),
    warn: assign({ clashes: (_, { clashes }: { clashes: readonly Clash[] }) => clashes }),
    refuse: assign({ refusal: (_, { code }: { code: string }) => code }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceRefusedForm: emit(formRefused),
    announceSaved: emit({ type: 'saved' }),
    announceRemoved: emit({ type: 'removed' }),
  },
}).createMachine({
  id: 'classTimetable',
  description: 'The timetable of a class as its staff keep it: lessons added, changed, repeated, removed.',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    timetable: null,
    draft: newLesson,
    refusal: null,
    clashes: [],
    removed: null,
    failure: null,
  }),
  states: {
    loading: {
      description: 'The lessons are being fetched; the previous ones stay visible.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['busy'],
      invoke: {
        src: 'load',
        input: ({ context: { classID } }) => ({ classID }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ timetable: event.output }) } },
        onError: [
          { guard: { type: 'isForbidden', params: errorOf }, target: 'forbidden' },
          { target: 'failed', actions: failing },
        ],
      },
    },
    failed: {
      description: 'They could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'staff' },
      tags: ['failed'],
      on: { 'timetable.reloaded': { target: 'loading', actions: 'clean' } },
    },
    forbidden: {
      description: 'The caller does not run the class.',
      meta: { title: 'Not permitted', who: 'staff' },
      tags: ['forbidden'],
    },
    shown: {
      description: 'The lessons are shown.',
      meta: { title: 'Shown', who: 'staff', requirements: ['CLASS-02'] },
      on: {
        'timetable.reloaded': { target: 'loading' },
        'draft.begun': { target: 'writing', actions: 'begin' },
        'removal.asked': { target: 'asking', actions: 'choose' },
      },
    },
    writing: {
      description: 'A lesson is being written, with its fault after a refusal.',
      meta: { title: 'Writing', who: 'staff', requirements: ['CLASS-02'] },
      tags: ['writing'],
      on: {
        'draft.changed': { actions: 'change' },
        'draft.submitted': [
          { guard: not('hasTitle'), actions: refuseForm('timetable.titleMissing') },
          { guard: not('hasTimes'), actions: refuseForm('timetable.timeMissing') },
          { target: 'saving', actions: 'clean' },
        ],
        'draft.dropped': { target: 'shown', actions: 'clean' },
      },
    },
    warned: {
      description: 'A room or a teacher is used twice at once; it can be saved all the same.',
      meta: { title: 'Warned', who: 'staff' },
      tags: ['writing'],
      on: {
        'draft.changed': { target: 'writing', actions: 'change' },
        'draft.submitted': { target: 'insisting', actions: 'clean' },
        'draft.dropped': { target: 'shown', actions: 'clean' },
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
            target: 'loading',
            actions: 'announceSaved',
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
        onDone: { target: 'loading', actions: 'announceSaved' },
        onError: { target: 'writing', actions: failing },
      },
    },
    asking: {
      description: 'The removal has to be confirmed, with an error after a failed attempt.',
      meta: { title: 'Asking', who: 'staff' },
      tags: ['asking'],
      on: {
        'removal.confirmed': { target: 'removing', actions: 'clean' },
        'removal.dropped': { target: 'shown', actions: 'clean' },
      },
    },
    removing: {
      description: 'The lesson is being removed.',
      meta: { title: 'Removing', who: 'server' },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context: { classID, removed } }) => ({ classID, lessonID: removed ?? '' }),
        onDone: { target: 'loading', actions: 'announceRemoved' },
        onError: { target: 'asking', actions: failing },
      },
    },
  },
})
export type ClassTimetableFlow = typeof classTimetableFlow
