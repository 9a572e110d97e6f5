import { emit, setup } from 'xstate'

export type UserCardEvent =
  | { readonly type: 'card.opened' }
  | { readonly type: 'card.dismissed' }
  | { readonly type: 'page.changed' }
  | { readonly type: 'name.asked' }
  | { readonly type: 'avatar.asked' }
  /** The dialog has saved its change. */
  | { readonly type: 'change.saved' }
  | { readonly type: 'dialog.closed' }

/** [SHELL-27] The card of the signed-in person, and the two dialogs that open from it. */
export const userCardFlow = setup({
  types: {
    events: {} as UserCardEvent,
    /** [SHELL-36] The cached user data is stale. */
    emitted: {} as { readonly type: 'changed' },
  },
  actions: {
    announceChanged: emit({ type: 'changed' }),
  },
}).createMachine({
  id: 'userCard',
  description: 'The card behind the user’s name in the header, and its two dialogs.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The header shows only the name.',
      meta: { title: 'Closed', who: 'learner', requirements: ['SHELL-26'] },
      on: {
        'card.opened': 'opened',
        'name.asked': {
          target: 'changingName',
          description: 'The profile page opens the same dialog.',
        },
        'avatar.asked': 'changingAvatar',
      },
    },
    opened: {
      description: 'The card shows picture, masked password, e-mail and phone, each with the way to change it.',
      meta: { title: 'Open', who: 'learner', requirements: ['SHELL-27', 'SHELL-28', 'SHELL-29'] },
      tags: ['opened'],
      on: {
        'card.dismissed': 'closed',
        'page.changed': 'closed',
        'name.asked': 'changingName',
        'avatar.asked': 'changingAvatar',
      },
    },
    changingName: {
      description: 'The name dialog replaces the card.',
      meta: { title: 'Changing the name', who: 'learner', requirements: ['SHELL-30'] },
      tags: ['changingName'],
      on: {
        'change.saved': { target: 'closed', actions: 'announceChanged', meta: { requirements: ['SHELL-36'] } },
        'dialog.closed': { target: 'closed', meta: { requirements: ['SHELL-37'] } },
        'page.changed': 'closed',
      },
    },
    changingAvatar: {
      description: 'The picture dialog replaces the card.',
      meta: { title: 'Changing the picture', who: 'learner', requirements: ['SHELL-31'] },
      tags: ['changingAvatar'],
      on: {
        'change.saved': { target: 'closed', actions: 'announceChanged', meta: { requirements: ['SHELL-36'] } },
        'dialog.closed': { target: 'closed', meta: { requirements: ['SHELL-37'] } },
        'page.changed': 'closed',
      },
    },
  },
})

export type UserCardFlow = typeof userCardFlow
