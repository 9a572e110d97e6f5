import { courseAddress } from '#api/course/addresses.ts'

/** [COURSE-03] The tabs of a course. */
export const courseTabs = ['info', 'chapters', 'notes', 'data', 'exam', 'evaluation', 'comments'] as const
export type CourseTab = (typeof courseTabs)[number]

/** [ROUTE-21] The address of a course and of each of its tabs. */
export const courseHref = (courseID: string, tab: CourseTab = 'info'): string =>
  courseAddress('course-detail', { courseID, tab: tab === 'info' ? null : tab })

/** The tab of an untrusted address. */
export const courseTabOf = (query: URLSearchParams): CourseTab =>
  courseTabs.find((tab) => tab === query.get('tab')) ?? 'info'
