import { describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, signInByForm, storageOf, submitSignIn } from '#tests/kit/browser/portal-under-test.ts'
import { settled } from '#tests/kit/browser/standing.ts'
import { losesSession } from './lost-session.ts'

const { portal, visit, complaints } = portalForTests()

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

  it('in one tab signs out the other, and signing in restores it', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const other = await page.context().newPage()
    await other.goto('/#/index')
    await other.locator('[data-home=personal] h1').waitFor()
    // A request that is under way would be told first that the session is over.
    await settled(other)
    // A toast goes by itself.
    const told = other.getByText('You signed out in another window.').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await Promise.all([other.waitForURL('**/#/'), told])
    await submitSignIn(page, 'learner', 'Learner2026')
    await other.waitForURL('**/#/index')
  })
})

describe('a session that has ended', () => {
  it('[SESSION-07, ERROR-05] empties the storages but for the language, cancels what waits and goes to the root path', async () => {
    const page = await visit({ lang: 'es_ES' })
    const { held, cancelled } = await losesSession(page, portal().db)
    await page.waitForURL('**/#/')
    await page.locator('[name=user]').waitFor()
    expect(await storageOf(page)).toEqual({ lang: 'es_ES' })
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['wantedPage'])
    expect(held).toHaveLength(1)
    expect(cancelled).toEqual(expect.arrayContaining(held))
    // It stays there, and signing in again leads back.
    await submitSignIn(page, 'learner', 'Learner2026')
    await page.waitForURL('**/#/usercenter/mynotes')
  })

  it('leads its own person back, and whoever else signs in to home', async () => {
    const page = await visit()
    for (const address of ['/#/usercenter/mynotes', '/admin#/classes']) {
      await signInAs(page, 'headmaster', address)
      await page.locator('h1').first().waitFor()
      await portal().db.deleteFrom('session').execute()
      await page.reload()
      await submitSignIn(page, 'school', 'School2026')
      await page.waitForURL('**/#/index')
      await page.locator('[data-home=personal] h1').waitFor()
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    }

    await signInAs(page, 'headmaster', '/admin#/classes')
    await page.locator('h1').first().waitFor()
    await portal().db.deleteFrom('session').execute()
    await page.reload()
    await submitSignIn(page, 'headmaster', 'Headmaster2026')
    await page.waitForURL('**/admin#/classes')
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
