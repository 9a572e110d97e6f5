import type { home } from '../parts/home.ts'
import { firstPages } from './first.ts'
import type { PagesOf } from './pages-of.ts'

export const homePages = {
  index: firstPages.index,
} satisfies PagesOf<typeof home>
