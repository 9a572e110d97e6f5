import { expect, it } from 'vitest'

import { askWhy } from '#tests/course/courses-for-tests.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'

const { visit, complaints } = portalForTests()

it('[LIVE-01] a broadcast is planned at /admin in one’s own language, found in the list, changed and called off', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'admin', '/admin#/broadcasts')
  await page.getByRole('link', { name: 'Plan a broadcast' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Speaker').fill('Camille Moreau')
  await askWhy(page, 'Save', 'Please write a title in at least one language.')
  await page.getByRole('textbox', { name: 'Title' }).fill('Reading a flood map')
  await page.getByLabel('Address outside the portal').fill('meet.academy.example')
  await askWhy(page, 'Save', 'The address outside the portal must be a complete web address.')
  await page.getByLabel('Address outside the portal').fill('https://meet.academy.example/7')
  await save.click()
  await page.waitForURL((url) => /^#\/broadcasts\/[\w-]{20,}/.test(url.hash))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the list' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Reading a flood map' })
  await row.getByText('Not started').waitFor()
  await page.getByRole('navigation', { name: 'Filter by status' }).getByRole('link', { name: 'Ended' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await page.getByRole('navigation', { name: 'Filter by status' }).getByRole('link', { name: 'Not started' }).click()
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Delete the broadcast' }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL((url) => url.hash.startsWith('#/broadcasts') && !/[\w-]{20,}/.test(url.hash))
  await page.getByText('The broadcast is deleted.').waitFor()
  await expect.poll(() => row.count()).toBe(0)
  expect(complaints()).toEqual([])
})
