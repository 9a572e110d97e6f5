import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import {
  askWhy,
  button,
  field,
  idIn,
  inDialog,
  managedCoursesForTests,
  tab,
  toast,
} from '#tests/course/courses-for-tests.ts'

const { portal, complaints, as } = managedCoursesForTests()

describe('a question', () => {
  it('is written for a new bank with a topic, previewed as learners see it, and published', async () => {
    const page = await as('teacher', '/admin#/banks/new')
    await tab(page, '简体中文').click()
    await field(page, 'Name').fill('闸门')
    await button(page, 'Add a topic').click()
    await field(page, 'Topic 1').fill('启闭')
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    await expect.poll(() => idIn(page)).not.toBe('new')
    const bank = idIn(page)
    await page.getByRole('link', { name: 'Show the questions' }).click()
    await page.getByText('Nothing matches').waitFor()
    await page.getByRole('link', { name: 'New question' }).click()

    const ready = page.getByRole('region', { name: 'Before it can be published' })
    await expect.poll(() => ready.locator('[data-lacks=true]').count()).toBe(3)
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('启闭')
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Multiple choice')
    await tab(page, '简体中文').click()
    await field(page, 'Question').fill('压力 $p = \\rho g h$ 取决于什么？')
    await button(page, 'Remove: Option D').click()
    for (const [letter, text] of [
      ['A', '水深'],
      ['B', '闸门颜色'],
      ['C', '密度 $\\rho$'],
    ] as const)
      await field(page, `Option ${letter}`).fill(text)
    for (const letter of ['A', 'C']) await page.getByRole('checkbox', { name: `Option ${letter} is right` }).check()
    await field(page, 'Explanation').fill('**水深**与密度。')
    expect(await ready.locator('[data-lacks=true]').count()).toBe(0)

    await button(page, 'Preview').click()
    const shown = page.locator('.question-shown')
    await shown.locator('math').first().waitFor()
    expect(await shown.locator('.question-line').allInnerTexts()).toEqual([
      expect.stringMatching(/A\s+水深\s+Right/),
      expect.stringMatching(/B\s+闸门颜色$/),
      expect.stringMatching(/C\s+密度[\s\S]+Right/),
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    expect(await accessibilityFaults(page)).toEqual([])

    await button(page, 'Publish').click()
    await inDialog(page, 'Publish').click()
    await toast(page, 'Published.')
    const stored = await portal()
      .db.selectFrom('question')
      .innerJoin('question_topic_text as topic', 'topic.topic_id', 'question.topic_id')
      .select(['question.state', 'question.kind', 'question.body_version', 'topic.name'])
      .where('question.bank_id', '=', bank)
      .execute()
    expect(stored).toEqual([{ state: 'published', kind: 'multiple', body_version: 1, name: '启闭' }])
    // An option that has received its id is the same option in the next save.
    await field(page, 'Option B').fill('闸门的颜色')
    await button(page, 'Save and update').click()
    await page.getByRole('main').getByText('All changes saved').waitFor()
    await page.goto(`/admin#/questions?bank=${bank}`)
    await page.getByRole('link', { name: '压力 p = rho g h 取决于什么？' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('is found by bank, topic and type, in the language of the reader', async () => {
    const page = await as('teacher', '/admin#/questions')
    const rows = page.locator('.document-row')
    await page.getByRole('combobox', { name: 'Question bank' }).selectOption('Measuring river flow')
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Velocity and discharge')
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Short answer')
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([expect.stringContaining('Why should the meter turn for at least forty seconds?')])
    // Topics are those of a bank: with another bank the topic goes.
    await page.getByRole('combobox', { name: 'Question bank' }).selectOption('All banks')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/questions?type=short')
  })

  it('shows a formula that cannot be read, and keeps what was written', async () => {
    const page = await as('teacher', `/admin#/questions/${demoId('question', 'one-reading')}`)
    await tab(page, '简体中文').click()
    await field(page, 'Explanation').fill('$\\frac{$')
    await button(page, 'Save and update').click()
    await page.getByText('The formula “\\frac{” cannot be read.').first().waitFor()
    expect(await field(page, 'Explanation').inputValue()).toBe('$\\frac{$')
    await button(page, 'Preview').click()
    await page.getByRole('dialog').getByText('cannot be read').waitFor()
  })
})

describe('a question bank', () => {
  it('says why it cannot be deleted while it has questions', async () => {
    const page = await as('teacher', `/admin#/banks/${demoId('question bank', 'river-flow')}`)
    await field(page, 'Name').waitFor()
    await askWhy(page, 'Delete the bank', 'There are still questions in this bank.')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
