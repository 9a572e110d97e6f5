import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { film } from '#tests/course/courses-for-tests.ts'
import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { servePortal, type ServedPortal } from '#tests/kit/served-portal.ts'

const root = resolve(import.meta.dirname, '../..')
const settings = { NODE_ENV: 'test', CAPTCHA: 'off', DEMO: 'off' }
const PASSWORD = 'Stronger2026'

let portal: ServedPortal
let browser: Browser
beforeAll(async () => {
  portal = await servePortal(settings)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await portal.stop()
})

const visit = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(8000)
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('lang', 'en_US')
  })
  return context.newPage()
}
/** By the link that somebody was given: chooses a password and signs in with it. */
async function arrive(link: string, account: string): Promise<Page> {
  const page = await visit()
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
  await page.goto(`${portal.address}/#/`)
  await page.locator('[name=user]').fill(account)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/#/index')
  return page
}
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const told = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text).first().waitFor()
/** A field for a time takes it as `yyyy-MM-ddTHH:mm`. */
const inDays = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`

it('an organisation begins by clicking: from an empty database to a course that a learner opens and a class that a learner is in', async () => {
  const output = execFileSync(process.execPath, ['scripts/admin.mjs', 'boss', 'boss@academy.example'], {
    cwd: root,
    env: { ...process.env, ...settings, DATA_DIR: portal.dataDir, ORIGIN: portal.address },
  }).toString()
  const page = await arrive(/http\S+\/#\/retrieve\?link=[\w-]+/.exec(output)?.[0] ?? '', 'boss')

  // What the portal is called.
  await page.goto(`${portal.address}/admin#/organisation`)
  await field(page, 'Name of the portal').fill('Water Academy')
  await button(page, 'Save').click()
  await told(page, 'Saved.')
  await page.reload()
  await page.locator('.administration-brand', { hasText: 'Water Academy' }).waitFor()

  // A category of one's own, before those that every portal begins with.
  await page.goto(`${portal.address}/admin#/dictionaries/courseCategory`)
  await button(page, 'Add an entry').click()
  await main(page)
    .getByRole('textbox', { name: /^Entry \d+$/ })
    .last()
    .fill('Flood protection')
  await button(page, 'Save').click()
  await told(page, 'Saved.')

  await page.goto(`${portal.address}/admin#/courses/new`)
  await main(page).getByRole('combobox', { name: 'Category' }).selectOption('Flood protection')
  // In one's own language, which is the first, and in no other.
  expect(await main(page).getByRole('tab').first().innerText()).toContain('English')
  await field(page, 'Title').fill('Sluice gates for beginners')
  await field(page, 'Summary').fill('From how they are built to how they are run.')
  await button(page, 'Add a chapter').click()
  await field(page, 'Chapter 1').fill('The gate')
  await button(page, 'Add a lecture').click()
  await field(page, 'Lecture 1.1').fill('How it moves')
  await button(page, 'Add a teacher').click()
  await field(page, 'Name of a teacher').fill('Wang Min')
  await page.locator('.lecture-files input[type=file]').first().setInputFiles(film)
  await page.locator('.lecture-row').getByText('Can be played').waitFor()
  await button(page, 'Publish').click()
  await confirm(page, 'Publish')
  await told(page, 'Published.')

  await page.goto(`${portal.address}/admin#/people/new`)
  await field(page, 'Account').fill('zeynep')
  await field(page, 'Name').fill('Zeynep Kaya')
  await field(page, 'Email').fill('zeynep@academy.example')
  await button(page, 'Save').click()
  await told(page, 'The person has been created and the invitation sent.')
  await page.goto(`${portal.address}/admin#/outbox`)
  const letter = await main(page)
    .getByText(/\/#\/retrieve\?link=/)
    .first()
    .innerText()

  await page.goto(`${portal.address}/admin#/classes`)
  await main(page).getByRole('link', { name: 'New class' }).click()
  await field(page, 'Name').fill('Gates in practice')
  for (const [name, days] of [
    ['opensAt', -2],
    ['closesAt', 2],
    ['startsAt', 3],
    ['endsAt', 5],
  ] as const)
    await main(page).locator(`[name=${name}]`).fill(inDays(days))
  await button(page, 'Save').click()
  await told(page, 'Saved.')
  await page.waitForURL((url) => /^#\/classes\/[\w-]{20,}/.test(url.hash))
  const classID = new URL(page.url()).hash.split('/').at(-1)
  await button(page, 'Announce').click()
  await confirm(page, 'Announce')
  await told(page, 'Announced.')

  const path = /\/#\/retrieve\?link=[\w-]+/.exec(letter)?.[0] ?? ''
  const learner = await arrive(`${portal.address}${path}`, 'zeynep')
  await learner.goto(`${portal.address}/#/course/course-list`)
  await learner.getByRole('link', { name: 'Sluice gates for beginners' }).first().click()
  await main(learner).getByRole('link', { name: 'Chapters', exact: true }).click()
  await main(learner).getByText('How it moves').first().waitFor()
  await learner.goto(`${portal.address}/#/class/class-detail?classID=${classID}`)
  await button(learner, 'Register').click()
  await confirm(learner, 'Register')
  await learner
    .locator('.status', { hasText: /Registered/ })
    .first()
    .waitFor()
  expect(await learner.locator('.record-problem').count()).toBe(0)
}, 120_000)
