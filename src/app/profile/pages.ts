import { page } from '#views/portal/page-source.ts'

import type { profile } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const profilePages = {
  myuserinfo: page(() => import('#views/profile/my-user-info.page.tsx'), {
    texts: ['centre', 'profile'],
    flows: ['profile'],
  }),
  updateUserInfo: page(() => import('#views/profile/update-user-info.page.tsx'), {
    texts: ['centre', 'profile'],
    flows: ['profile'],
  }),
  mysessions: page(() => import('#views/profile/my-sessions.page.tsx'), {
    texts: ['centre', 'profile'],
    flows: ['profile'],
  }),
} satisfies PagesOf<typeof profile>
