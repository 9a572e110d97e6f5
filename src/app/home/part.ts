import { homeAddresses } from '#api/home/addresses.ts'

import { part } from '#app/kit/part.ts'

export const home = part({
  addresses: homeAddresses,
  routes: {
    index: { isPublic: true, hasHeader: false, findable: true, menu: { place: 10, text: 'homeEntry' } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    home: () => import('./flows.ts').then((of) => of.provideHome(transport)),
  }),
})
