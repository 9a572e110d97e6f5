import { agendaAddresses } from '#api/agenda/addresses.ts'

import { part } from '#app/kit/part.ts'

export const agenda = part({
  addresses: agendaAddresses,
  routes: {
    'class-agenda': { findable: true },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    agenda: () => import('./flows.ts').then((of) => of.provideAgenda(transport)),
  }),
})
