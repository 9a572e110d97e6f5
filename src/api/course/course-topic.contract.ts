import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { courseCard } from './course.contract.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** What a topic shows of its first courses. */
export const TOPIC_COVERS = 3

/**
 * [ROUTE-22] Courses that staff has put together (gap GAP-20), its texts in the caller's language, or else in the
 * base one.
 */
const topic = z.object({
  topicID: z.string(),
  topicName: z.string(),
  /** One or two sentences. */
  summary: z.string(),
  /** The code of the language that its texts are in. */
  language: z.string(),
  /** Counts published courses only, as do the fields below. */
  courseCount: z.number(),
  /** Total hours, such as 11.5. */
  learningHour: z.number(),
})

export const courseTopic = z.extend(topic, {
  /** The first courses, for drawing covers. */
  covers: z
    .array(z.pick(courseCard, { courseID: true, courseName: true, categoryCode: true, coverID: true }))
    .check(z.maxLength(TOPIC_COVERS)),
})
export type CourseTopic = z.infer<typeof courseTopic>

/** [ROUTE-22] */
export const listCourseTopics = call({
  method: 'GET',
  path: 'api-course/portal/coursetopic/list',
  summary: 'The topics that have published courses, in the order that staff has given them.',
  payload: z.object({ ...paging }),
  answer: z.object({ list: z.array(courseTopic), count: z.number() }),
  preventMessage: true,
})

export const topicCourse = z.extend(courseCard, {
  /** The caller's progress in per cent; null: not begun. */
  progress: z.nullable(z.number()),
})
export type TopicCourse = z.infer<typeof topicCourse>

export const courseTopicDetail = z.extend(topic, {
  /** In the order set by staff. */
  courses: z.array(topicCourse),
})
export type CourseTopicDetail = z.infer<typeof courseTopicDetail>

/** [ROUTE-22] A topic that is unknown or has no published course is refused with `request.notFound`. */
export const getCourseTopic = call({
  method: 'GET',
  path: 'api-course/portal/coursetopic/detail/{topicID}',
  summary: 'One topic with its courses and what the caller has done of them.',
  payload: z.object({ topicID: id }),
  answer: courseTopicDetail,
  preventMessage: true,
})
