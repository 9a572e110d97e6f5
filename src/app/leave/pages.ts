import type { leaveAddresses } from '#api/leave/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof leaveAddresses> = {
  leave: page(() => import('#views/leave/leave.page.tsx'), {
    texts: ['centre', 'record', 'leave'],
    flows: ['leave', 'messages'],
  }),
  'leave-audit': page(() => import('#views/leave/leave-audit.page.tsx'), {
    texts: ['centre', 'record', 'leave', 'desk'],
    flows: ['leave', 'desk', 'messages'],
  }),
}
