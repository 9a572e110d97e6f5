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
  createResource,
  getManagedResource,
  listManagedResources,
  removeResource,
  saveResource,
} from '#api/resource/managed-resource.contract.ts'
import {
  createTopic,
  discardTopic,
  getManagedTopic,
  listManagedTopics,
  publishTopic,
  saveTopic,
  withdrawTopic,
} from '#api/course/managed-topic.contract.ts'
import type { Serve } from '#server/http/serve.ts'
import * as courses from './managed/course-commands.ts'
import { listManaged } from './managed/list-courses.ts'
import { found } from './managed/publications.ts'
import { findManagedCourse } from './managed/read-course.ts'
import * as resources from '#server/resource/managed/resources.ts'
import * as topicCommands from './managed/topic-commands.ts'
import { findManagedTopic, listManagedOnes } from './managed/topics.ts'
import type { Portal } from '../portal.ts'

/** Courses, topics and resources as staff make them. */
export function managedCourseRoutes(serve: Serve, { db }: Portal): void {
  serve(listManagedCourses, (asked, { language }) => listManaged(db, asked, language))
  serve(getManagedCourse, async ({ courseID }) => found(await findManagedCourse(db, courseID)))
  serve(createCourse, (sent, { now }) => courses.create(db, sent, now))
  serve(saveCourse, (sent, { now }) => courses.save(db, sent, now))
  serve(publishCourse, (seen, { now }) => courses.publish(db, seen, now))
  serve(withdrawCourse, (seen, { now }) => courses.withdraw(db, seen, now))
  serve(discardCourse, (seen, { now }) => courses.discard(db, seen, now))

  serve(listManagedTopics, (asked, { language }) => listManagedOnes(db, asked, language))
  serve(getManagedTopic, async ({ topicID }, { language }) => found(await findManagedTopic(db, topicID, language)))
  serve(createTopic, (sent, at) => topicCommands.create(db, sent, at))
  serve(saveTopic, (sent, at) => topicCommands.save(db, sent, at))
  serve(publishTopic, (seen, at) => topicCommands.publish(db, seen, at))
  serve(withdrawTopic, (seen, at) => topicCommands.withdraw(db, seen, at))
  serve(discardTopic, (seen, at) => topicCommands.discard(db, seen, at))

  serve(listManagedResources, (asked) => resources.listManaged(db, asked))
  serve(getManagedResource, async ({ resourceID }) => found(await resources.findManaged(db, resourceID)))
  serve(createResource, (sent, { now }) => resources.create(db, sent, now))
  serve(saveResource, (sent, { now }) => resources.save(db, sent, now))
  serve(removeResource, ({ resourceID }) => resources.remove(db, resourceID))
}
