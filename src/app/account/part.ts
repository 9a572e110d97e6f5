import { accountAddresses } from '#api/account/addresses.ts'

import { part } from '#app/kit/part.ts'

const keeping = () => [import('./kept-codes.ts'), import('#browser/tab-writing.ts')] as const

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
      const [{ provideRetrieval }, { keptCodes }, { tabWriting }] = await Promise.all([
        import('./retrieval.flows.ts'),
        ...keeping(),
      ])
      return provideRetrieval(
        transport,
        keptCodes(() => '', tabWriting(page)),
      )
    },
    passwordLink: () => import('./password-link.flows.ts').then((of) => of.providePasswordLink(transport)),
    changePassword: () => import('./change-password.flows.ts').then((of) => of.provideChangePassword(transport)),
    contacts: async () => {
      const [{ provideContacts }, { keptCodes }, { tabWriting }] = await Promise.all([
        import('./contacts.flows.ts'),
        ...keeping(),
      ])
      return provideContacts(
        transport,
        keptCodes(() => store.get('userId') ?? '', tabWriting(page)),
      )
    },
    waysIn: () => import('./ways-in.flows.ts').then((of) => of.provideWaysIn(transport, page)),
  }),
})
