import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { pngOf, zipOf } from '#tests/kit/server/sample-files.ts'
import { brokenPdf, lockedPdf, pdfOf } from '#tests/kit/server/sample-pdf.ts'

const { portal, visit, visitAs, complaints } = portalForTests()

const card = demoId('task', 'patrol-card')
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const file = (page: Page, name: string) => page.locator('.shown-file').filter({ hasText: name })
const opener = (page: Page, name: string, word = 'Show here') => file(page, name).getByRole('button', { name: word })
const sheet = (page: Page, number: number, pages: number) =>
  page.getByRole('region', { name: new RegExp(`pages\\.pdf.*page ${number} of ${pages}$`) })

async function handIn(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const form = page.locator('form.hand-in')
  const again = page.getByRole('button', { name: 'Hand in a new version' })
  await form.or(again).first().waitFor()
  if ((await form.count()) === 0) await again.click()
  await form.getByRole('textbox').fill('See the files.')
  const remove = form.getByRole('button', { name: /^Remove: / })
  while ((await remove.count()) > 0) await remove.first().click()
  await form.locator('input[type=file]').setInputFiles(files)
  await expect.poll(() => form.locator('.upload-row[data-kind=kept]').count()).toBe(files.length)
  await form.getByRole('button', { name: 'Hand in', exact: true }).click()
  await page.getByText('Handed in. It waits for its review.').waitFor()
  await form.waitFor({ state: 'detached' })
}

/** The page on which the teacher reviews it. */
async function review(): Promise<Page> {
  const { id } = await portal()
    .db.selectFrom('homework')
    .select('id')
    .where('task_id', '=', card)
    .where('learner_id', '=', userId('learner'))
    .executeTakeFirstOrThrow()
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'teacher', `/admin#/tasks/${card}?homework=${id}`)
  await page.locator('.shown-file').first().waitFor()
  return page
}

it('a PDF is read page by page beside the words, by whoever reviews it and by its learner', async () => {
  const learner = await visitAs('learner', `/homework?taskID=${card}`)
  const asked: string[] = []
  learner.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await handIn(learner, [pdf('pages.pdf', pdfOf(['First page', 'Second page', '']))])
  await opener(learner, 'pages.pdf').waitFor()
  // What reads it comes with the first one that is opened, from the portal itself.
  const ofReader = () => asked.filter((path) => /^\/assets\/pdf/.test(path))
  expect(ofReader()).toEqual([])
  await opener(learner, 'pages.pdf').click()
  await sheet(learner, 1, 3).getByText('First page').waitFor()
  expect(ofReader().some((path) => path.endsWith('/pdf.worker.min.mjs'))).toBe(true)
  await opener(learner, 'pages.pdf', 'Hide').click()
  await learner.locator('.pdf-frame').waitFor({ state: 'detached' })

  const page = await review()
  const first = sheet(page, 1, 3)
  await first.getByText('First page').waitFor()
  const widthOf = async () => (await page.locator('.pdf-sheet > canvas').boundingBox())?.width ?? 0
  const fitting = await widthOf()
  expect(Math.abs(fitting - ((await first.boundingBox())?.width ?? 0))).toBeLessThan(4)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Next page' }).click()
  await sheet(page, 2, 3).getByText('Second page').waitFor()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(widthOf).toBeGreaterThan(1.4 * fitting)
  await page.getByRole('button', { name: 'Fit to width' }).click()
  await expect.poll(widthOf).toBe(fitting)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('This page is a picture').waitFor()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await sheet(page, 2, 3).getByText('Second page').waitFor()
  expect(complaints()).toEqual([])
})

it('a PDF that is damaged or locked says so, and is there to be downloaded', async () => {
  const learner = await visitAs('learner', `/homework?taskID=${card}`)
  await handIn(learner, [pdf('broken.pdf', brokenPdf()), pdf('locked.pdf', lockedPdf())])
  const page = await review()
  await page.getByText('This PDF cannot be shown').waitFor()
  await opener(page, 'locked.pdf').click()
  await page.getByText('This PDF is protected by a password').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'locked.pdf' }).click(),
  ])
  expect(readFileSync(await download.path())).toEqual(lockedPdf())
  expect(complaints()).toEqual([])
})

it('words of Chinese PDFs that bring no fonts are there to be read', async () => {
  const learner = await visitAs('learner', `/homework?taskID=${card}`)
  await handIn(learner, [pdf('pages.pdf', pdfOf(['测量']))])
  const page = await review()
  await sheet(page, 1, 1).getByText('测量').waitFor()
  expect(complaints()).toEqual([])
})

it('pictures and texts are shown beside the words, other kinds are downloaded', async () => {
  const learner = await visitAs('learner', `/homework?taskID=${card}`)
  await handIn(learner, [
    { name: 'post.png', mimeType: 'image/png', buffer: pngOf(40, 30) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Post 14, 水位 3.2 m.') },
    { name: 'raw.zip', mimeType: 'application/zip', buffer: zipOf({ 'a.txt': 'a' }) },
  ])
  await opener(learner, 'notes.txt').click()
  const page = await review()
  for (const shown of [learner, page]) {
    await shown.getByRole('region', { name: 'notes.txt' }).getByText('Post 14, 水位 3.2 m.').waitFor()
    await expect
      .poll(() =>
        file(shown, 'post.png')
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(40)
    expect(await file(shown, 'raw.zip').getByRole('button').count()).toBe(0)
    const [download] = await Promise.all([
      shown.waitForEvent('download'),
      shown.getByRole('link', { name: 'raw.zip' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('raw.zip')
  }
  // Attachments of the task are opened as well.
  await opener(learner, 'levee-patrol-card.pdf').click()
  await learner.locator('.pdf-words span').first().waitFor()
  const document = readFileSync(resolve(import.meta.dirname, '../../server/demo/documents/levee-patrol-card.pdf'))
  const [attachment] = await Promise.all([
    learner.waitForEvent('download'),
    learner.getByRole('link', { name: 'levee-patrol-card.pdf' }).click(),
  ])
  expect(readFileSync(await attachment.path()).equals(document)).toBe(true)
  expect(complaints()).toEqual([])
})
