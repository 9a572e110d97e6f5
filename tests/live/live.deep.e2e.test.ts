import { describe, expect, it } from 'vitest'

import { broadcastId, type BroadcastName } from '#server/live/broadcasts.demo.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { addressOf, HOUR, liveForTests, plays, SECOND, soon } from './live-for-tests.ts'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

const { portal, visit, complaints } = liveForTests()

const change = (
  name: BroadcastName,
  values: { source?: string | null; starts_at?: number; ends_at?: number; join_url?: string },
) => portal().db.updateTable('broadcast').set(values).where('id', '=', broadcastId(name)).execute()

describe('the live player', () => {
  it('[ROUTE-59, LIVE-02, LIVE-01] plays a live stream for visitors, without the shared header, and shows its details', async () => {
    const page = await visit()
    await page.goto(addressOf('field-school'))
    await plays(page)
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
    expect(await page.locator('main h1').innerText()).toBe('River Gauging Field School: Three Days Live')
    expect(await page.locator('.live-about').innerText()).toContain('Camille Moreau')
    expect(await page.locator('.live-about .status').innerText()).toBe('Live now')
    expect(await page.title()).toContain('River Gauging Field School')
    expect(await page.locator('header.header').count()).toBe(0)
    expect(complaints()).toEqual([])
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL('**/#/index')
  })

  it("[LIVE-03] counts down by the server's clock and starts by itself", async () => {
    const page = await visit()
    // A browser whose clock is a day ahead.
    await page.clock.install({ time: Date.now() + 24 * HOUR })
    await page.goto(addressOf('forecast'))
    const countdown = page.getByRole('timer')
    await countdown.waitFor()
    expect(await countdown.innerText()).toMatch(/^0[23]:[0-5]\d:[0-5]\d$/)
    expect(await page.locator('.live-about .status').innerText()).toBe('Not started')
    portal().pass(3 * HOUR)
    await page.clock.fastForward(3 * HOUR)
    await plays(page)
    expect(await page.locator('.live-about .status').innerText()).toBe('Live now')
  })

  it('pauses, mutes, changes volume and quality, and resumes at the live edge', async () => {
    const page = await visit()
    await page.goto(addressOf('field-school'))
    await plays(page)
    const video = page.locator('video')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await page.getByRole('group').getByRole('button', { name: 'Play' }).click()
    await plays(page)
    await page.getByRole('slider', { name: 'Volume' }).fill('0.4')
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.volume])).toEqual([true, 0.4])
    await page.getByRole('button', { name: 'Unmute' }).click()
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false)
    for (const [quality, lines] of [
      ['SD', 360],
      ['HD', 720],
    ] as const) {
      await page.getByRole('combobox', { name: 'Quality' }).selectOption(quality)
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight), soon).toBe(lines)
    }
    await plays(page)
  })

  it('reconnects to an interrupted source by itself', async () => {
    const page = await visit()
    await page.route('**/master.m3u8', (route) => route.abort())
    await page.goto(addressOf('field-school'))
    await page.getByText('The signal was lost. Reconnecting…').waitFor()
    await page.unroute('**/master.m3u8')
    await plays(page)
  })

  it('gives up after a while, and retries on request', async () => {
    const page = await visit()
    await page.clock.install()
    await page.route('**/master.m3u8', (route) => route.abort())
    await page.goto(addressOf('field-school'))
    await page.getByText('The signal was lost. Reconnecting…').waitFor()
    const again = page.getByRole('button', { name: 'Reconnect' })
    await expect
      .poll(async () => {
        await page.clock.fastForward(20 * SECOND)
        return again.isVisible()
      }, soon)
      .toBe(true)
    await page.unroute('**/master.m3u8')
    await again.click()
    await plays(page)
  })

  it('[LIVE-03] shows the ended state of a past broadcast', async () => {
    const page = await visit()
    await page.goto(addressOf('sediment'))
    await page.getByText('This broadcast has ended').waitFor()
    expect(await page.locator('.stage-controls').count()).toBe(0)
  })

  it('reports a stream that has not started, and plays it once it has', async () => {
    const page = await visit()
    const source = `/live/${broadcastId('field-school')}/master.m3u8`
    await change('field-school', { source: null })
    try {
      await page.goto(addressOf('field-school'))
      await page.getByText('No signal yet').waitFor()
    } finally {
      await change('field-school', { source })
    }
    await page.getByRole('button', { name: 'Check again' }).click()
    await plays(page)
  })

  it('reports that the browser cannot play such streams', async () => {
    const page = await visit()
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'MediaSource')
      Reflect.deleteProperty(window, 'ManagedMediaSource')
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await page.goto(addressOf('field-school'))
    await page.getByText('This browser can’t play the stream').waitFor()
  })

  it('uses native HLS in a browser without Media Source Extensions', async (test) => {
    const page = await visit()
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'MediaSource')
      Reflect.deleteProperty(window, 'ManagedMediaSource')
    })
    // Chromium's native HLS does not keep to one codec, unlike iPhones.
    await page.route('**/master.m3u8', async (route) => {
      const playlist = await (await route.fetch()).text()
      await route.fulfill({
        contentType: HLS_TYPE,
        body: playlist.replace(/#EXT-X-STREAM-INF[^\n]*vp09[^\n]*\n[^\n]*\n/g, ''),
      })
    })
    await page.goto(addressOf('field-school'))
    const isAble = await page.evaluate((type) => document.createElement('video').canPlayType(type), HLS_TYPE)
    test.skip(isAble === '', 'this Chromium plays no HLS by itself')
    await plays(page)
    expect(await page.getByRole('combobox', { name: 'Quality' }).count()).toBe(0)
  })

  it.each(['nowhere', '%20%27'])('offers a way back from an unknown address: %s', async (id) => {
    const page = await visit()
    await page.goto(`/#/livePlay?id=${id}`)
    await page.getByText('We can’t find this live broadcast').waitFor()
    await page.locator('main').getByRole('link', { name: 'All live broadcasts' }).last().click()
    await page.locator('.live-list').waitFor()
  })

  it('offers a retry when the broadcast fails to load', async () => {
    const page = await visit()
    await page.route(`**/meeting/detail/${broadcastId('field-school')}*`, (route) => route.abort())
    await page.goto(addressOf('field-school'))
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute(`**/meeting/detail/${broadcastId('field-school')}*`)
    await again.click()
    await plays(page)
  })

  it('loads the streaming library only to play a stream', async () => {
    const page = await visit()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/#/livePlay')
    await page.locator('.live-list').waitFor()
    await page.goto(addressOf('sediment'))
    await page.getByText('This broadcast has ended').waitFor()
    expect(fetched.filter((url) => url.includes('live-engine'))).toEqual([])
  })
})

