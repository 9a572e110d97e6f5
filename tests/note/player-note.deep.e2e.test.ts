import { describe, expect, it } from 'vitest'

import { userId } from '#server/demo/ids.ts'

import {
  begins,
  big,
  COURSE,
  FIRST,
  moves,
  playerForTests,
  soon,
  timeOf,
  video,
} from '#tests/study/player-under-test.ts'

const { portal, learner, complaints } = playerForTests()

describe('a note on a lecture', () => {
  it('is written beside it, at its position; its keys trigger no shortcuts, and the draft survives a change of tab', async () => {
    const page = await learner()
    await portal().db.deleteFrom('note').execute()
    await begins(page)
    await page.getByRole('tab', { name: 'Notes' }).click()
    const box = page.getByRole('textbox', { name: 'New note' })
    const shown = async () => Number((await page.locator('.player-times .film-time').first().innerText()).split(':')[1])
    await expect.poll(shown, soon).toBeGreaterThanOrEqual(3)
    await box.pressSequentially('k m f 5 ?')
    await moves(page)
    expect(
      await video(page).evaluate((film: HTMLVideoElement) => [film.muted, document.fullscreenElement === null]),
    ).toEqual([false, true])
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(await timeOf(page)).toBeLessThan(17)
    await page.getByRole('tab', { name: 'Chapters' }).click()
    await box.waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: 'Notes' }).click()
    expect(await box.inputValue()).toBe('k m f 5 ?')
    await page.getByRole('button', { name: /^Save note/ }).click()
    await page.getByText('Note saved.').waitFor()
    const [note] = await portal()
      .db.selectFrom('note')
      .select(['course_id', 'courseware_id', 'content', 'at_seconds'])
      .execute()
    expect(note).toMatchObject({ course_id: COURSE, courseware_id: FIRST, content: 'k m f 5 ?' })
    expect(note?.at_seconds).toBeGreaterThanOrEqual(3)
    expect(note?.at_seconds).toBeLessThan(17)
    expect(complaints()).toEqual([])
  })

  it('[PLAYER-01] plays from its position, in the open window of the course or in a new one', async () => {
    const page = await learner()
    await portal().db.deleteFrom('note').execute()
    const content = 'The gauge that stands still'
    await portal()
      .db.insertInto('note')
      .values({
        user_id: userId('learner'),
        id: 'n1',
        course_id: COURSE,
        courseware_id: FIRST,
        at_seconds: 21,
        content,
        search: content,
        created_at: 0,
        updated_at: 0,
      })
      .execute()
    await page.goto(`/#/course/course-detail?courseID=${COURSE}&tab=notes`)
    const button = page.locator('.note').getByRole('button', { name: /^Play/ })
    const windows = page.context().pages().length
    const [player] = await Promise.all([page.context().waitForEvent('page'), button.click()])
    await big(player).click()
    expect(player.url()).toContain(`coursewareID=${FIRST}&at=21`)
    await moves(player)
    expect(await timeOf(player)).toBeGreaterThanOrEqual(21)
    await player.keyboard.press('0')
    await expect.poll(() => timeOf(player), soon).toBeLessThan(10)
    await button.click()
    await expect.poll(() => timeOf(player), soon).toBeGreaterThanOrEqual(21)
    expect(page.context().pages()).toHaveLength(windows + 1)
  })
})
