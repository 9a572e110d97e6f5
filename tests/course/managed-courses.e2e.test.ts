import { describe, expect, it } from 'vitest'

import { button, field, film, idIn, inDialog, managedCoursesForTests, tab, toast } from './courses-for-tests.ts'

const { portal, complaints, as, stored } = managedCoursesForTests()

describe('a course', () => {
  it('[COURSE-02 in part, CALL-24] is created manually: validated, given an uploaded lecture, published, found by a learner', async () => {
    const page = await as('teacher', '/admin#/courses/new')
    await field(page, 'Title').waitFor()
    const ready = page.getByRole('region', { name: 'Before it can be published' })
    expect(await ready.locator('[data-lacks=true]').count()).toBe(3)
    await tab(page, '简体中文').click()
    await field(page, 'Title').fill('闸门入门')
    await field(page, 'Summary').fill('从结构到运行。')
    await tab(page, 'English').click()
    await field(page, 'Title').fill('Sluice gates for beginners')
    await field(page, 'Summary').fill('From structure to operation.')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Hydrology')
    await page.getByRole('spinbutton', { name: 'Hours' }).fill('1.5')
    await button(page, 'Add a teacher').click()
    await field(page, 'Name of a teacher').fill('Wang Min')
    await page.getByRole('checkbox', { name: 'The course ends with an exam' }).check()
    await page.getByRole('spinbutton', { name: 'Questions' }).fill('25')

    await tab(page, '简体中文').click()
    await button(page, 'Add a chapter').click()
    await field(page, 'Chapter 1').fill('第一章')
    await button(page, 'Add a lecture').click()
    await field(page, 'Lecture 1.1').fill('第一课')
    expect(await ready.locator('[data-lacks=true]').count()).toBe(1)
    await page.locator('.lecture-files input[type=file]').first().setInputFiles(film)
    await page.locator('.lecture-row').getByText('Can be played').waitFor()
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Seconds' }).inputValue()).not.toBe('0')

    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    await expect.poll(() => idIn(page)).not.toBe('new')
    const id = idIn(page)
    expect(await stored(id)).toMatchObject({ state: 'draft', category_code: 'hydrology', learning_minutes: 90 })
    // A part that has received its id is the same part in the next save.
    await field(page, 'Chapter 1').fill('第一章：结构')
    await button(page, 'Save').click()
    await page.getByRole('main').getByText('All changes saved').waitFor()
    const lectures = await portal()
      .db.selectFrom('courseware')
      .select(['id', 'duration_seconds', 'hd_file_id'])
      .where('course_id', '=', id)
      .execute()
    expect(lectures).toHaveLength(1)
    expect(lectures[0]?.duration_seconds).toBeGreaterThan(10)
    expect(await page.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
      `/#/playView?coursewareID=${lectures[0]?.id}`,
    )

    await button(page, 'Publish').click()
    await inDialog(page, 'Publish').click()
    await toast(page, 'Published.')
    expect(complaints()).toEqual([])

    const learner = await as('learner', '/#/course/course-list?keyword=sluice')
    await learner.getByRole('link', { name: 'Sluice gates for beginners' }).first().waitFor()
  })
})
