import { courseAddresses } from '#api/course/addresses.ts'

import { fetchKeptForms } from '#app/kit/fetch-kept-forms.ts'
import { part } from '#app/kit/part.ts'

export const course = part({
  addresses: courseAddresses,
  routes: {
    'course-list': { findable: true, menu: { place: 30, text: 'courses' } },
    'course-topics': { findable: true },
    mycourse: { findable: true, centre: { place: 10 }, menu: { place: 50, text: 'personalCentre' } },
    myCollection: { findable: true, centre: { place: 90 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    courses: async () => {
      const [{ provideCourses }, kept] = await Promise.all([import('./flows.ts'), fetchKeptForms(store)])
      return provideCourses(transport, kept)
    },
  }),
})
