import type { Page } from 'playwright'

import { signInAs, startPortalUnderTest, type PortalUnderTest } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'
import { median, type Figure } from '#tests/bench/figure.ts'
import { countTraffic } from '#tests/bench/traffic.ts'
import { putExam } from './exam-scene.ts'

const questions = 100
const rounds = 7
const slowdown = 4
/** 1.6 Mbit/s and 150 ms there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const HOUR = 3_600_000
/** Kilobytes of script beyond home, and milliseconds. */
const weightLimit = 45
const openLimit = 1500
const keyLimit = 50
const changeLimit = 80

const wide = { viewport: { width: 1440, height: 900 } }

async function slowed(page: Page, isNetwork: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (!isNetwork) return
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
}

/** The address of a paper of 100 questions that this page has begun. */
async function begun(portal: PortalUnderTest, page: Page): Promise<string> {
  const at = portal.now().getTime()
  const kinds = Array.from({ length: questions }, () => 'single' as const)
  const examID = await putExam(portal.db, { kinds, opens_at: at - HOUR, closes_at: at + 3 * HOUR })
  await signInAs(page, 'learner')
  await settled(page)
  await goTo(page, `/examlist?examID=${examID}`)
  await page.locator('.record-actions .record-action').first().click()
  await page.getByRole('dialog').locator('.record-action').last().click()
  await page.locator('.paper-question').waitFor()
  await settled(page)
  return page.url().split('#')[1] ?? ''
}

/**
 * From home: the scripts that the paper asks for until its first question is painted; its dialogues are fetched then.
 */
async function weightOf(portal: PortalUnderTest, address: string): Promise<number> {
  const { page, close } = await portal.visit(wide)
  await signInAs(page, 'learner')
  await settled(page)
  const traffic = await countTraffic(await page.context().newCDPSession(page))
  await page.evaluate((hash) => (location.hash = hash), address)
  await page.locator('.paper-option').first().waitFor()
  const all = (await traffic()).filter(({ path }) => path.endsWith('.js'))
  const ahead = all.findIndex(({ path }) => path.includes('/paper-dialogs-'))
  const scripts = ahead < 0 ? all : all.slice(0, ahead)
  for (const { path, bytes } of scripts) process.stdout.write(`    ${String(bytes).padStart(7)} B  ${path}\n`)
  await close()
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/** From home to the first question painted, nothing of the paper loaded, on a slow network and processor. */
async function openingOf(portal: PortalUnderTest, address: string): Promise<number> {
  const { page, close } = await portal.visit(wide)
  await signInAs(page, 'learner')
  await settled(page)
  await slowed(page, true)
  const taken = await page.evaluate(
    (hash) =>
      new Promise<number>((done) => {
        const started = performance.now()
        location.hash = hash
        const look = (): void => {
          if (document.querySelector('.paper-option') === null) requestAnimationFrame(look)
          else requestAnimationFrame(() => done(performance.now() - started))
        }
        look()
      }),
    address,
  )
  await close()
  return taken
}

/** From a key to what it does, painted. */
const answered = (page: Page, key: string): Promise<number> =>
  page.evaluate(
    (pressed) =>
      new Promise<number>((done) => {
        const shown = (): string =>
          `${document.querySelector('.paper-number')?.textContent} ${document.querySelectorAll('.paper-option[data-chosen=true]').length} ${document.querySelector('.paper-option[data-chosen=true]')?.textContent}`
        const before = shown()
        const focused = document.querySelector<HTMLElement>('.paper-question input')
        focused?.focus()
        const started = performance.now()
        focused?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
        const look = (): void => {
          if (shown() === before) requestAnimationFrame(look)
          else requestAnimationFrame(() => done(performance.now() - started))
        }
        look()
      }),
    key,
  )

/** Weight, opening and keys of a paper of 100 questions. */
export async function bench(): Promise<readonly Figure[]> {
  const portal = await startPortalUnderTest()
  try {
    const { page } = await portal.visit(wide)
    const address = await begun(portal, page)
    const weight = await weightOf(portal, address)
    const openings: number[] = []
    for (let round = 0; round < 3; round += 1) openings.push(await openingOf(portal, address))
    await slowed(page, false)
    const [keys, changes]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      keys.push(await answered(page, round % 2 === 0 ? '1' : '2'))
      changes.push(await answered(page, 'n'))
      await settled(page)
    }
    const allowed = { limitIs: 'allowed', ratio: { atMost: 1 } } as const
    return [
      { name: 'paper-weight', value: weight, unit: 'kB', limit: weightLimit, ...allowed },
      { name: 'paper-opened', value: median(openings), unit: 'ms', limit: openLimit, ...allowed },
      { name: 'paper-key', value: median(keys), unit: 'ms', limit: keyLimit, ...allowed },
      { name: 'paper-change', value: median(changes), unit: 'ms', limit: changeLimit, ...allowed },
    ]
  } finally {
    await portal.close()
  }
}
