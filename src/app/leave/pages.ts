import { page } from '#views/portal/page-source.ts'

import type { leave } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const leavePages = {
  leave: page(() => import('#views/leave/leave.page.tsx'), {
    texts: ['centre', 'record', 'leave'],
    flows: ['leave', 'messages'],
  }),
  'leave-audit': page(() => import('#views/leave/leave-audit.page.tsx'), {
    texts: ['centre', 'record', 'leave', 'desk'],
    flows: ['leave', 'desk', 'messages'],
  }),
} satisfies PagesOf<typeof leave>
