import { expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'
import { putClasses } from './members.ts'

const { portal, visit, complaints } = portalForTests()

it.each([360, 1440])('a class in the administration fits at %i pixels in every tab, accessible', async (width) => {
  const page = await visit({ viewport: { width, height: 900 } })
  await signInAs(page, 'headmaster', `/admin#/classes/${demoId('class', 'flood')}`)
  const main = page.getByRole('main')
  for (const name of ['Settings', 'Learners', 'Groups and offices', 'Timetable']) {
    await main.getByRole('link', { name, exact: true }).click()
    await quiet(page)
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(spare, name).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page), name).toEqual([])
  }
  expect(complaints()).toEqual([])
})

it('a class whose time is over is said to have ended, in the list and on its own pages, and no longer to be announced', async () => {
  const HOUR = 3_600_000
  const now = portal().now().getTime()
  const one = { kind: 'face', place: null, headmaster_id: userId('headmaster'), starts_at: now - 48 * HOUR } as const
  const states = { over: 'Ended', running: 'Announced' } as const
  const name = (id: string) => `Sluices, ${id}`
  await putClasses(portal().db, [
    { ...one, id: 'over', name: name('over'), ends_at: now - HOUR },
    { ...one, id: 'running', name: name('running'), ends_at: now + HOUR },
  ])
  await portal()
    .db.insertInto('class_text')
    .values(Object.keys(states).map((id) => ({ class_id: id, language: 'zh_CN', name: name(id), place: null })))
    .execute()
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'headmaster', '/admin#/classes')
  for (const [id, word] of Object.entries(states)) {
    const row = page.locator('.document-row').filter({ hasText: name(id) })
    expect(await row.locator('.status').innerText(), id).toBe(word)
    await row.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: name(id) }).waitFor()
    expect(await page.locator('.managed-class-state .status').innerText(), id).toBe(word)
    await page.goBack()
  }
  expect(complaints()).toEqual([])
})
