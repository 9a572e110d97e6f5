import { fromPromise, setup } from 'xstate'

import { unfilled } from '#machines/kit/services.ts'

export type InstallEvent =
  /** The browser says that it would install the portal, now that somebody has looked around in it. */
  | { readonly type: 'installation.offered' }
  | { readonly type: 'installation.asked' }
  /** The browser says so, whoever began it. */
  | { readonly type: 'installation.finished' }

/** Whether the portal can be put on this device as an app, and has been [NEWS-06]. */
export const installFlow = setup({
  types: { events: {} as InstallEvent },
  actors: {
    /** The browser's own question; true when the answer was yes. */
    ask: fromPromise<boolean>(unfilled),
  },
  guards: { isAccepted: (_, params: { accepted: boolean }) => params.accepted },
}).createMachine({
  id: 'install',
  description: 'Whether the portal can be put on this device as an app, and has been.',
  initial: 'notOffered',
  on: { 'installation.finished': { target: '.installed' } },
  states: {
    notOffered: {
      description: 'The browser offers nothing; how to do it by hand is shown.',
      meta: { title: 'Not offered', who: 'browser', requirements: ['NEWS-06'] },
      on: { 'installation.offered': 'offered' },
    },
    offered: {
      description: 'The browser would install the portal at the press of a button.',
      meta: { title: 'Offered', who: 'visitor', requirements: ['NEWS-06', 'ROUTE-13'] },
      tags: ['offered'],
      on: { 'installation.asked': 'asking' },
    },
    asking: {
      description: 'The browser asks whether the portal is to be installed.',
      meta: { title: 'Asking', who: 'visitor' },
      tags: ['offered', 'asking'],
      invoke: {
        src: 'ask',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ accepted: event.output }) }, target: 'installed' },
          { target: 'declined' },
        ],
        onError: { target: 'notOffered', description: 'The browser does not ask after all.' },
      },
    },
    installed: {
      description: 'The portal is an app of this device.',
      meta: { title: 'Installed', who: 'visitor' },
      tags: ['installed'],
    },
    declined: {
      description: 'The answer was no. A browser asks once only; it may offer it again later.',
      meta: { title: 'Declined', who: 'visitor' },
      tags: ['declined'],
      on: { 'installation.offered': 'offered' },
    },
  },
})

export type InstallFlow = typeof installFlow
