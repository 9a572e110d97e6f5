import { Link } from 'wouter'

import type { ClassCourse, ClassDetail } from '#api/class/class.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { CourseCover } from '#views/course/course-cover.tsx'
import { Progress } from '#views/kit/progress/progress.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { courseInClassHref } from './course-in-class.ts'
import '#views/kit/row-link/row-link.css'

/** The courses of a class, required and elective; for its learner with how far each is. */
export function ClassCourses({ item }: { readonly item: ClassDetail }) {
  const LL = texts().class.courses
  if (item.courses.length === 0) return <p className="class-note">{LL.none()}</p>
  const kinds = (['required', 'elective'] as const)
    .map((kind) => ({ kind, courses: item.courses.filter((course) => course.kind === kind) }))
    .filter(({ courses }) => courses.length > 0)
  return kinds.map(({ kind, courses }) => (
    <section key={kind} className="class-part">
      <h2 className="class-heading">{kind === 'required' ? LL.requiredHeading() : LL.electiveHeading()}</h2>
      <ul className="class-courses">
        {courses.map((course) => (
          <Course key={course.courseID} item={item} course={course} />
        ))}
      </ul>
    </section>
  ))
}

function Course({ item, course }: { readonly item: ClassDetail; readonly course: ClassCourse }) {
  const LL = texts().class.courses
  const name = <bdi {...writtenIn(course.language)}>{course.courseName}</bdi>
  return (
    <li className="class-course">
      <CourseCover course={course} shape="thumb" />
      <div className="class-row-words">
        <h3 className="class-row-name">
          {item.mayEnter ? (
            <Link className="row-link class-link" href={courseInClassHref(item, course.courseID)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="class-kind">{LL.hours({ hours: numberText(course.courseLearningHour, language()) })}</p>
      </div>
      {item.isMember && (
        <div className="class-course-progress">
          <Status kind={course.isPassed ? 'positive' : course.progress === null ? 'neutral' : 'active'}>
            {course.isPassed ? LL.passed() : course.progress === null ? LL.notBegun() : LL.learning()}
          </Status>
          {course.progress !== null && <Progress value={course.progress} label={LL.progress()} />}
        </div>
      )}
    </li>
  )
}
