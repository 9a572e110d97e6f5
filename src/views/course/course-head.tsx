import { MonitorX } from 'lucide-react'
import type { ReactNode } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import { namesText } from '#i18n/names.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PlayButton } from '#views/kit/play/play-button.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { CATALOGUE_PATH } from './catalogue-address.ts'
import { CourseMeta } from './course-meta.tsx'
import { playLabel } from './course-standing.tsx'
import { FavouriteButton } from './favourite-button.tsx'

interface Props {
  readonly course: CourseDetail
  /** By default the way back to the catalogue. */
  readonly back?: ReactNode
}

/** Summary of a course and its primary action. */
export function CourseHead({ course, back }: Props) {
  const LL = texts().course
  const written = writtenIn(course.language)
  return (
    <header className="course-head">
      {back ?? <BackLink href={CATALOGUE_PATH}>{LL.detail.toList()}</BackLink>}
      <p className="course-kind">
        {LL.kind[course.kind]()} · <bdi>{course.categoryName}</bdi>
      </p>
      <h1 className="course-name">
        <bdi {...written}>{course.courseName}</bdi>
      </h1>
      <p className="course-summary">
        <bdi {...written}>{course.summary}</bdi>
      </p>
      <CourseMeta course={course}>
        {course.teachers.length > 0 && (
          <li>
            <bdi dir={language().dir}>{namesText(course.teachers, language())}</bdi>
          </li>
        )}
      </CourseMeta>
      <div className="course-actions">
        {course.lectureCount > 0 && <PlayButton size="3" courseID={course.courseID} label={playLabel(course.mine)} />}
        <FavouriteButton course={course} />
      </div>
      {course.lectureCount === 0 && (
        // [ERROR-21]
        <p className="course-unplayable">
          <MonitorX size={16} aria-hidden="true" />
          {reasonText(texts(), 'course.noCourseware')}
        </p>
      )}
    </header>
  )
}
