import { Heart } from 'lucide-react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useFavourite } from './use-favourite.ts'
import './favourite.css'

/** [COURSE-04] Adds the course to the favourites or removes it. */
export function FavouriteButton({ course }: { course: Pick<CourseDetail, 'courseID' | 'isFavourite'> }) {
  const [isFavourite, toggle] = useFavourite(course.courseID, course.isFavourite)
  const LL = texts().course.favourite
  return (
    <button
      type="button"
      className="favourite"
      aria-pressed={isFavourite}
      title={isFavourite ? LL.remove() : LL.add()}
      onClick={toggle}
    >
      <Heart size={18} aria-hidden="true" />
      {LL.name()}
    </button>
  )
}
