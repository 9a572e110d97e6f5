import { Heart, HeartOff } from 'lucide-react'

import type { FavouriteCourse } from '#api/course/favourite.contract.ts'
import { texts } from '#i18n/texts.ts'

import { DateText } from '#views/kit/time/time-text.tsx'
import { CourseLine } from './course-line.tsx'
import { CourseProgress } from './course-progress.tsx'
import { useFavourite } from './use-favourite.ts'
import './favourite-row.css'

/** [ROUTE-35] A favourite course. A removed one stays in place, so that removal can be undone at once. */
export function FavouriteRow({ course }: { course: FavouriteCourse }) {
  const [isFavourite, toggle] = useFavourite(course.courseID, true)
  const LL = texts().course
  const Icon = isFavourite ? HeartOff : Heart
  const change = (
    <button type="button" className="favourite-change" data-gone={!isFavourite || undefined} onClick={toggle}>
      <Icon size={16} aria-hidden="true" />
      {isFavourite ? LL.favourite.remove() : LL.favourite.again()}
      <span className="visually-hidden"> {course.courseName}</span>
    </button>
  )
  return (
    <CourseLine course={course} level={2} beside={change}>
      <ul className="course-meta">
        <li>
          {LL.kind[course.kind]()} · <bdi>{course.categoryName}</bdi>
        </li>
        <li>
          {LL.favourite.collected()} <DateText value={course.collectedAt} precision="day" />
        </li>
        {course.progress === null && <li>{LL.favourite.notBegun()}</li>}
      </ul>
      {course.progress !== null && (
        <div className="favourite-state">
          <CourseProgress value={course.progress} />
        </div>
      )}
      <p className="favourite-gone" role="status">
        {!isFavourite && LL.favourite.gone()}
      </p>
    </CourseLine>
  )
}
