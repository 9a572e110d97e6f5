import { describe, expect, it } from 'vitest'

import { browserChoice } from '#browser/browser-choice.ts'
import { cookieOf } from '#browser/cookies.ts'
import { deviceOf, isInstalledApp } from '#browser/device.ts'
import { watchInstallation } from '#app/entry/installation.ts'

const PHONES = {
  'an Android telephone': [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  'an Android tablet': [
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    5,
    'android',
  ],
  'an iPhone': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    5,
    'ios',
  ],
  'an old iPad': [
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile Safari/604.1',
    5,
    'ios',
  ],
  'an iPad of today': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    5,
    'ios',
  ],
  'a Mac': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    0,
    'desktop',
  ],
  'a PC with a touch screen': [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    10,
    'desktop',
  ],
  'a Linux desktop': ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'desktop'],
} as const

describe('the device', () => {
  it.each(Object.entries(PHONES))('[SHELL-07] %s is detected', (_, [userAgent, maxTouchPoints, device]) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device)
  })

  it('[SHELL-07] the installed app is distinguished from the browser, in Safari too', () => {
    const page = (standalone: boolean | undefined, matches: boolean) =>
      ({
        matchMedia: () => ({ matches }),
        navigator: standalone === undefined ? {} : { standalone },
      }) as unknown as Window
    expect(
      [page(undefined, false), page(undefined, true), page(true, false), page(false, false)].map(isInstalledApp),
    ).toEqual([false, true, true, false])
  })
})

/** A document with working or blocked cookies; writes to blocked ones are lost. */
function documentWith(cookies: 'kept' | 'blocked'): Document {
  const jar = new Map<string, string>()
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(written: string) {
      const [name = '', value = ''] = written.split(';')[0]!.split('=')
      if (cookies === 'kept') jar.set(name, value)
    },
  } as Document
}

describe('the choice of the browser', () => {
  it.each(['kept', 'blocked'] as const)('[SHELL-07] persists where cookies are %s', (cookies) => {
    const page = documentWith(cookies)
    const choice = browserChoice(page)
    expect(choice.isMade()).toBe(false)
    choice.make()
    expect(choice.isMade()).toBe(true)
    // After a page load only the cookie is left.
    expect(browserChoice(page).isMade()).toBe(cookies === 'kept')
  })

  it('[SHELL-07] is not confused with cookies of similar names', () => {
    const page = documentWith('kept')
    page.cookie = 'inBrowser2=1'
    page.cookie = 'notinBrowser=1'
    expect(cookieOf(page, 'inBrowser')).toBeNull()
    expect(browserChoice(page).isMade()).toBe(false)
  })
})

describe('the offer to install', () => {
  const pageWith = () =>
    Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }), navigator: {} }) as unknown as Window
  const offer = (outcome: string) =>
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome }),
    })

  it('is kept if it fires before anybody listens, and is used once', async () => {
    const page = pageWith()
    const installation = watchInstallation(page)
    const event = offer('accepted')
    page.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    const told: string[] = []
    installation.watch(({ type }) => told.push(type))
    expect(told).toEqual(['installation.offered'])
    expect(await installation.ask()).toBe(true)
    await expect(installation.ask()).rejects.toThrow()
    page.dispatchEvent(new Event('appinstalled'))
    page.dispatchEvent(offer('dismissed'))
    expect(told).toEqual(['installation.offered', 'installation.finished', 'installation.offered'])
    expect(await installation.ask()).toBe(false)
  })
})
