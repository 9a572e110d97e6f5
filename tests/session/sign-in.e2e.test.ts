import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'

import type { Database } from '#server/database/open.ts'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import {
  captchaShown,
  signInAs,
  signInByForm,
  startPortalUnderTest,
  storageOf,
  submitSignIn,
} from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled, shown } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

/** The keys of local storage, without the language. */
const storedKeys = [
  ...['token', 'playToken', 'loginID', 'weakPassword', 'validPhone', 'currentClasses', 'uname', 'userId'],
]

describe('signing in', () => {
  it('[ROUTE-01, SESSION-01, SESSION-04, ROUTE-02, ENTITY-14] with account, password and captcha leads home, with a clean console', async () => {
    const page = await visit()
    await page.goto('/')
    await page.locator('.captcha-picture img').waitFor()
    expect(
      await page.locator('form input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name)),
    ).toEqual(['user', 'password', 'vcode'])
    await signInByForm(page, 'learner')
    expect(new URL(page.url()).hash).toBe('#/index')
    await page.getByText('林晓雯 (learner)').waitFor()
    expect(complaints()).toEqual([])
  })

  it.each(['leader', 'committee', 'headmaster', 'school', 'teacher', 'admin', 'weak'] as const)(
    '[ROLE-01 in part, ROLE-02 in part, ROLE-03] as %s works too',
    async (name) => {
      const page = await visit()
      await signInByForm(page, name)
      expect(complaints()).toEqual([])
    },
  )

  it('[VALID-01, VALID-28] with an empty form marks every field and says validation failed', async () => {
    const page = await visit()
    await page.goto('/')
    await page.locator('form [type=submit]').click()
    await page.getByText('Enter your account name.').waitFor()
    await page.getByText('Enter your password.').waitFor()
    await page.getByText('Enter the verification code.').waitFor()
    await page.getByText('Validation failed').waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('user')
  })

  it('[VALID-02, CONST-04] with five characters says that a password has at least six, and sends six', async () => {
    const page = await visit()
    await page.goto('/')
    await submitSignIn(page, 'learner', '12345')
    const tooShort = page.getByText('A password has at least 6 characters.')
    await tooShort.waitFor()
    await submitSignIn(page, 'learner', '123456')
    await page.getByRole('alert').getByText('Wrong user name or password.').waitFor()
    expect(await tooShort.count()).toBe(0)
  })

  it('[ERROR-06] with a wrong password reports it, draws a new captcha and keeps the name', async () => {
    const page = await visit()
    await page.goto('/')
    const before = await page.locator('.captcha-picture img').getAttribute('src')
    await submitSignIn(page, 'teacher', 'wrong-password')
    await page.getByRole('alert').getByText('Wrong user name or password.').waitFor()
    expect(await page.locator('.captcha-picture img').getAttribute('src')).not.toBe(before)
    expect(await page.locator('[name=user]').inputValue()).toBe('teacher')
    expect(await page.locator('[name=vcode]').inputValue()).toBe('')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('password')
    expect(await storageOf(page)).not.toHaveProperty('token')
  })

  it('[ERROR-08, CALL-04] with a wrong captcha reports it before name and password are sent', async () => {
    const page = await visit()
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto('/')
    await submitSignIn(page, 'learner', 'Learner2026', 'XXXX')
    await page.getByRole('alert').getByText('The verification code is wrong.').waitFor()
    expect(paths).toContain('/user/validateCaptcha')
    expect(paths).not.toContain('/user')
  })

  it.each([
    ['a page instead of an answer', (route: Route) => route.fulfill({ status: 502, body: '<html>' })],
    [
      'a fault of the server',
      (route: Route) => route.fulfill({ status: 500, json: { code: 5000, message: 'Oh.', reason: 'request.failed' } }),
    ],
    ['no answer', (route: Route) => route.abort()],
  ])('[ERROR-09] says that the check of the captcha failed: %s; then it can be tried again', async (_, answer) => {
    const page = await visit()
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.route('**/user/validateCaptcha*', answer)
    await submitSignIn(page, 'learner', 'Learner2026')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toBe('The verification code could not be checked. Please try again.')
    // Name and password have not been sent.
    expect(paths).not.toContain('/user')
    await page.unroute('**/user/validateCaptcha*')
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.waitForURL('**/#/index')
  })

  it('[ERROR-07] reports a failure for a malformed answer', async () => {
    const page = await visit()
    await page.goto('/')
    await page.route('**/user?*', (route) =>
      route.fulfill({
        json: { authenticated: false, code: 5000, message: '', reason: null, retryAfter: 0, secondCheck: false },
      }),
    )
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.getByRole('alert').getByText('Sign-in failed, please try again.').waitFor()
  })

  it('reports a missing network, and works once it is back', async () => {
    const page = await visit()
    await page.goto('/')
    await page.locator('.captcha-picture img').waitFor()
    await captchaShown(page)
    await page.context().setOffline(true)
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.getByRole('alert').getByText('The verification code could not be checked.', { exact: false }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Get another code' }).last().click()
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.waitForURL('**/#/index')
  })

  it('reports a missing network when what digests the password cannot be fetched, sends none, and works once it can', async () => {
    const page = await visit()
    const sent: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/user') sent.push(request.method())
    })
    await page.route('**/assets/md5-*', (route) => route.abort())
    await page.goto('/')
    await captchaShown(page)
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.getByRole('alert').getByText('The server can’t be reached. Check your connection.').waitFor()
    expect(sent).toEqual([])
    await page.unroute('**/assets/md5-*')
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.waitForURL('**/#/index')
    expect(sent).toEqual(['GET'])
  })

  it('throttles repeated attempts and shows how long to wait', async () => {
    const page = await visit()
    await page.goto('/')
    for (let round = 0; round < 4; round += 1) {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/user')
      await submitSignIn(page, 'nobody-by-this-name', 'wrong-password')
      await answered
      await page.locator('form [type=submit]:not([disabled])').waitFor()
    }
    await page
      .getByRole('alert')
      .getByText(/Please wait \d+ second/)
      .waitFor()
  })

  it('offers an audio captcha', async () => {
    const page = await visit()
    await page.goto('/')
    await page.getByRole('button', { name: 'Listen to a code instead' }).click()
    const sound = page.waitForResponse((response) => response.url().includes('kind=audio'))
    await page.getByRole('button', { name: 'Play six digits' }).click()
    expect((await sound).headers()['content-type']).toBe('audio/wav')
    await page.getByRole('button', { name: 'Show a picture instead' }).click()
    await page.locator('.captcha-picture img').waitFor()
  })

  it('[ENTITY-28, CLASS-06, CALL-14] stores token and current classes in local storage', async () => {
    const page = await visit()
    await signInByForm(page, 'learner')
    await expect
      .poll(async () => Object.keys(await storageOf(page)).sort())
      .toEqual(['currentClasses', 'lang', 'token'])
    expect(Array.isArray(JSON.parse((await storageOf(page)).currentClasses ?? ''))).toBe(true)
  })

  it('[ROLE-05, ROLE-06, CALL-03] builds the navigation from the management scope', async () => {
    const page = await visit()
    await signInByForm(page, 'admin')
    await page.getByRole('link', { name: /Administration/ }).waitFor()
    await page.context().close()
    const other = await visit()
    await signInByForm(other, 'learner')
    await expect.poll(() => other.getByRole('link', { name: /Administration/ }).count()).toBe(0)
  })
})

