import { describe, expect, it } from 'vitest'

import { big, COURSE, endStudy, FIRST, panel, playerForTests, soon, studied } from './player-under-test.ts'

const { portal, learner, sittings } = playerForTests()

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
})
