import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { BookOpen } from 'lucide-react'
import { use, useId } from 'react'
import { Link } from 'wouter'

import { courseAddress } from '#api/course/addresses.ts'
import type { MyCourse } from '#api/course/course.contract.ts'
import { hoursText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { CourseCover } from '#views/course/course-cover.tsx'
import { courseHref } from '#views/course/course-href.ts'
import { CourseLine } from '#views/course/course-line.tsx'
import { hoursOf } from '#views/course/hours-of.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { Progress } from '#views/kit/progress/progress.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { Bones } from './bones.tsx'
import { HomeSection } from './home-section.tsx'

/** The last course and the two before it. */
const SHOWN = 3

/** Continue learning: the last course in full, the previous ones as lines. */
export function ContinueLearning() {
  const { learning } = use(usePortal().flows.home())
  const list = useActorRef(learning, { input: { size: SHOWN } })
  const LL = texts().home.continue
  return (
    <HomeSection name="continue" heading={LL.heading()} more={{ href: courseAddress('mycourse'), text: LL.all() }}>
      <div className="continue">
        <ListFaces list={list} waiting={<Bones kind="feature" count={1} />} empty={<NothingBegun />}>
          {([last, ...others]) => (
            <>
              {last !== undefined && <Resume course={last} />}
              {others.length > 0 && (
                <ul className="continue-others">
                  {others.map((course) => (
                    <CourseLine key={course.courseID} course={course} level={3}>
                      <Progress value={course.progress} label={texts().course.progress()} />
                    </CourseLine>
                  ))}
                </ul>
              )}
            </>
          )}
        </ListFaces>
      </div>
    </HomeSection>
  )
}

function Resume({ course }: { course: MyCourse }) {
  const LL = texts()
  const [titleId, actionId] = [useId(), useId()]
  const hours = hoursText(hoursOf(course.studiedSeconds), language())
  return (
    <article className="resume">
      <CourseCover course={course} />
      <div className="course-words resume-words">
        <p className="resume-category">
          <bdi>{course.categoryName}</bdi>
        </p>
        <h3 className="course-title resume-title" id={titleId}>
          <bdi {...writtenIn(course.language)}>{course.courseName}</bdi>
        </h3>
        <Progress value={course.progress} label={LL.course.progress()} />
        <ul className="course-meta">
          <li>
            {LL.course.lastLearned()} <DateText value={course.lastLearnedAt} />
          </li>
          <li>
            <bdi>{LL.course.studied({ hours })}</bdi>
          </li>
        </ul>
        {/* [ROUTE-21, gap GAP-25] Announced with the name of the course. */}
        <Button asChild className="resume-action">
          <Link href={courseHref(course.courseID)} id={actionId} aria-labelledby={`${actionId} ${titleId}`}>
            {LL.home.continue.action()}
          </Link>
        </Button>
      </div>
    </article>
  )
}

function NothingBegun() {
  const LL = texts().home.continue
  return (
    <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<BookOpen />}>
      <Button asChild>
        <Link href={courseAddress('course-list')}>{LL.browse()}</Link>
      </Button>
    </Face>
  )
}
