import { assign, fromPromise, setup } from 'xstate'

import type { OpenTask } from '#api/class/today.contract.ts'
import type { Failure } from '#api/kit/problem.ts'

import { nextCorner, onScreen, sizeOf, startPlace, type Place, type Shape, type Size } from './assistant-place.ts'
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** Debounce of the search in milliseconds. */
export const TYPING_PAUSE = 300

/** A page of the portal, by the key of its name. */
export interface FoundRoute {
  readonly key: string
  readonly address: string
}
export interface FoundArticle {
  readonly informationID: string
  readonly title: string
  readonly summary: string
}
/** Search results, or suggestions while the text is empty. */
export interface Findings {
  readonly tasks: readonly OpenTask[]
  readonly routes: readonly FoundRoute[]
  readonly articles: readonly FoundArticle[]
  /** False when tasks or help could not be loaded. */
  readonly isComplete: boolean
}

/** State restored from the last visit. */
export interface KeptAssistant {
  /** Null: the start position. */
  readonly place: Place | null
  readonly isOpen: boolean
}
export interface AssistantInput extends KeptAssistant {
  readonly screen: Size
  readonly isSignedIn: boolean
}
export interface AssistantContext {
  /** The requested position, before it is clamped to the screen. Null: the start position. */
  readonly place: Place | null
  /** Button or panel, which decides its size. */
  readonly shape: Shape
  readonly screen: Size
  /** Where the drag began, and the assistant's position then. */
  readonly grip: { readonly pointer: Place; readonly place: Place } | null
  readonly isSignedIn: boolean
  readonly text: string
  readonly findings: Findings
  readonly failure: Failure | null
}

export type AssistantEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.collapsed' }
  /** A search result was opened. */
  | { readonly type: 'finding.followed' }
  /** The focus moved to an element that the panel covers. */
  | { readonly type: 'focus.covered' }
  | { readonly type: 'drag.started'; readonly pointer: Place }
  | { readonly type: 'drag.moved'; readonly pointer: Place }
  | { readonly type: 'drag.ended' }
  | { readonly type: 'drag.cancelled' }
  | { readonly type: 'moved'; readonly by: Place }
  | { readonly type: 'corner.asked' }
  | { readonly type: 'screen.changed'; readonly screen: Size }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'search.retried' }

export const NOTHING_FOUND: Findings = { tasks: [], routes: [], articles: [], isComplete: true }

type Placed = Pick<AssistantContext, 'place' | 'shape' | 'screen'>

/** The actual position: the requested one, clamped to the screen. */
export function shownPlace({ place, shape, screen }: Placed): Place {
  return onScreen(place ?? startPlace(screen), sizeOf(shape, screen), screen)
}
const movedBy = (context: Placed, from: Place, by: Place): Place =>
  onScreen({ x: from.x + by.x, y: from.y + by.y }, sizeOf(context.shape, context.screen), context.screen)

