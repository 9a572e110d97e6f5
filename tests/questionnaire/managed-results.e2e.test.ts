import { readFileSync } from 'node:fs'

import readSheets from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'

import { demoId } from '#server/demo/ids.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'

import { putDepartment, submitAs } from './results-scene.ts'
import { CHOICE, putVote } from './votes-scene.ts'

const { portal, visitAs, complaints } = portalForTests()

describe('the results of a questionnaire in the hands of its staff', () => {
  it('are compared by department, and exported', async () => {
    const { db, now } = portal()
    const at = now().getTime()
    const vote = await putVote(db, {
      kind: 'questionnaire',
      is_anonymous: 0,
      opens_at: at - 3_600_000,
      closes_at: at + 3_600_000,
    })
    const answers = async (code: string, ...options: readonly string[]) => {
      const people = await putDepartment(db, code, options.length)
      for (const [place, option] of options.entries())
        await submitAs({ db, clock: { now } }, vote, people[place] ?? '', { [CHOICE]: option })
    }
    await answers('hydrology', 'a', 'a', 'a', 'a', 'b')
    await answers('ecology', 'c', 'c', 'c', 'c', 'c')
    const page = await visitAs('admin', '/index')
    await page.goto(`/admin#/questionnaires/${vote}?view=results`)
    await page.getByRole('img', { name: /^Bar chart of question 1/ }).waitFor()
    await page.getByRole('radio', { name: 'By department' }).click()
    await page.getByRole('img', { name: /^Departments compared for question 1/ }).waitFor()
    const columns = page.getByRole('columnheader')
    await expect
      .poll(() => columns.allInnerTexts())
      .toEqual(['No.', 'Option', 'Water quality and ecology', 'Hydrology'])
    expect(await page.getByRole('row', { name: /甲/ }).getByRole('cell').allInnerTexts()).toEqual([
      ...['1', '0 (0%)', '4 (80%)'],
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Everything XLSX' }).click(),
    ])
    const sheets = await readSheets(readFileSync(await download.path()))
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Figures', 3 + 4 * 3],
      ['Answers', 1 + 10],
    ])
    expect(complaints()).toEqual([])
  })

  it('of an evaluation are compared course by course', async () => {
    const evaluation = demoId('questionnaire', 'evaluation-of-dam-safety')
    const page = await visitAs('headmaster', '/index')
    await page.goto(`/admin#/questionnaires/${evaluation}?view=results`)
    await page.getByRole('radio', { name: 'By course and teacher' }).click()
    await page.getByRole('heading', { name: 'Courses compared' }).waitFor()
    const rows = page.getByRole('row')
    expect(await rows.count()).toBe(3)
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['What it is about', 'People who answered', 'Average'],
      ...[1, 2, 3, 4, 5].map((at) => expect.stringMatching(new RegExp(`Point ${at}`)) as string),
    ])
    for (const at of [1, 2])
      expect(await rows.nth(at).getByRole('cell').allInnerTexts()).toEqual([
        '17',
        expect.stringMatching(/^\d(\.\d)?$/),
        ...[1, 2, 3, 4, 5].map(() => expect.stringMatching(/^\d+%$/) as string),
      ])
    // One teacher alone is compared with nobody.
    expect(await page.getByRole('heading', { name: 'Teachers compared' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints()).toEqual([])
  })
})
