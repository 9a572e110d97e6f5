import type { ReactNode } from 'react'

import type { CourseCard } from '#api/course/course.contract.ts'

import { CourseCover } from './course-cover.tsx'
import { CourseTitle } from './course-title.tsx'

interface Props {
  readonly course: Pick<CourseCard, 'courseID' | 'courseName' | 'language' | 'categoryCode' | 'coverID'>
  readonly level: 2 | 3
  /** What can be done with it, at the end of its line. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A course as one of several lines: a small cover, the name, and what is to be said of it there. */
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
