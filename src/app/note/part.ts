import { noteAddresses } from '#api/note/addresses.ts'

import { part } from '#app/kit/part.ts'

export const note = part({
  addresses: noteAddresses,
  routes: {
    mynotes: { findable: true, centre: { place: 80 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    notes: () => import('./flows.ts').then((of) => of.provideNotes(transport)),
  }),
})
