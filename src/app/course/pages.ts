import type { courseAddresses } from '#api/course/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof courseAddresses> = {
  'course-list': page(() => import('#views/course/course-list.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  'course-detail': page(() => import('#views/course/course-detail.page.tsx'), {
    texts: ['course', 'study', 'record'],
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
}
