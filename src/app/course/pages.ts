import { page } from '#views/portal/page-source.ts'

import type { course } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const coursePages = {
  'course-list': page(() => import('#views/course/course-list.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  'course-detail': page(() => import('#views/course/course-detail.page.tsx'), {
    texts: ['course', 'study'],
    flows: ['courses', 'study'],
  }),
  'course-topics': page(() => import('#views/course/course-topics.page.tsx'), {
    texts: ['course'],
    flows: ['courses'],
  }),
  mycourse: page(() => import('#views/course/mycourse.page.tsx'), {
    texts: ['centre', 'course', 'study'],
    flows: ['courses', 'study'],
  }),
  myCollection: page(() => import('#views/course/my-collection.page.tsx'), {
    texts: ['centre', 'course'],
    flows: ['courses'],
  }),
} satisfies PagesOf<typeof course>
