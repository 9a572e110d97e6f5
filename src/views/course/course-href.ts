import type { CourseDetail, CourseStanding } from '#api/course/course.contract.ts'
import { courseAddress } from '#api/course/addresses.ts'

/** [COURSE-03] The tabs of a course. */
export const courseTabs = ['info', 'chapters', 'notes', 'data', 'exam', 'evaluation', 'comments'] as const
export type CourseTab = (typeof courseTabs)[number]

/** [ROUTE-21] The address of a course and of each of its tabs. */
export const courseHref = (courseID: string, tab: CourseTab | null = null): string =>
  courseAddress('course-detail', { courseID, tab })

/** The tab of an untrusted address; null: none, so that the course opens where its learner goes on. */
export const courseTabOf = (query: URLSearchParams): CourseTab | null =>
  courseTabs.find((tab) => tab === query.get('tab')) ?? null

const landings: Readonly<Record<CourseStanding | 'notStarted', CourseTab>> = {
  notStarted: 'info',
  studying: 'chapters',
  toExam: 'exam',
  passed: 'chapters',
  notPassed: 'chapters',
}

/** Where a course opens: who has not begun reads what it is about, and who returns finds what comes next. */
export const landingOf = ({ mine }: Pick<CourseDetail, 'mine'>): CourseTab => landings[mine?.standing ?? 'notStarted']
