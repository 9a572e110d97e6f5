import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { recorded } from '../../../scripts/paths/coverage.ts'
import { runModel } from '../../../scripts/paths/run.ts'
import { explorerPage } from '../../../scripts/statecharts/explorer/page.ts'
import { chartModel } from '../../../scripts/statecharts/model.ts'
import { launchBrowser } from '#tests/browser.ts'
import { loanModel } from './loan-model.ts'
import { loanMachine, reminderMachine } from './sample-machines.ts'

vi.setConfig({ testTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'explorer-'))
const complaints: string[] = []
let browser: Browser
let page: Page

beforeAll(async () => {
  const charts = [chartModel(loanMachine, 'loan'), chartModel(reminderMachine, 'reminder')]
  const coverage = { loan: recorded(runModel({ name: 'loan', model: loanModel }, {})) }
  const words = (prefix: string) => ({ text: (key: string) => `${prefix} ${key}`, requirement: () => null })
  const texts = new Map([
    ['en-US', words('English')],
    ['ar', words('Arabic')],
  ])
  writeFileSync(join(folder, 'index.html'), await explorerPage({ charts, coverage, texts, changes: null }))
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1300, height: 900 } })
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) complaints.push(request.url())
  })
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
}, 60_000)

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
  expect(complaints).toEqual([])
})

const leaf = (id: string) => page.locator(`#canvas [data-state="${id}"]`)

it('opens from disk with the first machine', async () => {
  expect(await page.locator('#heading').textContent()).toBe('loan')
  expect(await page.locator('#canvas [data-state]').count()).toBe(22)
})

it('steps by choice, and back', async () => {
  await page.getByText('Start stepping').click()
  expect(await page.getByRole('status').textContent()).toBe('Active: onShelf')
  await page.locator('#steps').getByRole('button', { name: 'request [has reader]' }).click()
  expect(await page.getByRole('status').textContent()).toBe('Active: searching')
  expect(await leaf('searching').getAttribute('class')).toContain('active')
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await leaf('onShelf').getAttribute('class')).toContain('active')
  await page.getByRole('button', { name: 'Leave' }).click()
})

it('follows a walk that a test has taken', async () => {
  await page.locator('#steps select').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'On', exact: true }).click()
  expect(await page.locator('#steps [aria-current=step]').count()).toBe(1)
  expect(await page.locator('#canvas .taken').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Leave' }).click()
})

it('finds states, events and refusals by any of their words', async () => {
  await page.keyboard.press('/')
  await page.keyboard.type('english noreader')
  await page.locator('#found button').first().click()
  expect(await page.locator('#details').textContent()).toContain('English loan.noReader')
  await page.getByLabel('Search').fill('reminding')
  await page.locator('#found button').first().click()
  expect(await page.locator('#heading').textContent()).toBe('reminder')
  await page.getByLabel('Search').fill('')
  await page.getByRole('link', { name: 'loan' }).click()
  await expect.poll(() => page.locator('#heading').textContent()).toBe('loan')
})

it('tells titles and refusals in the chosen language', async () => {
  await page.locator('#language').selectOption('ar')
  expect(await leaf('onShelf').locator('text.title').first().textContent()).toBe('Arabic loan.onShelf')
})

it('shows what is tested', async () => {
  await page.getByLabel('what is tested').check()
  expect(await page.locator('#canvas .tested').count()).toBeGreaterThan(20)
  expect(await page.locator('#canvas .untested').count()).toBe(0)
})

it('moves and grows by keys alone', async () => {
  await page.locator('#canvas').focus()
  const before = await page.locator('#canvas svg').getAttribute('style')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('+')
  expect(await page.locator('#canvas svg').getAttribute('style')).not.toBe(before)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#steps') !== null)).toBe(true)
})
