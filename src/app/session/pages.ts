import type { sessionAddresses } from '#api/session/addresses.ts'
import { page } from '#app/kit/page.ts'

import { firstPages } from '#app/kit/first-pages.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof sessionAddresses> = {
  login: firstPages.login,
  validPhone: page(() => import('#views/session/valid-phone.page.tsx'), {
    texts: ['secondCheck', 'code'],
    flows: ['secondCheck'],
  }),
}
