import { messageAddresses } from '#api/message/addresses.ts'

import { part } from '#app/kit/part.ts'

export const message = part({
  addresses: messageAddresses,
  routes: {
    myMessage: { findable: true, centre: { place: 140 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, session }) => ({
    messages: () => import('./flows.ts').then((of) => of.provideMessages(transport, session)),
    correspondence: () => import('./correspondence.flows.ts').then((of) => of.provideCorrespondence(transport)),
  }),
})
