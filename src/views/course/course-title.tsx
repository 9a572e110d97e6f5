import { Link } from 'wouter'

import type { CourseCard } from '#api/course/course.contract.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import { courseHref } from './course-href.ts'
import '#views/kit/row-link/row-link.css'
import './course.css'

interface Props {
  readonly course: Pick<CourseCard, 'courseID' | 'courseName' | 'language'>
  readonly level: 2 | 3
}

/** The name of a course as its link; the click area covers the whole row or card. */
export function CourseTitle({ course, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="course-title">
      <Link className="row-link course-link" href={courseHref(course.courseID)}>
        <bdi {...writtenIn(course.language)}>{course.courseName}</bdi>
      </Link>
    </Heading>
  )
}
