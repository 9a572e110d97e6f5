import type { CourseStanding, CourseState } from '#api/course/course.contract.ts'

/** What the stored state of a progress says to people: its two levels, of which `learning.toExam` is an example. */
export function standingOf(state: string): { state: CourseState; standing: CourseStanding } {
  const [outer, inner] = state.split('.')
  return { state: outer as CourseState, standing: inner as CourseStanding }
}