describe('signing out', () => {
  it('[SESSION-05, CALL-02] clears both storages except the language, reports it and goes to the root path', async () => {
    const page = await visit({ lang: 'fr_FR' })
    await signInAs(page, 'learner')
    await page.evaluate(() => {
      localStorage.setItem('uname', 'x')
      sessionStorage.setItem('y', 'z')
    })
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL('**/#/')
    await page.locator('[data-sonner-toast][data-type=success]').getByText('Vous avez fermé votre session.').waitFor()
    expect(await storageOf(page)).toEqual({ lang: 'fr_FR' })
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'XSRF-TOKEN' }))
  })

  it('[ERROR-01] refused with a code other than 2000 shows its message as an error toast, and ends nothing', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const toast = page.locator('[data-sonner-toast]')
    for (const [code, message] of [
      [1999, 'Not yet.'],
      [2001, 'Almost.'],
      [4711, 'Never.'],
    ] as const) {
      const answer = { code, message, reason: null, data: null }
      await page.route('**/logout*', (route) => route.fulfill({ json: answer }))
      await page.getByRole('button', { name: 'Sign out' }).click()
      await toast.getByText(message, { exact: true }).waitFor()
      expect(await toast.filter({ hasText: message }).getAttribute('data-type')).toBe('error')
      // The call was rejected: what follows a sign-out has not followed.
      expect([new URL(page.url()).hash, 'token' in (await storageOf(page))]).toEqual(['#/index', true])
      await page.unroute('**/logout*')
    }
    // Signed out in truth, or the login page would find the session and lead home again.
    await page.route('**/logout*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { code: 2000, message: 'Gone.', data: null } })
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
    expect(await toast.getByText('Gone.').count()).toBe(0)
  })

  it('reports an unreachable server and stays signed in', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page
      .locator('.plain-toasts, [data-sonner-toast]')
      .getByText('The server can’t be reached. Check your connection.')
      .waitFor()
    expect(await storageOf(page)).toHaveProperty('token')
    await page.context().setOffline(false)
  })

  it('in one tab signs out the other, and signing in restores it', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const other = await page.context().newPage()
    await other.goto('/#/index')
    await other.locator('[data-home=personal] h1').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await other.waitForURL('**/#/')
    await other.getByText('You signed out in another window.').waitFor()
    await submitSignIn(page, 'learner', 'Learner2026')
    await other.waitForURL('**/#/index')
  })
})

