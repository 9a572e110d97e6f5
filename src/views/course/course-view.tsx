import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { CourseDetail } from '#api/contract/course.ts'
import { hoursText, numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Cover } from '../cover/cover.tsx'
import { usePageTitle } from '../portal/page-title.ts'
import { CATALOGUE_PATH } from './catalogue-address.ts'
import { CourseTile } from './course-tile.tsx'
import { MyProgress } from './my-progress.tsx'
import { namesText } from './names-text.ts'
import './course-detail.css'

/** [ROUTE-21, ENTITY-24] What a course is about, what the learner has done of it, and what goes with it. */
export function CourseView({ course }: { course: CourseDetail }) {
  const LL = texts().course
  usePageTitle(course.courseName)
  return (
    <article className="course">
      <header className="course-head">
        <Link className="course-back" href={CATALOGUE_PATH}>
          <ChevronLeft size={16} className="mirrored" aria-hidden="true" />
          {LL.detail.toList()}
        </Link>
        <h1 className="course-name">
          <bdi>{course.courseName}</bdi>
        </h1>
        <p className="course-summary">
          <bdi>{course.summary}</bdi>
        </p>
      </header>
      <div className="course-aside">
        <Cover id={course.courseID} category={course.categoryCode} title={course.courseName} shape="card" />
        {course.mine !== null && <MyProgress mine={course.mine} />}
      </div>
      <div className="course-main">
        <Facts course={course} />
        <h2 className="course-heading">{LL.detail.about()}</h2>
        {course.detail.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} dir="auto">
            <bdi>{paragraph}</bdi>
          </p>
        ))}
      </div>
      {course.related.length > 0 && (
        <section className="course-related">
          <h2 className="course-heading">{LL.detail.related()}</h2>
          <ul className="course-tiles">
            {course.related.map((other) => (
              <CourseTile key={other.courseID} course={other} level={3} />
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Facts({ course }: { course: CourseDetail }) {
  const LL = texts().course
  const names = LL.detail
  return (
    <dl className="course-facts" aria-label={names.facts()}>
      <Fact name={names.kind()}>{LL.kind[course.kind]()}</Fact>
      <Fact name={names.category()}>{course.categoryName}</Fact>
      <Fact name={names.year()}>{String(course.year)}</Fact>
      <Fact name={names.hours()}>{hoursText(course.courseLearningHour, language())}</Fact>
      <Fact name={names.credit()}>{numberText(course.credit, language())}</Fact>
      {course.teachers.length > 0 && <Fact name={names.teachers()}>{namesText(course.teachers)}</Fact>}
      <Fact name={names.learners()}>{numberText(course.learnerCount, language())}</Fact>
      <Fact name={names.rating()}>{course.rating === null ? LL.notRated() : numberText(course.rating, language())}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="course-fact">
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
