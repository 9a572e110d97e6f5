import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { lessonNow } from '#tests/timetable/lessons.ts'

const { portal, visitAs, complaints } = portalForTests()

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'View' }).getByRole('link', { name })

describe('the agenda', () => {
  it('[ROUTE-70, CLASS-04] opens with the views month, week, day and year, which the address keeps', async () => {
    await lessonNow(portal().db, portal().now().getTime(), 'agenda-views')
    const page = await visitAs('learner', '/class/class-agenda')
    await page.locator('.agenda-item:visible').first().waitFor()
    expect(await page.title()).toContain('Agenda')
    for (const name of ['Week', 'Day', 'Year', 'Month']) {
      await tab(page, name).click()
      await page.waitForURL((url) => url.hash.includes(`view=${name.toLowerCase()}`))
      await page.locator('.agenda-item:visible').first().waitFor()
      // The items of the view before may still stand when the address has changed.
      await expect.poll(() => tab(page, name).getAttribute('aria-current'), { message: name }).toBe('page')
      expect(await accessibilityFaults(page), name).toEqual([])
    }
    expect(complaints()).toEqual([])
  })

  it('[CLASS-05] begins weeks on Sunday', async () => {
    const page = await visitAs('learner', '/class/class-agenda?view=month&date=2026-03-11')
    const first = page.locator('[data-date]').first()
    await first.waitFor()
    // The 1st of March 2026 is a Sunday.
    expect(await first.getAttribute('data-date')).toBe('2026-03-01')
    const week = await visitAs('learner', '/class/class-agenda?view=week&date=2026-03-11')
    await week.locator('[data-date]').first().waitFor()
    expect(await week.locator('[data-date]').first().getAttribute('data-date')).toBe('2026-03-08')
    expect(complaints()).toEqual([])
  })
})

describe('the agenda on a phone', () => {
  it('opens its month on today, whose items are listed below it', async () => {
    await lessonNow(portal().db, portal().now().getTime(), 'agenda-phone')
    const page = await visitAs('learner', '/class/class-agenda', { viewport: { width: 360, height: 740 } })
    const today = page.locator('.mini-day[aria-current=true]')
    await today.waitFor()
    expect(await today.getAttribute('data-today')).toBe('true')
    expect(await today.evaluate((day) => day.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
    await page.locator('.agenda-day .agenda-lesson[href*="lessonID=agenda-phone"]').waitFor()
    expect(complaints()).toEqual([])
  })

  it('opens its week on today, and the next one on the first day with an item; no word runs out of the screen', async () => {
    const at = portal().now().getTime()
    const id = `phone-${'w'.repeat(40)}`
    const inAWeek = at + 7 * 24 * 3_600_000
    await lessonNow(portal().db, at, id)
    const later = { id: `later-${id}`, class_id: `class-${id}`, title: `Later ${id}`, room: '205', secret: '' }
    await portal()
      .db.insertInto('lesson')
      .values({ ...later, starts_at: inAWeek, ends_at: inAWeek + 3_600_000 })
      .execute()
    const page = await visitAs('learner', '/class/class-agenda?view=week', { viewport: { width: 360, height: 740 } })
    const lesson = (lessonID: string) =>
      page.locator(`.agenda-day .agenda-lesson[href*="lessonID=${lessonID}"]:visible`)
    const first = page.locator('.agenda-day:visible').first()
    const isWithin = async (): Promise<void> => {
      expect(await first.evaluate((day) => day.getBoundingClientRect().top < window.innerHeight - 100)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      const ends = await page
        .locator('.agenda-days *:visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(Math.max(...ends)).toBeLessThanOrEqual(360)
    }
    await lesson(id).waitFor()
    // The days before are folded.
    expect(await first.locator('.agenda-day-name').getAttribute('data-today')).toBe('true')
    await isWithin()

    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await lesson(later.id).waitFor()
    expect(await first.locator('.agenda-item').count()).toBeGreaterThan(0)
    await isWithin()
    expect(complaints()).toEqual([])
  })
})

describe('the tools of the agenda', () => {
  it.each([768, 1440])('stand in one row at %i px, in every view', async (width) => {
    const page = await visitAs('learner', '/class/class-agenda', { viewport: { width, height: 900 } })
    for (const name of ['Week', 'Day', 'Year', 'Month']) {
      await tab(page, name).click()
      await expect.poll(() => tab(page, name).getAttribute('aria-current'), { message: name }).toBe('page')
      const middles = await page.locator('.agenda-tools > *').evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return (top + bottom) / 2
        }),
      )
      expect(middles).toHaveLength(5)
      expect(Math.max(...middles) - Math.min(...middles), name).toBeLessThan(4)
    }
    expect(complaints()).toEqual([])
  })
})

describe('the heading of the agenda in Arabic', () => {
  it.each(['day', 'week', 'month'])('has the year after the month from right to left, for a %s', async (view) => {
    const page = await visitAs('learner', `/class/class-agenda?view=${view}&date=2026-11-29`, { lang: 'ar_AR' })
    const heading = page.locator('.agenda-when')
    await heading.waitFor()
    const { month, year } = await heading.evaluate((root) => {
      const centre = (word: string): number => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const at = (node.textContent ?? '').indexOf(word)
          if (at < 0) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + word.length)
          const { left, right } = range.getBoundingClientRect()
          return (left + right) / 2
        }
        return Number.NaN
      }
      return { month: centre('نوفمبر'), year: centre('2026') }
    })
    expect(month).toBeGreaterThan(year)
    expect(complaints()).toEqual([])
  })
})

