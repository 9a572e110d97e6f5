/** [ROUTE-21] The address of one course. */
export const courseHref = (courseID: string): string => `/course/course-detail?courseID=${encodeURIComponent(courseID)}`
