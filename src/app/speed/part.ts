import { speedAddresses } from '#api/speed/addresses.ts'

import { part } from '#app/kit/part.ts'

export const speed = part({
  addresses: speedAddresses,
  routes: {
    speedTest: { isPublic: true, hasHeader: false, findable: true },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    speed: () => import('./flows.ts').then((of) => of.provideSpeed(transport)),
  }),
})
