import { describe, expect, it } from 'vitest'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { button, field, managedCoursesForTests, tab, toast } from '#tests/course/courses-for-tests.ts'

const { portal, complaints, as } = managedCoursesForTests()

describe('a dictionary', () => {
  it('is changed by an administrator, and its retired entries are not offered to authors', async () => {
    const page = await as('admin', '/admin#/dictionaries')
    await page.getByRole('link', { name: 'Course categories' }).click()
    await field(page, 'Entry 1').waitFor()
    expect(await page.getByRole('button', { name: 'Remove: Hydrology' }).count()).toBe(0)
    await button(page, 'Retire Digital skills').click()
    await button(page, 'Add an entry').click()
    await page.getByText('Every entry needs a name in at least one language.').waitFor()
    await tab(page, 'Français').click()
    await field(page, 'Entry 7').fill('Ponts et tunnels')
    await button(page, 'Move up: Ponts et tunnels').click()
    expect(await field(page, 'Entry 6').inputValue()).toBe('Ponts et tunnels')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Save').click()
    await toast(page, 'Saved.')

    await page.goto('/admin#/courses/new')
    const category = page.getByRole('combobox', { name: 'Category' })
    await expect
      .poll(() => category.locator('option').allInnerTexts())
      .toEqual([
        'Choose a category',
        'Hydrology',
        'Floods and droughts',
        'Dams and levees',
        'Water quality and ecology',
        'Law and management',
        'Ponts et tunnels',
      ])
    expect(complaints()).toEqual([])
  })

  it('says to an author that it is empty, and leads an administrator to it', async () => {
    await portal().db.deleteFrom('department').execute()
    await portal().db.deleteFrom('dict').where('type_code', '=', 'department').execute()
    const teacher = await as('teacher', '/admin#/classes/new')
    await teacher.getByRole('combobox', { name: 'Open to' }).selectOption('Some departments')
    await teacher.getByText('has nothing to choose from yet. Ask an administrator to add entries.').waitFor()
    const admin = await as('admin', '/admin#/people/new')
    await admin.getByText('The dictionary “Departments” has nothing to choose from yet.').waitFor()
    await admin.getByRole('link', { name: 'Add entries' }).click()
    await button(admin, 'New department').click()
    await admin.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Dredging')
    await admin.getByRole('dialog').getByRole('button', { name: 'New department' }).click()
    await toast(admin, 'The department has been made.')
    await admin.goto('/admin#/people/new')
    await admin.getByRole('combobox', { name: 'Department' }).selectOption('Dredging')
  })
})
