import { describe, expect, it } from 'vitest'

import {
  begins,
  big,
  endStudy,
  MINUTE,
  moves,
  panel,
  play,
  playerForTests,
  soon,
  studied,
  timeOf,
  video,
} from './player-under-test.ts'

const { portal, learner, sittings } = playerForTests()

describe('study time', () => {
  it('[PLAYER-06] is not recorded when the window is closed; it is offered on return, and recorded there', async () => {
    const page = await learner()
    const player = await page.context().newPage()
    await begins(player)
    await player.close()
    await expect.poll(async () => (await sittings()).map(({ state }) => state), soon).toEqual(['unrecorded'])
    await play(page)
    await panel(page, /of study not recorded yet/).waitFor()
    expect(await studied(page)).toBeGreaterThan(0)
    await panel(page, /of study not recorded yet/)
      .getByRole('button', { name: 'End study' })
      .click()
    await panel(page, 'of study recorded').waitFor()
    expect((await sittings()).map(({ state }) => state)).toEqual(['recorded'])
  })

  it('survives a crash to the second: the device stores what was not reported', async () => {
    const page = await learner()
    const player = await page.context().newPage()
    await begins(player)
    await expect.poll(() => studied(player), soon).toBeGreaterThan(2)
    const before = await studied(player)
    // No request is sent any more, as in a power failure.
    await player.context().setOffline(true)
    await player.close()
    await page.context().setOffline(false)
    expect((await sittings()).map(({ state, seconds }) => [state, seconds])).toEqual([['studying', 0]])
    portal().pass(2 * MINUTE)
    await play(page)
    await panel(page, /of study not recorded yet/)
      .getByRole('button', { name: 'End study' })
      .click()
    await panel(page, 'of study recorded').waitFor()
    const [sitting] = await sittings()
    expect(sitting?.state).toBe('recorded')
    expect(sitting?.seconds).toBeGreaterThanOrEqual(before)
  })

  it('is active in one window at a time', async () => {
    const page = await learner()
    await begins(page)
    const other = await page.context().newPage()
    await play(other)
    await panel(other, 'You are studying in another window').getByRole('button', { name: 'Continue here' }).click()
    await moves(other)
    // The first window is told at its next heartbeat.
    await page.bringToFront()
    await page.keyboard.press('k')
    await panel(page, 'Study has moved to another window').waitFor()
    expect(await timeOf(page)).toBe(-1)
    expect((await sittings()).map(({ state }) => state)).toEqual(['studying'])
  })

  it('is kept if it cannot be recorded at once', async () => {
    const page = await learner()
    await begins(page)
    await page.route('**/api-course/portal/userLearningFlow', (route) => route.abort())
    await endStudy(page).click()
    await panel(page, 'could not be recorded yet').waitFor()
    expect((await sittings()).map(({ state }) => state)).toEqual(['studying'])
    await page.unroute('**/api-course/portal/userLearningFlow')
    await page.getByRole('button', { name: 'Try again' }).click()
    await panel(page, 'of study recorded').waitFor()
    expect((await sittings()).map(({ state }) => state)).toEqual(['recorded'])
  })
})

describe('presence and leaving', () => {
  it('[PLAYER-03] pauses after long inactivity with a message, and continues on request', async () => {
    const page = await learner()
    await page.clock.install()
    await play(page)
    await big(page).click()
    await moves(page)
    await expect.poll(async () => (await sittings()).length, soon).toBe(1)
    // So that the film is still running by then.
    await video(page).evaluate((film: HTMLVideoElement) => (film.loop = true))
    await page.clock.fastForward(14 * MINUTE)
    portal().pass(14 * MINUTE)
    await page.getByRole('dialog').getByText('Are you still there?').waitFor()
    await page.clock.fastForward(MINUTE)
    portal().pass(MINUTE)
    await panel(page, 'Playback has stopped because of inactivity').waitFor()
    expect(await timeOf(page)).toBe(-1)
    await expect.poll(async () => (await sittings()).map(({ state }) => state), soon).toEqual(['unrecorded'])
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await moves(page)
    expect((await sittings()).map(({ state }) => state)).toEqual(['studying'])
  })

  it('[PLAYER-04] asks before leaving, by a link or by closing the window', async () => {
    const page = await learner()
    await begins(page)
    await page.evaluate(() => {
      location.hash = '/index'
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Leave while the course is playing?').waitFor()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    expect(page.url()).toContain('/#/play?')
    await moves(page)
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await page.locator('.player-leave').click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/course-detail?**')
    await expect.poll(async () => (await sittings()).map(({ state }) => state), soon).toEqual(['unrecorded'])
  })
})
