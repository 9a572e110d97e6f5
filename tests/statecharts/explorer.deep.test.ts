import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { recorded } from '../../scripts/paths/coverage.ts'
import { findModels } from '../../scripts/paths/find-models.ts'
import { runModel } from '../../scripts/paths/run.ts'
import { compareCharts } from '../../scripts/statecharts/changes.ts'
import { chartsOf } from '../../scripts/statecharts/documents.ts'
import { modelFiles } from '../../scripts/statecharts/explorer/models.ts'
import { explorerPage } from '../../scripts/statecharts/explorer/page.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { loadTexts, type Texts } from '../../scripts/statecharts/texts.ts'
import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { loanModel } from './loan-model.ts'
import { loanMachine, reminderMachine } from './sample-machines.ts'

vi.setConfig({ testTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'explorer-'))
const complaints: string[] = []
let browser: Browser
let page: Page

/** Texts of a fake language: of the loan in both, of the reminder in the first only. */
const words = (prefix: string, isWhole: boolean): Texts => ({
  tag: 'en-US',
  text: (key) =>
    /^(loan|statecharts\.(words|role)|charts\.loan)\./.test(key) || (isWhole && /^(statecharts|charts)\./.test(key))
      ? `${prefix} ${key}${key.endsWith('.then') ? ': {before} > {after}' : ''}`
      : key,
  requirement: (id) => `What ${id} says.`,
})

