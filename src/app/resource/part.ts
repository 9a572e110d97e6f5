import { resourceAddresses } from '#api/resource/addresses.ts'

import { part } from '#app/kit/part.ts'

export const resource = part({
  addresses: resourceAddresses,
  routes: {
    resources: { findable: true },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    resources: () => import('./flows.ts').then((of) => of.provideResources(transport)),
  }),
})
