import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import { commentFault } from '#api/course/comment-rule.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import { cleanText } from '#api/kit/written-text.ts'

import { errorOf, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** A pending comment; its id is generated when it is written, so that a retry is idempotent. */
export interface OutgoingComment {
  readonly commentID: string
  readonly content: string
}
export interface CourseCommentsInput {
  readonly courseID: string
}
/** A comment that was written and not sent. */
export interface KeptComment {
  readonly text: string
}
export interface CourseCommentsContext extends CourseCommentsInput {
  readonly draft: string
  /** The current input was found on the device. */
  readonly isRestored: boolean
  /** The error code of the input [ERROR-36]; null: no error. */
  readonly refusal: string | null
  /** The last unconfirmed attempt; null: none. */
  readonly outgoing: OutgoingComment | null
  /** Why the last attempt failed. */
  readonly unsentBecause: Failure | null
  /** The comment to remove; null: none. */
  readonly removing: string | null
  readonly notRemovedBecause: Failure | null
}
export type CourseCommentsEvent =
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'comment.written'; readonly commentID: string }
  /** What has been written is thrown away. */
  | { readonly type: 'writing.dropped' }
  | { readonly type: 'removal.asked'; readonly commentID: string }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dropped' }

const judged = ({ draft }: Pick<CourseCommentsContext, 'draft'>) => commentFault(cleanText(draft))

/** [COURSE-02, VALID-15] Writing and removing comments on a course. */
export const courseCommentsFlow = setup({
  types: {
    context: {} as CourseCommentsContext,
    events: {} as CourseCommentsEvent,
    input: {} as CourseCommentsInput,
    /** The list has to be reloaded. */
    emitted: {} as { readonly type: 'written' } | { readonly type: 'removed' } | FormRefused,
  },
  actors: {
    restoreDraft: fromPromise<KeptComment | null, { id: string }>(unfilled),
    keepDraft: fromCallback<KeepWriting<KeptComment>>(unfilled),
    write: fromPromise<unknown, OutgoingComment & CourseCommentsInput>(unfilled),
    remove: fromPromise<unknown, { commentID: string }>(unfilled),
  },
  guards: {
    isUntouched: ({ context }) => context.draft === '',
    isEmpty: ({ context }) => judged(context) === 'course.commentEmpty',
    isTooLong: ({ context }) => judged(context) === 'course.commentTooLong',
    isGone: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
  },
  actions: {
    takeDraft: assign({
      draft: ({ context, event }) => (event.type === 'draft.changed' ? event.text : context.draft),
      refusal: null,
    }),
    restore: assign((_, { found }: { found: KeptComment | null }) =>
      found === null ? {} : { draft: found.text, isRestored: true },
    ),
    dropWriting: assign({ draft: '', isRestored: false, refusal: null }),
    keepDraft: sendTo(
      'keeping',
      ({ context: { courseID, draft: text } }): KeepWriting<KeptComment> => ({
        type: 'writing.kept',
        id: courseID,
        written: cleanText(text) === '' ? null : { text },
      }),
    ),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    /** The same text again reuses the id: the first attempt may have arrived after all. */
    take: assign(({ context, event }) => {
      const content = cleanText(context.draft)
      const isAgain = context.outgoing?.content === content
      const commentID =
        event.type === 'comment.written' && !isAgain ? event.commentID : (context.outgoing?.commentID ?? '')
      return { outgoing: { commentID, content }, refusal: null, unsentBecause: null }
    }),
    /** Text typed meanwhile is kept. */
    finish: assign(({ context }) => ({
      draft: cleanText(context.draft) === context.outgoing?.content ? '' : context.draft,
      isRestored: false,
      outgoing: null,
    })),
    hold: assign({ unsentBecause: (_, params: Thrown) => failureIn(params) }),
    ask: assign({
      removing: ({ context, event }) => (event.type === 'removal.asked' ? event.commentID : context.removing),
      notRemovedBecause: null,
    }),
    forgetRemoval: assign({ removing: null, notRemovedBecause: null }),
    holdRemoval: assign({ notRemovedBecause: (_, params: Thrown) => failureIn(params) }),
    announceRefusedForm: emit(formRefused),
    announceWritten: emit({ type: 'written' }),
    announceRemoved: emit({ type: 'removed' }),
  },
}).createMachine({
  id: 'courseComments',
  description: 'A person’s comments on a course, from writing to sending, and their removal.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    draft: '',
    isRestored: false,
    refusal: null,
    outgoing: null,
    unsentBecause: null,
    removing: null,
    notRemovedBecause: null,
  }),
  invoke: [
    {
      src: 'keepDraft',
      id: 'keeping',
      onError: { description: 'What is written lives in this tab only.' },
    },
    {
      src: 'restoreDraft',
      input: ({ context }) => ({ id: context.courseID }),
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
    writing: {
      description: 'Writing a comment.',
      meta: { title: 'Writing', who: 'learner' },
      initial: 'open',
      states: {
        open: {
          description: 'The text field is open; text that could not be sent is still in it.',
          meta: { title: 'Open', who: 'learner', requirements: ['COURSE-02', 'VALID-15'] },
          on: {
            'comment.written': [
              {
                guard: 'isEmpty',
                actions: refuseForm('course.commentEmpty'),
                meta: { requirements: ['VALID-15', 'VALID-28', 'ERROR-36'] },
              },
              {
                guard: 'isTooLong',
                actions: refuseForm('course.commentTooLong'),
                meta: { requirements: ['VALID-28'] },
              },
              { target: 'sending', actions: 'take' },
            ],
          },
        },
        sending: {
          description: 'The comment is being sent.',
          meta: { title: 'Sending', who: 'server' },
          tags: ['sending'],
          invoke: {
            src: 'write',
            input: ({ context: { courseID, outgoing } }) => ({
              courseID,
              commentID: outgoing?.commentID ?? '',
              content: outgoing?.content ?? '',
            }),
            onDone: { target: 'open', actions: ['finish', 'keepDraft', 'announceWritten'] },
            onError: { target: 'open', actions: { type: 'hold', params: errorOf } },
          },
        },
      },
    },
    removal: {
      description: 'Removing a comment.',
      meta: { title: 'Removal', who: 'learner' },
      initial: 'resting',
      states: {
        resting: {
          description: 'No removal is pending.',
          meta: { title: 'Nothing to remove', who: 'learner' },
          on: { 'removal.asked': { target: 'asking', actions: 'ask' } },
        },
        asking: {
          description: 'The removal has to be confirmed, with an error after a failed attempt.',
          meta: { title: 'Asking', who: 'learner' },
          tags: ['asking'],
          on: {
            'removal.confirmed': 'removing',
            'removal.dropped': { target: 'resting', actions: 'forgetRemoval' },
          },
        },
        removing: {
          description: 'The comment is being removed.',
          meta: { title: 'Removing', who: 'server' },
          tags: ['asking', 'removing'],
          invoke: {
            src: 'remove',
            input: ({ context }) => ({ commentID: context.removing ?? '' }),
            onDone: { target: 'resting', actions: ['forgetRemoval', 'announceRemoved'] },
            onError: [
              {
                guard: { type: 'isGone', params: errorOf },
                target: 'resting',
                actions: ['forgetRemoval', 'announceRemoved'],
                description: 'Somebody else had already removed it.',
              },
              { target: 'asking', actions: { type: 'holdRemoval', params: errorOf } },
            ],
          },
        },
      },
    },
  },
})

export type CourseCommentsFlow = typeof courseCommentsFlow
