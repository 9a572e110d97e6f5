import type { Browser, Page } from 'playwright'

import { countTraffic, type Traffic } from './traffic.ts'

export interface Visit {
  /** Bytes over the wire, headers included, of all requests until the form was usable. */
  readonly bytes: number
  readonly requests: Traffic
  /** From the start of the navigation until form and captcha were usable. */
  readonly milliseconds: number
}

/** The network and CPU of the requirement: 1.6 Mbit/s, 150 ms, CPU rate 4. */
const throttled = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
const slowdown = 4

interface Watched extends Window {
  usableAt?: number
}

/** Runs in the page: records when form and captcha become usable. */
function watch(): void {
  const isUsable = (): boolean => {
    const form = document.querySelector('form')
    const password = form?.querySelector<HTMLInputElement>('input[type=password]')
    const picture = form?.querySelector('img')
    const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
    const isDrawn = picture?.complete === true && picture.naturalWidth > 0
    return isDrawn && password?.checkVisibility() === true && button?.disabled === false
  }
  const look = (): void => {
    if (isUsable()) (window as Watched).usableAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Visits the login page with an empty cache, in a browser context of its own. */
export async function firstVisit(browser: Browser, address: string, { slowly = false } = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const traffic = await countTraffic(devtools)
    if (slowly) {
      await devtools.send('Network.emulateNetworkConditions', throttled)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'commit' })
    const milliseconds = await usableAt(page)
    const requests = await traffic()
    return { milliseconds, requests, bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await context.close()
  }
}

async function usableAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as Watched).usableAt)
  return (await handle.jsonValue()) ?? Number.NaN
}
