import { homeworkAddresses } from '#api/homework/addresses.ts'

import { part } from '#app/kit/part.ts'

export const homework = part({
  addresses: homeworkAddresses,
  routes: {
    myhomework: { findable: true, centre: { place: 75 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    homework: () => import('./flows.ts').then((of) => of.provideHomework(transport, store)),
  }),
})
