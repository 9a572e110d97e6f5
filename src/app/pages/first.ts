import { page, type PageSource } from '#views/portal/page-source.ts'

/** The pages that a visit begins with. The list of all others would weigh on the first one (all.ts). */
export const firstPages = {
  login: page(() => import('#views/session/login.page.tsx')),
  index: page(() => import('#views/home/home.page.tsx'), {
    texts: ['shell', 'home', 'course'],
    flows: ['shell', 'home'],
  }),
} satisfies Record<string, PageSource>
