import type { timetableAddresses } from '#api/timetable/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof timetableAddresses> = {
  'class-lesson': page(() => import('#views/timetable/class-lesson.page.tsx'), {
    texts: ['agenda', 'record', 'timetable'],
    flows: ['messages', 'timetable'],
  }),
}