describe('the address for calendar programs', () => {
  it('is opened by a calendar program, with the same secret as the address to copy', async () => {
    const page = await visitAs('committee', '/class/class-agenda')
    await page.getByRole('button', { name: 'Add to my calendar' }).click()
    await page.getByRole('button', { name: /Create link|Replace link/ }).click()
    const open = page.getByRole('link', { name: 'Open in calendar app' })
    const address = await page.locator('.agenda-feed-address input').inputValue()
    expect(address).toMatch(/^http:.*\/calendar\/[\w-]{43}\.ics$/)
    expect(await open.getAttribute('href')).toBe(address.replace('http:', 'webcal:'))
    expect(complaints()).toEqual([])
  })

  it('is selected where there is no clipboard', async () => {
    const page = await visitAs('committee', '/class/class-agenda')
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Add to my calendar' }).click()
    await page.getByRole('button', { name: /Create link|Replace link/ }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    const address = page.locator('.agenda-feed-address input')
    const selected = () =>
      address.evaluate((box: HTMLInputElement) => (box.selectionEnd ?? 0) - (box.selectionStart ?? 0))
    await expect.poll(selected).toBe((await address.inputValue()).length)
    expect(complaints()).toEqual([])
  })
})

describe('checking in to a lesson', () => {
  it('has no number once the lesson is over, and who has no part in the class is told so', async () => {
    const over = `/lesson?lessonID=${demoId('lesson', 'flood levees -1 1 3')}`
    const page = await visitAs('headmaster', over)
    const number = page.getByRole('region', { name: 'Check-in' })
    await number.getByText('This lesson is over, so check-in is closed.').waitFor()
    await page.getByRole('button', { name: 'Change the attendance of 林晓雯' }).waitFor()
    // Who does not see the class is not told that there is such a lesson.
    const leadership = demoId('class', 'leadership')
    await portal().db.updateTable('class').set({ audience: 'all' }).where('id', '=', leadership).execute()
    const other = await visitAs('learner', `/lesson?lessonID=${demoId('lesson', 'leadership basin-planning -1 6 8')}`)
    await other.getByText('You are not registered for this class.').waitFor()
    await other.getByRole('main').getByRole('link', { name: 'Agenda' }).click()
    await other.waitForURL('**/#/class/class-agenda')
    expect(complaints()).toEqual([])
  })
})
