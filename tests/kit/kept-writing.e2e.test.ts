import type { Page } from 'playwright'
import { expect, it } from 'vitest'

import { leaveAddress } from '#api/leave/addresses.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { writtenOn } from '#tests/kit/browser/written-on.ts'
import { passwordOf, signInAs, signInByForm, submitSignIn } from '#tests/kit/browser/portal-under-test.ts'

const { visit } = portalForTests()

/** What is on the device is written a moment after the last letter. */
const kept = (page: Page, text: string): Promise<void> => expect.poll(() => writtenOn(page)).toContain(text)
const restored = (page: Page) => page.getByText('Restored what you had written.')
const throwAway = (page: Page) => page.getByRole('button', { name: 'Throw it away', exact: true }).click()
it('a request for leave is there again after a reload, until it is thrown away, and another person never sees it', async () => {
  const page = await visit()
  await signInAs(page, 'learner', `/#${leaveAddress('leave', { view: 'request' })}`)
  const reason = page.getByLabel('Reason')
  await reason.fill('A fever since yesterday.')
  await page.getByLabel('Sick leave').check()
  await kept(page, 'A fever since yesterday.')
  await page.reload()
  await restored(page).waitFor()
  expect([await reason.inputValue(), await page.getByLabel('Sick leave').isChecked()]).toEqual([
    'A fever since yesterday.',
    true,
  ])
  await throwAway(page)
  await restored(page).waitFor({ state: 'detached' })
  expect(await reason.inputValue()).toBe('')
  await page.reload()
  await reason.waitFor()
  expect([await reason.inputValue(), await restored(page).count()]).toEqual(['', 0])

  // Who closes the page has not thrown it away; who signs out has.
  await reason.fill('A wedding.')
  await kept(page, 'A wedding.')
  await page.reload()
  await restored(page).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/#/')
  await kept(page, '[]')
  await signInAs(page, 'learner', `/#${leaveAddress('leave', { view: 'request' })}`)
  await reason.waitFor()
  expect([await reason.inputValue(), await restored(page).count()]).toEqual(['', 0])
})

it('what was written before a session ended goes with its person, who signs out from home', async () => {
  const page = await visit()
  await signInAs(page, 'learner', `/#${leaveAddress('leave', { view: 'request' })}`)
  await page.getByLabel('Reason').fill('A wedding.')
  await kept(page, 'A wedding.')
  await page.context().clearCookies()
  await page.reload()
  await page.locator('form [type=submit]').waitFor()
  await kept(page, 'A wedding.')

  // Signing in here would lead back to the request.
  const home = await page.context().newPage()
  await page.close()
  await signInByForm(home, 'learner')
  await home.getByRole('button', { name: 'Sign out' }).click()
  await home.waitForURL('**/#/')
  await kept(home, '[]')
})

it('a new class and a change of a stored one are there again after a reload, until they are saved', async () => {
  const page = await visit()
  await signInAs(page, 'teacher', '/admin#/classes/new')
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })
  const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('tab', { name: '简体中文' }).click()
  await name.fill('闸门班')
  await kept(page, '闸门班')
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await restored(page).waitFor()
  await page.getByRole('tab', { name: '简体中文' }).click()
  expect(await name.inputValue()).toBe('闸门班')
  await save()
  await restored(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).not.toContain('new')
  await kept(page, '[]')

  await name.fill('闸门实操班')
  await kept(page, '闸门实操班')
  await page.reload()
  await restored(page).waitFor()
  await page.getByRole('tab', { name: '简体中文' }).click()
  expect(await name.inputValue()).toBe('闸门实操班')
  await throwAway(page)
  expect(await name.inputValue()).toBe('闸门班')
  await kept(page, '[]')
})

it('what staff have not saved is gone when somebody else signs in in another tab', async () => {
  const page = await visit()
  await signInAs(page, 'teacher', '/admin#/classes/new')
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Sluices')
  const other = await page.context().newPage()
  await other.goto('/#/index')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.waitForURL('**/#/')
  // Until then it is there for whoever has written it.
  await page.getByText('expired', { exact: false }).first().waitFor()
  expect(await name.inputValue()).toBe('Sluices')

  const reloaded = page.waitForEvent('load')
  await submitSignIn(other, 'headmaster', passwordOf('headmaster'))
  await reloaded
  await name.waitFor()
  expect(await name.inputValue()).toBe('')
})
