import { assign, fromPromise, setup, type StateValueFrom } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from './failing.ts'
import { PAGE_SIZES, pageAskedFor, pageCount } from './pages.ts'
import { failureIn, isForbidden } from './refusals.ts'
import { unfilled } from './services.ts'
import type { Watched } from './watching.ts'

/** [CONST-02] Milliseconds after which a list hides its loading mark, though the request goes on (gap GAP-82). */
export const LIST_LOADING_TIMEOUT = 10_000

export interface Page<Row> {
  readonly list: readonly Row[]
  /** Total of all pages. */
  readonly count: number
}
/** The query of a page; `filter` is interpreted by the list's service. */
export interface PageRequest {
  readonly page: number
  readonly size: number
  readonly filter: Filter
}
export type Filter = Readonly<Record<string, string>>

export interface ListInput<Row = never> {
  readonly size?: number
  /** The page number from the address, unvalidated; any value resolves to a page. */
  readonly page?: string | null
  readonly filter?: Filter
  /** The last response to the same query, shown until the new one arrives. */
  readonly atHand?: Page<Row> | null
}
/** The first page with the default page size. */
const everything = <Row>(): ListInput<Row> => ({})

export interface ListContext<Row, About = unknown> extends PageRequest {
  readonly rows: readonly Row[]
  readonly count: number
  /** The last answer, for what it says beside its rows; it stays while another page is fetched. */
  readonly answer: (Page<Row> & About) | null
  readonly failure: Failure | null
}
export type ListEvent =
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'size.chosen'; readonly size: number }
  | { readonly type: 'filter.chosen'; readonly filter: Filter }
  | { readonly type: 'list.reloaded' }

type Tag = 'empty' | 'failed' | 'filled' | 'forbidden' | 'loadingMark'

/**
 * One page of a list: loading, filled, empty, failed, not permitted. Every list of the portal uses this flow. @param
 * load its service: the rows of a page, the total of all pages, and what else the answer says (`About`)
 */
