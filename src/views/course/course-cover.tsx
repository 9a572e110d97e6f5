import type { CourseCard } from '#api/course/course.contract.ts'

import { Cover } from '#views/kit/cover/cover.tsx'

interface Props {
  readonly course: Pick<CourseCard, 'courseID' | 'courseName' | 'categoryCode' | 'coverID'>
  readonly shape?: 'card' | 'thumb' | 'wide'
}

/** The cover of a course: its own picture, or a generated one. */
export function CourseCover({ course, shape = 'card' }: Props) {
  return (
    <Cover
      id={course.courseID}
      category={course.categoryCode}
      title={course.courseName}
      shape={shape}
      imageID={course.coverID}
    />
  )
}
