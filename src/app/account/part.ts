import { accountAddresses } from '#api/account/addresses.ts'

import { part } from '#app/kit/part.ts'

export const account = part({
  addresses: accountAddresses,
  routes: {
    retrieve: { isPublic: true, hasHeader: false, findable: true, isForVisitors: true },
    // Not findable: resetPasswords and resetPhone are found instead and redirect here if needed.
    emailReset: { hasHeader: false },
    bindPhone: { hasHeader: false },
    resetPasswords: { hasHeader: false, findable: true },
    resetPhone: { hasHeader: false, findable: true },
    resetEmail: { hasHeader: false, findable: true },
    passkeys: { findable: true, centre: { place: 160 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ page, transport }) => ({
    retrieval: () => import('./retrieval.flows.ts').then((of) => of.provideRetrieval(transport)),
    passwordLink: () => import('./password-link.flows.ts').then((of) => of.providePasswordLink(transport)),
    changePassword: () => import('./change-password.flows.ts').then((of) => of.provideChangePassword(transport)),
    contacts: () => import('./contacts.flows.ts').then((of) => of.provideContacts(transport)),
    waysIn: () => import('./ways-in.flows.ts').then((of) => of.provideWaysIn(transport, page)),
  }),
})
