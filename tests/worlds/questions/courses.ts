import assert from 'node:assert/strict'

import {
  courseKinds,
  courseOrders,
  courseStates,
  getLastLearnInfo,
  listCourseFacets,
  listCourseRanking,
  listCourses,
  listHomeCourses,
  listMyCourses,
  type CourseCard,
  type CourseFacets,
  type CourseOrder,
  type HomeCourses,
  type RankedCourse,
} from '#api/course/course.contract.ts'
import { listFavouriteCourses } from '#api/course/favourite.contract.ts'
import { listManagedCourses, type ManagedCourseEntry } from '#api/course/managed-course.contract.ts'
import { timeText } from '#server/database/codec.ts'

import { admin, learners } from '../plan.ts'
import { courseCategories, courseYears, teachers } from '../shelf-plan.ts'
import { progressIn, shown, type ShelfCourse } from '../shelf.ts'
import type { World } from '../world.ts'
import { by, idsOf, pagesOf } from './lists.ts'

type Filter = readonly [asked: object, fits: (course: ShelfCourse) => boolean]

const starsOf = ({ stars }: ShelfCourse): number =>
  stars.size === 0 ? 0 : [...stars.values()].reduce((sum, one) => sum + one, 0) / stars.size

/** What goes first, by the order; of two alike, the later id. */
const orders: Readonly<Record<CourseOrder, readonly ((course: ShelfCourse) => number)[]>> = {
  new: [({ publishedAt }) => publishedAt ?? 0],
  hot: [({ studies }) => studies.size],
  rating: [starsOf, ({ stars }) => stars.size],
}
const ordered = (all: readonly ShelfCourse[], order: CourseOrder): string[] =>
  all
    .toSorted(by(...orders[order], ({ id }) => id))
    .map(({ id }) => id)
    .reverse()

const cardOf = (course: ShelfCourse) => ({
  courseID: course.id,
  courseName: course.name,
  language: course.isEnglish ? 'en_US' : 'zh_CN',
  kind: course.document.kind,
  categoryCode: course.document.categoryCode,
  year: course.document.year,
  courseLearningHour: Math.round((course.document.learningMinutes * 100) / 60) / 100,
  learnerCount: course.studies.size,
  rating: course.stars.size === 0 ? null : Math.round(starsOf(course) * 10) / 10,
  publishedAt: timeText(course.publishedAt ?? 0),
  teachers: course.document.teachers,
})

/** [ROUTE-20, ROUTE-03] The catalogue by each filter and in each order, what it can be filtered by, and home. */
export async function coursesAreListed(world: World): Promise<void> {
  const all = shown(world.shelf.courses)
  const filters: readonly Filter[] = [
    [{ keyword: world.word }, () => true],
    ...courseKinds.map((kind): Filter => [{ kind }, ({ document }) => document.kind === kind]),
    ...courseCategories.map(
      (categoryCode): Filter => [{ categoryCode }, ({ document }) => document.categoryCode === categoryCode],
    ),
    ...courseYears.map((year): Filter => [{ year }, ({ document }) => document.year === year]),
    ...teachers.map(
      (name): Filter => [
        { teacher: world.worded(name) },
        ({ document }) => document.teachers.includes(world.worded(name)),
      ],
    ),
    // Readers look for words in the language that they are shown.
    [{ keyword: world.worded('fLood') }, ({ isEnglish }) => !isEnglish],
    [{ keyword: world.worded('tid') }, ({ isEnglish }) => isEnglish],
  ]
  for (const [asked, fits] of filters)
    for (const sort of courseOrders) {
      const rows = await pagesOf(world, 'ann', listCourses, { keyword: world.word, ...asked, sort })
      assert.deepEqual(idsOf(rows, 'courseID'), ordered(all.filter(fits), sort), JSON.stringify({ ...asked, sort }))
    }
  const cards = (await pagesOf(world, 'ann', listCourses, { keyword: world.word })) as CourseCard[]
  for (const card of cards) {
    const course = all.find(({ id }) => id === card.courseID)
    assert.deepEqual({ ...card, ...(course && cardOf(course)) }, card)
  }
  await homeIsFilled(world, all)
}

