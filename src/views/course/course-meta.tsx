import type { ReactNode } from 'react'

import type { CourseCard } from '#api/course/course.contract.ts'
import { hoursText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Rating } from '#views/kit/stars/rating.tsx'
import './course.css'

interface Props {
  readonly course: Pick<CourseCard, 'courseLearningHour' | 'learnerCount' | 'rating'>
  /** Content before length, learners and stars. */
  readonly children?: ReactNode
}

/** Facts to compare courses by, in one line. */
export function CourseMeta({ course, children }: Props) {
  return (
    <ul className="course-meta">
      {children}
      <li>
        <bdi>{hoursText(course.courseLearningHour, language())}</bdi>
      </li>
      <li>{texts().course.learners({ count: course.learnerCount })}</li>
      {course.rating !== null && (
        <li>
          <Rating value={course.rating} />
        </li>
      )}
    </ul>
  )
}
