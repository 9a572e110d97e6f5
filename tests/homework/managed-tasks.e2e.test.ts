import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { button, field, idIn, inDialog, managedCoursesForTests, tab, toast } from '#tests/course/courses-for-tests.ts'

const { portal, complaints, as } = managedCoursesForTests()
const flood = demoId('class', 'flood')

describe('homework in the hands of the class teacher', () => {
  it('is made from the class, saved and published', async () => {
    const page = await as('headmaster', `/admin#/classes/${flood}?tab=homework`)
    await page.getByRole('link', { name: 'New task' }).click()
    const ready = page.getByRole('region', { name: 'Before it can be published' })
    await ready.waitFor()
    // Its class is chosen already.
    await expect.poll(() => ready.locator('[data-lacks=true]').count()).toBe(2)
    await tab(page, '简体中文').click()
    await field(page, 'Name').fill('巡堤记录')
    await field(page, 'What is to be done').fill('写一份巡堤记录。')
    await button(page, 'Add a criterion').click()
    await field(page, 'Criterion 1').fill('完整')
    expect(await ready.locator('[data-lacks=true]').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    await expect.poll(() => idIn(page)).toMatch(/^[\w-]{36}$/)
    await button(page, 'Publish').click()
    await inDialog(page, 'Publish').click()
    await toast(page, 'Published.')
    const stored = await portal()
      .db.selectFrom('task')
      .select(['state', 'class_id'])
      .where('id', '=', idIn(page))
      .executeTakeFirst()
    expect(stored).toEqual({ state: 'published', class_id: flood })
    expect(complaints()).toEqual([])
  })

  it('is given back by keyboard, with a phrase that is kept on the device', async () => {
    const task = demoId('task', 'flow-report')
    const page = await as('headmaster', `/admin#/tasks/${task}?view=hand-ins`)
    await page.getByRole('link', { name: 'Submitted', exact: true }).click()
    const rows = page.locator('.document-row')
    await rows.first().waitFor()
    await rows.first().getByRole('link').click()
    await button(page, 'Give back').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const homework = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('homework') ?? ''
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Please name the sources of error.')
    await inDialog(page, 'Keep as a phrase').click()
    await dialog.getByRole('textbox').fill('')
    await inDialog(page, 'Please name the sources of error.').click()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Please name the sources of error.')
    await inDialog(page, 'Give back').click()
    await toast(page, 'Given back; the learner is notified.')
    const review = await portal()
      .db.selectFrom('homework')
      .innerJoin('homework_review', (join) =>
        join
          .onRef('homework_review.homework_id', '=', 'homework.id')
          .onRef('homework_review.number', '=', 'homework.versions'),
      )
      .select(['homework.state', 'homework_review.remark'])
      .where('homework.id', '=', homework)
      .execute()
    expect(review).toEqual([{ state: 'notApproved', remark: 'Please name the sources of error.' }])
    expect(complaints()).toEqual([])
  })
})
