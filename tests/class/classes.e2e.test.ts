import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, startPortalUnderTest, type DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'
import { lessonNow } from '#tests/timetable/lessons.ts'
import { putClasses, putMembers, removeMembers } from './members.ts'

const DAY_MS = 24 * 60 * 60_000

const { portal, visitAs, complaints } = portalForTests()

const signedIn = (address: string, name: DemoName = 'learner') => visitAs(name, address)
const PARTY = '/dxClass/class-list'
const rows = (page: Page) => page.locator('.class-row')
const classId = (name: string): string => demoId('class', name)
/** A class of the learner only, starting so many days from now. */
const join = async (id: string, from: number, to: number, user: DemoName = 'learner') => {
  await putClasses(portal().db, [
    {
      id,
      name: id,
      kind: 'face',
      starts_at: Date.now() + from * DAY_MS,
      ends_at: Date.now() + to * DAY_MS,
      place: 'Room 7',
      headmaster_id: null,
    },
  ])
  await putMembers(portal().db, [{ class_id: id, user_id: userId(user) }])
}
const leaveAll = (user: DemoName) => removeMembers(portal().db, { user_id: userId(user) })

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

  it('[ROUTE-62, CLASS-03] are filtered by type; history holds the ended ones (gap GAP-14)', async () => {
    await join('over-yesterday', -9, -1)
    await join('starts-tomorrow', 1, 3)
    const page = await signedIn('/class/class-list?type=history')
    await rows(page).filter({ hasText: 'over-yesterday' }).waitFor()
    expect(await rows(page).filter({ hasText: 'starts-tomorrow' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Ended', exact: true }).getAttribute('aria-current')).toBe('page')
    await page.getByRole('link', { name: 'Not started', exact: true }).click()
    await page.waitForURL('**/#/class/class-list?type=coming')
    await rows(page).filter({ hasText: 'starts-tomorrow' }).waitFor()
    expect(await rows(page).filter({ hasText: 'over-yesterday' }).count()).toBe(0)
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page.waitForURL('**/#/class/class-list')
    await rows(page).filter({ hasText: 'over-yesterday' }).waitFor()
    await rows(page).filter({ hasText: 'starts-tomorrow' }).waitFor()
  })

  it('show all for an unknown type, and pass it on (gap GAP-15)', async () => {
    const page = await signedIn('/class/class-list?type=forum')
    await rows(page).first().waitFor()
    expect(await page.getByRole('link', { name: 'All', exact: true }).getAttribute('aria-current')).toBe('page')
    await rows(page).filter({ hasText: 'Flood Forecasting' }).getByRole('link').click()
    await page.waitForURL(`**/#/class/class-detail?classID=${classId('flood')}&type=forum`)
    await page.getByRole('link', { name: 'Back to the classes' }).click()
    await page.waitForURL('**/#/class/class-list?type=forum')
  })

  it.each([
    ['page=99', 'In progress'],
    ['page=abc&type=current', 'In progress'],
  ])('handle invalid parameters: ?%s', async (query, text) => {
    const page = await signedIn(`/class/class-list?${query}`)
    await rows(page).getByText(text).first().waitFor()
  })

  it('[ROUTE-62] show an empty state, and an error state', async () => {
    await leaveAll('teacher')
    await portal()
      .db.updateTable('class')
      .set({ headmaster_id: null })
      .where('headmaster_id', '=', userId('teacher'))
      .execute()
    await portal().db.deleteFrom('class_officer').where('user_id', '=', userId('teacher')).execute()
    const page = await signedIn('/class/class-list?type=coming', 'teacher')
    await page.getByRole('heading', { name: 'No class to come' }).waitFor()
    await page.route('**/class/list*', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await page.getByRole('link', { name: 'See all classes' }).click()
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute('**/class/list*')
    await retry.click()
    await page.getByRole('heading', { name: 'You are in no class yet' }).waitFor()
  })

  it('[LOCALE-07] are workshops in the variant wording', async () => {
    const other = await startPortalUnderTest({ WORDING: 'workshop' })
    try {
      const { page } = await other.visit()
      await signInAs(page, 'learner')
      await page.getByRole('heading', { name: 'Your agenda today' }).waitFor()
      await goTo(page, '/class/class-list')
      await page.getByRole('heading', { level: 1, name: 'My workshops' }).waitFor()
    } finally {
      await other.close()
    }
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

  it('[ENTITY-23 in part] shows an online class with what it asks for', async () => {
    const page = await signedIn(`/onLine/onLine-detail?classID=${classId('water-law')}`)
    const facts = await page.getByRole('main').locator('.class-overview > .class-column .facts').innerText()
    // Training time and registration window, by their days; 40 people beside the learner; two and three courses.
    const day = (days: number) =>
      new Date(new Date(portal().now()).setUTCHours(0, 0, 0, 0) + days * DAY_MS).toLocaleDateString('en-US', {
        ...({ timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' } as const),
      })
    for (const line of [
      ['Dates', day(-40), day(29)],
      ['Registration', day(-75), day(-43)],
      ['Place', 'Online'],
      ['Size', '41 people'],
      ['Courses', '5'],
    ]) {
      expect(facts.replaceAll('\n', ' ')).toMatch(new RegExp(line.join('.*')))
    }
    const asked = page.getByRole('main').locator('.class-standing')
    expect(await asked.nth(0).innerText()).toMatch(/Required[^]*Courses passed: \d \/ 2[^]*Hours: [\d.]+ \/ 4/)
    expect(await asked.nth(1).innerText()).toMatch(/Elective[^]*Courses passed: \d \/ 1[^]*Hours: [\d.]+ \/ 2/)
    expect(complaints()).toEqual([])
  })

  it('[CLASS-02 in part] leads from its timetable to each lesson, and back to the timetable', async () => {
    await lessonNow(portal().db, portal().now().getTime(), 'row')
    const page = await signedIn('/class/class-detail?classID=class-row&tab=timetable')
    const row = page.locator('.class-lesson')
    await row.getByRole('link', { name: 'Lesson row', exact: true }).click()
    await page.waitForURL('**/#/lesson?lessonID=row')
    await page.getByRole('heading', { level: 1, name: 'Lesson row' }).waitFor()
    await page.getByRole('link', { name: 'To the class' }).click()
    await page.waitForURL('**/#/class/class-detail?classID=class-row&tab=timetable')
    await row.getByRole('link', { name: 'Check in Lesson row' }).click()
    await page.getByLabel('Check-in number').waitFor()
    await removeMembers(portal().db, { class_id: 'class-row' })
    expect(complaints()).toEqual([])
  })

  it('[CLASS-02 in part] leads to the request for leave with the class chosen', async () => {
    const page = await signedIn(`/class/class-detail?classID=${classId('flood')}`)
    await page.getByRole('link', { name: 'Ask for leave' }).click()
    await page.waitForURL(`**/#/usercenter/leave?view=request&classID=${classId('flood')}`)
    const choice = page.getByLabel('Class', { exact: true })
    expect(await choice.inputValue()).toBe(classId('flood'))
    await page.getByRole('list', { name: 'Journey' }).waitFor()
    // What one cannot ask leave of is not chosen.
    await goTo(page, `/usercenter/leave?view=request&classID=${classId('dam-safety')}`)
    await page.reload()
    await choice.waitFor()
    expect(await choice.inputValue()).toBe('')
    expect(complaints()).toEqual([])
  })

  it('has a timetable: what is on or to come, then what is over with where its learner was', async () => {
    const page = await signedIn(`/class/class-detail?classID=${classId('flood')}&tab=timetable`)
    const coming = page.getByRole('list', { name: 'Timetable' })
    await coming.getByRole('link').first().waitFor()
    const over = page.getByRole('region', { name: 'Ended', exact: true })
    expect(await coming.locator('.class-lesson').count()).toBe(7)
    expect(await over.locator('.class-lesson').count()).toBe(7)
    // Whoever was registered was there, late, absent or excused; nobody is still expected.
    expect(await over.locator('.status').count()).toBe(7)
    expect(await page.getByText('Expected').count()).toBe(0)
    expect(await coming.getByRole('link', { name: 'Check in' }).count()).toBe(1)
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-63, ROUTE-73] is shown at the address of its kind, in place of another', async () => {
    const page = await signedIn('/class/class-list')
    await page.evaluate(
      (id) => (location.hash = `#/class/class-detail?classID=${id}&tab=courses`),
      classId('water-law'),
    )
    await page.waitForURL(`**/#/onLine/onLine-detail?classID=${classId('water-law')}&tab=courses`)
    await page.getByRole('heading', { level: 1, name: 'Water Law Across Borders' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/#/class/class-list')
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-63] explains to a non-member why they see it', async () => {
    const page = await signedIn(`/class/class-detail?classID=${classId('flood')}`, 'admin')
    await page.getByText('You are not a learner of this class').waitFor()
    const manage = page.getByRole('link', { name: 'Manage' })
    expect(await manage.getAttribute('href')).toBe(`./admin#/classes/${classId('flood')}`)
  })

  it.each(['?classID=no-such-class', '?classID=..%2F..', '?classID=strangers', '?classID=list'])(
    '[ROUTE-63] is missing for %s',
    async (query) => {
      if (query.endsWith('strangers')) await join('strangers', -1, 1, 'committee')
      const page = await signedIn(`/class/class-detail${query}`)
      await page.getByRole('heading', { name: 'We can’t find this class' }).waitFor()
      await page.getByRole('link', { name: 'See all classes' }).click()
      await page.waitForURL('**/#/class/class-list')
    },
  )
})

describe('the current class', () => {
  it('[SHELL-09, ROUTE-63] leads to a choice among several', async () => {
    const page = await signedIn('/class/class-detail?type=current')
    await page.getByRole('heading', { level: 1, name: 'Current class' }).waitFor()
    await rows(page).filter({ hasText: 'Flood Forecasting' }).getByRole('link').click()
    await page.waitForURL(`**/#/class/class-detail?classID=${classId('flood')}&type=current`)
  })

  it('[SHELL-09, ROUTE-63] is shown directly if it is the only one, and explained if there is none', async () => {
    await leaveAll('weak')
    await portal().db.updateTable('user').set({ weak_password: 0 }).where('id', '=', userId('weak')).execute()
    const page = await signedIn('/class/class-detail', 'weak')
    await page.getByRole('heading', { name: 'No class in progress' }).waitFor()
    await join('only-one', -1, 1, 'weak')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'only-one' }).waitFor()
  })
})

describe('the registration for a class', () => {
  /** A class whose window opens and closes so many days from now, and which begins after it. */
  const announce = (id: string, opens: number, closes: number) =>
    putClasses(portal().db, [
      {
        id,
        name: id,
        kind: 'face',
        starts_at: Date.now() + 20 * DAY_MS,
        ends_at: Date.now() + 25 * DAY_MS,
        place: 'Room 7',
        headmaster_id: null,
        opens_at: Date.now() + opens * DAY_MS,
        closes_at: Date.now() + closes * DAY_MS,
        audience: 'all',
      },
    ])
  // By its class: a dialog hides its role.
  const registration = (page: Page) => page.locator('.class-registration')
  const shows = (page: Page, state: string) =>
    registration(page).locator('.record-head').getByText(state, { exact: true }).waitFor()

  it('[REG-01, REG-02, REG-04, REG-05, REG-06] is made, withdrawn with a reason, and made again', async () => {
    await announce('open-week', -1, 3)
    const page = await signedIn('/class/class-detail?classID=open-week')
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
    await box.getByRole('button', { name: 'Register again' }).click()
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await shows(page, 'Registered')
    await goTo(page, '/class/class-list')
    await rows(page).filter({ hasText: 'open-week' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it.each([
    ['window-to-come', 2, 5, 'notStarted', 'Registration not open yet', 'Registration has not started yet.'],
    ['window-open', -2, 5, 'open', 'Registration open', 'You can register now; you have your place at once.'],
    ['window-over', -5, -2, 'ended', 'Registration closed', 'Registration has ended.'],
  ] as const)('[REG-03] has a window: %s', async (id, opens, closes, window, words, next) => {
    await announce(id, opens, closes)
    const page = await signedIn(`/class/class-list?type=open&window=${window}`)
    await rows(page).filter({ hasText: id }).getByText(words, { exact: true }).waitFor()
    await rows(page).filter({ hasText: id }).getByRole('link').click()
    await shows(page, 'Not registered')
    await registration(page).getByText(next, { exact: true }).first().waitFor()
    const isOpen = await registration(page).getByRole('button', { name: 'Register', exact: true }).count()
    expect(isOpen).toBe(window === 'open' ? 1 : 0)
    expect(complaints()).toEqual([])
  })
})
