import { describe, expect, it } from 'vitest'

import { userId } from '#server/demo/ids.ts'
import { putMembers } from '#tests/class/members.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import { DAY } from '#tests/kit/server/test-clock.ts'

import { big, COURSE, endStudy, FIRST, panel, play, playerForTests, soon, studied } from './player-under-test.ts'

const { portal, learner, sittings, complaints } = playerForTests()

describe('study time', () => {
  it('[PLAYER-05, PLAYER-08, PLAYER-09, CALL-19, ENTITY-13] is recorded by the end-study button, in whole seconds, and the opener is refreshed', async () => {
    const page = await learner()
    await page.evaluate(() =>
      Object.assign(window, { refreshAfterStudy: () => Object.assign(window, { isRefreshed: true }) }),
    )
    const [player] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(
        (address) => void window.open(address, 'player'),
        `/#/play?courseID=${COURSE}&coursewareID=${FIRST}`,
      ),
    ])
    await big(player).click()
    await expect.poll(() => studied(player), soon).toBeGreaterThan(2)
    expect((await sittings()).map(({ state }) => state)).toEqual(['studying'])
    const [request] = await Promise.all([
      player.waitForRequest(
        (one) => one.method() === 'PUT' && new URL(one.url()).pathname === '/api-course/portal/userLearningFlow',
      ),
      endStudy(player).click(),
    ])
    await panel(player, 'of study recorded').waitFor()
    const { playEndTime, userLearningFlowID } = request.postDataJSON() as Record<string, unknown>
    const [sitting] = await sittings()
    const { id } = await portal().db.selectFrom('learning_flow').select('id').executeTakeFirstOrThrow()
    expect(userLearningFlowID).toBe(id)
    expect(sitting).toMatchObject({ state: 'recorded', seconds: playEndTime })
    expect(Number.isInteger(playEndTime) && Number(playEndTime) >= 2).toBe(true)
    expect(await studied(player)).toBe(playEndTime)
    expect(await page.evaluate(() => 'isRefreshed' in window)).toBe(true)
  })

  it('comes to the end of a course: the progress is true at once, what it counts for is told, and the next course leads on', async () => {
    const { db } = portal()
    const { lectures, id: courseID } = await putCourse(db, { lectures: [{ seconds: 2 }], name: 'A short river' })
    const next = await putCourse(db, { name: 'A longer river' })
    await db
      .updateTable('courseware')
      .set((eb) => ({ sd_file_id: eb.selectFrom('courseware').select('sd_file_id').where('id', '=', FIRST) }))
      .where('id', 'in', lectures)
      .execute()
    const ends_at = portal().now().getTime() + DAY
    const classID = await putClass(db, { name: 'Rivers of the delta', ends_at, required_pass_count: 2 })
    await putMembers(db, [{ class_id: classID, user_id: userId('learner') }])
    await db
      .insertInto('class_course')
      .values(
        [courseID, next.id].map((id, position) => ({ class_id: classID, course_id: id, kind: 'required', position })),
      )
      .execute()
    const page = await learner()
    await play(page, courseID, null)
    await page.getByText('Completed: 0/1').waitFor()
    await big(page).click()
    await expect.poll(() => studied(page), soon).toBeGreaterThan(2)
    await endStudy(page).click()
    const end = panel(page, 'Course completed')
    await end.waitFor()
    const counts = await end.getByRole('button', { name: 'Rivers of the delta' }).innerText()
    expect(counts.replaceAll(/[\u2066-\u2069]/g, '')).toBe('Required courses passed in “Rivers of the delta”: 1/2')
    await page.getByText('Completed: 1/1').waitFor()
    await end.getByText('A longer river').waitFor()
    await end.getByRole('button', { name: 'To the next course' }).click()
    await page.waitForURL((url) => url.hash.includes(next.id))
    expect(complaints()).toEqual([])
  })
})
