import { page, type PageSource } from '#views/portal/page-source.ts'

/** The pages of a first visit, kept apart from the list of all others to keep the first load small (all.ts). */
export const firstPages = {
  login: page(() => import('#views/session/login.page.tsx')),
  index: page(() => import('#views/home/home.page.tsx'), {
    texts: ['shell', 'home', 'course'],
    flows: ['shell', 'home'],
  }),
} satisfies Record<string, PageSource>
