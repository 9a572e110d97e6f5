import { Button } from '@radix-ui/themes'
import { BookOpen } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { courseAddress } from '#api/course/addresses.ts'
import { courseStates, type CourseState } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { CATALOGUE_PATH } from './catalogue-address.ts'
import { MyCourseRow } from './my-course-row.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import type { PageProps } from '#app/context/page-source.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { UnrecordedStudy } from '#views/study/unrecorded-study.tsx'
import { useRefreshAfterStudy } from '#views/study/use-refresh-after-study.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import './mycourse.css'

const PATH = courseAddress('mycourse')

/** [ROUTE-24] The learner's courses, last learned first. */
export default function MyCoursePage({ query }: PageProps) {
  const { mine } = use(usePortal().flows.courses())
  const state = courseStates.find((entry) => entry === query.get('state')) ?? null
  const list = useList(mine, {
    page: query.get('page'),
    size: sizeAskedFor(query.get('size')),
    filter: { state: state ?? '' },
  })
  const renew = () => list.send({ type: 'list.reloaded' })
  useRefreshAfterStudy(renew)
  const LL = texts()
  const tab = (entry: CourseState | null, text: string) => ({
    href: entry === null ? PATH : `${PATH}?state=${entry}`,
    text,
    isCurrent: entry === state,
  })
  return (
    <PersonalCentre name="mycourse" title={LL.title.mycourse()}>
      <UnrecordedStudy recorded={renew} />
      <LinkTabs
        label={LL.course.mine.states()}
        entries={[
          tab(null, LL.course.mine.all()),
          tab('learning', LL.course.mine.learning()),
          tab('completed', LL.course.mine.completed()),
        ]}
      />
      <ListFaces list={list} empty={<NoCourses state={state} />}>
        {(courses) => (
          <ul className="my-courses">
            {courses.map((course) => (
              <MyCourseRow key={course.courseID} course={course} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={PATH} query={query} />
    </PersonalCentre>
  )
}

function NoCourses({ state }: { state: CourseState | null }) {
  const LL = texts().course.mine
  const [title, text] = {
    all: [LL.emptyTitle(), LL.emptyText()] as const,
    learning: [LL.emptyLearningTitle(), LL.emptyLearningText()] as const,
    completed: [LL.emptyCompletedTitle(), LL.emptyCompletedText()] as const,
  }[state ?? 'all']
  return (
    <Face within="section" title={title} text={text} icon={<BookOpen />}>
      <Button asChild variant="soft">
        <Link href={CATALOGUE_PATH}>{LL.browse()}</Link>
      </Button>
    </Face>
  )
}
