/** [ROUTE-22] The list of topics. */
export const TOPICS_PATH = '/course/course-topics'

/** [ROUTE-22] The address of one topic. */
export const topicHref = (topicID: string): string => `${TOPICS_PATH}?topicID=${encodeURIComponent(topicID)}`
