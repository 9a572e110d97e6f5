import { getCourseTopic, listCourseTopics } from '#api/contract/course-topic.ts'
import { findTopic, findTopics } from '../courses/topics.ts'
import { notFound } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
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
