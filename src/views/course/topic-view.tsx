import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import type { CourseTopicDetail } from '#api/course/course-topic.contract.ts'
import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { CourseProgress } from './course-progress.tsx'
import { CourseRow } from './course-row.tsx'
import { TOPICS_PATH } from './topic-href.ts'
import { TopicMeta } from './topic-meta.tsx'

/** [ROUTE-22] One topic. */
export function Topic({ topicID }: { topicID: string }) {
  const { topic } = use(usePortal().flows.courses())
  const detail = useActorRef(topic, { input: { id: topicID } })
  return (
    <DetailFaces detail={detail} missing={<NoSuchTopic />}>
      {(found) => <TopicView topic={found} />}
    </DetailFaces>
  )
}

/** A topic and its ordered courses, each with the learner's progress. */
function TopicView({ topic }: { topic: CourseTopicDetail }) {
  const written = writtenIn(topic.language)
  usePageTitle(topic.topicName)
  return (
    <article>
      <BackLink href={TOPICS_PATH}>{texts().title['course-topics']()}</BackLink>
      <PageHead title={<bdi {...written}>{topic.topicName}</bdi>} lead={<bdi {...written}>{topic.summary}</bdi>} />
      <div className="topic-amount">
        <TopicMeta topic={topic} />
      </div>
      <ol className="course-rows">
        {topic.courses.map((course) => (
          <CourseRow key={course.courseID} course={course}>
            {course.progress !== null && (
              <div className="topic-mine">
                <CourseProgress value={course.progress} />
              </div>
            )}
          </CourseRow>
        ))}
      </ol>
    </article>
  )
}

function NoSuchTopic() {
  const LL = texts()
  return (
    <Face title={LL.course.topics.missingTitle()} text={LL.course.topics.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={TOPICS_PATH}>{LL.title['course-topics']()}</Link>
      </Button>
    </Face>
  )
}
