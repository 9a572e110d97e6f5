import { fromPromise, setup } from 'xstate'

import { unfilled } from '#machines/kit/services.ts'

export type InstallEvent =
  /** The browser has fired its install prompt event. */
  | { readonly type: 'installation.offered' }
  | { readonly type: 'installation.asked' }
  /** The browser reports the installation, whoever started it. */
  | { readonly type: 'installation.finished' }

/** Installation of the portal as an app on this device [NEWS-06]. */
export const installFlow = setup({
  types: { events: {} as InstallEvent },
  actors: {
    /** The browser's install prompt; true when accepted. */
    ask: fromPromise<boolean>(unfilled),
  },
  guards: { isAccepted: (_, params: { accepted: boolean }) => params.accepted },
}).createMachine({
  id: 'install',
  description: 'Installation of the portal as an app on this device.',
  initial: 'notOffered',
  on: { 'installation.finished': { target: '.installed' } },
  states: {
    notOffered: {
      description: 'The browser offers no installation; manual instructions are shown.',
      meta: { title: 'Not offered', who: 'browser', requirements: ['NEWS-06'] },
      on: { 'installation.offered': 'offered' },
    },
    offered: {
      description: 'The browser offers the installation; a button starts it.',
      meta: { title: 'Offered', who: 'visitor', requirements: ['NEWS-06', 'ROUTE-13'] },
      tags: ['offered'],
      on: { 'installation.asked': 'asking' },
    },
    asking: {
      description: 'The browser shows its install prompt.',
      meta: { title: 'Asking', who: 'visitor' },
      tags: ['offered', 'asking'],
      invoke: {
        src: 'ask',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ accepted: event.output }) }, target: 'installed' },
          { target: 'declined' },
        ],
        onError: { target: 'notOffered', description: 'The browser refused to show the prompt.' },
      },
    },
    installed: {
      description: 'The portal is installed on this device.',
      meta: { title: 'Installed', who: 'visitor' },
      tags: ['installed'],
    },
    declined: {
      description: 'Declined. A browser prompts only once; it may offer it again later.',
      meta: { title: 'Declined', who: 'visitor' },
      tags: ['declined'],
      on: { 'installation.offered': 'offered' },
    },
  },
})

export type InstallFlow = typeof installFlow
