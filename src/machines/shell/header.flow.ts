import { setup } from 'xstate'

export interface HeaderInput {
  /** Whether the browser supports full screen; Internet Explorer and phones do not [SHELL-23]. */
  readonly hasFullScreen: boolean
}
export type HeaderContext = HeaderInput
export type HeaderEvent =
  | { readonly type: 'menu.toggled' }
  | { readonly type: 'menu.dismissed' }
  | { readonly type: 'page.changed' }
  | { readonly type: 'page.scrolled'; readonly y: number }
  | { readonly type: 'fullScreen.toggled' }
  /** Reported by the browser, since the Escape key also ends full screen. */
  | { readonly type: 'fullScreen.changed'; readonly isFull: boolean }

/** Scroll position in pixels from which the back-to-top button is shown. */
export const FAR_FROM_TOP = 400

/** The header: collapsible menu, back-to-top button, full screen. */
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
    /** The composition root calls the browser. */
    enterFullScreen: () => undefined,
    leaveFullScreen: () => undefined,
  },
}).createMachine({
  id: 'header',
  description: 'The header: collapsible menu, back-to-top button, full screen.',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    menu: {
      description: 'The menu on narrow screens.',
      meta: { title: 'Menu', who: 'visitor' },
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the menu button is shown.',
          meta: { title: 'Menu closed', who: 'visitor' },
          on: { 'menu.toggled': 'opened' },
        },
        opened: {
          description: 'Navigation and tools cover the page.',
          meta: { title: 'Menu open', who: 'visitor' },
          tags: ['menuOpen'],
          on: { 'menu.toggled': 'closed', 'menu.dismissed': 'closed', 'page.changed': 'closed' },
        },
      },
    },
    place: {
      description: 'The scroll position.',
      meta: { title: 'Place on the page', who: 'visitor', requirements: ['SHELL-25'] },
      initial: 'atTop',
      states: {
        atTop: {
          description: 'No back-to-top button is needed.',
          meta: { title: 'At the top', who: 'visitor' },
          on: { 'page.scrolled': { guard: 'isFarFromTop', target: 'away' } },
        },
        away: {
          description: 'The back-to-top button is shown.',
          meta: { title: 'Away from the top', who: 'visitor', requirements: ['SHELL-25', 'SHELL-49'] },
          tags: ['awayFromTop'],
          on: { 'page.scrolled': [{ guard: 'isFarFromTop' }, { target: 'atTop' }] },
        },
      },
    },
    screen: {
      description: 'Full screen mode.',
      meta: { title: 'Screen', who: 'visitor', requirements: ['SHELL-23'] },
      initial: 'asking',
      states: {
        asking: {
          description: 'Detects full screen support.',
          meta: { title: 'Asking', who: 'browser', requirements: ['SHELL-23'] },
          always: [{ guard: 'hasFullScreen', target: 'windowed' }, { target: 'unsupported' }],
        },
        unsupported: {
          description: 'The browser does not support full screen; the button is hidden.',
          meta: { title: 'No full screen', who: 'browser', requirements: ['SHELL-23'] },
        },
        windowed: {
          description: 'The portal is shown in the window.',
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
