import { addressOf } from '#app/routes/address-of.ts'

/** [ROUTE-22] The list of topics. */
export const TOPICS_PATH = addressOf('course-topics')

/** [ROUTE-22] The address of one topic. */
export const topicHref = (topicID: string): string => addressOf('course-topics', { topicID })