beforeAll(async () => {
  const charts = [chartModel(loanMachine, 'loan', '', loanModel.senders), chartModel(reminderMachine, 'reminder')]
  const run = runModel({ name: 'loan', file: 'tests/statecharts/loan-model.ts', model: loanModel })
  const mutants = {
    killed: 98,
    total: 100,
    byModel: 90,
    deletedEdges: { seen: 3, total: 3 },
    survivors: { 'lost:x left out': 'Nobody could tell.' },
  }
  const coverage = { loan: { ...recorded([run], [])['loan']!, mutants } }
  const texts = new Map([
    ['en-US', words('English', true)],
    ['ar', words('Arabic', false)],
  ])
  const models = [join(import.meta.dirname, 'loan-model.ts')]
  const before = { ...charts[0]!, edges: charts[0]!.edges.slice(1) }
  const { changes } = compareCharts(before, charts[0]!)
  const since = { since: 'v1', by: { loan: changes }, gone: ['ledger'] }
  const [plain, compared] = [null, since].map((one) => explorerPage({ charts, models, coverage, texts, changes: one }))
  writeFileSync(join(folder, 'index.html'), await plain!)
  writeFileSync(join(folder, 'since.html'), await compared!)
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

const send = (event: string) => page.locator('.send', { hasText: event })
const loanWord = (rest: string) => `English charts.loan.${rest}`

/** The picture that was asked for last is drawn. */
const drawn = async (on = page) => on.locator('#picture[aria-busy=false] #canvas svg').waitFor({ state: 'attached' })
const turnTo = async (view: 'Overview' | 'Full chart', on = page) => {
  await on.getByRole('button', { name: view }).click()
  await drawn(on)
}

it('opens from disk with the overview of the first machine, and turns to the full chart and back', async () => {
  await drawn()
  expect(await page.locator('#heading').textContent()).toBe(loanWord('title'))
  expect(await page.getByRole('button', { name: 'Overview' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('#canvas path.arrow.main').count()).toBeGreaterThan(1)
  expect(await page.locator('#canvas .refusal').count()).toBe(0)
  await turnTo('Full chart')
  expect(await page.locator('#canvas [data-state]').count()).toBe(22)
  expect(await page.locator('#canvas .refusal').count()).toBeGreaterThan(0)
  await turnTo('Overview')
  expect(await page.locator('#canvas .refusal').count()).toBe(0)
})

it('keeps what is active in view, also on a phone', async () => {
  for (const viewport of [
    { width: 1300, height: 600 },
    { width: 360, height: 740 },
  ]) {
    const small = await browser.newPage({ viewport })
    await small.goto(pathToFileURL(join(folder, 'index.html')).href)
    await drawn(small)
    const isInView = async (id: string) =>
      small.locator(`#canvas [data-state="${id}"]`).evaluate((shape) => {
        const [box, frame] = [shape, document.querySelector('#canvas')!].map((one) => one.getBoundingClientRect())
        const isWithin = box!.left >= frame!.left && box!.right <= frame!.right && box!.top >= frame!.top
        return isWithin && box!.bottom <= frame!.bottom && box!.top >= 0 && box!.bottom <= innerHeight
      })
    for (const view of ['Overview', 'Full chart'] as const) {
      await turnTo(view, small)
      await small.getByRole('button', { name: 'Start' }).first().click()
      await small.locator('.send', { hasText: 'events.request' }).click()
      expect(await isInView('searching')).toBe(true)
      await small.locator('.send.yes').first().click()
      const [active] = await small.locator('#canvas .active:not(.compound):not(.parallel)').all()
      expect(await isInView((await active!.getAttribute('data-state'))!)).toBe(true)
      await small.getByRole('button', { name: 'Reset' }).click()
    }
    await small.close()
  }
})

it('has an address for each state and edge, and shows what no overview has in the full chart', async () => {
  await turnTo('Overview')
  await leaf('onShelf').click()
  expect(new URL(page.url()).hash).toBe('#loan/onShelf')
  const linked = await browser.newPage({ viewport: { width: 1300, height: 900 } })
  await linked.goto(page.url())
  await drawn(linked)
  expect(await linked.locator('#details h2').textContent()).toBe(loanWord('states.onShelf'))
  expect(await linked.getByRole('button', { name: 'Overview' }).getAttribute('aria-pressed')).toBe('true')
  await linked.locator('#details li.no .link').first().click()
  await linked.locator('#canvas g.edge.chosen').waitFor({ state: 'attached' })
  expect(await linked.getByRole('button', { name: 'Full chart' }).getAttribute('aria-pressed')).toBe('true')
  await linked.close()
})

it('steps with the real machine: shows sender and outcome of every event, and goes back', async () => {
  await page.getByRole('button', { name: 'Start' }).first().click()
  expect(await page.getByRole('status').textContent()).toBe(loanWord('states.onShelf'))
  const request = send('events.request')
  expect(await request.locator('.verdict').textContent()).toContain(`✓ → ${loanWord('states.searching')}`)
  expect(await request.textContent()).toContain('English statecharts.role.learner')
  expect(await send('events.collect').locator('.verdict').textContent()).toContain('refused: English loan.notRequested')
  await request.click()
  expect(await leaf('searching').getAttribute('class')).toContain('active')
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await leaf('onShelf').getAttribute('class')).toContain('active')
  await page.getByRole('button', { name: 'On →' }).click()
  expect(await leaf('searching').getAttribute('class')).toContain('active')
  expect(await page.locator('.walk li').count()).toBe(2)
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(await page.locator('#canvas .active').count()).toBe(0)
})

it("lets the user edit an event's payload, and explains a resulting refusal", async () => {
  await page.getByRole('button', { name: 'Start' }).first().click()
  await page.locator('#steps').getByLabel('reader', { exact: true }).fill('')
  await page.keyboard.press('Enter')
  const verdict = send('events.request').locator('.verdict')
  expect(await verdict.textContent()).toContain('refused: English loan.noReader')
  await page.locator('#steps').getByLabel('reader', { exact: true }).fill('Mere')
  await page.keyboard.press('Enter')
  expect(await verdict.textContent()).toContain('✓')
  await send('events.request').click()
  await page.getByText('What the machine remembers').click()
  expect(await page.locator('#steps pre').textContent()).toContain('"reader": "Mere"')
  await page.getByRole('button', { name: 'Reset' }).click()
})

it('shows permissions, refusals, requirements and coverage', async () => {
  const sheet = page.locator('#sheet')
  await page.getByRole('button', { name: 'Who may do what' }).click()
  expect(await sheet.getByRole('row', { name: loanWord('states.onShelf') }).textContent()).toContain(
    `✕ ${loanWord('events.collect')}`,
  )
  await page.getByRole('button', { name: 'What is refused' }).click()
  expect(await sheet.getByRole('row', { name: 'loan.noReader' }).textContent()).toContain('English loan.noReader')
  await page.getByRole('button', { name: 'Requirements' }).click()
  expect(await sheet.getByRole('row', { name: 'LOAN-05' }).textContent()).toContain('What LOAN-05 says.')
  await page.getByRole('button', { name: 'Tests' }).click()
  expect(await sheet.textContent()).toContain(
    'Of 100 machines with one fault the model sees 90, the record of goals 8 more.',
  )
  expect(await sheet.textContent()).toContain('lost:x left out')
  await page.getByRole('button', { name: 'Changes' }).click()
  expect(await sheet.textContent()).toContain('npm run statecharts -- --since REVISION')
  await turnTo('Full chart')
})

it('follows a recorded test walk', async () => {
  await page.locator('#steps select').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'On →' }).click()
  expect(await page.locator('#steps [aria-current=step]').count()).toBe(1)
  expect(await page.locator('#canvas .taken').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Leave' }).click()
})

it('names a walk by the places that it comes to, and links to each step of it', async () => {
  const [, first] = await page.locator('#steps select option').allTextContents()
  expect(first).toMatch(/English charts\.loan\.states\.\w+.* \(pure, \d+ steps\)$/)
  await page.locator('#steps select').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'On →' }).click()
  const step = await page.locator('#steps [aria-current=step]').textContent()
  const linked = await browser.newPage({ viewport: { width: 1300, height: 900 } })
  await linked.goto(page.url())
  await drawn(linked)
  expect(await linked.locator('#steps [aria-current=step]').textContent()).toBe(step)
  await linked.close()
  await page.getByRole('button', { name: 'Leave' }).click()
  expect(new URL(page.url()).hash).toBe('#loan')
})

