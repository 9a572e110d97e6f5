import { noteAddresses } from '#api/note/addresses.ts'

import { part } from '#app/kit/part.ts'

export const note = part({
  addresses: noteAddresses,
  routes: {
    mynotes: { findable: true, centre: { place: 80 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    notes: async () => {
      const [{ provideNotes }, { keptForms }] = await Promise.all([
        import('./flows.ts'),
        import('#app/kit/kept-form.ts'),
      ])
      return provideNotes(transport, keptForms(store))
    },
  }),
})
