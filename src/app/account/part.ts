import { accountAddresses } from '#api/account/addresses.ts'

import { part } from '#app/kit/part.ts'

const fetchCodes = async (page: Window, person: () => string) =>
  (await import('./codes-in-tab.ts')).codesInTab(page, person)

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
  flows: ({ page, transport, store }) => ({
    retrieval: async () => {
      const codes = fetchCodes(page, () => '')
      return (await import('./retrieval.flows.ts')).provideRetrieval(transport, await codes)
    },
    passwordLink: () => import('./password-link.flows.ts').then((of) => of.providePasswordLink(transport)),
    changePassword: () => import('./change-password.flows.ts').then((of) => of.provideChangePassword(transport)),
    contacts: async () => {
      const codes = fetchCodes(page, () => store.get('userId') ?? '')
      return (await import('./contacts.flows.ts')).provideContacts(transport, await codes)
    },
    waysIn: () => import('./ways-in.flows.ts').then((of) => of.provideWaysIn(transport, page)),
  }),
})
