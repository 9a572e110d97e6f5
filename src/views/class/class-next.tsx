import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'

import type { ClassCourse, ClassDetail } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import { courseInClassHref } from './course-in-class.ts'
import '#views/kit/row-link/row-link.css'

/** So that what is next stays what is next. */
const MOST = 3

/** What its learner does next: the courses begun, then the required ones, until what the class asks for is reached. */
export function ClassNext({ item }: { readonly item: ClassDetail }) {
  const LL = texts().class.next
  const next = item.state === 'ended' ? [] : nextCourses(item).slice(0, MOST)
  return (
    <section className="class-part">
      <h2 className="class-heading">{LL.heading()}</h2>
      {next.length === 0 && <p className="class-note">{item.state === 'ended' ? LL.over() : LL.nothing()}</p>}
      <ul className="class-next">
        {next.map((course) => (
          <li key={course.courseID} className="class-next-entry">
            <span className="class-next-words">
              <Link className="row-link class-link" href={courseInClassHref(item, course.courseID)}>
                <bdi {...writtenIn(course.language)}>{course.courseName}</bdi>
              </Link>
              <span className="class-kind">
                {course.progress === null ? LL.begin() : LL.goOn()} · {texts().class.courses[course.kind]()}
              </span>
            </span>
            <ChevronRight size={16} className="mirrored" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function nextCourses({ courses, standing }: ClassDetail): readonly ClassCourse[] {
  const open = courses.filter(({ kind, isPassed }) => !isPassed && (kind === 'required' || !standing.elective.isMet))
  const rank = ({ kind, progress }: ClassCourse) => (progress === null ? 2 : 0) + (kind === 'required' ? 0 : 1)
  return open.toSorted((a, b) => rank(a) - rank(b))
}
