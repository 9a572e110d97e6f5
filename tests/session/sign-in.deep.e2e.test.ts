import type { Route } from 'playwright'
import { describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import {
  captchaShown,
  signInAs,
  signInByForm,
  startPortalUnderTest,
  storageOf,
  submitSignIn,
} from '#tests/kit/browser/portal-under-test.ts'
import { shown } from '#tests/kit/browser/standing.ts'
import { losesSession, storedKeys } from './lost-session.ts'

const { visit, complaints } = portalForTests()

describe('signing in', () => {
  it.each(['leader', 'committee', 'headmaster', 'school', 'teacher', 'admin', 'weak'] as const)(
    '[ROLE-01 in part, ROLE-02 in part, ROLE-03] as %s works too',
    async (name) => {
      const page = await visit()
      await signInByForm(page, name)
      expect(complaints()).toEqual([])
    },
  )

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
    // Nothing of it may be there already.
    const page = await visit({ isCold: true })
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
    await page.getByRole('button', { name: 'Play the digits' }).click()
    expect((await sound).headers()['content-type']).toBe('audio/wav')
    await page.getByRole('button', { name: 'Show a picture instead' }).click()
    await page.locator('.captcha-picture img').waitFor()
  })
})

describe('signing out', () => {
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
})

describe('a session that has ended', () => {
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
})
