import { expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

const { visit, complaints } = portalForTests()

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
