import { useActorRef } from '@xstate/react'
import { use } from 'react'

import { courseAddress } from '#api/course/addresses.ts'
import type { CourseCard } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { CourseCover } from '#views/course/course-cover.tsx'
import { CourseLine } from '#views/course/course-line.tsx'
import { CourseMeta } from '#views/course/course-meta.tsx'
import { CourseTile } from '#views/course/course-tile.tsx'
import { CourseTitle } from '#views/course/course-title.tsx'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { Bones } from './bones.tsx'
import { HomeSection, Nothing } from './home-section.tsx'
import './shelves.css'

/** [ROUTE-03] Recommended, popular and new courses. */
export function CourseShelves() {
  const { courses } = use(usePortal().flows.home())
  const detail = useActorRef(courses, { input: { id: '' } })
  return (
    <DetailFaces detail={detail} within="section" waiting={<Waiting />}>
      {({ recommended, hot, newest }) => (
        <>
          <Recommended courses={recommended} />
          <Hot courses={hot} />
          <Newest courses={newest} />
        </>
      )}
    </DetailFaces>
  )
}

function Recommended({ courses: [first, ...others] }: { courses: readonly CourseCard[] }) {
  const LL = texts().home.shelf
  return (
    <HomeSection
      name="recommended"
      heading={LL.recommended()}
      more={{ href: courseAddress('course-list'), text: LL.all() }}
    >
      {first === undefined ? (
        <NoCourses />
      ) : (
        <div className="recommended">
          <article className="feature">
            <CourseCover course={first} shape="wide" />
            <div className="course-words">
              <p className="feature-category">
                <bdi>{first.categoryName}</bdi>
              </p>
              <CourseTitle course={first} level={3} />
              <p className="feature-summary">
                <bdi {...writtenIn(first.language)}>{first.summary}</bdi>
              </p>
              <CourseMeta course={first} />
            </div>
          </article>
          <ul className="recommended-others">
            {others.map((course) => (
              <CourseLine key={course.courseID} course={course} level={3}>
                <CourseMeta course={course} />
              </CourseLine>
            ))}
          </ul>
        </div>
      )}
    </HomeSection>
  )
}

function Hot({ courses }: { courses: readonly CourseCard[] }) {
  const LL = texts().home.shelf
  return (
    <HomeSection
      name="hot"
      heading={LL.hot()}
      more={{ href: courseAddress('course-list', { sort: 'hot' }), text: LL.allHot() }}
    >
      {courses.length === 0 ? (
        <NoCourses />
      ) : (
        <ul className="tiles">
          {courses.map((course) => (
            <CourseTile key={course.courseID} course={course} level={3} />
          ))}
        </ul>
      )}
    </HomeSection>
  )
}

function Newest({ courses }: { courses: readonly CourseCard[] }) {
  const LL = texts().home.shelf
  return (
    <HomeSection
      name="newest"
      heading={LL.newest()}
      more={{ href: courseAddress('course-list', { sort: 'new' }), text: LL.allNewest() }}
    >
      {courses.length === 0 ? (
        <NoCourses />
      ) : (
        <ul className="news-courses">
          {courses.map((course) => (
            <li key={course.courseID} className="course-line new-course">
              <p className="new-course-date">
                <DateText value={course.publishedAt} precision="day" />
              </p>
              <div className="course-words">
                <CourseTitle course={course} level={3} />
                <CourseMeta course={course}>
                  <li>
                    <bdi>{course.categoryName}</bdi>
                  </li>
                </CourseMeta>
              </div>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}

function NoCourses() {
  const LL = texts().home.shelf
  return <Nothing title={LL.emptyTitle()} text={LL.emptyText()} />
}

/** Skeleton of the three parts with their headings, as high as the content. */
function Waiting() {
  const LL = texts().home.shelf
  return (
    <>
      <HomeSection name="recommended" heading={LL.recommended()}>
        <div className="recommended">
          <Bones kind="feature" count={1} />
          <div className="recommended-others">
            <Bones kind="line" count={5} />
          </div>
        </div>
      </HomeSection>
      <HomeSection name="hot" heading={LL.hot()}>
        <div className="tiles">
          <Bones kind="tile" count={8} />
        </div>
      </HomeSection>
      <HomeSection name="newest" heading={LL.newest()}>
        <div className="news-courses">
          <Bones kind="line" count={6} />
        </div>
      </HomeSection>
    </>
  )
}
