import type { PageProps } from '#app/context/page-source.ts'
import { courseTabOf } from './course-href.ts'
import { NoSuchCourse, OneCourse } from './one-course.tsx'

/** [ROUTE-21] One course, chosen by courseID. */
export default function CourseDetailPage({ query }: PageProps) {
  const courseID = query.get('courseID') ?? ''
  return (
    <div className="column">
      {courseID === '' ? <NoSuchCourse /> : <OneCourse courseID={courseID} tab={courseTabOf(query)} />}
    </div>
  )
}
