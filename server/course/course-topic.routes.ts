import { getCourseTopic, listCourseTopics } from '#api/course/course-topic.contract.ts'
import { findTopic, findTopics } from './topics.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

/** The topics that courses are put together in. */
export function courseTopicRoutes(serve: Serve, { db }: Portal): void {
  serve(listCourseTopics, (asked, { language, now }) => findTopics(db, asked, language, now))

  serve(getCourseTopic, async ({ topicID }, { signedIn, language, now }) => {
    const topic = await findTopic(db, { userId: signedIn().userId, topicId: topicID }, language, now)
    if (topic === null) throw notFound()
    return topic
  })
}
