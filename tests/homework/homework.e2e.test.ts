import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'

import { languageOf } from '#i18n/locales.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { review } from '#server/homework/homework-commands.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { pngOf } from '#tests/kit/server/sample-files.ts'

const { portal, visitAs, complaints } = portalForTests()

const card = demoId('task', 'patrol-card')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.locator('form.hand-in')
const status = (page: Page) => page.locator('.record-head .status')
const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

/** What its reviewer says. */
async function reviews(decision: 'approve' | 'reject', remark: string): Promise<void> {
  const { db, now } = portal()
  const { id, revision } = await db
    .selectFrom('homework')
    .select(['id', 'revision'])
    .where('task_id', '=', card)
    .where('learner_id', '=', userId('learner'))
    .executeTakeFirstOrThrow()
  const language = languageOf('en_US')
  if (language === null) throw new Error('English is a language of the portal.')
  await review(
    { db, effects: { dispatch: () => undefined } },
    decision,
    { homeworkID: id, revision, reason: remark },
    { sender: { userId: userId('teacher'), roles: ['teacher'] }, language, now: now() },
  )
}

/** How much of what is about to be handed in this browser keeps. */
const countKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('hand-ins', 1)
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const counting = opening.result.transaction('written').objectStore('written').count()
    await new Promise((resolve) => (counting.onsuccess = resolve))
    opening.result.close()
    return counting.result
  })

const stored = () =>
  portal()
    .db.selectFrom('homework_version')
    .innerJoin('homework', 'homework.id', 'homework_version.homework_id')
    .select(['homework_version.number', 'homework_version.text'])
    .where('homework.task_id', '=', card)
    .where('homework.learner_id', '=', userId('learner'))
    .orderBy('homework_version.number')
    .execute()
const storedFiles = (number: number) =>
  portal()
    .db.selectFrom('homework_file')
    .innerJoin('homework', 'homework.id', 'homework_file.homework_id')
    .innerJoin('file', 'file.id', 'homework_file.file_id')
    .select('file.name')
    .where('homework.task_id', '=', card)
    .where('homework.learner_id', '=', userId('learner'))
    .where('homework_file.number', '=', number)
    .orderBy('homework_file.position')
    .execute()

