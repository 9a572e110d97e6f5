import { Link } from 'wouter'

import type { CourseTopic } from '#api/course/course-topic.contract.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import { CourseCover } from './course-cover.tsx'
import { topicHref } from './topic-href.ts'
import { TopicMeta } from './topic-meta.tsx'
import '#views/kit/row-link/row-link.css'

/** A topic in a list: covers of its first courses, summary and size. */
export function TopicCard({ topic }: { topic: CourseTopic }) {
  const written = writtenIn(topic.language)
  return (
    <li className="topic-card">
      <div className="topic-covers">
        {topic.covers.map((course) => (
          <CourseCover key={course.courseID} course={course} />
        ))}
      </div>
      <div className="topic-words">
        <h2 className="topic-title">
          <Link className="row-link topic-link" href={topicHref(topic.topicID)}>
            <bdi {...written}>{topic.topicName}</bdi>
          </Link>
        </h2>
        <p className="topic-summary">
          <bdi {...written}>{topic.summary}</bdi>
        </p>
        <TopicMeta topic={topic} />
      </div>
    </li>
  )
}
