import { page } from '#views/portal/page-source.ts'

import type { session } from './routes.ts'
import { firstPages } from '#app/kit/first-pages.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const sessionPages = {
  login: firstPages.login,
  validPhone: page(() => import('#views/session/valid-phone.page.tsx'), {
    texts: ['secondCheck', 'code'],
    flows: ['secondCheck'],
  }),
} satisfies PagesOf<typeof session>
