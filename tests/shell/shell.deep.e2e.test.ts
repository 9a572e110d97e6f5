import { expect, it } from 'vitest'

import { NOTICED_SHIFT, shiftOf, watchShifts } from '#tests/kit/browser/layout-shift.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

const { visit } = portalForTests({ HIDE_LIST: '/retrieve' })

it.each([
  ['/', 360],
  ['/', 1440],
  ['/#/index', 360],
  ['/#/index', 1440],
  ['/#/retrieve', 360],
])('the shell loads without layout shifts on %s at %i pixels', async (address, width) => {
  const page = await visit({ viewport: { width, height: 800 }, isCold: true })
  await watchShifts(page)
  await page.goto(address)
  await page.locator('main h1').waitFor()
  await quiet(page)
  expect(await shiftOf(page)).toBeLessThan(NOTICED_SHIFT)
})