it('leads from an edge to the walks that take it', async () => {
  await leaf('onShelf').click()
  await page.locator('#details li:not(.no) .link', { hasText: 'events.request' }).click()
  await page.locator('#details dd', { hasText: 'English statecharts.words.then' }).locator('.link').first().click()
  expect(await page.locator('#steps [aria-current=step]').textContent()).toContain(loanWord('events.request'))
  expect(await leaf('searching').getAttribute('class')).toContain('active')
  await page.getByRole('button', { name: 'Leave' }).click()
})

it('has an address for what was stepped through, and leaves out of it what the machine does not know', async () => {
  await page.getByRole('button', { name: 'Start' }).first().click()
  await page.locator('#steps').getByLabel('reader', { exact: true }).fill('Mere')
  await page.keyboard.press('Enter')
  await send('events.request').click()
  const reached = await page.getByRole('status').textContent()
  const linked = await browser.newPage({ viewport: { width: 1300, height: 900 } })
  await linked.goto(page.url())
  await drawn(linked)
  expect(await linked.getByRole('status').textContent()).toBe(reached)
  expect(await linked.locator('#steps pre').textContent()).toContain('"reader": "Mere"')
  const unknown = JSON.stringify([['', 0, {}], ['dissolve', 0, {}], 7])
  await linked.goto('about:blank')
  await linked.goto(`${page.url().split('#')[0]}#loan/${encodeURIComponent(`steps:${unknown}`)}`)
  await drawn(linked)
  expect(await linked.getByRole('status').textContent()).toBe(loanWord('states.onShelf'))
  await linked.close()
  await page.getByRole('button', { name: 'Reset' }).click()
})

it('begins in the language of the browser, and from then on in the one that was chosen', async () => {
  const context = await browser.newContext({ locale: 'ar-EG' })
  const reader = await context.newPage()
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href)
  await drawn(reader)
  expect(await reader.locator('#heading').textContent()).toBe('Arabic charts.loan.title')
  await reader.getByLabel('Words in').selectOption('en-US')
  await reader.reload()
  await drawn(reader)
  expect(await reader.locator('#heading').textContent()).toBe(loanWord('title'))
  expect(await reader.getByLabel('Words in').inputValue()).toBe('en-US')
  await context.close()
})

it('finds states, events and refusals by any of their words', async () => {
  await page.keyboard.press('/')
  await page.keyboard.type('english noreader')
  await page.locator('#found button').first().click()
  expect(await page.locator('#details').textContent()).toContain('English loan.noReader')
  await page.getByLabel('Search').fill('reminding')
  await page.locator('#found button').first().click()
  expect(await page.locator('#heading').textContent()).toBe('English charts.reminder.title')
  await page.getByLabel('Search').fill('')
  await page.getByRole('link', { name: loanWord('title') }).click()
  await expect.poll(() => page.locator('#heading').textContent()).toBe(loanWord('title'))
})

it('finds what is in the open chart first', async () => {
  await page.getByRole('link', { name: 'charts.reminder.title' }).click()
  await expect.poll(() => page.locator('#heading').textContent()).toBe('English charts.reminder.title')
  await page.getByLabel('Search').fill('re')
  expect(await page.locator('#found small').first().textContent()).toContain('reminder · ')
  await page.getByRole('link', { name: loanWord('title') }).click()
  await expect.poll(() => page.locator('#heading').textContent()).toBe(loanWord('title'))
  await page.getByLabel('Search').fill('re ')
  expect(await page.locator('#found small').first().textContent()).toContain('loan · ')
  await page.getByLabel('Search').fill('')
})

it('translates states, events, conditions and refusals, and draws from the right what is read so', async () => {
  await turnTo('Full chart')
  await page.getByLabel('Words in').selectOption('ar')
  await page.locator('#canvas svg text[direction=rtl]').first().waitFor({ state: 'attached' })
  const told = async (selector: string) => (await page.locator(`#canvas ${selector}`).allTextContents()).join('')
  expect(await told('[data-state="onShelf"] > text.title')).toContain('Arabic')
  expect(await told('[data-edge="onShelf:request if hasReader"] text.trigger')).toContain('Arabic')
  expect(await told('[data-edge="onShelf:request if hasReader"] text.guard')).toContain('Arabic')
  expect(await page.locator('#heading bdi').getAttribute('lang')).toBe('ar')
  expect(await page.locator('#unspoken').isVisible()).toBe(false)
})

