import type { Page } from 'playwright'
import { expect } from 'vitest'

import type { Database } from '#server/database/open.ts'

import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'

/** The keys of local storage, without the language. */
export const storedKeys = [
  ...['token', 'playToken', 'loginID', 'weakPassword', 'validPhone', 'currentClasses', 'uname', 'userId'],
]

/** Signs in, fills both storages, keeps a call waiting, and then makes one that the server answers by 401. */
export async function losesSession(page: Page, db: Database) {
  const held: string[] = []
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).pathname))
  await signInAs(page, 'learner')
  // Requests of home would otherwise get the 401 first.
  await settled(page)
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, localStorage.getItem(key) ?? '1')
    sessionStorage.setItem('anything', 'x')
  }, storedKeys)
  await page.route('**/open/course/list*', (route) => void held.push(new URL(route.request().url()).pathname))
  await goTo(page, '/course/course-list')
  await expect.poll(() => held.length).toBe(1)
  await db.deleteFrom('session').execute()
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.evaluate(() => (location.hash = '/usercenter/mynotes'))
  await refused
  return { held, cancelled }
}
