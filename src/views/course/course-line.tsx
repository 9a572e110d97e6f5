import type { ReactNode } from 'react'

import type { CourseCard } from '#api/course/course.contract.ts'

import { CourseCover } from './course-cover.tsx'
import { CourseTitle } from './course-title.tsx'

interface Props {
  readonly course: Pick<CourseCard, 'courseID' | 'courseName' | 'language' | 'categoryCode' | 'coverID'>
  readonly level: 2 | 3
  /** Action at the end of the line. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A course as a line: small cover, name and further facts. */
export function CourseLine({ course, level, beside, children }: Props) {
  return (
    <li className="course-line">
      <CourseCover course={course} shape="thumb" />
      <div className="course-words">
        <CourseTitle course={course} level={level} />
        {children}
      </div>
      {beside}
    </li>
  )
}
