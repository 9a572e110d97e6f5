import { page } from '#views/portal/page-source.ts'

import type { note } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const notePages = {
  mynotes: page(() => import('#views/note/mynotes.page.tsx'), {
    texts: ['centre', 'note'],
    flows: ['notes'],
  }),
} satisfies PagesOf<typeof note>
