import { page } from '#views/portal/page-source.ts'

import type { note } from '../parts/note.ts'
import type { PagesOf } from './pages-of.ts'

export const notePages = {
  mynotes: page(() => import('#views/note/mynotes.page.tsx'), {
    texts: ['centre', 'note'],
    flows: ['notes'],
  }),
} satisfies PagesOf<typeof note>
