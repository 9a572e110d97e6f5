import { page } from '#views/portal/page-source.ts'

import type { classes } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

const list = { texts: ['class'], flows: ['classes'] } as const
const detail = {
  texts: ['class', 'registration', 'record', 'message', 'timetable', 'exam'],
  flows: ['classes', 'correspondence', 'messages', 'exams'],
} as const
const own = { texts: ['centre', 'class'], flows: ['classes'] } as const

export const classesPages = {
  'class-list': page(() => import('#views/class/class-list.page.tsx'), list),
  'dx-class-list': page(() => import('#views/class/dx-class-list.page.tsx'), list),
  'onLine-list': page(() => import('#views/class/online-class-list.page.tsx'), list),
  'class-detail': page(() => import('#views/class/class-detail.page.tsx'), detail),
  'dx-class-detail': page(() => import('#views/class/dx-class-detail.page.tsx'), detail),
  'onLine-detail': page(() => import('#views/class/online-class-detail.page.tsx'), detail),
  'class-maillist': page(() => import('#views/class/class-maillist.page.tsx'), detail),
  'dx-class-maillist': page(() => import('#views/class/class-maillist.page.tsx'), detail),
  'onLine-course-detail': page(() => import('#views/class/class-course.page.tsx'), {
    texts: ['class', 'course', 'study'],
    flows: ['classes', 'courses', 'study'],
  }),
  myclass: page(() => import('#views/class/my-class.page.tsx'), own),
  myonlineclass: page(() => import('#views/class/my-online-class.page.tsx'), own),
} satisfies PagesOf<typeof classes>