export const listOf = <Row, About = unknown>(load: (request: PageRequest) => Promise<Page<Row> & NoInfer<About>>) =>
  setup({
    types: {
      tags: {} as Tag,
      context: {} as ListContext<Row, About>,
      events: {} as ListEvent,
      input: everything<Row>(),
    },
    actors: {
      loadPage: fromPromise<Page<Row> & About, PageRequest>(({ input }) => load(input)),
    },
    delays: { loadingTimeout: LIST_LOADING_TIMEOUT },
    guards: {
      isAtHand: ({ context }) => context.rows.length > 0,
      isEmpty: (_, params: { answer: Page<Row> }) => params.answer.count === 0,
      isBehindLastPage: ({ context }, params: { answer: Page<Row> }) =>
        context.page > pageCount(params.answer.count, context.size),
      isForbidden,
    },
    actions: {
      choosePage: assign({
        page: ({ context, event }) => (event.type === 'page.chosen' ? event.page : context.page),
        rows: [],
      }),
      chooseSize: assign({
        size: ({ context, event }) => (event.type === 'size.chosen' ? event.size : context.size),
        page: 1,
        rows: [],
      }),
      chooseFilter: assign({
        filter: ({ context, event }) => (event.type === 'filter.chosen' ? event.filter : context.filter),
        page: 1,
        rows: [],
      }),
      turnToLastPage: assign({
        page: ({ context }, params: { answer: Page<Row> }) => pageCount(params.answer.count, context.size),
      }),
      takePage: assign({
        rows: (_, params: { answer: Page<Row> & About }) => params.answer.list,
        count: (_, params: { answer: Page<Row> & About }) => params.answer.count,
        answer: (_, params: { answer: Page<Row> & About }) => params.answer,
        failure: null,
      }),
      fail: assign({
        failure: (_, params: Thrown) => failureIn(params),
        rows: [],
      }),
      forget: assign({ rows: [] }),
    },
  }).createMachine({
    id: 'list',
    description: 'One page of a list, from loading to its rows.',
    initial: 'loading',
    context: ({ input }) => ({
      page: pageAskedFor(input.page ?? ''),
      size: input.size ?? PAGE_SIZES[0],
      filter: input.filter ?? {},
      rows: input.atHand?.list ?? [],
      count: input.atHand?.count ?? 0,
      answer: null,
      failure: null,
    }),
    on: {
      'page.chosen': { target: '.loading', actions: 'choosePage' },
      'size.chosen': { target: '.loading', actions: 'chooseSize', meta: { requirements: ['CONST-01'] } },
      'filter.chosen': { target: '.loading', actions: 'chooseFilter' },
      'list.reloaded': { target: '.loading' },
    },
    states: {
      loading: {
        description: 'A page of the list is being fetched.',
        meta: { title: 'Loading', who: 'server', requirements: ['CONST-02'] },
        initial: 'opening',
        invoke: {
          src: 'loadPage',
          input: ({ context: { page, size, filter } }) => ({ page, size, filter }),
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => ({ answer: event.output }) },
              target: 'empty',
              actions: { type: 'takePage', params: ({ event }) => ({ answer: event.output }) },
            },
            {
              guard: { type: 'isBehindLastPage', params: ({ event }) => ({ answer: event.output }) },
              target: 'loading',
              reenter: true,
              actions: { type: 'turnToLastPage', params: ({ event }) => ({ answer: event.output }) },
              meta: { requirements: ['VALID-30'] },
            },
            {
              target: 'filled',
              actions: { type: 'takePage', params: ({ event }) => ({ answer: event.output }) },
            },
          ],
          onError: [
            {
              guard: { type: 'isForbidden', params: errorOf },
              target: 'forbidden',
              actions: 'forget',
            },
            { target: 'failed', actions: failing },
          ],
        },
        states: {
          opening: {
            description: 'Cached rows are shown meanwhile; without them, the loading mark.',
            meta: { title: 'Opening', who: 'server' },
            always: [{ guard: 'isAtHand', target: 'renewing' }, { target: 'marked' }],
          },
          renewing: {
            description: 'Cached rows are shown until the new response arrives.',
            meta: { title: 'Being renewed', who: 'server' },
            tags: ['filled'],
          },
          marked: {
            description: 'The loading mark is shown.',
            meta: { title: 'Marked as loading', who: 'server', requirements: ['CONST-02'] },
            tags: ['loadingMark'],
            after: { loadingTimeout: { target: 'unmarked', meta: { requirements: ['CONST-02'] } } },
          },
          unmarked: {
            description: 'The loading mark is hidden after a timeout; the request goes on.',
            meta: { title: 'Loading unmarked', who: 'server', requirements: ['CONST-02'] },
          },
        },
      },
      filled: { description: 'There are rows to show.', meta: { title: 'Filled', who: 'learner' }, tags: ['filled'] },
      empty: { description: 'There is nothing to show.', meta: { title: 'Empty', who: 'learner' }, tags: ['empty'] },
      failed: {
        description: 'The page could not be fetched; a retry is offered.',
        meta: { title: 'Failed', who: 'learner' },
        tags: ['failed'],
      },
      forbidden: {
        description: 'The caller may not see this list.',
        meta: { title: 'Not permitted', who: 'learner' },
        tags: ['forbidden'],
      },
    },
  })

export type ListFlow<Row> = ReturnType<typeof listOf<Row>>
/** Snapshot of a running list. */
export interface ListSnapshot<Row> {
  readonly value: StateValueFrom<ListFlow<never>>
  readonly context: ListContext<Row>
  readonly hasTag: (tag: Tag) => boolean
}
/** A running list. */
export type ListActor<Row = unknown> = Watched<ListSnapshot<Row>, ListEvent>

/** The flow with the most general row type, for the statechart and the model tests. */
export const listFlow = /* @__PURE__ */ listOf<unknown>(unfilled)
