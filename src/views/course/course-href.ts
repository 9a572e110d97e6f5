/** [COURSE-03] The tabs of a course. */
export const courseTabs = ['info', 'chapters', 'notes', 'data', 'exam', 'evaluation', 'comments'] as const
export type CourseTab = (typeof courseTabs)[number]

/** [ROUTE-21] The address of one course, and of each of its tabs. */
export function courseHref(courseID: string, tab: CourseTab = 'info'): string {
  const address = `/course/course-detail?courseID=${encodeURIComponent(courseID)}`
  return tab === 'info' ? address : `${address}&tab=${tab}`
}

/** The tab of an address, whoever wrote it. */
export const courseTabOf = (query: URLSearchParams): CourseTab =>
  courseTabs.find((tab) => tab === query.get('tab')) ?? 'info'
