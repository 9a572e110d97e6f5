import type { CourseDetail } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import { CourseDemands } from './course-demands.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseTile } from './course-tile.tsx'

/** [COURSE-03, COURSE-04] Description, facts, completion criteria and related material of the course. */
export function InfoTab({ course }: { course: CourseDetail }) {
  const LL = texts().course.detail
  const written = writtenIn(course.language)
  return (
    <>
      <section className="course-about">
        <h2 className="course-heading">{LL.about()}</h2>
        {course.detail.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} dir="auto" {...written}>
            {paragraph}
          </p>
        ))}
      </section>
      <CourseFacts course={course} />
      <CourseDemands course={course} />
      {course.related.length > 0 && (
        <section className="course-related">
          <h2 className="course-heading">{LL.related()}</h2>
          <ul className="course-tiles">
            {course.related.map((other) => (
              <CourseTile key={other.courseID} course={other} level={3} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
