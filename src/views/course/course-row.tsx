import type { ReactNode } from 'react'

import type { CourseCard } from '#api/course/course.contract.ts'
import { PAGE_SIZES } from '#machines/kit/pages.ts'
import { numberText } from '#i18n/numbers.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { CourseCover } from './course-cover.tsx'
import { CourseMeta } from './course-meta.tsx'
import { CourseTitle } from './course-title.tsx'
import './course-row.css'

interface Props {
  readonly course: CourseCard
  /** Further content below. */
  readonly children?: ReactNode
}

/** A course of the catalogue, with the facts to choose by. */
export function CourseRow({ course, children }: Props) {
  const LL = texts().course
  return (
    <li className="course-row">
      <CourseCover course={course} />
      <div className="course-words">
        <p className="course-row-kind" data-kind={course.kind}>
          {LL.kind[course.kind]()} · <bdi>{course.categoryName}</bdi>
        </p>
        <CourseTitle course={course} level={2} />
        <p className="course-row-summary">
          <bdi {...writtenIn(course.language)}>{course.summary}</bdi>
        </p>
        <CourseMeta course={course}>
          {course.teachers.length > 0 && (
            <li>
              <bdi dir={language().dir}>{namesText(course.teachers, language())}</bdi>
            </li>
          )}
          {course.credit > 0 && <li>{LL.credit({ credit: numberText(course.credit, language()) })}</li>}
        </CourseMeta>
        {children}
      </div>
    </li>
  )
}

/** Skeleton as high as a page of rows. */
export function CourseRowsAwaited() {
  return (
    <div className="course-rows-awaited">
      <Skeleton label={texts().portal.loading()} repeat={PAGE_SIZES[0]} />
    </div>
  )
}
