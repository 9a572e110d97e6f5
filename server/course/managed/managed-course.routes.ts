import { listEditors } from '#api/course/editors.contract.ts'
import {
  createCourse,
  discardCourse,
  getManagedCourse,
  listManagedCourses,
  publishCourse,
  saveCourse,
  withdrawCourse,
} from '#api/course/managed-course.contract.ts'
import {
  createTopic,
  discardTopic,
  getManagedTopic,
  listManagedTopics,
  publishTopic,
  saveTopic,
  withdrawTopic,
} from '#api/course/managed-topic.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import * as courses from './course-commands.ts'
import { listManaged } from './list-courses.ts'
import { findEditors } from '../editors.ts'
import { ofEditor } from './publications.ts'
import { findManagedCourse } from './read-course.ts'
import * as topicCommands from './topic-commands.ts'
import { findManagedTopic, listManagedOnes } from './topics.ts'
import type { Portal } from '../../portal.ts'

/** Courses and topics as staff make them. */
export function managedCourseRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal

  serve(listEditors, (asked) => findEditors(db, asked))

  serve(listManagedCourses, (asked, { language, signedIn }) => listManaged(db, asked, language, signedIn()))
  serve(
    getManagedCourse,
    async ({ courseID }, { signedIn }) => ofEditor(await findManagedCourse(db, courseID, signedIn())),
    { follows: ({ courseID }) => [recordName('course', courseID)] },
  )
  serve(createCourse, (sent, handling) => courses.create(portal, sent, asking(handling)))
  serve(saveCourse, (sent, handling) => courses.save(portal, sent, asking(handling)))
  serve(publishCourse, (seen, handling) => courses.publish(portal, seen, asking(handling)))
  serve(withdrawCourse, (seen, handling) => courses.withdraw(portal, seen, asking(handling)))
  serve(discardCourse, (seen, handling) => courses.discard(portal, seen, asking(handling)))

  serve(listManagedTopics, (asked, handling) => listManagedOnes(db, asked, asking(handling)))
  serve(
    getManagedTopic,
    async ({ topicID }, handling) => ofEditor(await findManagedTopic(db, topicID, asking(handling))),
    { follows: ({ topicID }) => [recordName('course_topic', topicID)] },
  )
  serve(createTopic, (sent, handling) => topicCommands.create(portal, sent, asking(handling)))
  serve(saveTopic, (sent, handling) => topicCommands.save(portal, sent, asking(handling)))
  serve(publishTopic, (seen, handling) => topicCommands.publish(portal, seen, asking(handling)))
  serve(withdrawTopic, (seen, handling) => topicCommands.withdraw(portal, seen, asking(handling)))
  serve(discardTopic, (seen, handling) => topicCommands.discard(portal, seen, asking(handling)))
}
