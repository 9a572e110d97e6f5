import { assign, emit, fromPromise, raise, setup } from 'xstate'

import type { Letter, Letters } from '#api/message/letter.contract.ts'
import type { Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { latestUnread, readUpTo, withEarlier, withLatest, withSent, type KnownLetters } from './letters.ts'
import { failureIn, isMissing } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface DialogueInput {
  readonly dialogueId: string
  /** Whether the page is visible. */
  readonly isSeen: boolean
}
export interface DialogueContext extends DialogueInput, KnownLetters {
  /** Null: not known yet. */
  readonly partner: Letters['partner'] | null
  readonly canWrite: boolean
  readonly failure: Failure | null
}
export type DialogueEvent =
  /** A signal arrived, the page was reopened, or a retry was requested. */
  | { readonly type: 'letters.reloaded' }
  | { readonly type: 'earlier.requested' }
  /** One's own letter was delivered. */
  | { readonly type: 'letter.sent'; readonly letter: Letter }
  | { readonly type: 'page.seen' }
  | { readonly type: 'page.hidden' }
  /** There may be new letters to mark as read. */
  | { readonly type: 'letters.taken' }

/** A dialogue of private letters: history and read marks. */
export const dialogueFlow = setup({
  types: {
    context: {} as DialogueContext,
    events: {} as DialogueEvent,
    input: {} as DialogueInput,
    /** The inbox of the header is notified. */
    emitted: {} as { readonly type: 'lettersRead' },
  },
  actors: {
    loadLetters: fromPromise<Letters, { dialogueId: string; before: string | null }>(unfilled),
    /** Returns the letter up to which all are read. */
    markRead: fromPromise<string, { messageId: string }>(unfilled),
  },
  guards: {
    isMissing,
    hasEarlier: ({ context }) => context.hasEarlier,
    isUnread: ({ context }) => context.isSeen && latestUnread(context.letters) !== null,
  },
  actions: {
    takeLetters: assign(({ context }, params: { answer: Letters }) => ({
      ...withLatest(context, params.answer),
      partner: params.answer.partner,
      canWrite: params.answer.canWrite,
      failure: null,
    })),
    takeEarlier: assign(({ context }, params: { answer: Letters }) => withEarlier(context, params.answer)),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    takeSent: assign({
      letters: ({ context, event }) =>
        event.type === 'letter.sent' ? withSent(context, event.letter) : context.letters,
    }),
    markLocally: assign({
      letters: ({ context }, params: { messageId: string }) => readUpTo(context.letters, params.messageId),
    }),
    announceRead: emit({ type: 'lettersRead' }),
    see: assign({ isSeen: true }),
    lookAgain: raise({ type: 'letters.taken' }),
    lookAway: assign({ isSeen: false }),
  },
}).createMachine({
  id: 'dialogue',
  description: 'A dialogue of private letters between two people of a class.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    partner: null,
    canWrite: false,
    letters: [],
    hasEarlier: false,
    failure: null,
  }),
  states: {
    history: {
      description: 'The history: the latest letters, and earlier ones on request.',
      meta: { title: 'History', who: 'learner' },
      initial: 'loading',
      states: {
        loading: {
          description: 'The latest letters are being fetched.',
          meta: { title: 'Loading', who: 'server' },
          tags: ['loading'],
          invoke: {
            src: 'loadLetters',
            id: 'first',
            input: ({ context: { dialogueId } }) => ({ dialogueId, before: null }),
            onDone: {
              target: 'shown',
              actions: [{ type: 'takeLetters', params: ({ event }) => ({ answer: event.output }) }, 'lookAgain'],
            },
            onError: [
              { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
              { target: 'failed', actions: failing },
            ],
          },
        },
        missing: {
          description: 'The dialogue does not exist, or belongs to others.',
          meta: { title: 'Missing', who: 'learner' },
          tags: ['missing'],
        },
        failed: {
          description: 'The letters could not be fetched; a retry is offered.',
          meta: { title: 'Failed', who: 'learner' },
          tags: ['failed'],
          on: { 'letters.reloaded': 'loading' },
        },
        shown: {
          description: 'The letters are there to read.',
          meta: { title: 'Shown', who: 'learner' },
          tags: ['shown'],
          on: { 'letter.sent': { actions: 'takeSent' } },
          type: 'parallel',
          states: {
            latest: {
              description: 'The end of the dialogue.',
              meta: { title: 'Latest letters', who: 'learner' },
              initial: 'resting',
              states: {
                resting: {
                  description: 'All known letters have been fetched.',
                  meta: { title: 'Up to date', who: 'learner' },
                  on: { 'letters.reloaded': 'renewing' },
                },
                renewing: {
                  description: 'New letters are being fetched; a further signal repeats the fetch.',
                  meta: { title: 'Being renewed', who: 'server', requirements: ['MSG-07'] },
                  invoke: {
                    src: 'loadLetters',
                    id: 'latest',
                    input: ({ context: { dialogueId } }) => ({ dialogueId, before: null }),
                    onDone: {
                      target: 'resting',
                      actions: [
                        { type: 'takeLetters', params: ({ event }) => ({ answer: event.output }) },
                        'lookAgain',
                      ],
                    },
                    onError: { target: 'resting', description: 'The shown letters stay; the next signal retries.' },
                  },
                  on: { 'letters.reloaded': { target: 'renewing', reenter: true } },
                },
              },
            },
            earlier: {
              description: 'Pagination backwards, a page at a time.',
              meta: { title: 'Earlier letters', who: 'learner' },
              initial: 'resting',
              states: {
                resting: {
                  description: 'No request is pending.',
                  meta: { title: 'Not asked for', who: 'learner' },
                  on: { 'earlier.requested': { guard: 'hasEarlier', target: 'fetching' } },
                },
                fetching: {
                  description: 'The letters before the first shown one are being fetched.',
                  meta: { title: 'Fetching', who: 'server' },
                  tags: ['fetchingEarlier'],
                  invoke: {
                    src: 'loadLetters',
                    id: 'earlier',
                    input: ({ context: { dialogueId, letters } }) => ({
                      dialogueId,
                      before: letters[0]?.messageId ?? null,
                    }),
                    onDone: {
                      target: 'resting',
                      actions: { type: 'takeEarlier', params: ({ event }) => ({ answer: event.output }) },
                    },
                    onError: 'failed',
                  },
                },
                failed: {
                  description: 'They could not be fetched; a retry is offered.',
                  meta: { title: 'Not fetched', who: 'learner' },
                  tags: ['earlierFailed'],
                  on: { 'earlier.requested': 'fetching' },
                },
              },
            },
          },
        },
      },
    },
    reading: {
      description: 'Visible letters are marked as read.',
      meta: { title: 'Reading', who: 'browser' },
      initial: 'resting',
      on: { 'page.hidden': { actions: 'lookAway' } },
      states: {
        resting: {
          description: 'All are read, or the page is hidden.',
          meta: { title: 'Nothing to mark', who: 'browser' },
          on: {
            'letters.taken': { guard: 'isUnread', target: 'marking' },
            'page.seen': { target: 'resting', reenter: true, actions: ['see', 'lookAgain'] },
          },
        },
        marking: {
          description: 'The latest letter and all before it are being marked as read.',
          meta: { title: 'Marking', who: 'server' },
          invoke: {
            src: 'markRead',
            input: ({ context }) => ({ messageId: latestUnread(context.letters)?.messageId ?? '' }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'markLocally', params: ({ event }) => ({ messageId: event.output }) },
                'announceRead',
                'lookAgain',
              ],
              description: 'Further letters may have arrived meanwhile.',
            },
            onError: { target: 'resting', description: 'They are marked together with the next ones.' },
          },
          on: { 'page.seen': { actions: 'see' } },
        },
      },
    },
  },
})

export type DialogueFlow = typeof dialogueFlow
