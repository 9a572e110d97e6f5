import { shellAddresses } from '#api/shell/addresses.ts'

import { part } from '#app/kit/part.ts'

/** Its page is shown for unknown addresses, to signed-in users only, as every non-public page [GUARD-16]. */
export const shell = part({
  addresses: shellAddresses,
  routes: {},
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    shell: () => import('./flows.ts').then((of) => of.provideShell(transport)),
  }),
})