/** The floating assistant: its position, whether it is open, and its search results (gap GAP-26). */
export const assistantFlow = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    input: {} as AssistantInput,
  },
  actors: {
    search: fromPromise<Findings, { text: string; isSignedIn: boolean }>(unfilled),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isOpen: ({ context }) => context.shape === 'panel',
    isEmptied: ({ event }) => event.type === 'text.changed' && event.text.trim() === '',
    isNothing: (_, params: { findings: Findings }) =>
      params.findings.isComplete &&
      [params.findings.tasks, params.findings.routes, params.findings.articles].every((list) => list.length === 0),
  },
  actions: {
    drawPanel: assign({ shape: 'panel' }),
    drawButton: assign({ shape: 'button' }),
    grip: assign({
      grip: ({ context, event }) =>
        event.type === 'drag.started' ? { pointer: event.pointer, place: shownPlace(context) } : context.grip,
    }),
    follow: assign({
      place: ({ context, event }) => {
        if (event.type !== 'drag.moved' || context.grip === null) return context.place
        const { pointer, place } = context.grip
        return movedBy(context, place, { x: event.pointer.x - pointer.x, y: event.pointer.y - pointer.y })
      },
    }),
    letGo: assign({ grip: null }),
    putBack: assign({ place: ({ context }) => context.grip?.place ?? context.place, grip: null }),
    move: assign({
      place: ({ context, event }) =>
        event.type === 'moved' ? movedBy(context, shownPlace(context), event.by) : context.place,
    }),
    goToCorner: assign({
      place: ({ context }) => nextCorner(shownPlace(context), sizeOf(context.shape, context.screen), context.screen),
    }),
    takeScreen: assign({
      screen: ({ context, event }) => (event.type === 'screen.changed' ? event.screen : context.screen),
    }),
    /** The composition root stores position and shape for the next visit. */
    keepPlace: () => undefined,
    takeText: assign({ text: ({ context, event }) => (event.type === 'text.changed' ? event.text : context.text) }),
    takeFindings: assign({ findings: (_, params: { findings: Findings }) => params.findings, failure: null }),
    fail: assign({
      findings: NOTHING_FOUND,
      failure: (_, params: Thrown) => failureIn(params),
    }),
  },
}).createMachine({
  id: 'assistant',
  description: 'The floating assistant: its position, whether it is open, and its search results.',
  type: 'parallel',
  context: ({ input: { place, isOpen, screen, isSignedIn } }) => ({
    place,
    shape: isOpen ? 'panel' : 'button',
    screen,
    grip: null,
    isSignedIn,
    text: '',
    findings: NOTHING_FOUND,
    failure: null,
  }),
  states: {
    panel: {
      description: 'Whether it is a button or a panel.',
      meta: { title: 'Panel', who: 'visitor', requirements: ['SHELL-50'] },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The shape of the last visit, or the one that the screen has room for.',
          meta: { title: 'As it was left', who: 'browser' },
          always: [{ guard: 'isOpen', target: 'expanded' }, { target: 'collapsed' }],
        },
        collapsed: {
          description: 'A round button.',
          meta: { title: 'Collapsed', who: 'visitor', requirements: ['SHELL-50'] },
          on: { 'panel.opened': { target: 'expanded', actions: ['drawPanel', 'keepPlace'] } },
        },
        expanded: {
          description: 'A panel with a question and its answers.',
          meta: { title: 'Expanded', who: 'visitor', requirements: ['SHELL-50'] },
          tags: ['expanded'],
          on: {
            'panel.collapsed': { target: 'collapsed', actions: ['drawButton', 'keepPlace'] },
            'finding.followed': { target: 'collapsed', actions: ['drawButton', 'keepPlace'] },
            'focus.covered': {
              target: 'collapsed',
              actions: ['drawButton', 'keepPlace'],
              description: 'The panel collapses when the focus moves behind it.',
            },
          },
        },
      },
    },
    place: {
      description: 'Position on the screen.',
      meta: { title: 'Place', who: 'visitor', requirements: ['SHELL-50'] },
      initial: 'resting',
      on: { 'screen.changed': { actions: 'takeScreen', description: 'It is clamped to the screen.' } },
      states: {
        resting: {
          description: 'It keeps its position until it is moved.',
          meta: { title: 'Resting', who: 'visitor', requirements: ['SHELL-50'] },
          on: {
            'drag.started': { target: 'dragging', actions: 'grip' },
            moved: { actions: ['move', 'keepPlace'], description: 'By the arrow keys.' },
            'corner.asked': {
              actions: ['goToCorner', 'keepPlace'],
              description: 'For people who can neither drag nor type.',
            },
          },
        },
        dragging: {
          description: 'It follows the pointer within the screen.',
          meta: { title: 'Being dragged', who: 'visitor', requirements: ['SHELL-50'] },
          tags: ['dragging'],
          on: {
            'drag.moved': { actions: 'follow' },
            'drag.ended': { target: 'resting', actions: ['letGo', 'keepPlace'] },
            'drag.cancelled': { target: 'resting', actions: 'putBack' },
          },
        },
      },
    },
    search: {
      description: 'Its search.',
      meta: { title: 'Search', who: 'visitor' },
      initial: 'deciding',
      on: {
        'text.changed': [
          { guard: 'isEmptied', target: '.searching', actions: 'takeText' },
          { target: '.waiting', actions: 'takeText' },
        ],
      },
      states: {
        deciding: {
          description: 'A closed panel sends no requests.',
          meta: { title: 'Open or not', who: 'browser' },
          always: [{ guard: 'isOpen', target: 'searching' }, { target: 'idle' }],
        },
        idle: {
          description: 'Nothing has been searched yet.',
          meta: { title: 'Not asked yet', who: 'visitor' },
          on: { 'panel.opened': 'searching' },
        },
        waiting: {
          description: 'Debounce while somebody is typing.',
          meta: { title: 'Waiting for a pause', who: 'visitor' },
          tags: ['busy'],
          after: { typingPause: 'searching' },
        },
        searching: {
          description: 'Pages, help and open tasks are searched; an empty text gives suggestions.',
          meta: { title: 'Searching', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'search',
            input: ({ context: { text, isSignedIn } }) => ({ text: text.trim(), isSignedIn }),
            onDone: [
              {
                guard: { type: 'isNothing', params: ({ event }) => ({ findings: event.output }) },
                target: 'nothing',
                actions: { type: 'takeFindings', params: ({ event }) => ({ findings: event.output }) },
              },
              {
                target: 'answered',
                actions: { type: 'takeFindings', params: ({ event }) => ({ findings: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: failing },
          },
        },
        answered: {
          description: 'There are results.',
          meta: { title: 'Answered', who: 'visitor' },
          tags: ['answered'],
          on: { 'search.retried': 'searching', 'panel.opened': 'searching' },
        },
        nothing: {
          description: 'There are no results.',
          meta: { title: 'Nothing found', who: 'visitor' },
          tags: ['nothing'],
          on: { 'panel.opened': 'searching' },
        },
        failed: {
          description: 'The search failed; a retry is offered.',
          meta: { title: 'Failed', who: 'visitor' },
          tags: ['failed'],
          on: { 'search.retried': 'searching', 'panel.opened': 'searching' },
        },
      },
    },
  },
})

export type AssistantFlow = typeof assistantFlow
