import type { CourseDetail } from '#api/course/course.contract.ts'

type Course = Pick<CourseDetail, 'lectureCount' | 'requiredMinutes' | 'mine'>

export const minutesStudied = ({ requiredMinutes, mine }: Pick<Course, 'requiredMinutes' | 'mine'>): number =>
  Math.min(requiredMinutes, Math.floor((mine?.studiedSeconds ?? 0) / 60))

/** Lectures and minutes still to study before the exam opens. */
export function whatIsMissing(course: Course): { readonly lectures: number; readonly minutes: number } {
  return {
    lectures: Math.max(0, course.lectureCount - (course.mine?.studiedLectures ?? 0)),
    minutes: course.requiredMinutes - minutesStudied(course),
  }
}
