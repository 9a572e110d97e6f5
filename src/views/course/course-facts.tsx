import type { ReactNode } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import { hoursText, numberText } from '#i18n/numbers.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { Rating } from '#views/kit/stars/rating.tsx'

/** [ENTITY-24] Facts about a course. */
export function CourseFacts({ course }: { course: CourseDetail }) {
  const LL = texts().course
  const names = LL.detail
  return (
    <dl className="course-facts" aria-label={names.facts()}>
      <Fact name={names.kind()}>{LL.kind[course.kind]()}</Fact>
      <Fact name={names.category()}>
        <bdi>{course.categoryName}</bdi>
      </Fact>
      <Fact name={names.year()}>{String(course.year)}</Fact>
      <Fact name={names.hours()}>{hoursText(course.courseLearningHour, language())}</Fact>
      <Fact name={names.credit()}>{numberText(course.credit, language())}</Fact>
      {course.teachers.length > 0 && (
        <Fact name={names.teachers()}>
          <bdi dir={language().dir}>{namesText(course.teachers, language())}</bdi>
        </Fact>
      )}
      <Fact name={names.learners()}>{numberText(course.learnerCount, language())}</Fact>
      <Fact name={names.rating()}>
        {course.rating === null ? (
          LL.notRated()
        ) : (
          <span className="course-rated">
            <Rating value={course.rating} />{' '}
            <span className="course-rated-by">{LL.ratings({ count: course.ratingCount })}</span>
          </span>
        )}
      </Fact>
    </dl>
  )
}

/** In the page's direction, even if it begins with a digit or a foreign name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="course-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
