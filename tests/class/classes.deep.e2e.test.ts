import { describe, expect, it } from 'vitest'

import { userId } from '#server/demo/ids.ts'

import { signInAs, startPortalUnderTest } from '#tests/kit/browser/portal-under-test.ts'
import { shownDay } from '#tests/kit/browser/shown-times.ts'
import { goTo } from '#tests/kit/browser/standing.ts'
import { lessonNow } from '#tests/timetable/lessons.ts'
import { classesForTests, classId, registration, rows, shows } from './classes-for-tests.ts'
import { removeMembers } from './members.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const { portal, complaints, signedIn, join, leaveAll, announce } = classesForTests()

describe('my classes', () => {
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
  it('[ENTITY-23] shows an online class: its window, its time, its place, how many are in it, its courses, what of them and which exams are to be passed, its homework', async () => {
    const page = await signedIn(`/onLine/onLine-detail?classID=${classId('water-law')}`)
    const facts = await page.getByRole('main').locator('.class-overview > .class-column .facts').innerText()
    // Training time and registration window, by the reader's days: both begin at one and end at nine by UTC; 40 people
    // beside the learner; two and three courses.
    const midnight = portal().now().setUTCHours(0, 0, 0, 0)
    const day = (days: number, hour: number) => shownDay(midnight + days * DAY_MS + hour * HOUR_MS)
    for (const line of [
      ['Dates', day(-40, 1), day(29, 9)],
      ['Registration', day(-75, 1), day(-43, 9)],
      ['Place', 'Online'],
      ['Size', '41 people'],
      ['Courses', '5'],
    ]) {
      expect(facts.replaceAll('\n', ' ')).toMatch(new RegExp(line.join('.*')))
    }
    const asked = page.getByRole('main').locator('.class-standing')
    expect(await asked.nth(0).innerText()).toMatch(/Required[^]*Courses passed: \d \/ 2[^]*Hours: [\d.]+ \/ 4/)
    expect(await asked.nth(1).innerText()).toMatch(/Elective[^]*Courses passed: \d \/ 1[^]*Hours: [\d.]+ \/ 2/)
    expect(await asked.nth(2).innerText()).toMatch(/Exams[^]*(?:Not reached yet|Reached)[^]*Exams passed: \d \/ 1/)
    await page.getByRole('main').getByRole('link', { name: 'Homework', exact: true }).click()
    const homework = page.locator('.response-rows > li')
    await homework.first().waitFor()
    expect(await homework.count()).toBe(2)
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