it('shows English where a language has no words, and says so', async () => {
  await page.getByRole('link', { name: 'charts.reminder.title' }).click()
  await expect.poll(() => page.locator('#heading').textContent()).toBe('English charts.reminder.title')
  expect(await page.locator('#heading bdi').getAttribute('lang')).toBe('en-US')
  expect(await page.locator('#unspoken').isVisible()).toBe(true)
  await page.getByLabel('Words in').selectOption('en-US')
  expect(await page.locator('#unspoken').isVisible()).toBe(false)
  await page.getByRole('link', { name: loanWord('title') }).click()
})

it('says how to know what is tested where no run is known', async () => {
  await page.getByRole('link', { name: 'charts.reminder.title' }).click()
  await page.getByRole('button', { name: 'Tests' }).click()
  expect(await page.locator('#sheet pre').textContent()).toBe('npm run paths\nnpm run statecharts')
  await turnTo('Full chart')
  await page.getByRole('link', { name: loanWord('title') }).click()
})

it('fits a phone, with the list of machines collapsed', async () => {
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await phone.goto(pathToFileURL(join(folder, 'index.html')).href)
  expect(await phone.locator('#machines').isVisible()).toBe(false)
  for (const name of [
    'Overview',
    'Full chart',
    'Who may do what',
    'What is refused',
    'Requirements',
    'Tests',
    'Changes',
  ]) {
    await phone.getByRole('button', { name, exact: true }).click()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await phone.close()
})

it('prints the chart without screen controls', async () => {
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('nav').isVisible()).toBe(false)
  expect(await page.locator('aside').isVisible()).toBe(false)
  expect(await page.locator('#canvas svg').isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
})

it('prints an overview on one sheet of A4', async () => {
  await turnTo('Overview')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await turnTo('Full chart')
})

it('is a file of at most three megabytes with every machine in every language, and sends as whoever is expected', async () => {
  const root = process.cwd()
  const charts = chartsOf(await findModels(root, await findMachines(root)))
  const built = await explorerPage({
    charts,
    models: modelFiles(root),
    coverage: {},
    texts: await loadTexts(root),
    changes: null,
  })
  expect(Buffer.byteLength(built)).toBeLessThan(3_000_000)
  writeFileSync(join(folder, 'all.html'), built)
  const whole = await browser.newPage({ viewport: { width: 1300, height: 900 } })
  const card = (event: string) => whole.locator('.send', { has: whole.locator('b', { hasText: event }) })
  const open = async (machine: string) => {
    await whole.goto('about:blank')
    await whole.goto(`${pathToFileURL(join(folder, 'all.html')).href}#${machine}`)
    await drawn(whole)
    await whole.getByRole('button', { name: 'Start' }).first().click()
  }
  await open('registration')
  await card('Register').click()
  expect(await card('Withdraw').textContent()).toContain('learner✓ → Withdrawn')
  expect(await card('Remove').textContent()).toContain('teacher, administrator✓ → Withdrawn')
  await open('leave')
  await card('Ask for leave').click()
  for (const approver of ['team leader', 'discipline committee']) {
    expect(await card('Approve').textContent()).toContain(`Approve${approver}✓`)
    expect(await card('Cancel').textContent()).toContain('learner✓ → Cancelled')
    await card('Approve').click()
  }
  await whole.locator('#steps').getByLabel('who sends').selectOption('teamLeader')
  expect(await card('Approve').textContent()).toContain('✕ refused')
  await whole.close()
})

it('shows the changes since a revision: in the picture, as a list and beside the machine', async () => {
  const since = await browser.newPage({ viewport: { width: 1300, height: 900 } })
  await since.goto(pathToFileURL(join(folder, 'since.html')).href)
  await drawn(since)
  expect(await since.locator('#canvas .added').count()).toBeGreaterThan(0)
  expect(await since.locator('#machines .mark').count()).toBe(1)
  await since.getByRole('button', { name: 'Changes' }).click()
  expect(await since.locator('#sheet').textContent()).toContain('Compared with v1.')
  expect(await since.locator('#sheet .added').count()).toBe(1)
  expect(await since.locator('#sheet .removed').textContent()).toBe('ledger')
  await since.close()
})

it('shows the coverage', async () => {
  await page.getByLabel('what is tested').check()
  expect(await page.locator('#canvas .tested').count()).toBeGreaterThan(20)
  expect(await page.locator('#canvas .untested').count()).toBe(0)
})

it('pans and zooms by keyboard alone', async () => {
  await page.locator('#canvas').focus()
  const before = await page.locator('#canvas svg').getAttribute('style')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('+')
  expect(await page.locator('#canvas svg').getAttribute('style')).not.toBe(before)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true)
})
