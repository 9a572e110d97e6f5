import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { stopClock } from '#tests/kit/browser/page-clock.ts'
import { signInAs, storageOf, submitSignIn } from '#tests/kit/browser/portal-under-test.ts'

const { portal, visit, complaints } = portalForTests()

/** The newest letter to a recipient. */
async function newestTo(target: string): Promise<string> {
  const message = await portal()
    .db.selectFrom('message')
    .select('body')
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return message?.body ?? ''
}
const codeTo = async (target: string): Promise<string> => /\d{6}/.exec(await newestTo(target))?.[0] ?? ''

async function open(page: Page, address: string, heading: string): Promise<void> {
  portal().pass(60_000) // beyond the resend interval
  await page.evaluate((hash) => (location.hash = hash), address)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

const send = (page: Page) => page.locator('form [type=submit]').click()

describe('one’s own password', () => {
  const fill = async (page: Page, original: string, password: string, confirmation: string) => {
    await page.locator('[name=original]').fill(original)
    await page.locator('[name=password]').fill(password)
    await page.locator('[name=confirmation]').fill(confirmation)
    await send(page)
  }

  it('[VALID-06] its strength is shown as it is typed: weak, medium or strong', async () => {
    const page = await visit()
    await signInAs(page, 'school')
    await open(page, '/resetPasswords', 'Change your password')
    const strength = page.locator('.strength')
    // By the five scores of zxcvbn, from 0 to 4.
    for (const [password, level] of [
      ['abc', 'Weak'],
      ['River2026', 'Weak'],
      ['Bridge4820', 'Medium'],
      ['Kettle7914', 'Strong'],
      ['Harbour72kite', 'Strong'],
    ] as const) {
      await page.locator('[name=password]').fill(password)
      await expect.poll(() => strength.innerText()).toBe(`Strength: ${level}`)
      await page.locator('[name=password]').fill('')
      await expect.poll(() => strength.innerText()).toBe('')
    }
  })

  it('[ROUTE-07, SESSION-06, CONST-09] is changed; the other browser is signed out at once, this one by itself after 3 seconds', async () => {
    const [page, elsewhere] = [await visit(), await visit()]
    await signInAs(elsewhere, 'teacher')
    await signInAs(page, 'teacher')
    await open(page, '/resetPasswords', 'Change your password')
    await stopClock(page)
    await fill(page, 'Teacher2026', 'Violet harbour 7 kites', 'Violet harbour 7 kites')
    await page.getByRole('heading', { name: 'Password changed' }).waitFor()
    await elsewhere.evaluate(() => (location.hash = '/usercenter/mynotes'))
    await elsewhere.waitForURL('**/#/')
    for (const seconds of [3, 2, 1]) {
      const left = new RegExp(`You will be signed out in ${seconds} second`)
      await expect.poll(() => page.getByRole('status').innerText()).toMatch(left)
      await page.clock.runFor(999)
      // Still on the page, and still signed in on the server too.
      expect([new URL(page.url()).hash, 'token' in (await storageOf(page))]).toEqual(['#/resetPasswords', true])
      expect(await page.getByRole('status').innerText()).toMatch(left)
      if (seconds > 1) await page.clock.runFor(1)
    }
    const signedOut = page.waitForResponse('**/logout*')
    await page.clock.runFor(1)
    expect((await signedOut).status()).toBe(200)
    await page.clock.resume()
    await page.waitForURL('**/#/')
    expect(await storageOf(page)).toEqual({ lang: 'en_US' })
    expect(await newestTo('teacher@academy.example')).not.toBe('')
    await submitSignIn(page, 'teacher', 'Violet harbour 7 kites')
    await page.waitForURL('**/#/index')
    // The 401 by which the other browser learns that its session has ended.
    expect(complaints().filter((said) => !said.includes('401'))).toEqual([])
  })

  it('[VALID-01, VALID-04, VALID-05, VALID-07, ERROR-11, ERROR-12] says what is wrong with original, new password and repetition', async () => {
    const page = await visit()
    await signInAs(page, 'school')
    await open(page, '/resetPasswords', 'Change your password')
    await fill(page, '', '', '')
    await page.getByText('Enter your current password.').waitFor()
    await fill(page, 'School2026', 'weak', 'weak')
    await page.getByText('A new password has 8 to 32 characters, with digits, capital and small letters.').waitFor()
    await fill(page, 'School2026', 'School2026', 'School2026')
    await page.getByText('The new password must differ from the current one.').waitFor()
    await fill(page, 'School2026', 'Proper2Pass', 'Proper3Pass')
    await page.getByText('The two passwords differ.').waitFor()
    await fill(page, 'School2027', 'Proper2Pass', 'Proper2Pass')
    await page.getByText('The current password is wrong.').waitFor()
  })
})

describe('one’s own phone number and e-mail address', () => {
  it('[ROUTE-08, VALID-01, VALID-08, VALID-09, ERROR-14, ERROR-15] a phone number is changed with the code of a text message to the new one', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await open(page, '/resetPhone', 'Change your phone number')
    // The country of the current number is preselected.
    expect(await page.locator('[name=original-country]').inputValue()).toBe('CN')
    const fill = async (original: string, contact: string) => {
      await page.locator('[name=original]').fill(original)
      await page.locator('[name=contact]').fill(contact)
      await send(page)
    }
    await fill('', '')
    await page.getByText('Enter your current phone number.').waitFor()
    await fill('138 0000 1001', '12')
    await page.getByText('This is not a valid phone number.', { exact: false }).waitFor()
    await fill('138 0000 1001', '13800001001')
    await page.getByText('The new phone number must differ from the current one.').waitFor()
    await fill('138 0000 1002', '137 0000 1009')
    await page.getByText('This is not your current phone number.').waitFor()
    await fill('138 0000 1001', '+33 6 12 34 01 02')
    await page.getByText('Another account already uses this phone number.').waitFor()
    await fill('138 0000 1001', '137 0000 1009')
    const sent = page.getByText('A six-digit code was sent to +8613700001009.', { exact: false })
    await sent.waitFor()
    await page.reload()
    await sent.waitFor()
    await send(page)
    await page.getByText('Enter the code.').waitFor()
    await page.locator('[name=code]').fill(await codeTo('+8613700001009'))
    await send(page)
    await page.getByRole('heading', { name: 'Phone number saved' }).waitFor()
    expect(await newestTo('+8613800001001')).toContain('+86137****1009')
    await page.getByRole('link', { name: 'Go to home' }).click()
    await page.waitForURL('**/#/index')
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-09, VALID-10, ERROR-10, ERROR-13] an e-mail address; a wrong code is reported, and the previous step can be revisited', async () => {
    const page = await visit()
    await signInAs(page, 'leader')
    await open(page, '/resetEmail', 'Change your e-mail address')
    await page.locator('[name=original]').fill('leader@academy.example')
    await page.locator('[name=contact]').fill('amelie@elsewere.example')
    await send(page)
    await page.getByText('A six-digit code was sent to amelie@elsewere.example.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.locator('[name=contact]').inputValue()).toBe('amelie@elsewere.example')
    portal().pass(60_000)
    await page.locator('[name=contact]').fill('amelie@elsewhere.example')
    await send(page)
    await page.getByText('A six-digit code was sent to amelie@elsewhere.example.', { exact: false }).waitFor()
    await send(page)
    await page.getByText('Enter the code.').waitFor()
    const code = await codeTo('amelie@elsewhere.example')
    await page.locator('[name=code]').fill(code === '111111' ? '222222' : '111111')
    await send(page)
    await page.getByRole('alert').getByText('The code is wrong.').waitFor()
    await page.locator('[name=code]').fill(code)
    await send(page)
    await page.getByRole('heading', { name: 'E-mail address saved' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('what a code was asked for with stays in the tab, and goes when its person signs out', async () => {
    const page = await visit()
    await signInAs(page, 'headmaster')
    const { email } = await portal()
      .db.selectFrom('user')
      .select('email')
      .where('account_name', '=', 'headmaster')
      .executeTakeFirstOrThrow()
    await open(page, '/resetEmail', 'Change your e-mail address')
    await page.locator('[name=original]').fill(email ?? '')
    await page.locator('[name=contact]').fill('head@elsewhere.example')
    await send(page)
    await page.getByText('A six-digit code was sent to head@elsewhere.example.', { exact: false }).waitFor()
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
    expect(await kept()).toContain('head@elsewhere.example')
    await page.goto('/#/index')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
    await expect.poll(kept).not.toContain('head@elsewhere.example')
  })

  it('[ROUTE-10] a first phone number is bound; afterwards the binding page has nothing to do', async () => {
    await portal().db.updateTable('user').set({ phone: null }).where('account_name', '=', 'committee').execute()
    const page = await visit()
    await signInAs(page, 'committee')
    await open(page, '/bindPhone', 'Add a phone number')
    expect(await page.locator('[name=original]').count()).toBe(0)
    await page.locator('[name=contact-country]').selectOption('VN')
    await page.locator('[name=contact]').fill('091 234 5678')
    await send(page)
    await page.getByText('A six-digit code was sent to +84912345678.', { exact: false }).waitFor()
    await page.locator('[name=code]').fill(await codeTo('+84912345678'))
    await send(page)
    await page.getByRole('heading', { name: 'Phone number saved' }).waitFor()
    await page.getByRole('link', { name: 'Go to home' }).click()
    await page.waitForURL('**/#/index')
    await open(page, '/bindPhone', 'You already have a phone number')
    await page.getByRole('link', { name: 'Change the phone number' }).click()
    await page.getByRole('heading', { name: 'Change your phone number' }).waitFor()
  })
})
