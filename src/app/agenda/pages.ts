import { page } from '#views/portal/page-source.ts'

import type { agenda } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const agendaPages = {
  'class-agenda': page(() => import('#views/agenda/class-agenda.page.tsx'), {
    texts: ['agenda', 'timetable'],
    flows: ['agenda'],
  }),
} satisfies PagesOf<typeof agenda>
