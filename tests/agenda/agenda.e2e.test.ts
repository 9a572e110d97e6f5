import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { userId } from '#server/demo/ids.ts'
import { newSecret, numberAt } from '#server/timetable/check-in-number.ts'

import { putClasses, putMembers } from '#tests/class/members.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'

const HOUR = 3_600_000
const { portal, visitAs, complaints } = portalForTests()

/** A lesson that runs now, of a class of the learner. Returns its secret. */
async function lessonNow(id: string): Promise<string> {
  const { db } = portal()
  const at = portal().now().getTime()
  const times = { starts_at: at - 30 * 24 * HOUR, ends_at: at + 30 * 24 * HOUR }
  await putClasses(db, [
    {
      id: `class-${id}`,
      name: `Class ${id}`,
      kind: 'face',
      place: null,
      headmaster_id: userId('headmaster'),
      ...times,
    },
  ])
  await putMembers(db, [{ class_id: `class-${id}`, user_id: userId('learner') }])
  const secret = newSecret()
  await db
    .insertInto('lesson')
    .values({
      id,
      class_id: `class-${id}`,
      title: `Lesson ${id}`,
      starts_at: at - 60_000,
      ends_at: at + HOUR,
      room: '205',
      secret,
    })
    .execute()
  return secret
}

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'View' }).getByRole('link', { name })

describe('the agenda', () => {
  it('[ROUTE-70, CLASS-04] opens with the views month, week, day and year, which the address keeps', async () => {
    await lessonNow('agenda-views')
    const page = await visitAs('learner', '/class/class-agenda')
    await page.locator('.agenda-item:visible').first().waitFor()
    expect(await page.title()).toContain('Agenda')
    for (const name of ['Week', 'Day', 'Year', 'Month']) {
      await tab(page, name).click()
      await page.waitForURL((url) => url.hash.includes(`view=${name.toLowerCase()}`))
      await page.locator('.agenda-item:visible').first().waitFor()
      expect(await tab(page, name).getAttribute('aria-current'), name).toBe('page')
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

describe('checking in to a lesson', () => {
  it('[ERROR-35] by the scanned code; again, it reports already participated in this agenda', async () => {
    const secret = await lessonNow('check-in')
    const { code } = numberAt(secret, portal().now())
    const page = await visitAs('learner', `/class/class-lesson?lessonID=check-in&code=${code}`)
    await page.getByText('You are checked in.').waitFor()
    await page.getByText('Present', { exact: true }).waitFor()
    const again = await visitAs('learner', `/class/class-lesson?lessonID=check-in&code=${code}`)
    await again.getByText('You have already participated in this agenda.').waitFor()
    expect(complaints()).toEqual([])
  })
})
