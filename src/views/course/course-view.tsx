import type { ReactNode } from 'react'

import type { CourseDetail } from '#api/contract/course.ts'
import { hoursText, numberText } from '#i18n/numbers.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { Cover } from '../cover/cover.tsx'
import { BackLink } from '../page-head/back-link.tsx'
import { usePageTitle } from '../portal/page-title.ts'
import { writtenIn } from '../portal/written-in.ts'
import { CATALOGUE_PATH } from './catalogue-address.ts'
import { Rating } from './course-meta.tsx'
import { CourseTile } from './course-tile.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { MyProgress } from './my-progress.tsx'
import { OwnStars, useAverage, useStars } from './own-stars.tsx'
import type { OwnChoice } from './use-own-choice.ts'
import './course-detail.css'

/** [ROUTE-21, ENTITY-24] What a course is about, what the learner has done of it, and what goes with it. */
export function CourseView({ course }: { course: CourseDetail }) {
  const LL = texts().course
  const written = writtenIn(course.language)
  const stars = useStars(course)
  usePageTitle(course.courseName)
  return (
    <article className="course">
      <header className="course-head">
        <BackLink href={CATALOGUE_PATH}>{LL.detail.toList()}</BackLink>
        <h1 className="course-name">
          <bdi {...written}>{course.courseName}</bdi>
        </h1>
        <p className="course-summary">
          <bdi {...written}>{course.summary}</bdi>
        </p>
        <FavouriteButton course={course} />
      </header>
      <div className="course-aside">
        <Cover id={course.courseID} category={course.categoryCode} title={course.courseName} shape="card" />
        {course.mine !== null && <MyProgress mine={course.mine} />}
        <OwnStars stars={stars} />
      </div>
      <div className="course-main">
        <Facts course={course} stars={stars} />
        <h2 className="course-heading">{LL.detail.about()}</h2>
        {course.detail.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} dir="auto" {...written}>
            {paragraph}
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

function Facts({ course, stars }: { course: CourseDetail; stars: OwnChoice }) {
  const { rating, ratingCount } = useAverage(stars)
  const LL = texts().course
  const names = LL.detail
  return (
    <dl className="course-facts" aria-label={names.facts()}>
      <Fact name={names.kind()}>{LL.kind[course.kind]()}</Fact>
      <Fact name={names.category()}>{course.categoryName}</Fact>
      <Fact name={names.year()}>{String(course.year)}</Fact>
      <Fact name={names.hours()}>{hoursText(course.courseLearningHour, language())}</Fact>
      <Fact name={names.credit()}>{numberText(course.credit, language())}</Fact>
      {course.teachers.length > 0 && <Fact name={names.teachers()}>{namesText(course.teachers, language())}</Fact>}
      <Fact name={names.learners()}>{numberText(course.learnerCount, language())}</Fact>
      <Fact name={names.rating()}>
        {rating === null ? (
          LL.notRated()
        ) : (
          <span className="course-rated">
            <Rating value={rating} /> <span className="course-rated-by">{LL.ratings({ count: ratingCount })}</span>
          </span>
        )}
      </Fact>
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
