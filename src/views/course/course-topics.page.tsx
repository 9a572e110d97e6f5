import { BookOpen } from 'lucide-react'
import { use } from 'react'

import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { CATALOGUE_PATH } from './catalogue-address.ts'
import { TopicCard } from './topic-card.tsx'
import { TOPICS_PATH } from './topic-href.ts'
import { Topic } from './topic-view.tsx'
import './course-topics.css'

/** [ROUTE-22] The topics that staff have compiled, or one of them by topicID. */
export default function CourseTopicsPage({ query }: PageProps) {
  const topicID = query.get('topicID') ?? ''
  return <div className="column">{topicID === '' ? <Topics query={query} /> : <Topic topicID={topicID} />}</div>
}

function Topics({ query }: PageProps) {
  const { topics } = use(usePortal().flows.courses())
  const list = useList(topics, { page: query.get('page'), size: sizeAskedFor(query.get('size')) })
  const LL = texts()
  return (
    <>
      <BackLink href={CATALOGUE_PATH}>{LL.title['course-list']()}</BackLink>
      <PageHead title={LL.title['course-topics']()} lead={LL.course.topics.lead()} />
      <ListFaces
        list={list}
        waiting={<Skeleton label={LL.portal.loading()} repeat={3} />}
        empty={
          <Face
            within="section"
            title={LL.course.topics.emptyTitle()}
            text={LL.course.topics.emptyText()}
            icon={<BookOpen />}
          />
        }
      >
        {(found) => (
          <ul className="topic-cards">
            {found.map((topic) => (
              <TopicCard key={topic.topicID} topic={topic} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={TOPICS_PATH} query={query} />
    </>
  )
}
