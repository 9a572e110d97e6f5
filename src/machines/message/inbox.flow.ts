import { assign, emit, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import type { Watched } from '#machines/kit/watching.ts'

/** One notice, or one dialogue by its latest letter. */
export interface InboxRow<Item> {
  /** Request body of the read mark. */
  readonly id: string
  /** What opening it marks as read. */
  readonly subject: string
  /** Its unread count. */
  readonly unread: number
  readonly item: Item
}
export interface InboxPage<Item> {
  readonly rows: readonly InboxRow<Item>[]
  /** [ENTITY-05] */
  readonly count: number
  /** Total unread count, including rows that are not listed. */
  readonly unread: number
}
export interface InboxContext<Item> extends InboxPage<Item> {
  /** False until the first response: no unread count is known and nothing is announced. */
  readonly isKnown: boolean
  /** Increase of the unread count since the last load, to be announced. */
  readonly arrived: number
  /** The pending read marks. */
  readonly marking: readonly string[]
  readonly failure: Failure | null
}
export type InboxEvent =
  | { readonly type: 'session.began' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'list.reloaded' }
  /** [MSG-05] All listed rows. */
  | { readonly type: 'read.requested' }
  /** All rows of a page. */
  | { readonly type: 'page.read'; readonly ids: readonly string[] }
  /** It was opened elsewhere, and the server has already marked it. */
  | { readonly type: 'subject.read'; readonly subject: string }

const nothing: InboxContext<never> = {
  rows: [],
  count: 0,
  unread: 0,
  isKnown: false,
  arrived: 0,
  marking: [],
  failure: null,
}

export interface InboxServices<Item> {
  readonly load: () => Promise<InboxPage<Item>>
  readonly mark: (ids: readonly string[]) => Promise<void>
}

type Tag = 'empty' | 'failed' | 'filled' | 'loading' | 'marking' | 'unmarked'

/** One tab of the messages, notices or letters: new rows, the unread count, and read marks. */
export const inboxOf = <Item>({ load, mark }: InboxServices<Item>) =>
  setup({
    types: {
      tags: {} as Tag,
      context: {} as InboxContext<Item>,
      events: {} as InboxEvent,
      /** [MSG-06] Other lists of the same data have to be reloaded. */
      emitted: {} as { readonly type: 'marked' },
    },
    actors: {
      load: fromPromise<InboxPage<Item>>(load),
      mark: fromPromise<void, { ids: readonly string[] }>(({ input }) => mark(input.ids)),
    },
    guards: {
      isEmpty: (_, params: { page: InboxPage<Item> }) => params.page.count === 0,
      hasRows: ({ context }) => context.rows.length > 0,
      hasIds: ({ event }) => event.type === 'page.read' && event.ids.length > 0,
    },
    actions: {
      forget: assign(nothing),
      takePage: assign(({ context }, params: { page: InboxPage<Item> }) => ({
        ...params.page,
        isKnown: true,
        arrived: context.isKnown ? Math.max(0, params.page.unread - context.unread) : 0,
        failure: null,
      })),
      fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
      takeListed: assign({ marking: ({ context }) => context.rows.map(({ id }) => id), failure: null }),
      takeIds: assign({
        marking: ({ context, event }) => (event.type === 'page.read' ? event.ids : context.marking),
        failure: null,
      }),
      readSubject: assign(({ context, event }) => {
        const isRead = (row: InboxRow<Item>) => event.type === 'subject.read' && row.subject === event.subject
        const read = context.rows.reduce((sum, row) => sum + (isRead(row) ? row.unread : 0), 0)
        return {
          rows: context.rows.map((row) => (isRead(row) ? { ...row, unread: 0 } : row)),
          unread: Math.max(0, context.unread - read),
          arrived: 0,
        }
      }),
      announceMarked: emit({ type: 'marked' }),
    },
  }).createMachine({
    id: 'inbox',
    description: 'One tab of the messages, notices or letters: new rows, the unread count, and read marks.',
    initial: 'signedOut',
    context: nothing,
    states: {
      signedOut: {
        description: 'Nobody is signed in; the data of the previous person is cleared.',
        meta: { title: 'Signed out', who: 'visitor' },
        entry: 'forget',
        on: { 'session.began': 'listing' },
      },
      listing: {
        description: 'New rows are listed.',
        meta: { title: 'Listing', who: 'learner', requirements: ['SHELL-38'] },
        on: {
          'session.ended': 'signedOut',
          'list.reloaded': { target: '.loading', meta: { requirements: ['MSG-07'] } },
          'read.requested': {
            guard: 'hasRows',
            target: 'marking',
            actions: 'takeListed',
            meta: { requirements: ['SHELL-39', 'MSG-05'] },
          },
          'page.read': { guard: 'hasIds', target: 'marking', actions: 'takeIds', meta: { requirements: ['MSG-05'] } },
          'subject.read': { actions: 'readSubject', meta: { requirements: ['SHELL-42'] } },
        },
        initial: 'loading',
        states: {
          loading: {
            description: 'The list is being fetched; the previous rows stay visible.',
            meta: { title: 'Loading', who: 'server' },
            tags: ['loading'],
            invoke: {
              src: 'load',
              onDone: [
                {
                  guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) },
                  target: 'empty',
                  actions: { type: 'takePage', params: ({ event }) => ({ page: event.output }) },
                },
                { target: 'filled', actions: { type: 'takePage', params: ({ event }) => ({ page: event.output }) } },
              ],
              onError: { target: 'failed', actions: failing },
            },
          },
          filled: {
            description: 'There are rows.',
            meta: { title: 'Filled', who: 'learner' },
            tags: ['filled'],
          },
          empty: { description: 'There are no rows.', meta: { title: 'Empty', who: 'learner' }, tags: ['empty'] },
          failed: {
            description: 'The list could not be fetched; the previous rows stay visible, and a retry is offered.',
            meta: { title: 'Failed', who: 'learner' },
            tags: ['failed'],
          },
          unmarked: {
            description: 'Marking as read failed; nothing has changed.',
            meta: { title: 'Not marked', who: 'learner' },
            tags: ['filled', 'unmarked'],
          },
        },
      },
      marking: {
        description: 'The listed rows are being marked as read.',
        meta: { title: 'Marking', who: 'server', requirements: ['MSG-05'] },
        tags: ['filled', 'marking'],
        invoke: {
          src: 'mark',
          input: ({ context }) => ({ ids: context.marking }),
          onDone: { target: 'listing', actions: 'announceMarked', meta: { requirements: ['MSG-06'] } },
          onError: {
            target: 'listing.unmarked',
            actions: failing,
          },
        },
        on: { 'session.ended': 'signedOut' },
      },
    },
  })

export type InboxFlow<Item> = ReturnType<typeof inboxOf<Item>>
/** Snapshot of a running inbox. */
export type InboxActor<Item = unknown> = Watched<
  { readonly context: InboxContext<Item>; readonly hasTag: (tag: Tag) => boolean },
  InboxEvent
>

/** The flow with the most general row type, for the statechart and the model tests. */
export const inboxFlow = /* @__PURE__ */ inboxOf<unknown>({ load: unfilled, mark: unfilled })
