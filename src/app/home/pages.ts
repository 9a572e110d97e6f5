import type { home } from './routes.ts'
import { firstPages } from '#app/kit/first-pages.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const homePages = {
  index: firstPages.index,
} satisfies PagesOf<typeof home>
