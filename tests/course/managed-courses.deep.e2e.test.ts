import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

import {
  askWhy,
  button,
  course,
  field,
  idIn,
  inDialog,
  managedCoursesForTests,
  tab,
  toast,
} from './courses-for-tests.ts'

const { portal, complaints, as } = managedCoursesForTests()

describe('the administration for teachers', () => {
  it("[ROLE-06] opens with the overview and shows only the teachers' entries", async () => {
    const page = await as('teacher', '/admin')
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    const parts = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
    expect(await parts.allInnerTexts()).toEqual([
      'Overview',
      expect.stringMatching(/^Decisions/),
      'Classes',
      'Courses',
      'Topics',
      'Resources',
      'Exams',
      'Exam papers',
      'Questions',
      'Question banks',
      'Questionnaires',
      'Homework and tasks',
    ])
    for (const address of ['outbox', 'information', 'information/new']) {
      await page.goto(`/admin#/${address}`)
      await page.getByRole('heading', { name: 'You do not have access' }).waitFor()
    }
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-20] filters the list by category, state and words, all of them in the address', async () => {
    const page = await as('teacher', '/admin#/courses')
    const rows = page.locator('.document-row')
    await expect.poll(() => rows.count()).toBe(10)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Hydrology')
    await expect.poll(() => rows.count()).toBe(4)
    await page.getByRole('link', { name: 'Draft', exact: true }).click()
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/courses?category=hydrology&state=draft')
    expect(complaints()).toEqual([])
  })
})

describe('a course', () => {
  it('explains before sending why it cannot be published yet', async () => {
    const page = await as('teacher')
    await course(page)
    await tab(page, '简体中文').click()
    await field(page, 'Title').fill('空课程')
    await askWhy(page, 'Publish', 'Write everything in one language')
    await field(page, 'Summary').fill('简介。')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Hydrology')
    await askWhy(page, 'Publish', 'a course needs a lecture that can be played')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('reorders chapters and lectures by buttons, and confirms a removal', async () => {
    const id = demoId('course', 'river-measurement')
    const page = await as('teacher')
    await course(page, id)
    await tab(page, 'English').click()
    const names = () =>
      page.locator('.chapter-card').evaluateAll((cards) => cards.map((card) => card.querySelector('input')?.value))
    const before = await names()
    const [first, second] = before
    await page
      .getByRole('button', { name: `Move down: ${first}` })
      .first()
      .click()
    expect((await names()).slice(0, 2)).toEqual([second, first])
    await page
      .getByRole('button', { name: `Remove: ${first}` })
      .first()
      .click()
    await inDialog(page, 'Back').click()
    expect(await names()).toHaveLength(before.length)
    await page
      .getByRole('button', { name: `Move up: ${first}` })
      .first()
      .click()
    expect(await names()).toEqual(before)
    await page.getByText('All changes saved').waitFor()
    expect(complaints()).toEqual([])
  })

  it("asks before leaving unsaved, and reports another user's faster change", async () => {
    const id = demoId('course', 'groundwater')
    const [page, other] = [await as('teacher'), await as('admin')]
    await course(page, id)
    await course(other, id)
    for (const [at, summary] of [
      [other, 'By the administrator.'],
      [page, 'By the teacher.'],
    ] as const) {
      await tab(at, 'English').click()
      await field(at, 'Summary').fill(summary)
    }
    await page.getByRole('link', { name: 'Topics' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await inDialog(page, 'Keep editing').click()
    await button(other, 'Save and update').click()
    await toast(other, 'Saved.')
    await button(page, 'Save and update').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my text' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await button(page, 'Save and update').click()
    await toast(page, 'Saved.')
    const text = await portal()
      .db.selectFrom('course_text')
      .select('summary')
      .where('course_id', '=', id)
      .where('language', '=', 'en_US')
      .executeTakeFirstOrThrow()
    expect(text.summary).toBe('By the teacher.')
  })

  it('is accessible, on a phone too', async () => {
    const page = await as('teacher', undefined, 360)
    await course(page, demoId('course', 'river-measurement'))
    await page.getByRole('button', { name: 'Films and captions' }).first().click()
    await quiet(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a topic and a resource', () => {
  it('[ROUTE-22] a topic is composed of courses, published and seen by a learner', async () => {
    const page = await as('teacher', '/admin#/topics/new')
    await tab(page, '简体中文').click()
    await field(page, 'Title').fill('水与人')
    await field(page, 'Summary').fill('从河流到城市。')
    await button(page, 'Add courses').click()
    const add = page.getByRole('dialog').getByRole('button', { name: /^Add: / })
    const name = (await add.first().getAttribute('aria-label'))?.replace('Add: ', '') ?? ''
    await add.first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Added: ${name}` })
      .waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Publish').click()
    await inDialog(page, 'Publish').click()
    await toast(page, 'Published.')
    const id = idIn(page)
    const learner = await as('learner', `/#/course/course-topics?topicID=${id}`)
    await learner.getByRole('heading', { name: '水与人' }).waitFor()
    await learner.getByRole('link', { name }).first().waitFor()
    expect(complaints()).toEqual([])
  })

  it('[ENTITY-25] a resource of the portal is created with its file, and deleted again', async () => {
    const page = await as('teacher', '/admin#/resources/new')
    await tab(page, '简体中文').click()
    await field(page, 'Name').fill('水文年鉴')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'yearbook.txt', mimeType: 'text/plain', buffer: Buffer.from('A river.\n') })
    await page.getByText('yearbook.txt').waitFor()
    await button(page, 'Replace').waitFor()
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    await expect.poll(() => idIn(page)).not.toBe('new')
    const id = idIn(page)
    const row = () => portal().db.selectFrom('course_resource').selectAll().where('id', '=', id).executeTakeFirst()
    expect(await row()).toMatchObject({ course_id: null, type: 'document', file_id: expect.any(String) as string })
    await button(page, 'Remove').last().click()
    await inDialog(page, 'Remove').click()
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor()
    expect(await row()).toBeUndefined()
  })
})
