import { noteAddresses } from '#api/note/addresses.ts'

import { fetchKeptForms } from '#app/kit/fetch-kept-forms.ts'
import { part } from '#app/kit/part.ts'

export const note = part({
  addresses: noteAddresses,
  routes: {
    mynotes: { findable: true, centre: { place: 80 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    notes: async () => {
      const [{ provideNotes }, kept] = await Promise.all([import('./flows.ts'), fetchKeptForms(store)])
      return provideNotes(transport, kept)
    },
  }),
})
