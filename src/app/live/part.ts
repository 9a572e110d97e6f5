import { liveAddresses } from '#api/live/addresses.ts'

import { part } from '#app/kit/part.ts'

export const live = part({
  addresses: liveAddresses,
  routes: {
    livePlay: { isPublic: true, hasHeader: false },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    live: () => import('./flows.ts').then((of) => of.provideLive(transport)),
  }),
})
