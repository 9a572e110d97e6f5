import { courseAddresses } from '#api/course/addresses.ts'
import * as commentCalls from '#api/course/comment.contract.ts'
import * as courseCalls from '#api/course/course.contract.ts'
import * as courseTopicCalls from '#api/course/course-topic.contract.ts'
import * as editorCalls from '#api/course/editors.contract.ts'
import * as evaluationCalls from '#api/course/evaluation.contract.ts'
import * as favouriteCalls from '#api/course/favourite.contract.ts'
import * as managedCourseCalls from '#api/course/managed-course.contract.ts'
import * as managedTopicCalls from '#api/course/managed-topic.contract.ts'
import type { Part } from '#server/part.ts'
import { commentRoutes } from '#server/course/comment.routes.ts'
import { courseTopicRoutes } from '#server/course/course-topic.routes.ts'
import { courseRoutes } from '#server/course/course.routes.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { managedCourseRoutes } from '#server/course/managed/managed-course.routes.ts'
import { topicKind } from '#server/course/managed/topic-kind.ts'

export const coursePart: Part = {
  addresses: courseAddresses,
  calls: [
    courseCalls,
    courseTopicCalls,
    editorCalls,
    commentCalls,
    evaluationCalls,
    favouriteCalls,
    managedCourseCalls,
    managedTopicCalls,
  ],
  routes: [courseRoutes, courseTopicRoutes, commentRoutes, managedCourseRoutes],
  kinds: [courseKind, topicKind],
}