describe('homework', () => {
  it('[HOMEWORK-01] of a class is found, written, kept over a reload, and handed in with files of which one was broken off', async () => {
    const page = await visitAs('learner', '/usercenter/homework')
    const rows = page.locator('main .response-row')
    await rows.first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Status', { exact: true }).selectOption('Not submitted')
    await page.waitForURL((url) => url.hash.includes('state=notSubmitted'))
    // [CLASS-02 in part] It is on the page of its class.
    await portal()
      .db.updateTable('task')
      .set({ audience: 'class', class_id: demoId('class', 'flood') })
      .where('id', '=', card)
      .execute()
    await page.goto(`/#/class/class-detail?classID=${demoId('class', 'flood')}&tab=homework`)
    await page.getByRole('link', { name: /^Hand in Read and return/ }).click()
    await page.waitForURL((url) => url.hash.includes(`taskID=${card}`))
    await form(page).waitFor()
    expect(await status(page).innerText()).toContain('Not submitted')
    expect(await accessibilityFaults(page)).toEqual([])

    // An empty one is refused before anything is sent.
    await button(page, 'Hand in').last().click()
    await page.getByText('Please write something or add a file before you hand in.').waitFor()

    // [VALID-18] What is not taken is told.
    const input = form(page).locator('input[type=file]')
    await input.setInputFiles([
      { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      text('nothing.txt', ''),
      { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1_048_576 + 1) },
    ])
    for (const why of ['This type of file is not accepted here.', 'This file is empty.', 'larger than 10 MB'])
      await form(page).getByRole('alert').getByText(why).waitFor()

    await form(page).getByRole('textbox').fill('The levee is dry.\nTwo animal burrows near post 14.')
    // The second upload breaks off with the network.
    let held: Route | null = null
    let count = 0
    const uploads = '**/zuul/api-file/portal/file**'
    await page.route(uploads, async (route) => {
      count += 1
      if (count === 2) held = route
      else await route.continue()
    })
    await input.setInputFiles([
      text('notes.txt', 'Post 14.'),
      { name: 'post.png', mimeType: 'image/png', buffer: pngOf(4, 3) },
    ])
    await expect.poll(() => held !== null).toBe(true)
    await page.context().setOffline(true)
    await (held as Route | null)?.abort('internetdisconnected')
    await page.getByText('The upload was interrupted.').waitFor()
    await page.getByText('You are offline.').waitFor()
    await page
      .getByText(/^Two animal|The levee is dry/)
      .first()
      .waitFor()

    // Handed in without a network: it goes as soon as the network is back.
    await button(page, 'Hand in').last().click()
    await page.getByText('Everything is handed in as soon as all files are uploaded.').waitFor()
    await button(page, 'Go on editing').click()
    await page.context().setOffline(false)
    await form(page).locator('.upload-row[data-kind=kept]').nth(1).waitFor()
    await page.unroute(uploads)

    // All of it is there again after a reload.
    await page.reload()
    await page.getByText('Restored what you had written.').waitFor()
    expect(await form(page).getByRole('textbox').inputValue()).toContain('Two animal burrows')
    await form(page).locator('.upload-row[data-kind=kept]').nth(1).waitFor()
    await button(page, 'Move up: post.png').click()
    await button(page, 'Hand in').last().click()
    await page.getByText('Handed in. It waits for its review.').waitFor()
    await status(page)
      .filter({ hasText: /Submitted/ })
      .waitFor()
    expect((await stored()).map(({ text: words }) => words)).toEqual([
      'The levee is dry.\nTwo animal burrows near post 14.',
    ])
    expect((await storedFiles(1)).map(({ name }) => name)).toEqual(['post.png', 'notes.txt'])
    // Nothing is left of it on the device.
    await page.reload()
    await page.getByRole('heading', { name: 'Version 1' }).waitFor()
    expect(await page.getByText('Restored what you had written.').count()).toBe(0)
  })

  it('[HOMEWORK-02] [HOMEWORK-03] is given back with words, handed in again, compared, and approved', async () => {
    const page = await visitAs('learner', `/homework?taskID=${card}`)
    await status(page)
      .filter({ hasText: /Submitted/ })
      .waitFor()
    await reviews('reject', 'Say how wide the burrows are.')
    await page.reload()
    await status(page)
      .filter({ hasText: /Not approved/ })
      .waitFor()
    await page.locator('.version-remark').getByText('Say how wide the burrows are.').waitFor()

    // What was handed in is what one goes on with.
    await form(page).getByRole('textbox').fill('The levee is dry.\nTwo animal burrows of 20 cm near post 14.')
    await button(page, 'Remove: notes.txt').click()
    await button(page, 'Hand in').last().click()
    await status(page)
      .filter({ hasText: /Submitted/ })
      .waitFor()
    await page.getByRole('heading', { name: 'Compare two versions' }).waitFor()
    await page.locator('.compare-text ins').filter({ hasText: 'of 20 cm' }).first().waitFor()
    await page.locator('.compare-files').getByText('notes.txt').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect((await storedFiles(2)).map(({ name }) => name)).toEqual(['post.png'])

    await reviews('approve', 'Well seen.')
    await page.reload()
    await status(page)
      .filter({ hasText: /Approved/ })
      .waitFor()
    await page.getByText('It has been approved. There is nothing left to do.').waitFor()
    expect(await form(page).count()).toBe(0)
    expect(complaints()).toEqual([])
  })

  it('that another tab has handed in meanwhile is told, and nothing that was written is lost', async () => {
    const task = demoId('task', 'treaty-essay')
    const [one, other] = [
      await visitAs('learner', `/homework?taskID=${task}`),
      await visitAs('learner', `/homework?taskID=${task}`),
    ]
    for (const page of [one, other]) {
      await button(page, 'Hand in a new version').first().click()
      await form(page).waitFor()
    }
    // The second does not hear of the first.
    await other.route('**/api-homework/portal/homework/*', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await form(one).getByRole('textbox').fill('From the first tab.')
    await form(other).getByRole('textbox').fill('From the second tab.')
    await button(one, 'Hand in').last().click()
    await one.getByText('From the first tab.').first().waitFor()
    await other.unroute('**/api-homework/portal/homework/*')
    await button(other, 'Hand in').last().click()
    await other.getByText('This homework has just changed, perhaps in another tab.').waitFor()
    expect(await form(other).getByRole('textbox').inputValue()).toBe('From the second tab.')
    await button(other, 'Hand in').last().click()
    await other.getByRole('heading', { name: 'Version 3' }).waitFor()
  })

  it('that was being written is gone from the device once its learner signs out', async () => {
    const report = `/homework?taskID=${demoId('task', 'flow-report')}`
    const page = await visitAs('learner', report)
    await form(page).getByRole('textbox').fill('Half a report.')
    await expect.poll(() => countKept(page)).toBe(1)
    await page.reload()
    await page.getByText('Restored what you had written.').waitFor()
    await button(page, 'Sign out').click()
    await page.waitForURL('**/#/')
    await expect.poll(() => countKept(page)).toBe(0)
    await signInAs(page, 'learner', `/#${report}`)
    await form(page).waitFor()
    expect(await form(page).getByRole('textbox').inputValue()).not.toContain('Half a report.')
    expect(await page.getByText('Restored what you had written.').count()).toBe(0)
  })

  it('[CLASS-02 in part] stands on the page of its class, at home and in the agenda, until it is handed in', async () => {
    const page = await visitAs('learner', `/class/class-detail?classID=${demoId('class', 'flood')}&tab=homework`)
    await page.locator('.class-panel .response-row').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto('/#/index')
    await page.locator('.task-note').getByText('Given back, to be handed in again').first().waitFor()
    await page.goto('/#/class/class-agenda?kind=due&view=year')
    await page.locator('.agenda-due').first().waitFor()
    expect(complaints()).toEqual([])
  })
})