/** With the demo organisation's, and those of other worlds: whose order is told by whole lists. */
async function homeIsFilled(world: World, all: readonly ShelfCourse[]): Promise<void> {
  const [hot, newest] = await Promise.all(
    (['hot', 'new'] as const).map((sort) => pagesOf(world, 'ann', listCourses, { sort }, 40)),
  )
  for (const [rows = [], order] of [
    [hot, 'hot'],
    [newest, 'new'],
  ] as const)
    assert.deepEqual(
      idsOf(rows, 'courseID').filter((id) => all.some((course) => course.id === id)),
      ordered(all, order),
    )
  const home = (await world.call('ann', listHomeCourses, {})).data as HomeCourses
  const ranking = (await world.call('ann', listCourseRanking, {})).data as RankedCourse[]
  assert.deepEqual([home.hot, home.newest], [hot?.slice(0, 8), newest?.slice(0, 6)])
  assert.deepEqual(idsOf(ranking, 'courseID'), idsOf(hot?.slice(0, 10) ?? [], 'courseID'))
  const asked = { state: 'published' }
  const managed = (await pagesOf(world, admin, listManagedCourses, asked, 40)) as ManagedCourseEntry[]
  const recommended = managed
    .filter(({ recommendedPosition }) => recommendedPosition !== null)
    .toSorted(
      by(
        ({ recommendedPosition }) => recommendedPosition ?? 0,
        ({ courseID }) => courseID,
      ),
    )
  assert.deepEqual(idsOf(home.recommended, 'courseID'), idsOf(recommended.slice(0, 6), 'courseID'))
  const facets = (await world.call('ann', listCourseFacets, {})).data as CourseFacets
  assert.deepEqual(
    facets.teachers.filter(({ name }) => name.endsWith(world.word)),
    teachers
      .map((name) => world.worded(name))
      .map((name) => ({ name, count: all.filter(({ document }) => document.teachers.includes(name)).length }))
      .filter(({ count }) => count > 0),
  )
  const years = (newest as CourseCard[]).map(({ year }) => year)
  assert.deepEqual(
    facets.years,
    [...new Set(years)]
      .sort((a, b) => b - a)
      .map((year) => ({ year, count: years.filter((one) => one === year).length })),
  )
}

/**
 * [ROUTE-24, ROUTE-35, CALL-18] One's own courses, the last learned first, and favourites, the last collected first.
 */
export async function ownCoursesAreListed(world: World): Promise<void> {
  const all = shown(world.shelf.courses)
  for (const who of learners) {
    const begun = all
      .filter(({ studies }) => studies.has(who))
      .toSorted(
        by(
          ({ studies }) => -(studies.get(who)?.at ?? 0),
          ({ id }) => id,
        ),
      )
    const stateOf = (course: ShelfCourse) => (progressIn(course, who) === 100 ? 'completed' : 'learning')
    for (const state of [undefined, ...courseStates]) {
      const rows = await pagesOf(world, who, listMyCourses, state === undefined ? {} : { state }, 2)
      assert.deepEqual(
        rows.map((row) => ['courseID', 'progress', 'state'].map((name) => idsOf([row], name)[0])),
        begun
          .filter((course) => state === undefined || stateOf(course) === state)
          .map((course) => [course.id, progressIn(course, who), stateOf(course)]),
      )
    }
    const { data } = await world.call(who, getLastLearnInfo, {})
    const last = begun.find((course) => stateOf(course) === 'learning')
    assert.deepEqual(
      data,
      last === undefined ? null : { courseID: last.id, courseName: last.name, progress: progressIn(last, who) },
    )
    const favourites = all
      .filter(({ collected }) => collected.has(who))
      .toSorted(
        by(
          ({ collected }) => -(collected.get(who) ?? 0),
          ({ id }) => id,
        ),
      )
    const rows = await pagesOf(world, who, listFavouriteCourses, {}, 2)
    assert.deepEqual(
      rows.map((row) => ['courseID', 'progress'].map((name) => idsOf([row], name)[0])),
      favourites.map((course) => [course.id, progressIn(course, who)]),
    )
  }
}