describe('a session that has ended', () => {
  /** Signs in, fills both storages, keeps a call waiting, and then makes one that the server answers by 401. */
  async function losesSession(page: Page, db: Database) {
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

  it('[SESSION-07, ERROR-05] empties the storages but for the language, cancels what waits and goes to the root path', async () => {
    const page = await visit({ lang: 'es_ES' })
    const { held, cancelled } = await losesSession(page, portal().db)
    await page.waitForURL('**/#/')
    await page.locator('[name=user]').waitFor()
    expect(await storageOf(page)).toEqual({ lang: 'es_ES' })
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(held).toHaveLength(1)
    expect(cancelled).toEqual(expect.arrayContaining(held))
    // It stays there, and one can sign in again.
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.waitForURL('**/#/index')
  })

  it('[SESSION-07] changes nothing of that with the permission feature off', async () => {
    const other = await startPortalUnderTest({ PERMISSION: 'off' })
    try {
      const { page } = await other.visit({ lang: 'es_ES' })
      const { held, cancelled } = await losesSession(page, other.db)
      await page.waitForURL('**/#/usercenter/mynotes')
      await shown(page)
      // Any navigation clears the token of a player.
      const kept = ['lang', ...storedKeys.filter((key) => key !== 'playToken')]
      expect(Object.keys(await storageOf(page)).sort()).toEqual(kept.sort())
      expect(await page.evaluate(() => sessionStorage.getItem('anything'))).toBe('x')
      expect(cancelled).not.toEqual(expect.arrayContaining(held))
    } finally {
      await other.close()
    }
  })

  it('leads to sign-in without a loop', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await settled(page)
    await portal().db.deleteFrom('session').execute()
    const visits: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('visit')) visits.push(url.searchParams.get('page') ?? '')
    })
    await page.evaluate(() => (location.hash = '/emailReset'))
    await page.waitForURL('**/#/')
    await page.locator('[name=user]').waitFor()
    expect(visits).toEqual(['emailReset', 'login'])
  })
})
