import type { PageSource } from '#app/context/page-source.ts'
import { page } from './page.ts'

/** The pages of a first visit, kept apart from all others to keep the first load small. */
export const firstPages = {
  login: page(() => import('#views/session/login.page.tsx')),
  index: page(() => import('#views/home/home.page.tsx'), {
    texts: ['shell', 'home', 'course'],
    flows: ['shell', 'home'],
  }),
} satisfies Record<string, PageSource>
