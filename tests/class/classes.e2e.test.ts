import { describe, expect, it } from 'vitest'

import { PAUSE_MS } from '#machines/class/registration.lifecycle.ts'
import { userId } from '#server/demo/ids.ts'

import { goTo, settled } from '#tests/kit/browser/standing.ts'
import { classesForTests, PARTY, registration, rows, shows } from './classes-for-tests.ts'
import { putMembers } from './members.ts'

const { portal, complaints, signedIn, join, announce } = classesForTests()

describe('my classes', () => {
  it('[ROUTE-62, CLASS-01, CLASS-03] are listed with kind, place, dates and state', async () => {
    await join('party-week', -1, 3)
    await portal().db.updateTable('class').set({ kind: 'party' }).where('id', '=', 'party-week').execute()
    const page = await signedIn('/class/class-list')
    const row = rows(page).filter({ hasText: 'Flood Forecasting and Emergency Command' })
    const text = await row.innerText()
    for (const part of [
      'Face to face',
      'Main campus, building 3, room 205',
      'Nguyễn Thị Hương',
      /\d+ people/,
      / ~ /,
      'In progress',
    ]) {
      expect(text).toMatch(part)
    }
    expect(await row.getByRole('img').getAttribute('aria-label')).toContain('In progress')
    const addresses = { 'Face to face': '/class/class-list', Online: '/onLine/onLine-list', 'Party school': PARTY }
    for (const [kind, address] of Object.entries(addresses)) {
      await goTo(page, address)
      await settled(page)
      const kinds = await rows(page).locator('.class-row-words .class-kind').allInnerTexts()
      expect([...new Set(kinds)], address).toEqual([kind])
    }
    await rows(page).filter({ hasText: 'party-week' }).waitFor()
    expect(complaints()).toEqual([])
  })
})

describe('one class', () => {
  it('[ROUTE-63, CLASS-01, CLASS-03] shows its facts, its journey and its members', async () => {
    await join('three-days', -1, 2)
    await putMembers(portal().db, [{ class_id: 'three-days', user_id: userId('leader') }])
    const page = await signedIn('/class/class-detail?classID=three-days&type=current')
    await page.getByRole('heading', { level: 1, name: 'three-days' }).waitFor()
    const main = page.getByRole('main')
    await main.getByText('Room 7').waitFor()
    await main.getByText('2 people').waitFor()
    const journey = main.getByRole('region', { name: 'Where this class stands' })
    expect(await journey.getByRole('list', { name: 'Journey' }).getByRole('listitem').count()).toBe(3)
    expect(await journey.locator('[aria-current=step]').innerText()).toContain('In progress')
    await main.getByRole('link', { name: 'Members', exact: true }).click()
    await page.waitForURL('**/#/class/class-detail?classID=three-days&type=current&tab=members')
    await main.locator('.class-member').first().waitFor()
    expect(await main.locator('.class-member').count()).toBe(2)
    await page.getByRole('link', { name: 'Back to the classes' }).click()
    await page.waitForURL('**/#/class/class-list?type=current')
    expect(complaints()).toEqual([])
  })
})

describe('the registration for a class', () => {
  it('[REG-01, REG-02, REG-04, REG-05, REG-06] is made, withdrawn with a reason, and made again', async () => {
    await announce('open-week', -1, 3)
    const page = await signedIn('/class/class-detail?classID=open-week')
    await page.clock.install()
    await page.reload()
    const box = registration(page)
    const dialog = page.getByRole('dialog')
    await shows(page, 'Not registered')
    await box.getByText('You can register now; you have your place at once.').waitFor()
    await box.getByRole('button', { name: 'Register', exact: true }).click()
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await shows(page, 'Registered')
    // Who is in sees the other tabs too.
    await page.getByRole('link', { name: 'Members', exact: true }).waitFor()
    await box.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await dialog.getByText('Please give a reason.').waitFor()
    await shows(page, 'Registered')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('I am on duty at the gauge')
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await shows(page, 'Withdrawn')
    await box.getByText('I am on duty at the gauge').first().waitFor()
    // There is a pause; when it is over, the page knows without being asked.
    const again = box.getByRole('button', { name: 'Register again', exact: true })
    await box.getByText('Less than a minute has passed since the withdrawal.').first().waitFor()
    expect(await again.count()).toBe(0)
    portal().pass(PAUSE_MS)
    await page.clock.fastForward(PAUSE_MS + 1000)
    await again.click()
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await shows(page, 'Registered')
    await goTo(page, '/class/class-list')
    await rows(page).filter({ hasText: 'open-week' }).waitFor()
    expect(complaints()).toEqual([])
  })
})
