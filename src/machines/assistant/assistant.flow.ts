import { assign, fromPromise, setup } from 'xstate'

import type { OpenTask } from '#api/class/class.contract.ts'
import type { Failure } from '#api/kit/problem.ts'

import { nextCorner, onScreen, sizeOf, startPlace, type Place, type Shape, type Size } from './assistant-place.ts'
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** Milliseconds without a keystroke after which a text is searched for. */
export const TYPING_PAUSE = 300

/** A page of the portal by the key of its words. */
export interface FoundRoute {
  readonly key: string
  readonly address: string
}
export interface FoundArticle {
  readonly informationID: string
  readonly title: string
  readonly summary: string
}
/** What was found for a text, or is suggested while there is none. */
export interface Findings {
  readonly tasks: readonly OpenTask[]
  readonly routes: readonly FoundRoute[]
  readonly articles: readonly FoundArticle[]
  /** False when tasks or help could not be asked. */
  readonly isComplete: boolean
}

/** How it was left. */
export interface KeptAssistant {
  /** Null: where it starts. */
  readonly place: Place | null
  readonly isOpen: boolean
}
export interface AssistantInput extends KeptAssistant {
  readonly screen: Size
  readonly isSignedIn: boolean
}
export interface AssistantContext {
  /** Where it is wanted; the screen may leave no room there. Null: where it starts. */
  readonly place: Place | null
  /** What it is drawn as, which decides the room that it takes. */
  readonly shape: Shape
  readonly screen: Size
  /** Where the pointer took hold of it, and where it was then. */
  readonly grip: { readonly pointer: Place; readonly place: Place } | null
  readonly isSignedIn: boolean
  readonly text: string
  readonly findings: Findings
  readonly failure: Failure | null
}

export type AssistantEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.collapsed' }
  /** Somebody has gone where it was found. */
  | { readonly type: 'finding.followed' }
  /** The focus has gone to what the panel hides. */
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

/** Where it stands: where it is wanted, but all of it on the screen. */
export function shownPlace({ place, shape, screen }: Placed): Place {
  return onScreen(place ?? startPlace(screen), sizeOf(shape, screen), screen)
}
const movedBy = (context: Placed, from: Place, by: Place): Place =>
  onScreen({ x: from.x + by.x, y: from.y + by.y }, sizeOf(context.shape, context.screen), context.screen)

/**
 * The floating assistant: where it stands, whether it is open, and what it answers "where do I find …" with (gap
 * GAP-26).
 */
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
    /** The composition root keeps place and shape for the next visit. */
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
  description: 'The floating assistant: where it stands, whether it is open, what it has found.',
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
          description: 'As it was left, or as there is room for.',
          meta: { title: 'As it was left', who: 'browser' },
          always: [{ guard: 'isOpen', target: 'expanded' }, { target: 'collapsed' }],
        },
        collapsed: {
          description: 'A round button, out of the way.',
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
              description: 'It never hides for long what somebody works on.',
            },
          },
        },
      },
    },
    place: {
      description: 'Where it stands.',
      meta: { title: 'Place', who: 'visitor', requirements: ['SHELL-50'] },
      initial: 'resting',
      on: { 'screen.changed': { actions: 'takeScreen', description: 'All of it stays on the screen.' } },
      states: {
        resting: {
          description: 'It stays where it is until somebody moves it.',
          meta: { title: 'Resting', who: 'visitor', requirements: ['SHELL-50'] },
          on: {
            'drag.started': { target: 'dragging', actions: 'grip' },
            moved: { actions: ['move', 'keepPlace'], description: 'By the arrow keys.' },
            'corner.asked': { actions: ['goToCorner', 'keepPlace'], description: 'For who can neither drag nor type.' },
          },
        },
        dragging: {
          description: 'It follows the pointer, as far as the screen goes.',
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
      description: 'What it answers with.',
      meta: { title: 'Search', who: 'visitor' },
      initial: 'deciding',
      on: {
        'text.changed': [
          { guard: 'isEmptied', target: '.searching', reenter: true, actions: 'takeText' },
          { target: '.waiting', reenter: true, actions: 'takeText' },
        ],
      },
      states: {
        deciding: {
          description: 'A closed panel asks for nothing.',
          meta: { title: 'Open or not', who: 'browser' },
          always: [{ guard: 'isOpen', target: 'searching' }, { target: 'idle' }],
        },
        idle: {
          description: 'Nothing has been asked for yet.',
          meta: { title: 'Not asked yet', who: 'visitor' },
          on: { 'panel.opened': 'searching' },
        },
        waiting: {
          description: 'Somebody is typing.',
          meta: { title: 'Waiting for a pause', who: 'visitor' },
          tags: ['busy'],
          after: { typingPause: 'searching' },
        },
        searching: {
          description: 'Pages, help and open tasks are searched; without a text there are suggestions.',
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
          description: 'There is something to go to.',
          meta: { title: 'Answered', who: 'visitor' },
          tags: ['answered'],
          on: { 'search.retried': 'searching', 'panel.opened': 'searching' },
        },
        nothing: {
          description: 'Nothing is called like that.',
          meta: { title: 'Nothing found', who: 'visitor' },
          tags: ['nothing'],
          on: { 'panel.opened': 'searching' },
        },
        failed: {
          description: 'Nothing could be searched; another try is offered.',
          meta: { title: 'Failed', who: 'visitor' },
          tags: ['failed'],
          on: { 'search.retried': 'searching', 'panel.opened': 'searching' },
        },
      },
    },
  },
})

export type AssistantFlow = typeof assistantFlow
