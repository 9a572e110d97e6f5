import type { profileAddresses } from '#api/profile/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof profileAddresses> = {
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
}
