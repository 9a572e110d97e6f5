import { page } from '#views/portal/page-source.ts'

import type { session } from '../parts/session.ts'
import { firstPages } from './first.ts'
import type { PagesOf } from './pages-of.ts'

export const sessionPages = {
  login: firstPages.login,
  validPhone: page(() => import('#views/session/valid-phone.page.tsx'), {
    texts: ['secondCheck', 'code'],
    flows: ['secondCheck'],
  }),
} satisfies PagesOf<typeof session>
