import type { CourseCard } from '#api/course/course.contract.ts'

import { CourseCover } from './course-cover.tsx'
import { CourseMeta } from './course-meta.tsx'
import { CourseTitle } from './course-title.tsx'

interface Props {
  readonly course: CourseCard
  readonly level: 2 | 3
}

/** A course in a grid: cover, name and facts to compare by. */
export function CourseTile({ course, level }: Props) {
  return (
    <li className="course-tile">
      <CourseCover course={course} />
      <div className="course-words">
        <CourseTitle course={course} level={level} />
        <CourseMeta course={course} />
      </div>
    </li>
  )
}
