import assert from 'node:assert/strict'

import { getCourseTopic, listCourseTopics, type CourseTopicDetail } from '#api/course/course-topic.contract.ts'
import { listManagedCourses } from '#api/course/managed-course.contract.ts'
import { listManagedTopics } from '#api/course/managed-topic.contract.ts'
import { publicationStates } from '#api/course/managed-publication.contract.ts'

import { admin, type Person } from '../plan.ts'
import { courseCategories } from '../shelf-plan.ts'
import { progressIn, shown, type ShelfCourse, type ShelfTopic } from '../shelf.ts'
import type { World } from '../world.ts'
import { by, idsOf, pagesOf } from './lists.ts'

/** Who has the role for it; one of them has made nothing. */
const managers = ['ida', 'jon', 'dan', admin] as const satisfies readonly Person[]

/**
 * [ROLE-06] Courses in every state for those who change them, last changed first; what was discarded where asked for.
 */
export async function managedCoursesAreListed(world: World): Promise<void> {
  const filters: readonly (readonly [object, (course: ShelfCourse) => boolean])[] = [
    [{}, ({ state }) => state !== 'discarded'],
    ...publicationStates.map((state) => [{ state }, (course: ShelfCourse) => course.state === state] as const),
    ...courseCategories.map(
      (categoryCode) =>
        [
          { categoryCode },
          ({ state, document }: ShelfCourse) => state !== 'discarded' && document.categoryCode === categoryCode,
        ] as const,
    ),
  ]
  for (const who of managers) {
    const isOwn = ({ editors, owner }: ShelfCourse): boolean =>
      editors.includes(who) && (who !== admin || owner === admin)
    const among = {
      mine: isOwn,
      usable: (course: ShelfCourse) => isOwn(course) || who === admin || course.state === 'published',
      all: (course: ShelfCourse) => isOwn(course) || who === admin,
    }
    for (const whose of ['mine', 'usable', 'all'] as const)
      for (const [filter, fits] of whose === 'all' ? filters : filters.slice(0, 3)) {
        const asked = { ...filter, keyword: world.word, ...(whose !== 'all' && { whose }) }
        const rows = await pagesOf(world, who, listManagedCourses, asked)
        const expected = world.shelf.courses
          .filter((course) => fits(course) && among[whose](course))
          .toSorted(
            by(
              ({ updatedAt }) => updatedAt,
              ({ id }) => id,
            ),
          )
          .reverse()
        assert.deepEqual(
          rows.map((row) => shownFields.map((field) => idsOf([row], field)[0])),
          expected.map(({ id, state, revision, name, document, lectures, studies, owner }) => [
            ...[id, state, revision, name, document.kind, lectures.length, studies.size, world.nameOf(owner)],
          ]),
          `${who} ${JSON.stringify(asked)}`,
        )
      }
  }
}

const shownFields = ['courseID', 'state', 'revision', 'title', 'kind', 'lectureCount', 'learnerCount', 'ownerName']

/** [ROUTE-22] Topics in the order that staff has given them: for learners those that have published courses. */
export async function topicsAreListed(world: World): Promise<void> {
  const { shelf } = world
  const inOrder = (all: readonly ShelfTopic[]) =>
    all.toSorted(
      by(
        ({ document }) => document.position,
        ({ id }) => id,
      ),
    )
  const readable = shown(shelf.topics).filter((topic) => shown(shelf.coursesOf(topic)).length > 0)
  const rows = (await pagesOf(world, 'ann', listCourseTopics, {}, 40)).filter((row) =>
    shelf.topics.some(({ id }) => id === idsOf([row], 'topicID')[0]),
  )
  assert.deepEqual(
    rows.map((row) => ['topicID', 'topicName', 'courseCount', 'learningHour'].map((name) => idsOf([row], name)[0])),
    inOrder(readable).map((topic) => {
      const courses = shown(shelf.coursesOf(topic))
      const minutes = courses.reduce((sum, { document }) => sum + document.learningMinutes, 0)
      return [topic.id, topic.name, courses.length, Math.round((minutes * 100) / 60) / 100]
    }),
  )
  for (const topic of shelf.topics) {
    const { code, data } = await world.call('ben', getCourseTopic, { topicID: topic.id })
    assert.equal(code === 2000, readable.includes(topic), topic.name)
    if (code !== 2000) continue
    assert.deepEqual(
      (data as CourseTopicDetail).courses.map(({ courseID, progress }) => [courseID, progress]),
      shown(shelf.coursesOf(topic)).map((course) => [course.id, progressIn(course, 'ben')]),
    )
  }
  for (const who of managers)
    for (const state of [undefined, ...publicationStates]) {
      const asked = { keyword: world.word, ...(state !== undefined && { state }) }
      const managed = await pagesOf(world, who, listManagedTopics, asked)
      const own = shelf.topics.filter(({ editors }) => editors.includes(who))
      const fitting = own.filter((one) => (state === undefined ? one.state !== 'discarded' : one.state === state))
      assert.deepEqual(
        managed.map((row) => ['topicID', 'state', 'courseCount'].map((name) => idsOf([row], name)[0])),
        inOrder(fitting).map((topic) => [topic.id, topic.state, topic.document.courseIDs.length]),
        `${who} ${JSON.stringify(asked)}`,
      )
    }
}
