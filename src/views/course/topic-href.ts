import { courseAddress } from '#api/course/addresses.ts'

/** [ROUTE-22] The list of topics. */
export const TOPICS_PATH = courseAddress('course-topics')

/** [ROUTE-22] The address of one topic. */
export const topicHref = (topicID: string): string => courseAddress('course-topics', { topicID })
