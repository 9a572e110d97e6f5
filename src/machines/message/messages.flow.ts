import { assign, emit, setup } from 'xstate'

/** [SHELL-38] */
export const messageTabs = ['notices', 'letters'] as const
export type MessageTab = (typeof messageTabs)[number]

export interface MessagesContext {
  readonly tab: MessageTab
}
export type MessagesEvent =
  /** The unread count at that moment. */
  | { readonly type: 'popUp.opened'; readonly notices: number; readonly letters: number }
  | { readonly type: 'popUp.dismissed' }
  | { readonly type: 'tab.chosen'; readonly tab: MessageTab }
  | { readonly type: 'page.changed' }
  | { readonly type: 'session.ended' }

/** The message pop-up of the header [SHELL-38]; its tabs are inboxes. */
export const messagesFlow = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as MessagesEvent,
    /** The lists of the tabs may be stale. */
    emitted: {} as { readonly type: 'opened' },
  },
  guards: {
    hasLettersOnly: ({ event }) => event.type === 'popUp.opened' && event.notices === 0 && event.letters > 0,
    hasNoticesOnly: ({ event }) => event.type === 'popUp.opened' && event.letters === 0 && event.notices > 0,
  },
  actions: {
    choose: assign({ tab: ({ context, event }) => (event.type === 'tab.chosen' ? event.tab : context.tab) }),
    turnToLetters: assign({ tab: 'letters' }),
    turnToNotices: assign({ tab: 'notices' }),
    announceOpened: emit({ type: 'opened' }),
  },
}).createMachine({
  id: 'messages',
  description: 'The message pop-up of the header with its two tabs.',
  initial: 'closed',
  context: { tab: 'notices' },
  on: { 'session.ended': { target: '.closed', actions: 'turnToNotices' } },
  states: {
    closed: {
      description: 'Only the bell and the unread count are shown.',
      meta: { title: 'Closed', who: 'learner' },
      on: {
        'popUp.opened': [
          {
            guard: 'hasLettersOnly',
            target: 'opened',
            actions: ['turnToLetters', 'announceOpened'],
            description: 'It opens at the tab with unread rows.',
          },
          {
            guard: 'hasNoticesOnly',
            target: 'opened',
            actions: ['turnToNotices', 'announceOpened'],
            description: 'It opens at the tab with unread rows.',
          },
          { target: 'opened', actions: 'announceOpened', description: 'It opens at the last tab.' },
        ],
      },
    },
    opened: {
      description: 'One of the two tabs shows.',
      meta: { title: 'Opened', who: 'learner', requirements: ['SHELL-38'] },
      tags: ['opened'],
      on: {
        'tab.chosen': { actions: 'choose', meta: { requirements: ['SHELL-38'] } },
        'popUp.dismissed': 'closed',
        'page.changed': 'closed',
      },
    },
  },
})

export type MessagesFlow = typeof messagesFlow
