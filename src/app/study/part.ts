import { studyAddresses } from '#api/study/addresses.ts'

import { part } from '#app/kit/part.ts'

export const study = part({
  addresses: studyAddresses,
  routes: {
    play: { hasHeader: false, background: 'dark' },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    player: () => import('./player.flows.ts').then((of) => of.providePlayer(transport, store)),
    study: () => import('./flows.ts').then((of) => of.provideStudy(transport, store)),
  }),
})
