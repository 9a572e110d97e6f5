import { setup } from 'xstate'

export interface HeaderInput {
  /** Whether the browser can show a page on the full screen; Internet Explorer and telephones cannot [SHELL-23]. */
  readonly hasFullScreen: boolean
}
export type HeaderContext = HeaderInput
export type HeaderEvent =
  | { readonly type: 'menu.toggled' }
  | { readonly type: 'menu.dismissed' }
  | { readonly type: 'page.changed' }
  | { readonly type: 'page.scrolled'; readonly y: number }
  | { readonly type: 'fullScreen.toggled' }
  /** The browser says so; people also leave the full screen by a key of their own. */
  | { readonly type: 'fullScreen.changed'; readonly isFull: boolean }

/** From this many pixels on, the way back to the top is offered. */
export const FAR_FROM_TOP = 400

/** The top of a page: its menu on narrow screens, the way back to the top, the full screen. */
export const headerFlow = setup({
  types: {
    context: {} as HeaderContext,
    events: {} as HeaderEvent,
    input: {} as HeaderInput,
  },
  guards: {
    hasFullScreen: ({ context }) => context.hasFullScreen,
    isFarFromTop: ({ event }) => event.type === 'page.scrolled' && event.y > FAR_FROM_TOP,
    isFull: ({ event }) => event.type === 'fullScreen.changed' && event.isFull,
  },
  actions: {
    /** The composition root asks the browser. */
    enterFullScreen: () => undefined,
    leaveFullScreen: () => undefined,
  },
}).createMachine({
  id: 'header',
  description: 'The top of a page: its menu on narrow screens, the way back to the top, the full screen.',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    menu: {
      description: 'What a narrow screen folds away.',
      meta: { title: 'Menu', who: 'visitor' },
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the button of the menu shows.',
          meta: { title: 'Menu closed', who: 'visitor' },
          on: { 'menu.toggled': 'opened' },
        },
        opened: {
          description: 'Navigation and tools stand over the page.',
          meta: { title: 'Menu open', who: 'visitor' },
          tags: ['menuOpen'],
          on: { 'menu.toggled': 'closed', 'menu.dismissed': 'closed', 'page.changed': 'closed' },
        },
      },
    },
    place: {
      description: 'How far down the page is scrolled.',
      meta: { title: 'Place on the page', who: 'visitor', requirements: ['SHELL-25'] },
      initial: 'atTop',
      states: {
        atTop: {
          description: 'There is no way back to the top, since one is there.',
          meta: { title: 'At the top', who: 'visitor' },
          on: { 'page.scrolled': { guard: 'isFarFromTop', target: 'away' } },
        },
        away: {
          description: 'The way back to the top is offered.',
          meta: { title: 'Away from the top', who: 'visitor', requirements: ['SHELL-25', 'SHELL-49'] },
          tags: ['awayFromTop'],
          on: { 'page.scrolled': [{ guard: 'isFarFromTop' }, { target: 'atTop' }] },
        },
      },
    },
    screen: {
      description: 'Whether the portal fills the screen.',
      meta: { title: 'Screen', who: 'visitor', requirements: ['SHELL-23'] },
      initial: 'asking',
      states: {
        asking: {
          description: 'Whether the browser knows full screen decides.',
          meta: { title: 'Asking', who: 'browser', requirements: ['SHELL-23'] },
          always: [{ guard: 'hasFullScreen', target: 'windowed' }, { target: 'unsupported' }],
        },
        unsupported: {
          description: 'The browser has no full screen, so nothing is offered.',
          meta: { title: 'No full screen', who: 'browser', requirements: ['SHELL-23'] },
        },
        windowed: {
          description: 'The portal is in its window.',
          meta: { title: 'In the window', who: 'visitor' },
          tags: ['fullScreenOffered'],
          on: {
            'fullScreen.toggled': { actions: 'enterFullScreen' },
            'fullScreen.changed': { guard: 'isFull', target: 'full' },
          },
        },
        full: {
          description: 'The portal fills the screen.',
          meta: { title: 'Full screen', who: 'visitor' },
          tags: ['fullScreenOffered', 'full'],
          on: {
            'fullScreen.toggled': { actions: 'leaveFullScreen' },
            'fullScreen.changed': [{ guard: 'isFull' }, { target: 'windowed' }],
          },
        },
      },
    },
  },
})
