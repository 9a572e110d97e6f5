import { assign, emit, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { personNameFault } from '#api/profile/profile-rule.ts'

import { failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface NameChangeInput {
  readonly userId: string
  readonly name: string
}
export interface NameChangeContext extends NameChangeInput {
  /** The content of the field. */
  readonly draft: string
  /** The error code of the input; null: no error. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type NameChangeEvent =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'name.left' }
  | { readonly type: 'name.submitted' }
  | { readonly type: 'change.dropped' }

const faultOf = ({ draft }: Pick<NameChangeContext, 'draft'>) => personNameFault(draft)

/** [SHELL-30, CALL-07] Changes the name in brackets in a dialog. */
export const nameChangeFlow = setup({
  types: {
    context: {} as NameChangeContext,
    events: {} as NameChangeEvent,
    input: {} as NameChangeInput,
    emitted: {} as { readonly type: 'saved' } | { readonly type: 'dropped' } | FormRefused,
  },
  actors: {
    save: fromPromise<void, NameChangeInput>(unfilled),
  },
  guards: {
    isBlank: ({ context }) => faultOf(context) === 'profile.required',
    isTooLong: ({ context }) => faultOf(context) === 'profile.nameTooLong',
    isMixed: ({ context }) => faultOf(context) === 'profile.nameMixed',
    isAsBefore: ({ context }) => cleanLine(context.draft) === context.name,
  },
  actions: {
    takeName: assign({
      draft: ({ context, event }) => (event.type === 'name.changed' ? event.name : context.draft),
      refusal: null,
      failure: null,
    }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code, failure: null }),
    clean: assign({ refusal: null, failure: null }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceSaved: emit({ type: 'saved' }),
    announceDropped: emit({ type: 'dropped' }),
    announceRefusedForm: emit(formRefused),
  },
}).createMachine({
  id: 'nameChange',
  description: 'The dialog that changes the name shown in brackets.',
  initial: 'editing',
  context: ({ input }) => ({ ...input, draft: input.name, refusal: null, failure: null }),
  states: {
    editing: {
      description: 'The name can be typed, with an error after a failed save.',
      meta: { title: 'Editing', who: 'learner', requirements: ['SHELL-30', 'VALID-27'] },
      on: {
        'name.changed': { actions: 'takeName' },
        'name.left': [
          {
            guard: 'isBlank',
            actions: { type: 'refuse', params: { code: 'profile.required' } },
            meta: { requirements: ['VALID-27'] },
          },
          { guard: 'isTooLong', actions: { type: 'refuse', params: { code: 'profile.nameTooLong' } } },
          { guard: 'isMixed', actions: { type: 'refuse', params: { code: 'profile.nameMixed' } } },
        ],
        'name.submitted': [
          {
            guard: 'isBlank',
            actions: refuseForm('profile.required'),
            description: 'The name is invalid; nothing is sent.',
            meta: { requirements: ['VALID-27', 'VALID-28'] },
          },
          {
            guard: 'isTooLong',
            actions: refuseForm('profile.nameTooLong'),
            description: 'The name is invalid; nothing is sent.',
            meta: { requirements: ['VALID-28'] },
          },
          {
            guard: 'isMixed',
            actions: refuseForm('profile.nameMixed'),
            description: 'The name is invalid; nothing is sent.',
          },
          { guard: 'isAsBefore', target: 'dropped', actions: 'announceDropped', description: 'The name is unchanged.' },
          { target: 'saving', actions: 'clean' },
        ],
        'change.dropped': { target: 'dropped', actions: 'announceDropped', meta: { requirements: ['SHELL-37'] } },
      },
    },
    saving: {
      description: 'The new name is being sent.',
      meta: { title: 'Saving', who: 'server', requirements: ['CALL-07'] },
      tags: ['busy'],
      invoke: {
        src: 'save',
        input: ({ context: { userId, draft } }) => ({ userId, name: cleanLine(draft) }),
        onDone: { target: 'saved', actions: 'announceSaved', meta: { requirements: ['SHELL-36'] } },
        onError: { target: 'editing', actions: failing },
      },
    },
    saved: {
      description: 'The name has been saved, and the dialog closes.',
      meta: { title: 'Saved', who: 'nobody', requirements: ['SHELL-36'] },
      type: 'final',
    },
    dropped: {
      description: 'The dialog closes, and nothing has changed.',
      meta: { title: 'Dropped', who: 'nobody', requirements: ['SHELL-37'] },
      type: 'final',
    },
  },
})

export type NameChangeFlow = typeof nameChangeFlow
