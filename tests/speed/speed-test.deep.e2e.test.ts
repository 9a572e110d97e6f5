import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

const { visit, complaints } = portalForTests()

const opened = async (...options: Visit) => {
  const page = await visit(...options)
  await page.goto('/#/speedTest')
  await page.locator('main h1').waitFor()
  return page
}
const start = (page: Page) => page.getByRole('button', { name: 'Start the test' }).click()
const figure = async (page: Page) => Number((await page.locator('.speed-number').innerText()).replaceAll(',', ''))
const facts = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('.speed-fact')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')!.innerText, row.querySelector('dd')!.innerText]),
      ),
  ) as Record<string, string>
/** A whole test takes five seconds on a slow line. */
const through = { timeout: 20_000 }

describe('the speed test', () => {
  it('[ROUTE-15] measures on request only, and this very server, by pings and growing downloads', async () => {
    const page = await opened()
    const pings: string[] = []
    const sizes: number[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/speedtest/ping')) pings.push(pathname)
      if (pathname.endsWith('/speedtest/payload')) sizes.push(Number(searchParams.get('size')))
    })
    expect(await page.locator('.speed-number').innerText()).toBe('–')
    expect(await facts(page)).toEqual({ Latency: '–', Jitter: '–', 'Data used': '–' })
    await quiet(page)
    expect([pings, sizes]).toEqual([[], []])

    await start(page)
    await page.getByRole('heading', { name: 'Good for HD' }).waitFor(through)
    expect(pings).toHaveLength(8)
    expect(sizes.slice(0, 3)).toEqual([64, 256, 1024].map((kilobytes) => kilobytes * 1024))
    expect(await figure(page)).toBeGreaterThan(4)
    const { Latency, Jitter, 'Data used': used } = await facts(page)
    expect(Latency).toMatch(/^\d+ ms$/)
    expect(Jitter).toMatch(/^\d+ ms$/)
    expect(used).toMatch(/^[\d.]+ (kB|MB)$/)
    // [ROUTE-15] A screen reader announces the result.
    expect(await page.locator('[role=status]').allInnerTexts()).toContainEqual(
      expect.stringMatching(/^Measured: download speed .+ Mb\/s, latency \d+ ms\. Good for HD\.$/),
    )
    expect(await page.locator('.speed-need[aria-current]').innerText()).toContain('HD')
    expect(complaints()).toEqual([])

    await page.getByRole('button', { name: 'Test again' }).click()
    await expect.poll(() => pings.length, through).toBe(16)
    await page.getByRole('heading', { name: 'Good for HD' }).waitFor(through)
  })

  it.each([
    [2, 20, 'Good for SD', 'Choose SD for lectures'],
    [0.5, 20, 'Good for audio and documents', 'Video may pause often'],
    [40, 350, 'Good for SD', 'slow to respond'],
  ])('[ROUTE-15] on a line of %d Mbit/s and %d ms advises: %s', async (megabits, latency, advice, words) => {
    const page = await opened()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (megabits * 1_000_000) / 8,
      uploadThroughput: 1_000_000,
    })
    await start(page)
    await page.getByRole('heading', { name: advice }).waitFor(through)
    await page.getByText(words, { exact: false }).waitFor()
    const measured = await figure(page)
    expect(measured).toBeGreaterThan(megabits * 0.6)
    expect(measured).toBeLessThan(megabits * 1.6)
    expect(Number.parseInt((await facts(page)).Latency ?? '')).toBeGreaterThanOrEqual(latency)
  })

  it('[ROUTE-15] can be stopped and restarted', async () => {
    const page = await opened()
    await page.route('**/speedtest/payload*', () => undefined)
    await start(page)
    await page.getByText('Measuring the download speed…').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('The test was stopped').waitFor()
    expect(await page.locator('.speed-advice').count()).toBe(0)
    await page.unroute('**/speedtest/payload*')
    await page.getByRole('button', { name: 'Test again' }).click()
    await page.getByRole('heading', { name: 'Good for HD' }).waitFor(through)
  })

  it.each(['**/speedtest/ping*', '**/speedtest/payload*'])(
    '[ROUTE-15] reports when %s fails, with a retry',
    async (pattern) => {
      const page = await opened()
      await page.route(pattern, (route) => route.abort())
      await start(page)
      await page.getByRole('alert').getByText('The server can’t be reached.', { exact: false }).waitFor()
      await page.getByText('Not measured', { exact: true }).waitFor()
      await page.unroute(pattern)
      await page.getByRole('button', { name: 'Test again' }).click()
      await page.getByRole('heading', { name: 'Good for HD' }).waitFor(through)
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )

  it("[ROUTE-15] shows the server's message when the rate limit is exceeded", async () => {
    const page = await opened()
    await page.route('**/speedtest/payload*', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 5000, message: 'Come back in a minute.', reason: 'request.tooMany', data: null },
      }),
    )
    await start(page)
    await page.getByRole('alert').getByText('Come back in a minute.').waitFor()
  })

  it('[ROUTE-15, LOCALE-01] formats its figures with the units of the language', async () => {
    const page = await opened({ lang: 'zh_CN' })
    await page.getByRole('button', { name: '开始测速' }).click()
    await page.getByRole('heading', { name: '适合高清' }).waitFor(through)
    expect(await page.locator('.speed-unit').innerText()).toBe('Mb/秒')
    expect((await facts(page))['延迟']).toMatch(/毫秒$/)
  })
})
