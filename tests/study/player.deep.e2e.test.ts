import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'
import { pauseClock } from '#tests/kit/browser/page-clock.ts'

import {
  begins,
  big,
  COURSE,
  course,
  endStudy,
  FIRST,
  moves,
  panel,
  play,
  playerForTests,
  soon,
  studied,
  timeOf,
  video,
} from './player-under-test.ts'

const { portal, learner, sittings, complaints } = playerForTests()

declare global {
  interface Window {
    /** How many seconds of the film its element says to have in advance. */
    bufferAhead: number
  }
}

describe('the course player', () => {
  it("[ROUTE-58, PLAYER-01, PLAYER-02] opens in a window of its own that fills the screen, with the page's query, and is focused the second time", async () => {
    const page = await learner()
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (...given) => {
        Object.assign(window, { opened: given })
        return open(...given)
      }
    })
    await page.reload()
    await page.goto(`/#/course/course-detail?courseID=${COURSE}&from=friend`)
    const button = page
      .locator('main')
      .getByRole('button', { name: /opens in a new window/ })
      .first()
    const windows = page.context().pages().length
    const [player] = await Promise.all([page.context().waitForEvent('page'), button.click()])
    await big(player).waitFor()
    expect(player.url()).toContain(`/#/play?courseID=${COURSE}&from=friend`)
    expect(await player.title()).toContain('Course player')
    const [, name, features] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
    const { width, height } = await page.evaluate(() => ({ width: screen.availWidth, height: screen.availHeight }))
    expect([name, features]).toEqual([`player-${COURSE}`, `popup,left=0,top=0,width=${width},height=${height}`])
    // [SHELL-05, SHELL-06]
    expect(await player.locator('header.header').count()).toBe(0)
    expect(await player.evaluate(() => document.body.dataset['background'])).toBe('dark')
    await player.evaluate(() => Object.assign(window, { isTheSame: true }))
    await button.click()
    expect(page.context().pages()).toHaveLength(windows + 1)
    expect(await player.evaluate(() => 'isTheSame' in window)).toBe(true)
    expect(complaints()).toEqual([])
  })

  it.each([
    [1440, 900],
    [1024, 600],
    [360, 740],
  ])('[PLAYER-05] shows clock and end-study button at %i × %i', async (width, height) => {
    const page = await learner({ viewport: { width, height } })
    await play(page)
    await endStudy(page).waitFor()
    const { y, height: tall } = (await endStudy(page).boundingBox())!
    expect(y + tall).toBeLessThanOrEqual(height)
  })

  it('explains a blocked pop-up, and then plays in this window', async () => {
    const page = await learner()
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.reload()
    await page.goto(`/#/course/course-detail?courseID=${COURSE}`)
    await page
      .locator('main')
      .getByRole('button', { name: /opens in a new window/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText('The browser blocked the player window').waitFor()
    await page.getByRole('link', { name: 'Play in this tab' }).click()
    await big(page).click()
    await moves(page)
  })

  it('plays a real film with its captions, and keeps the settings', async () => {
    const page = await learner()
    await begins(page)
    await page.locator('.player-caption').first().waitFor(soon)
    await page.keyboard.press('c')
    await page.locator('.player-caption').first().waitFor({ state: 'detached' })
    await page.keyboard.press('>')
    await page.keyboard.press('m')
    const state = (target: Page) => video(target).evaluate((film: HTMLVideoElement) => [film.playbackRate, film.muted])
    expect(await state(page)).toEqual([1.25, true])
    await page.keyboard.press('5')
    await expect.poll(() => timeOf(page), soon).toBeGreaterThan(17)
    // Paused at once, even while it is still seeking: not by its end.
    await page.keyboard.press('k')
    await expect.poll(() => timeOf(page), soon).toBe(-1)
    expect(await video(page).evaluate((film: HTMLVideoElement) => film.ended)).toBe(false)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    await endStudy(page).click()
    await panel(page, 'recorded').waitFor()
    await page.reload()
    await big(page).waitFor()
    expect(await state(page)).toEqual([1.25, true])
    expect(complaints()).toEqual([])
  })

  it('changes the quality at the same second, and falls back to the other when a film fails', async () => {
    const page = await learner()
    await begins(page)
    const lines = () => video(page).evaluate((film: HTMLVideoElement) => film.videoHeight)
    await expect.poll(lines, soon).toBe(720)
    await page.keyboard.press('4')
    await expect.poll(() => timeOf(page), soon).toBeGreaterThan(14)
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Quality/ }).click()
      await page.getByRole('menuitemradio', { name, exact: true }).click()
    }
    await choose('SD')
    await expect.poll(lines, soon).toBeLessThan(720)
    await expect.poll(() => timeOf(page), soon).toBeGreaterThan(14)
    await page.route('**/file/stream/**', (route) => route.fulfill({ status: 404, body: '' }))
    await choose('HD')
    await panel(page, 'The video was interrupted').waitFor(soon)
    const before = await studied(page)
    await page.unroute('**/file/stream/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => timeOf(page), soon).toBeGreaterThan(14)
    expect(await studied(page)).toBeGreaterThanOrEqual(before)
  })

  it('[PLAYER-07] by itself shows SD after two stalls within 30 seconds, HD after 60 without and with 20 of buffer; a choice goes first', async () => {
    const page = await learner()
    await page.evaluate(() => {
      window.bufferAhead = 60
      // A machine that is slow at the moment is no network that falters: only the test's own stalls count.
      window.addEventListener('waiting', (event) => event.isTrusted && event.stopImmediatePropagation(), true)
      Object.defineProperty(HTMLMediaElement.prototype, 'buffered', {
        get(this: HTMLMediaElement) {
          return { length: 1, start: () => 0, end: () => this.currentTime + window.bufferAhead }
        },
      })
    })
    await page.clock.install()
    // A preview: minutes of this clock are no study, which the server would refuse.
    await page.goto(`/#/playView?coursewareID=${FIRST}`)
    await big(page).click()
    await moves(page)
    const source = () => video(page).getAttribute('src')
    const hd = await source()
    /** Asked for at once, before its film is there. */
    const isHd = async () => (await source()) === hd
    /** Until it runs on: a stall while it seeks says nothing of the network. */
    const plays = (wanted: boolean) =>
      expect
        .poll(
          () =>
            video(page).evaluate((film: HTMLVideoElement) => [
              film.videoHeight === 720,
              !film.paused && !film.seeking && film.readyState > 2,
            ]),
          soon,
        )
        .toEqual([wanted, true])
    const ahead = (seconds: number) => page.evaluate((given) => void (window.bufferAhead = given), seconds)
    /** The network falters for a moment. */
    const stall = async () => {
      await video(page).dispatchEvent('waiting')
      await video(page).dispatchEvent('playing')
    }
    await plays(true)
    await pauseClock(page)

    // The second stall comes a millisecond too late, the third a millisecond before it would.
    await stall()
    await page.clock.runFor(30_000)
    await stall()
    expect(await isHd()).toBe(true)
    await page.clock.runFor(29_999)
    await stall()
    await plays(false)

    // A minute without a stall, and then enough of the film: neither is enough alone.
    await page.clock.runFor(59_999)
    expect(await isHd()).toBe(false)
    await ahead(19.99)
    await page.clock.runFor(5000)
    expect(await isHd()).toBe(false)
    await ahead(20.01)
    await page.clock.runFor(260)
    await plays(true)

    // A stall begins the minute anew.
    await stall()
    await stall()
    await plays(false)
    await page.clock.runFor(59_000)
    await stall()
    await page.clock.runFor(59_999)
    expect(await isHd()).toBe(false)
    await page.clock.runFor(260)
    await plays(true)

    await page.clock.resume()
    await page.getByRole('button', { name: /^Quality/ }).click()
    await page.getByRole('menuitemradio', { name: 'HD', exact: true }).click()
    for (let times = 0; times < 4; times += 1) await stall()
    await plays(true)
  })

  it('[ERROR-21, ERROR-22, ERROR-37] shows what is not playable, and why', async () => {
    const page = await learner()
    await play(page, course('integrity'), demoId('courseware', 'clean-tender'))
    await panel(page, 'This lecture needs Internet Explorer').waitFor()
    await play(page, course('basin-planning'), demoId('courseware', 'planning-workbook'))
    await panel(page, 'No source to play').waitFor()
    await portal()
      .db.updateTable('courseware')
      .set({ hd_file_id: null, sd_file_id: null })
      .where('course_id', '=', course('wetlands'))
      .execute()
    await play(page, course('wetlands'), null)
    await page.getByRole('heading', { name: 'This course has nothing to play' }).waitFor()
    await play(page, 'nowhere', null)
    await page.getByRole('heading', { name: 'We can’t find this course' }).waitFor()
    expect(await page.getByText('Loading').count()).toBe(0)
    // The back link also works when there is nothing to interrupt.
    await page.getByRole('button', { name: 'Back to the course' }).click()
    await page.waitForURL('**/#/course/course-detail?courseID=nowhere')
  })

  it('[ROUTE-60] previews one lecture and records nothing', async () => {
    const page = await learner()
    await page.goto(`/#/playView?coursewareID=${FIRST}`)
    await page.getByText('Preview – nothing is recorded').waitFor()
    await big(page).click()
    await moves(page)
    expect(await page.locator('.study-bar').count()).toBe(0)
    expect(await sittings()).toEqual([])
  })
})
