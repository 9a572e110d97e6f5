import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { hashPassword, md5Of } from '#server/session/password.ts'

import {
  CAPTCHA_ANSWER,
  captchaShown,
  signInByForm,
  storageOf,
  submitSignIn,
} from '#tests/kit/browser/portal-under-test.ts'

import { quickHash } from '#tests/kit/server/quick-hash.ts'
import { retrievalForTests } from './retrieval-for-tests.ts'

const { portal, visit, complaints, passAccountCheck, newestCode } = retrievalForTests()

describe('password retrieval', () => {
  it('[VALID-01, VALID-04, VALID-05, VALID-07, ERROR-12] refuses an empty, a weak and an unequal new password', async () => {
    const page = await visit()
    await page.goto('/#/retrieve')
    await page.locator('form [type=submit]').click()
    await page.getByText('Enter your account name.').waitFor()
    await passAccountCheck(page, 'headmaster')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText('a six-digit code is on its way', { exact: false }).waitFor()
    await page.locator('form [type=submit]').click()
    await page.getByText('Enter the code.').waitFor()
    await page.locator('[name=code]').fill(await newestCode())
    await page.locator('form [type=submit]').click()
    const submit = async (password: string, confirmation: string) => {
      await page.locator('[name=password]').fill(password)
      await page.locator('[name=confirmation]').fill(confirmation)
      await page.locator('form [type=submit]').click()
    }
    await submit('', '')
    await page.getByText('Enter a new password.').waitFor()
    for (const weak of ['Short1a', 'alllower1', 'ALLUPPER1', 'NoDigitsHere', `Aa1${'x'.repeat(30)}`]) {
      await submit(weak, weak)
      await page.getByText('A new password has 8 to 32 characters, with digits, capital and small letters.').waitFor()
    }
    await submit('Proper2Pass', '')
    await page.getByText('Repeat the new password.').waitFor()
    await submit('Proper2Pass', 'Proper3Pass')
    await page.getByText('The two passwords differ.').waitFor()
  })

  it('[ERROR-10] reports a missing and a wrong code, and looks the same for an unknown account', async () => {
    const page = await visit()
    await page.goto('/#/retrieve')
    await passAccountCheck(page, 'nobody-by-this-name')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText('a six-digit code is on its way', { exact: false }).waitFor()
    await page.locator('form [type=submit]').click()
    await page.getByText('Enter the code.').waitFor()
    await page.locator('[name=code]').fill('000000')
    await page.locator('form [type=submit]').click()
    await page.getByRole('alert').getByText('The code is wrong.').waitFor()
  })

  it('[ERROR-03] a second code within a minute is refused: please do not submit repeatedly', async () => {
    // A tab that has a code keeps its step: each begins in another one.
    const send = async (after: number) => {
      const page = await visit()
      await page.goto('/#/retrieve')
      await passAccountCheck(page, 'committee', after)
      const answered = page.waitForResponse('**/generatePhoneCode*')
      await page.getByRole('button', { name: 'Send code' }).click()
      const { code } = (await (await answered).json()) as { code: number }
      return { code, page }
    }
    const refusal = (page: Page) => page.getByText('Please do not submit repeatedly.', { exact: true })
    expect((await send(60_000)).code).toBe(2000)
    const early = await send(59_999)
    expect(early.code).toBe(10003)
    await refusal(early.page).waitFor()
    const late = await send(1)
    expect(late.code).toBe(2000)
    await late.page.getByText('a six-digit code is on its way', { exact: false }).waitFor()
    expect(await refusal(late.page).count()).toBe(0)
  })

  it('replaces a weak password, ends the session and leads to sign-in by itself', async () => {
    const page = await visit()
    await signInByForm(page, 'weak')
    await page.evaluate(() => (location.hash = '/emailReset'))
    expect(await page.locator('[name=account]').inputValue()).toBe('weak')
    await passAccountCheck(page, 'weak')
    await page.getByRole('radio', { name: 'E-mail' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText('a six-digit code is on its way', { exact: false }).waitFor()
    await page.locator('[name=code]').fill(await newestCode())
    await page.locator('form [type=submit]').click()
    await page.locator('[name=password]').fill('Better2Password')
    await page.locator('[name=confirmation]').fill('Better2Password')
    await page.locator('form [type=submit]').click()
    await page.getByRole('heading', { name: 'Password changed' }).waitFor()
    await page.waitForURL('**/#/', { timeout: 10_000 })
    expect(await storageOf(page)).toEqual({ lang: 'en_US' })
    await submitSignIn(page, 'weak', 'Better2Password')
    await page.waitForURL('**/#/index')
    await page.evaluate(() => (location.hash = '/some/guarded/page'))
    await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor()
    await expect.poll(async () => (await storageOf(page)).weakPassword).toBe('1')
  })

  describe('without phone and e-mail', () => {
    const answered = async (page: Page, name: string) => {
      await captchaShown(page)
      await page.locator('[name=account]').fill(name)
      await page.locator('[name=captcha]').fill(CAPTCHA_ANSWER)
      await page.locator('form [type=submit]').click()
    }

    it('tells a visitor whom to ask, and leads back', async () => {
      await portal()
        .db.updateTable('user')
        .set({ phone: null, email: null })
        .where('account_name', '=', 'school')
        .execute()
      const page = await visit()
      await page.goto('/#/retrieve')
      await answered(page, 'school')
      await page.getByText('Ask an administrator of your organisation to add one', { exact: false }).waitFor()
      expect(await page.locator('form').count()).toBe(0)
      await page.getByRole('button', { name: 'Back' }).click()
      expect(await page.locator('[name=account]').inputValue()).toBe('school')
      expect(complaints()).toEqual([])
    })

    it('replaces a weak password by the present one', async () => {
      await portal()
        .db.updateTable('user')
        .set({
          phone: null,
          email: null,
          weak_password: 1,
          password_hash: await hashPassword(md5Of('Weak123456'), quickHash),
        })
        .where('account_name', '=', 'school')
        .execute()
      const page = await visit()
      await page.goto('/')
      await submitSignIn(page, 'school', 'Weak123456')
      await page.waitForURL('**/#/index')
      await page.evaluate(() => (location.hash = '/usercenter/mynotes'))
      await page.getByRole('alertdialog').getByRole('button').click()
      await page.waitForURL('**/#/emailReset')
      await answered(page, 'school')
      await page.getByText('Confirm that it’s you with your current password.', { exact: false }).waitFor()
      const submit = async (original: string, password: string) => {
        await page.locator('[name=original]').fill(original)
        await page.locator('[name=password]').fill(password)
        await page.locator('[name=confirmation]').fill(password)
        await page.locator('form [type=submit]').click()
      }
      await submit('', 'Better2Password')
      await page.getByText('Enter your current password.').waitFor()
      await submit('Wrong123456', 'Better2Password')
      await page.getByText('The current password is wrong.').waitFor()
      await submit('Weak123456', 'Weak123456')
      await page.getByText('The new password must differ from the current one.').waitFor()
      await submit('Weak123456', 'Better2Password')
      await page.getByRole('heading', { name: 'Password changed' }).waitFor()
      await page.waitForURL('**/#/', { timeout: 10_000 })
      await submitSignIn(page, 'school', 'Better2Password')
      await page.waitForURL('**/#/index')
      await page.evaluate(() => (location.hash = '/usercenter/mynotes'))
      await page.getByRole('heading', { name: 'My notes' }).waitFor()
      expect(complaints()).toEqual([])
    })
  })
})
