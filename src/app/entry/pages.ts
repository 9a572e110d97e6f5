import type { entryAddresses } from '#api/entry/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

const applicationSecret = page(() => import('#views/entry/application-secret.page.tsx'), {
  texts: ['entry'],
  flows: ['entry'],
})

export const pages: PagesOf<typeof entryAddresses> = {
  applicationSecret,
  techAuth: applicationSecret,
  appDownload: page(() => import('#views/entry/app-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  // Swapped: each address shows the page named after the other [ROUTE-14, gap GAP-08].
  websitedownload: page(() => import('#views/entry/app-polymer.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  appPolymer: page(() => import('#views/entry/website-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
}
