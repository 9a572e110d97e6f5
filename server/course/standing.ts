import type { CourseStanding, CourseState } from '#api/course/course.contract.ts'

/** The displayed standing of a stored progress state: its two levels, such as `learning.toExam`. */
export function standingOf(state: string): { state: CourseState; standing: CourseStanding } {
  const [outer, inner] = state.split('.')
  return { state: outer as CourseState, standing: inner as CourseStanding }
}
