import { profileAddresses } from '#api/profile/addresses.ts'

import { part } from '#app/kit/part.ts'

export const profile = part({
  addresses: profileAddresses,
  routes: {
    myuserinfo: { findable: true, centre: { place: 150 } },
    mysessions: { findable: true, centre: { place: 170 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    profile: () => import('./flows.ts').then((of) => of.provideProfile(transport)),
  }),
})
