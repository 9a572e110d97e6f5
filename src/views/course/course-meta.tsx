import { Star } from 'lucide-react'
import type { ReactNode } from 'react'

import type { CourseCard } from '#api/course/course.contract.ts'
import { hoursText, numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import './course.css'

interface Props {
  readonly course: Pick<CourseCard, 'courseLearningHour' | 'learnerCount' | 'rating'>
  /** What comes before length, learners and stars. */
  readonly children?: ReactNode
}

/** What courses are compared by, in a line. */
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

/** Stars from 1 to 5, in figures: five drawn stars tell less and take more room. */
export function Rating({ value }: { value: number }) {
  const rating = numberText(value, language())
  return (
    <span className="course-rating">
      <Star size={14} aria-hidden="true" />
      <span className="visually-hidden">{texts().course.rating({ rating })}</span>
      <span aria-hidden="true">{rating}</span>
    </span>
  )
}
