import { describe, expect, it } from 'vitest'

import { submitSignIn } from '#tests/kit/browser/portal-under-test.ts'

import { retrievalForTests } from './retrieval-for-tests.ts'

const { visit, complaints, passAccountCheck, newestCode } = retrievalForTests()

describe('password retrieval', () => {
  it('[ROUTE-04, ROUTE-05, CALL-10, CALL-11] goes from account check over phone check and new password to done', async () => {
    const page = await visit()
    await page.goto('/')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('**/#/retrieve')
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    const present = page.locator('.steps [aria-current=step]')
    await present.waitFor()
    expect(await steps.allInnerTexts()).toEqual(['Find your account', 'Confirm it’s you', 'Done'])
    expect(await present.innerText()).toBe('Find your account')
    await passAccountCheck(page, 'teacher')
    expect(await present.innerText()).toBe('Confirm it’s you')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText('a six-digit code is on its way', { exact: false }).waitFor()
    const code = await newestCode()
    // A reload keeps the step, and sends no second code.
    await page.reload()
    await page.getByText('a six-digit code is on its way', { exact: false }).waitFor()
    expect([await present.innerText(), await newestCode()]).toEqual(['Confirm it’s you', code])
    await page.locator('[name=code]').fill(code)
    await page.locator('form [type=submit]').click()
    await page.locator('[name=password]').waitFor()
    await page.reload()
    await page.locator('[name=password]').fill('abc')
    await page.getByText('Strength: Weak').waitFor()
    await page.locator('[name=password]').fill('Violet harbour 7 kites')
    await page.getByText('Strength: Strong').waitFor()
    expect([await present.innerText(), await steps.count()]).toEqual(['Confirm it’s you', 3])
    await page.locator('[name=confirmation]').fill('Violet harbour 7 kites')
    await page.locator('form [type=submit]').click()
    await page.getByRole('heading', { name: 'Password changed' }).waitFor()
    expect(await present.innerText()).toBe('Done')
    await page.getByRole('button', { name: 'Go to sign-in' }).click()
    await page.waitForURL('**/#/')
    await submitSignIn(page, 'teacher', 'Violet harbour 7 kites')
    await page.waitForURL('**/#/index')
    expect(complaints()).toEqual([])
  })
})
