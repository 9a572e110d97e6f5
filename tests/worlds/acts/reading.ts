import assert from 'node:assert/strict'

import { rateCourse } from '#api/course/course.contract.ts'
import { setFavourite } from '#api/course/favourite.contract.ts'
import { getInformation, type Information } from '#api/news/news.contract.ts'
import { beginLearning, recordLearning, sendLearningEvent, type LearningFlow } from '#api/study/study.contract.ts'

import { DAY, SECOND } from '#tests/kit/server/test-clock.ts'
import type { Act, Person } from '../plan.ts'
import { LECTURE_SECONDS, shown, type ShelfNews } from '../shelf.ts'
import type { World } from '../world.ts'

type Reading = Extract<Act, { act: 'study' | 'rate' | 'collect' | 'readNews' }>

/** What learners do with courses and news; each is done just where the item is published. */
export async function read(world: World, one: Reading): Promise<void> {
  if (one.act === 'readNews') {
    const item = world.shelf.news[one.nth % world.shelf.news.length]
    if (item !== undefined) await readNews(world, one.who, item)
    return
  }
  if (one.act === 'study') return study(world, one)
  const { courses } = world.shelf
  // Who has begun a course rates it, and rates it again.
  const begun = courses.filter(({ studies }) => studies.has(one.who))
  const among = one.act === 'rate' && begun.length > 0 && one.nth % 4 > 0 ? begun : courses
  const course = among[one.nth % among.length]
  if (course === undefined) return
  const isShown = course.state === 'published'
  if (one.act === 'rate') {
    const { code } = await world.call(one.who, rateCourse, { courseID: course.id, stars: one.stars })
    const mayRate = isShown && course.studies.has(one.who)
    assert.equal(code === 2000, mayRate, `${one.who} rated ${course.name}`)
    if (mayRate) course.stars.set(one.who, one.stars)
    return
  }
  const { isFavourite } = one
  const { code } = await world.call(one.who, setFavourite, { courseID: course.id, isFavourite })
  const mayCollect = isShown || (!isFavourite && course.collected.has(one.who))
  assert.equal(code === 2000, mayCollect, `${one.who} collected ${course.name}`)
  if (!isFavourite) course.collected.delete(one.who)
  else if (mayCollect && !course.collected.has(one.who)) course.collected.set(one.who, world.now)
}

/** A lecture from its beginning to its end, and the button that ends study. */
async function study(world: World, { who, nth, lecture }: Extract<Act, { act: 'study' }>): Promise<void> {
  const among = nth % 5 === 0 ? world.shelf.courses : shown(world.shelf.courses)
  const course = among[nth % Math.max(1, among.length)]
  const coursewareID = course?.lectures[lecture % Math.max(1, course.lectures.length)]
  if (course === undefined || coursewareID === undefined) return
  const sent = { courseID: course.id, coursewareID, positionSeconds: 0 }
  const { code, message, data } = await world.call(who, beginLearning, sent)
  assert.equal(code === 2000, course.state === 'published', `${who} began ${course.name}: ${message}`)
  if (code !== 2000) return
  world.wait(LECTURE_SECONDS * SECOND)
  const { userLearningFlowID, revision } = data as LearningFlow
  const times = { positionSeconds: LECTURE_SECONDS, seconds: LECTURE_SECONDS }
  await world.call(who, sendLearningEvent, { userLearningFlowID, type: 'keep', revision, coursewareID, ...times })
  const recorded = await world.call(who, recordLearning, { userLearningFlowID, playEndTime: LECTURE_SECONDS })
  assert.equal(recorded.code, 2000, recorded.message)
  const before = course.studies.get(who)?.lectures ?? []
  course.studies.set(who, { lectures: new Set([...before, coursewareID]), at: world.now })
}

/** [NEWS-01] Reads an item, which counts as one view a day; null: it is not there. */
export async function readNews(world: World, who: Person, item: ShelfNews): Promise<Information | null> {
  const { code, data } = await world.call(who, getInformation, { informationID: item.id })
  assert.equal(code === 2000, item.state === 'published', `${who} read ${item.name}`)
  if (code !== 2000) return null
  item.views.add(`${who} ${Math.floor(world.now / DAY)}`)
  const read = data as Information
  assert.equal(read.views, item.views.size)
  return read
}
