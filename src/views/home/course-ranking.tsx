import { useActorRef } from '@xstate/react'
import { use } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { courseHref } from '#views/course/course-href.ts'
import { Rating } from '#views/kit/stars/rating.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { Bones } from './bones.tsx'
import { HomeSection } from './home-section.tsx'
import { NoRanking, Rank, RANKED } from './rank.tsx'

/** [ROUTE-03] The courses with the most learners. */
export function CourseRanking() {
  const { courseRanking } = use(usePortal().flows.home())
  const list = useActorRef(courseRanking, { input: {} })
  const LL = texts()
  return (
    <HomeSection name="course-ranking" heading={LL.home.ranking.courses()} note={LL.home.ranking.coursesNote()}>
      <ListFaces list={list} waiting={<Bones kind="rank" count={RANKED} />} empty={<NoRanking />}>
        {(courses) => (
          <ol className="ranks">
            {courses.map(({ courseID, courseName, language, learnerCount, rating }, index) => (
              <Rank
                key={courseID}
                position={index + 1}
                share={learnerCount / Math.max(1, courses[0]?.learnerCount ?? 1)}
                value={LL.course.learners({ count: learnerCount })}
              >
                <Link className="rank-link" href={courseHref(courseID)}>
                  <bdi {...writtenIn(language)}>{courseName}</bdi>
                </Link>
                {rating !== null && <Rating value={rating} />}
              </Rank>
            ))}
          </ol>
        )}
      </ListFaces>
    </HomeSection>
  )
}
