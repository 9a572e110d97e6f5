import { timetableAddresses } from '#api/timetable/addresses.ts'

import { part } from '#app/kit/part.ts'

export const timetable = part({
  addresses: timetableAddresses,
  routes: {},
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    timetable: () => import('./flows.ts').then((of) => of.provideTimetable(transport)),
  }),
})
