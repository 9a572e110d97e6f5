import { assign, emit, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import type { Lesson } from '#api/timetable/timetable.contract.ts'
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface CheckInInput {
  readonly lessonID: string
  /** The number of a scanned code, which is sent at once; empty: it is typed. */
  readonly code: string
}
export interface CheckInContext extends CheckInInput {
  readonly failure: Failure | null
}
export type CheckInEvent =
  | { readonly type: 'code.changed'; readonly code: string }
  | { readonly type: 'code.submitted' }

/** [ERROR-35] Checks in to a lesson by the number that is shown there, typed or scanned. */
export const checkInFlow = setup({
  types: {
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    input: {} as CheckInInput,
    /** The lesson as it is with the attendance. */
    emitted: {} as { readonly type: 'done' },
  },
  actors: {
    send: fromPromise<Lesson, CheckInInput>(unfilled),
  },
  guards: {
    isWhole: ({ context }) => context.code.replaceAll(/\s/g, '').length === 6,
  },
  actions: {
    takeCode: assign({
      code: ({ context, event }) => (event.type === 'code.changed' ? event.code : context.code),
      failure: null,
    }),
    clean: assign({ failure: null }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announce: emit({ type: 'done' }),
  },
}).createMachine({
  id: 'checkIn',
  description: 'Checking in to a lesson by the number that is shown there, typed or scanned.',
  initial: 'arriving',
  context: ({ input }) => ({ ...input, failure: null }),
  states: {
    arriving: {
      description: 'A scanned number is sent at once; otherwise it is typed.',
      meta: { title: 'Arriving', who: 'learner' },
      always: [{ guard: 'isWhole', target: 'sending' }, { target: 'typing' }],
    },
    typing: {
      description: 'The number is typed, with an error after a refusal.',
      meta: { title: 'Typing', who: 'learner', requirements: ['ERROR-35'] },
      on: {
        'code.changed': { actions: 'takeCode' },
        'code.submitted': { guard: 'isWhole', target: 'sending', actions: 'clean' },
      },
    },
    sending: {
      description: 'The number is being judged.',
      meta: { title: 'Sending', who: 'server' },
      tags: ['busy'],
      invoke: {
        src: 'send',
        input: ({ context: { lessonID, code } }) => ({ lessonID, code }),
        onDone: { target: 'done', actions: 'announce' },
        onError: { target: 'typing', actions: failing },
      },
    },
    done: {
      description: 'The learner is checked in.',
      meta: { title: 'Checked in', who: 'nobody' },
      tags: ['done'],
      type: 'final',
    },
  },
})
export type CheckInFlow = typeof checkInFlow
