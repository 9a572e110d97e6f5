import { assign, emit, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface OpenedDialogue {
  readonly dialogueId: string
  readonly originalName: string
}
export interface DialogueOpeningContext {
  /** The recipient; null: not chosen yet. */
  readonly userId: string | null
  readonly failure: Failure | null
}
export type DialogueOpeningEvent =
  | { readonly type: 'correspondent.chosen'; readonly userId: string }
  | { readonly type: 'opening.retried' }

/** Opens the dialogue with a person from one's classes; it is created if there is none yet. */
export const dialogueOpeningFlow = setup({
  types: {
    context: {} as DialogueOpeningContext,
    events: {} as DialogueOpeningEvent,
    emitted: {} as { readonly type: 'opened' } & OpenedDialogue,
  },
  actors: {
    open: fromPromise<OpenedDialogue, { userId: string }>(unfilled),
  },
  actions: {
    choose: assign({
      userId: ({ context, event }) => (event.type === 'correspondent.chosen' ? event.userId : context.userId),
      failure: null,
    }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceOpened: emit((_, params: OpenedDialogue) => ({
      type: 'opened',
      dialogueId: params.dialogueId,
      originalName: params.originalName,
    })),
  },
}).createMachine({
  id: 'dialogueOpening',
  description: 'Opens the dialogue with a person from one’s classes.',
  initial: 'choosing',
  context: { userId: null, failure: null },
  states: {
    choosing: {
      description: 'The people of one’s classes are listed and searched.',
      meta: { title: 'Choosing', who: 'learner' },
      on: { 'correspondent.chosen': { target: 'opening', actions: 'choose' } },
    },
    opening: {
      description: 'The dialogue is being found or created.',
      meta: { title: 'Opening', who: 'server' },
      tags: ['busy'],
      invoke: {
        src: 'open',
        input: ({ context }) => ({ userId: context.userId ?? '' }),
        onDone: {
          target: 'opened',
          actions: { type: 'announceOpened', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'It could not be opened; a retry or another choice is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: {
        'opening.retried': 'opening',
        'correspondent.chosen': { target: 'opening', actions: 'choose' },
      },
    },
    opened: { description: 'The dialogue is shown.', meta: { title: 'Opened', who: 'learner' }, type: 'final' },
  },
})

export type DialogueOpeningFlow = typeof dialogueOpeningFlow
