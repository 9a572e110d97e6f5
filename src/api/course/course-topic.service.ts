import * as contract from './course-topic.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [ROUTE-22] */
export function listCourseTopics(
  transport: Transport,
  { page, size }: Page,
): Promise<{ list: contract.CourseTopic[]; count: number }> {
  return transport.send(contract.listCourseTopics, { pageNum: page, pageSize: size })
}

/** [ROUTE-22] Rejects with `request.notFound` where there is no such topic. */
export function getCourseTopic(transport: Transport, topicID: string): Promise<contract.CourseTopicDetail> {
  return transport.send(contract.getCourseTopic, { topicID })
}
