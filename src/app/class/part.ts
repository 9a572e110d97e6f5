import { agendaAddress } from '#api/agenda/addresses.ts'
import { classAddress, classAddresses } from '#api/class/addresses.ts'

import { part } from '#app/kit/part.ts'

export const classes = part({
  addresses: classAddresses,
  routes: {
    'class-list': {
      findable: true,
      menu: {
        place: 40,
        term: 'classes',
        below: [
          { term: 'currentClass', href: classAddress('class-detail') },
          { term: 'classHistory', href: classAddress('class-list', { type: 'history' }) }, // Gap GAP-14.
          { text: 'agenda', href: agendaAddress('class-agenda') },
        ],
      },
    },
    'dx-class-list': { findable: true },
    'onLine-list': { findable: true },
    myclass: { findable: true, centre: { place: 20 } },
    myonlineclass: { findable: true, centre: { place: 30 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    classes: () => import('./flows.ts').then((of) => of.provideClasses(transport)),
  }),
})
