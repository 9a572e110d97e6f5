import { sessionAddresses } from '#api/session/addresses.ts'

import { part } from '#app/kit/part.ts'

export const session = part({
  addresses: sessionAddresses,
  routes: {
    login: { isPublic: true, hasHeader: false, findable: true, isForVisitors: true },
    validPhone: { hasHeader: false },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    secondCheck: () => import('./second-check.flows.ts').then((of) => of.provideSecondCheck(transport)),
  }),
})
