import type { accountAddresses } from '#api/account/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

const retrieval = page(() => import('#views/account/retrieval.page.tsx'), {
  texts: ['retrieval', 'code', 'password'],
  flows: ['retrieval'],
})

export const pages: PagesOf<typeof accountAddresses> = {
  retrieve: retrieval,
  emailReset: retrieval,
  resetPasswords: page(() => import('#views/account/reset-passwords.page.tsx'), {
    texts: ['password'],
    flows: ['changePassword'],
  }),
  resetPhone: page(() => import('#views/account/reset-phone.page.tsx'), {
    texts: ['contact', 'code'],
    flows: ['contacts'],
  }),
  bindPhone: page(() => import('#views/account/bind-phone.page.tsx'), {
    texts: ['contact', 'code'],
    flows: ['contacts'],
  }),
  resetEmail: page(() => import('#views/account/reset-email.page.tsx'), {
    texts: ['contact', 'code'],
    flows: ['contacts'],
  }),
  passkeys: page(() => import('#views/account/passkeys.page.tsx'), {
    texts: ['centre', 'passkey', 'oidc'],
    flows: ['waysIn'],
  }),
}
