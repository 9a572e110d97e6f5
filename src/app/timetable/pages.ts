import { page } from '#views/portal/page-source.ts'

import type { timetable } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const timetablePages = {
  'class-lesson': page(() => import('#views/timetable/class-lesson.page.tsx'), {
    texts: ['agenda', 'record', 'timetable'],
    flows: ['messages', 'timetable'],
  }),
} satisfies PagesOf<typeof timetable>
