import { entryAddresses } from '#api/entry/addresses.ts'

import { part } from '#app/kit/part.ts'

export const entry = part({
  addresses: entryAddresses,
  routes: {
    applicationSecret: { isPublic: true, hasHeader: false, findable: true },
    techAuth: { isPublic: true, hasHeader: false, findable: true },
    appDownload: { isPublic: true, hasHeader: false, background: 'lightGrey', findable: true },
    // Swapped: each address shows the page named after the other [ROUTE-14, gap GAP-08].
    websitedownload: { isPublic: true, hasHeader: false, findable: true },
    appPolymer: { isPublic: true, hasHeader: false, findable: true },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, installation, device }) => ({
    entry: () => import('./flows.ts').then((of) => of.provideEntry(transport, installation, device)),
  }),
})
