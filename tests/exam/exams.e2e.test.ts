import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { button, field, idIn, inDialog, managedCoursesForTests, tab, toast } from '#tests/course/courses-for-tests.ts'

const { portal, complaints, as } = managedCoursesForTests()
const figure = (page: Page, name: string) => page.getByRole('main').getByRole('spinbutton', { name, exact: true })

describe('an exam in the hands of its teacher', () => {
  it('[EXAM-01 in part] is set for a course, drawn from a bank, previewed as a paper, and published', async () => {
    const page = await as('teacher', '/admin#/exams')
    await page.getByRole('link', { name: 'New exam' }).click()
    const ready = page.getByRole('region', { name: 'Before it can be published' })
    await ready.waitFor()
    await expect.poll(() => ready.locator('[data-lacks=true]').count()).toBe(2)
    await tab(page, '简体中文').click()
    await field(page, 'Name').fill('断面测验')
    await page.getByRole('combobox', { name: 'For' }).selectOption('The learners of a course')
    await expect.poll(() => ready.locator('[data-lacks=true]').count()).toBe(2)
    await button(page, 'Choose a course').click()
    const picker = page.getByRole('dialog')
    await picker.getByRole('searchbox').fill('Measuring a River’s Flow')
    await picker.getByRole('searchbox').press('Enter')
    await picker.getByRole('button', { name: 'Choose: Measuring a River’s Flow' }).click()
    await page.getByText('Measuring a River’s Flow').waitFor()

    await button(page, 'Draw from a bank').click()
    await page.getByRole('combobox', { name: 'Question bank' }).selectOption('Measuring river flow')
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('The cross-section')
    await figure(page, 'Number').fill('2')
    await figure(page, 'Marks for each').fill('7.5')
    await button(page, 'Add questions for every paper').click()
    await page.getByRole('dialog').getByRole('searchbox').fill('forty seconds')
    await page.getByRole('dialog').getByRole('searchbox').press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Add: Why should the meter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Added: Why should the meter' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Questions: 3. Marks: 22.5').waitFor()
    expect(await ready.locator('[data-lacks=true]').count()).toBe(0)

    await button(page, 'Preview').click()
    const paper = page.getByRole('dialog').locator('.exam-paper > li')
    await expect.poll(() => paper.count()).toBe(3)
    expect(await page.getByRole('dialog').innerText()).toContain('Marks: 7.5')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await paper.first().waitFor({ state: 'detached' })
    expect(await accessibilityFaults(page)).toEqual([])

    await button(page, 'Publish').click()
    await inDialog(page, 'Publish').click()
    await toast(page, 'Published.')
    await page.getByText('3 to draw from').waitFor()
    const id = idIn(page)
    const stored = await portal()
      .db.selectFrom('exam')
      .innerJoin('exam_part as part', 'part.exam_id', 'exam.id')
      .select(['exam.state', 'exam.course_id', 'part.kind', 'part.count', 'part.marks'])
      .where('exam.id', '=', id)
      .orderBy('part.position')
      .execute()
    const exam = { state: 'published', course_id: demoId('course', 'river-measurement') }
    expect(stored).toEqual([
      { ...exam, kind: 'drawn', count: 2, marks: 75 },
      { ...exam, kind: 'fixed', count: 1, marks: 75 },
    ])

    // More questions than there are: refused, and what was written stays.
    await figure(page, 'Number').fill('4')
    await button(page, 'Save and update').click()
    await page.getByText('There are not enough published questions for a paper.').first().waitFor()
    expect(await figure(page, 'Number').inputValue()).toBe('4')
    expect(complaints()).toEqual([])
  })

  it('is found by its time and by words, in the language of the reader', async () => {
    const page = await as('teacher', '/admin#/exams')
    const rows = page.locator('.document-row')
    await page.getByRole('combobox', { name: 'Time' }).selectOption('Open')
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([expect.stringContaining('Quiz: River flow'), expect.stringContaining('Final exam: River measurement')])
    await page.getByRole('combobox', { name: 'Time' }).selectOption('Any time')
    await page.getByRole('searchbox').fill('hydrometry')
    await page.getByRole('searchbox').press('Enter')
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([expect.stringMatching(/Entry test: Hydrometry[\s\S]+Closed/)])
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
