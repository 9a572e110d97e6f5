import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { button, field, idIn, inDialog, managedCoursesForTests, tab, toast } from '#tests/course/courses-for-tests.ts'

const { portal, complaints, as } = managedCoursesForTests()

describe('a questionnaire in the hands of its teacher', () => {
  it('is written with questions that depend on each other, previewed as it is asked, and published', async () => {
    const page = await as('teacher', '/admin#/questionnaires')
    await page.getByRole('link', { name: 'New questionnaire' }).click()
    const ready = page.getByRole('region', { name: 'Before it can be published' })
    await ready.waitFor()
    await expect.poll(() => ready.locator('[data-lacks=true]').count()).toBe(2)
    await tab(page, '简体中文').click()
    await field(page, 'Name').fill('食宿安排')
    const card = (number: number) => page.locator('.asked-card').nth(number - 1)
    const write = async (number: number, texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts))
        await card(number).getByRole('textbox', { name: label, exact: true }).fill(text)
    }
    await button(page, 'Add a question').click()
    await write(1, { Question: '需要住宿吗？', 'Option A': '需要', 'Option B': '不需要' })
    await button(page, 'Add a question').click()
    await card(2).getByRole('combobox', { name: 'Answered by' }).selectOption('Rating scale')
    await write(2, { Question: '房间要多安静？', 'What the first point means': '无所谓' })
    await expect.poll(() => card(2).getByText('Text missing').count()).toBe(1)
    await write(2, { 'What the last point means': '非常安静' })
    await card(2).getByRole('combobox', { name: 'Who is asked' }).selectOption({ index: 1 })
    await expect.poll(() => card(2).getByText('Not complete yet').count()).toBe(1)
    await card(2).getByRole('checkbox', { name: '需要', exact: true }).check()
    await card(2).getByRole('checkbox', { name: 'Starts a new page' }).check()
    await page.getByText('Page 2').waitFor()
    expect(await ready.locator('[data-lacks=true]').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])

    await button(page, 'Preview').click()
    const paper = page.getByRole('dialog').locator('.questionnaire-paper > li')
    await expect.poll(() => paper.count()).toBe(2)
    await expect.poll(() => paper.nth(1).innerText()).toContain('Only for those who chose one of these in question 1:')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await paper.first().waitFor({ state: 'detached' })

    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    await expect.poll(() => idIn(page)).not.toBe('new')
    await button(page, 'Publish').click()
    await inDialog(page, 'Publish').click()
    await toast(page, 'Published.')
    const stored = await portal()
      .db.selectFrom('questionnaire')
      .innerJoin('questionnaire_question as question', 'question.questionnaire_id', 'questionnaire.id')
      .select(['questionnaire.state', 'question.kind', 'question.style', 'question.condition', 'question.starts_page'])
      .where('questionnaire.id', '=', idIn(page))
      .orderBy('question.position')
      .execute()
    expect(stored).toEqual([
      { state: 'published', kind: 'single', style: 'plain', condition: null, starts_page: 0 },
      { state: 'published', kind: 'single', style: 'scale', condition: expect.any(String) as string, starts_page: 1 },
    ])
    // A condition goes with the question that it asks about.
    await button(page, 'Remove: Question 1').click()
    await page.getByText('Conditional').waitFor({ state: 'detached' })
    await button(page, 'Save and update').click()
    await page.getByRole('main').getByText('All changes saved').waitFor()
    expect(complaints()).toEqual([])
  })

  it('is begun with a template of somebody else’s', async () => {
    const page = await as('headmaster', '/admin#/questionnaires')
    await page.getByRole('combobox', { name: 'Owner' }).selectOption('All templates')
    await page.getByRole('link', { name: 'Use this template: After a class' }).click()
    const cards = page.locator('.asked-card')
    await expect.poll(() => cards.count()).toBe(4)
    await tab(page, '简体中文').click()
    await field(page, 'Name').fill('防汛班意见')
    const reminder = page.getByRole('combobox', { name: 'Reminder, in days before it closes' })
    expect(await reminder.locator('option:checked').innerText()).toBe('2')
    await reminder.selectOption('5')
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    await expect.poll(() => idIn(page)).not.toBe('new')
    const stored = await portal()
      .db.selectFrom('questionnaire')
      .select(['audience', 'is_anonymous', 'is_template', 'reminds_days', 'state'])
      .where('id', '=', idIn(page))
      .execute()
    expect(stored).toEqual([{ audience: 'all', is_anonymous: 1, is_template: 0, reminds_days: 5, state: 'draft' }])
    await reminder.selectOption('No reminder')
    await button(page, 'Save').click()
    await page.getByRole('main').getByText('All changes saved').waitFor()
    const { reminds_days: days } = await portal()
      .db.selectFrom('questionnaire')
      .select('reminds_days')
      .where('id', '=', idIn(page))
      .executeTakeFirstOrThrow()
    expect(days).toBeNull()
    expect(complaints()).toEqual([])
  })

  it('keeps what was asked once somebody has answered, and says why', async () => {
    const page = await as('teacher', `/admin#/questionnaires/${demoId('questionnaire', 'training-needs')}`)
    await page.getByText(/so questions and options keep their words/).waitFor()
    const card = page.locator('.asked-card').first()
    await card.locator('.asked-toggle').click()
    // Each group of fields is told its own reason.
    for (const [label, reason] of [
      ['Question', /so questions and options keep their words/],
      ['Option A', /so questions and options keep their words/],
    ] as const) {
      const box = card.getByRole('textbox', { name: label, exact: true })
      expect(await box.isDisabled()).toBe(true)
      const group = card
        .getByRole('group')
        .filter({ has: page.getByRole('textbox', { name: label, exact: true }) })
        .last()
      expect(await group.locator('p').first().innerText()).toMatch(reason)
    }
    expect(await card.getByRole('combobox', { name: 'Answered by' }).isDisabled()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Anonymous', exact: true }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: /Add a question|Add an option|^Remove: Question/ }).count()).toBe(0)
    // Its name and times are still its author's.
    expect(await field(page, 'Name').isEnabled()).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Closes', exact: true }).isEnabled()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints()).toEqual([])
  })

  it('says when it has reminded those who had not answered', async () => {
    const reminded = { questionnaire_id: demoId('questionnaire', 'training-needs'), matter: 'reminded' } as const
    await portal()
      .db.insertInto('questionnaire_telling')
      .values({ ...reminded, began_at: Date.now(), up_to: '', done_at: Date.now(), told: 3 })
      .execute()
    const page = await as('teacher', `/admin#/questionnaires/${reminded.questionnaire_id}`)
    await page.getByText(/^Reminder sent .*\d/).waitFor()
    expect(complaints()).toEqual([])
  })
})
