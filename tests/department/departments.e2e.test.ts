import { expect, it } from 'vitest'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { button, managedCoursesForTests, toast } from '#tests/course/courses-for-tests.ts'

const { complaints, as } = managedCoursesForTests()

it('an administrator makes a department by keyboard, moves it, merges it into another and closes one that is empty', async () => {
  const page = await as('admin', '/admin#/departments')
  const tree = page.getByRole('navigation', { name: 'Departments' })
  // The entry itself, within those that it is below.
  const entry = (name: string) =>
    tree
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .last()
  await entry('Upper basin authority').filter({ hasText: 'River forecasting' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await button(page, 'New department under River forecasting').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByText('Give the department a name.').waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Gauging stations')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await toast(page, 'The department has been made.')
  await page.getByRole('heading', { name: 'Gauging stations' }).waitFor()
  const path = page.getByRole('list', { name: 'Stands under' })
  expect(await path.getByRole('link').allInnerTexts()).toEqual([
    'Upper basin authority',
    'Hydrology',
    'River forecasting',
  ])

  await button(page, 'Move').click()
  const place = dialog.getByRole('combobox')
  const words = async () =>
    (await place.locator('option').allTextContents()).map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))
  expect(await words()).toContain('Lower basin authority / Engineering')
  expect((await words()).some((text) => text.includes('Gauging stations'))).toBe(false)
  await place.selectOption('engineering')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Move' }).click()
  await toast(page, 'The department has been moved.')
  await expect.poll(() => path.getByRole('link').allInnerTexts()).toEqual(['Lower basin authority', 'Engineering'])

  await page.goto('/admin#/departments/ecology')
  await page.getByRole('heading', { name: 'Water quality and ecology' }).waitFor()
  await page.getByRole('button', { name: /^Close department/ }).click()
  await page.getByText('People still belong to it.').waitFor()
  await page.keyboard.press('Escape')
  await button(page, 'Merge').click()
  await dialog.getByText('All of this goes over').waitFor()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await dialog.getByText('Choose an existing department.').waitFor()
  await place.selectOption('engineering')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await toast(page, 'The department has been merged.')
  await page.getByText('Went into').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/admin#/departments/forecasting')
  await button(page, 'Close department').click()
  await dialog.getByRole('button', { name: 'Close department' }).click()
  await toast(page, 'The department has been closed.')
  await page.goto('/admin#/departments')
  await entry('Engineering').filter({ hasText: 'Gauging stations' }).waitFor()
  expect(await tree.getByText('Water quality and ecology').count()).toBe(0)
  expect(await tree.getByText('River forecasting').count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Show closed departments too' }).check()
  await entry('River forecasting').filter({ hasText: 'Closed' }).waitFor()
  expect(complaints()).toEqual([])
})
