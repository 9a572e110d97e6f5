import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { userId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import {
  captchaShown,
  passwordOf,
  storageOf,
  submitSignIn,
  type DemoName,
} from '#tests/kit/browser/portal-under-test.ts'
import { goTo } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests({ SECOND_CHECK: 'new-device' })

const MINUTE = 60_000

/** Signs in by the form up to the second check. */
async function signInHalfway(page: Page, name: DemoName): Promise<void> {
  // Distinct timestamps, and beyond the resend interval.
  portal().pass(2 * MINUTE)
  await page.goto('/')
  await submitSignIn(page, name, passwordOf(name))
  await page.waitForURL('**/#/validPhone')
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
}
const codeSent = (page: Page) => page.getByText('A six-digit code is on its way', { exact: false }).waitFor()
const codesTo = async (name: string) => {
  const messages = await portal()
    .db.selectFrom('message')
    .innerJoin('user', 'user.id', 'message.user_id')
    .select('body')
    .where('account_name', '=', name)
    .orderBy('message.created_at', 'desc')
    .execute()
  return messages.map(({ body }) => /\d{6}/.exec(body)?.[0] ?? '')
}
const submitCode = async (page: Page, code: string) => {
  await page.locator('[name=code]').fill(code)
  await page.getByRole('button', { name: 'Finish signing in' }).click()
}
const home = (page: Page) => page.locator('[data-home=personal] h1').waitFor()

describe('the second login check', () => {
  it('[ROUTE-06, SESSION-04, VALID-10] sends a code by itself, refuses an empty and a wrong one, and the right one leads home', async () => {
    const page = await visit()
    await signInHalfway(page, 'learner')
    await codeSent(page)
    expect(await storageOf(page)).toMatchObject({ validPhone: '2' })
    expect(await page.locator('header').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await submitCode(page, '')
    await page.getByText('Enter the code.').waitFor()
    const [code = ''] = await codesTo('learner')
    await submitCode(page, code === '000000' ? '111111' : '000000')
    await page.getByRole('alert').getByText('The code is wrong.').waitFor()
    await submitCode(page, code)
    await page.waitForURL('**/#/index')
    await home(page)
    expect(await storageOf(page)).toMatchObject({ validPhone: '1' })
    await page.evaluate(() => (location.hash = '/validPhone'))
    await page.waitForURL('**/#/index')
    expect(complaints()).toEqual([])
  })

  it('[ENTITY-28, SESSION-08 in part] local storage has the nine keys of the specification, each with what it says', async () => {
    const page = await visit({ lang: 'fr_FR' })
    portal().pass(2 * MINUTE)
    await page.goto('/')
    await submitSignIn(page, 'headmaster', passwordOf('headmaster'))
    await page.waitForURL('**/#/validPhone')
    // Where somebody stands who has the session but has not passed the check.
    const halfway = await storageOf(page)
    expect([Object.keys(halfway).sort(), halfway.validPhone]).toEqual([['lang', 'token', 'validPhone'], '2'])
    await expect.poll(async () => (await codesTo('headmaster')).length).toBe(1)
    const [code = ''] = await codesTo('headmaster')
    await page.locator('[name=code]').fill(code)
    await page.locator('form [type=submit]').click()
    await page.waitForURL('**/#/index')
    await home(page)
    await page.evaluate(() => localStorage.setItem('playToken', 'of a player'))
    // Any navigation clears it.
    await goTo(page, '/usercenter/mycourse')
    await expect
      .poll(async () => Object.keys(await storageOf(page)).sort())
      .toEqual([...['currentClasses', 'lang', 'loginID', 'token', 'uname', 'userId', 'validPhone', 'weakPassword']])
    const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
    const { currentClasses = '', ...stored } = await storageOf(page)
    expect(stored).toEqual({
      token: xsrf,
      loginID: 'headmaster',
      weakPassword: '1',
      validPhone: '1',
      lang: 'fr_FR',
      uname: 'headmaster',
      userId: userId('headmaster'),
    })
    const classes = z.array(z.string()).parse(JSON.parse(currentClasses))
    const known = await portal().db.selectFrom('class').select('id').where('id', 'in', classes).execute()
    expect([classes.length, known.length]).toEqual([1, 1])

    // Where a password is weak.
    const weak = await visit()
    await signInHalfway(weak, 'weak')
    await codeSent(weak)
    const [other = ''] = await codesTo('weak')
    await submitCode(weak, other)
    await weak.waitForURL('**/#/index')
    await home(weak)
    await weak.evaluate(() => (location.hash = '/usercenter/mycourse'))
    await weak.getByRole('alertdialog').waitFor()
    expect((await storageOf(weak)).weakPassword).toBe('2')
  })

  it('protects every private page, also after a reload, and sends no second code', async () => {
    const page = await visit()
    await signInHalfway(page, 'teacher')
    await codeSent(page)
    for (const address of ['/usercenter/mycourse', '/nothing', '/']) {
      await page.evaluate((path) => (location.hash = path), address)
      await page.waitForURL('**/#/validPhone')
    }
    await page.reload()
    await codeSent(page)
    expect(await codesTo('teacher')).toHaveLength(1)
    // Public pages are open.
    await page.evaluate(() => (location.hash = '/index'))
    await page.waitForURL('**/#/index')
    expect(await page.locator('[data-home=personal]').count()).toBe(0)
    await page.goto('/admin.html')
    await page.waitForURL('**/#/validPhone')
    await codeSent(page)
  })

  it('is skipped on a device trusted by its owner', async () => {
    const page = await visit()
    await signInHalfway(page, 'leader')
    await codeSent(page)
    await page.getByRole('checkbox', { name: 'Don’t ask again on this device for a year' }).click()
    const [code = ''] = await codesTo('leader')
    await submitCode(page, code)
    await home(page)
    await page.request.get('/logout')
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto('/')
    await page.reload()
    await submitSignIn(page, 'leader', passwordOf('leader'))
    await page.waitForURL('**/#/index')
    await home(page)
  })

  it('can be left by signing out', async () => {
    const page = await visit()
    await signInHalfway(page, 'committee')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
    await captchaShown(page)
    expect(await storageOf(page)).toEqual({ lang: 'en_US' })
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  })

  it('passed in one tab applies to the other', async () => {
    const page = await visit()
    await signInHalfway(page, 'headmaster')
    await codeSent(page)
    const other = await page.context().newPage()
    await other.goto('/#/validPhone')
    await codeSent(other)
    const [code = ''] = await codesTo('headmaster')
    await submitCode(page, code)
    await home(page)
    await other.waitForURL('**/#/index')
    await home(other)
  })

  it('says whom to contact when a user has no phone or e-mail', async () => {
    await portal()
      .db.updateTable('user')
      .set({ phone: null, email: null })
      .where('account_name', '=', 'school')
      .execute()
    const page = await visit()
    portal().pass(2 * MINUTE)
    await page.goto('/')
    await submitSignIn(page, 'school', passwordOf('school'))
    await page.getByRole('heading', { name: 'We cannot send you a code' }).waitFor()
    await page.getByText('Ask an administrator to add one', { exact: false }).waitFor()
    await portal()
      .db.updateTable('user')
      .set({ email: 'school@academy.example' })
      .where('account_name', '=', 'school')
      .execute()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('s***@a***.example').waitFor()
    await codeSent(page)
  })

  it('ends after half an hour, like any expired session', async () => {
    const page = await visit()
    await signInHalfway(page, 'weak')
    await codeSent(page)
    portal().pass(31 * MINUTE)
    await submitCode(page, '123456')
    await page.waitForURL('**/#/')
    await page.getByText('Your session has expired.', { exact: false }).waitFor()
  })
})