describe('the list of broadcasts', () => {
  it("[ENTITY-06, CONST-10] have title, state, and times in the viewer's time zone", async () => {
    const page = await visit({ timezoneId: 'Asia/Tokyo' })
    const [starts, ends] = ['2026-03-02T16:00:00Z', '2126-03-02T17:30:00Z'].map(Date.parse) as [number, number]
    await change('sediment', { starts_at: starts, ends_at: ends, join_url: 'https://meet.example/7' })
    await page.goto('/#/livePlay')
    const row = page.locator('.live-row', { hasText: 'Sediment Sampling' })
    await row.waitFor()
    expect(await row.innerText()).toContain('Mar 3, 2026 01:00 ~ Mar 3, 2126 02:30')
    expect(await row.innerText()).toContain('Live now')
    const link = row.getByRole('link')
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      'https://meet.example/7',
      '_blank',
    ])
  })

  it('offer a retry when they fail to load, independently of the player', async () => {
    const page = await visit()
    await page.route('**/listPublicLive*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"code":5000,"message":"","reason":"request.failed","data":null}',
      }),
    )
    await page.goto(addressOf('field-school'))
    const others = page.getByRole('complementary')
    await others.getByRole('button', { name: 'Try again' }).waitFor()
    await plays(page)
    await page.unroute('**/listPublicLive*')
    await others.getByRole('button', { name: 'Try again' }).click()
    await others.locator('.live-row').first().waitFor()
  })

  it.each(['light', 'dark'] as const)(
    'are accessible with the player in the %s skin and on a phone',
    async (colorScheme) => {
      const page = await visit({ colorScheme, viewport: { width: 360, height: 740 } })
      for (const [address, shown] of [
        ['/#/livePlay', '.live-list'],
        [addressOf('field-school'), '.stage-controls'],
        [addressOf('dam-safety'), '.stage-countdown'],
      ] as const) {
        await page.goto(address)
        await page.locator(shown).waitFor()
        expect(await accessibilityFaults(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        for (const control of await page.locator('.stage-control').all()) {
          const { x, width } = (await control.boundingBox())!
          expect(x + width).toBeLessThanOrEqual(360)
        }
      }
    },
  )
})
