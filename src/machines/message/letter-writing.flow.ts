import { assign, emit, fromPromise, setup, type ActorRef, type EventObject, type Snapshot } from 'xstate'

import { cleanLetter, letterFault } from '#api/message/letter-rule.ts'
import type { Letter } from '#api/message/letter.contract.ts'
import type { Failure } from '#api/kit/problem.ts'

import { errorOf, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import type { Watched } from '#machines/kit/watching.ts'

/** A pending letter; its id is generated when it is written, so that a retry is idempotent. */
export interface Outgoing {
  readonly letterId: string
  readonly content: string
}
/** The saved draft of the last visit. */
export interface KeptWriting {
  readonly draft: string
  readonly outgoing: readonly Outgoing[]
}
export interface LetterWritingInput<To> extends KeptWriting {
  /** A dialogue, or a group of a class. */
  readonly to: To
}
export interface LetterWritingContext<To> extends LetterWritingInput<To> {
  /** The error code of the input [ERROR-36]; null: no error. */
  readonly refusal: string | null
  /** Why the first queued letter failed; null: not tried on this visit. */
  readonly heldBy: Failure | null
}
export type LetterWritingEvent =
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'letter.written'; readonly letterId: string }
  | { readonly type: 'delivery.retried' }
  | { readonly type: 'network.returned' }
  /** Moved back into the text field, to be changed or discarded. */
  | { readonly type: 'letter.withdrawn'; readonly letterId: string }

type LetterWritingEmitted = { readonly type: 'sent'; readonly letter: Letter } | FormRefused

const judged = ({ draft }: KeptWriting) => letterFault(cleanLetter(draft))

/** The draft and the outgoing queue to someone; both survive a lost network. @param deliver its service */
export const letterWritingOf = <To>(deliver: (letter: Outgoing & { readonly to: To }) => Promise<Letter>) =>
  setup({
    types: {
      context: {} as LetterWritingContext<To>,
      events: {} as LetterWritingEvent,
      input: {} as LetterWritingInput<To>,
      emitted: {} as LetterWritingEmitted,
    },
    actors: {
      deliver: fromPromise<Letter, Outgoing & { readonly to: To }>(({ input }) => deliver(input)),
    },
    guards: {
      isEmpty: ({ context }) => judged(context) === 'message.letterEmpty',
      isTooLong: ({ context }) => judged(context) === 'message.letterTooLong',
      hasOutgoing: ({ context }) => context.outgoing.length > 0,
      hasMoreOutgoing: ({ context }) => context.outgoing.length > 1,
      isLastOutgoing: ({ context, event }) =>
        event.type === 'letter.withdrawn' && context.outgoing.every(({ letterId }) => letterId === event.letterId),
    },
    actions: {
      takeDraft: assign({
        draft: ({ context, event }) => (event.type === 'draft.changed' ? event.text : context.draft),
        refusal: null,
      }),
      refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
      queue: assign(({ context, event }) => ({
        outgoing:
          event.type === 'letter.written'
            ? [...context.outgoing, { letterId: event.letterId, content: cleanLetter(context.draft) }]
            : context.outgoing,
        draft: '',
        refusal: null,
      })),
      withdraw: assign(({ context, event }) => {
        const isMeant = ({ letterId }: Outgoing) => event.type === 'letter.withdrawn' && letterId === event.letterId
        const taken = context.outgoing.filter(isMeant).map(({ content }) => content)
        return {
          outgoing: context.outgoing.filter((letter) => !isMeant(letter)),
          draft: [...taken, context.draft].filter((text) => text !== '').join('\n'),
          refusal: null,
          heldBy: null,
        }
      }),
      dropFirst: assign({ outgoing: ({ context }) => context.outgoing.slice(1), heldBy: null }),
      hold: assign({ heldBy: (_, params: Thrown) => failureIn(params) }),
      /** The composition root stores it for the next visit. */
      keepWriting: () => undefined,
      announceRefusedForm: emit(formRefused),
      announceSent: emit((_, params: { letter: Letter }) => ({ type: 'sent', letter: params.letter })),
    },
  }).createMachine({
    id: 'letterWriting',
    description: 'A private letter from typing to delivery.',
    initial: 'deciding',
    context: ({ input }) => ({ ...input, refusal: null, heldBy: null }),
    on: {
      'draft.changed': { actions: ['takeDraft', 'keepWriting'] },
      'letter.written': [
        {
          guard: 'isEmpty',
          actions: refuseForm('message.letterEmpty'),
          meta: { requirements: ['VALID-15', 'VALID-28', 'ERROR-36'] },
        },
        { guard: 'isTooLong', actions: refuseForm('message.letterTooLong'), meta: { requirements: ['VALID-28'] } },
        { target: '.sending', actions: ['queue', 'keepWriting'] },
      ],
    },
    states: {
      deciding: {
        description: 'Letters that failed on the last visit are offered for a retry.',
        meta: { title: 'Deciding', who: 'browser' },
        always: [{ guard: 'hasOutgoing', target: 'held' }, { target: 'idle' }],
      },
      idle: {
        description: 'The queue is empty.',
        meta: { title: 'Nothing on its way', who: 'learner' },
      },
      sending: {
        description: 'The queued letters are being sent one by one, in order.',
        meta: { title: 'Sending', who: 'server' },
        tags: ['sending'],
        invoke: {
          src: 'deliver',
          input: ({ context: { to, outgoing } }) => ({
            to,
            letterId: outgoing[0]?.letterId ?? '',
            content: outgoing[0]?.content ?? '',
          }),
          onDone: [
            {
              guard: 'hasMoreOutgoing',
              target: 'sending',
              reenter: true,
              actions: [
                { type: 'announceSent', params: ({ event }) => ({ letter: event.output }) },
                'dropFirst',
                'keepWriting',
              ],
            },
            {
              target: 'idle',
              actions: [
                { type: 'announceSent', params: ({ event }) => ({ letter: event.output }) },
                'dropFirst',
                'keepWriting',
              ],
            },
          ],
          onError: { target: 'held', actions: { type: 'hold', params: errorOf } },
        },
        on: {
          'letter.written': [
            {
              guard: 'isEmpty',
              actions: refuseForm('message.letterEmpty'),
              meta: { requirements: ['VALID-15', 'VALID-28', 'ERROR-36'] },
            },
            { guard: 'isTooLong', actions: refuseForm('message.letterTooLong'), meta: { requirements: ['VALID-28'] } },
            { actions: ['queue', 'keepWriting'], description: 'It is queued.' },
          ],
        },
      },
      held: {
        description: 'Sending failed: the letter is kept; a retry or taking it back is offered.',
        meta: { title: 'Held', who: 'learner' },
        tags: ['held'],
        on: {
          'delivery.retried': 'sending',
          'network.returned': 'sending',
          'letter.withdrawn': [
            { guard: 'isLastOutgoing', target: 'idle', actions: ['withdraw', 'keepWriting'] },
            { actions: ['withdraw', 'keepWriting'] },
          ],
        },
      },
    },
  })

/** A running writer, whoever it writes to. */
export interface LetterWritingActor
  extends Watched<
    { readonly context: LetterWritingContext<unknown>; readonly hasTag: (tag: string) => boolean },
    LetterWritingEvent
  > {
  readonly on: ActorRef<Snapshot<unknown>, EventObject, LetterWritingEmitted>['on']
}

/** The flow with the most general receiver, for the statechart and the model tests. */
export const letterWritingFlow = /* @__PURE__ */ letterWritingOf<unknown>(unfilled)
