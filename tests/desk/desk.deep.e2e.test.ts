import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'

import { userId } from '#server/demo/ids.ts'
import { putClasses, putMembers } from '#tests/class/members.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { writtenOn } from '#tests/kit/browser/written-on.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { passwordOf, signInAs, submitSignIn } from '#tests/kit/browser/portal-under-test.ts'
import { putBeside } from '#tests/leave/leaves-beside.ts'

const { portal, visit, complaints } = portalForTests()
const HOUR = 3_600_000
const CLASS = 'desk-e2e'

beforeAll(async () => {
  const { db } = portal()
  const now = Date.now()
  await db.deleteFrom('leave').execute()
  await putClasses(db, [
    {
      id: CLASS,
      name: 'Rivers',
      kind: 'face',
      starts_at: now - 24 * HOUR,
      ends_at: now + 90 * 24 * HOUR,
      place: null,
      headmaster_id: userId('headmaster'),
      leave_chain: 'teamLeader',
    },
  ])
  await putMembers(db, [{ class_id: CLASS, user_id: userId('learner') }])
  await db
    .insertInto('class_officer')
    .values({ class_id: CLASS, office: 'teamLeader', user_id: userId('leader') })
    .execute()
  for (let at = 1; at <= 9; at += 1) {
    const startsAt = now + at * 24 * HOUR
    await putBeside(db, new Date(now), {
      state: 'pending',
      classId: CLASS,
      chain: ['teamLeader'],
      startsAt,
      endsAt: startsAt + HOUR,
    })
  }
})

const open = async (address = '/admin#/desk', viewport = { width: 1440, height: 900 }): Promise<Page> => {
  const page = await visit({ viewport })
  await signInAs(page, 'leader', address)
  return page
}
const states = async () =>
  (await portal().db.selectFrom('leave').select('state').orderBy('starts_at').execute()).map(({ state }) => state)

it('[ROLE-04] is announced in the header, by kind and number, which leads to that part of it', async () => {
  const page = await open('/#/usercenter/myleave')
  const entry = page.getByRole('banner').getByRole('button', { name: /^Waiting for your decision – .?9 leaves/ })
  await entry.click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: /^.?9 leaves/ }).click()
  const desk = await opened
  await desk.getByRole('listbox', { name: 'Waiting for your decision' }).waitFor()
  expect(new URL(desk.url()).hash).toBe('#/desk?lifecycle=leave')
  expect(await desk.getByRole('listbox', { name: 'Waiting for your decision' }).getByRole('option').count()).toBe(9)
  await desk.close()
  expect(complaints()).toEqual([])
})

it('[ROLE-04] is worked through by keyboard alone: a leave is approved, the next one is shown, and the focus stays', async () => {
  const page = await open()
  const list = page.getByRole('listbox', { name: 'Waiting for your decision' })
  await list.waitFor()
  expect(await list.getByRole('option').count()).toBe(9)
  // Nothing has been clicked or focused yet.
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
  await expect.poll(async () => list.getByRole('option').count()).toBe(8)
  expect(await states()).toEqual(['pending.teamLeader', 'approved', ...Array<string>(7).fill('pending.teamLeader')])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox')
  expect(await page.locator('.desk-position').innerText()).toBe('2 of 8')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(complaints()).toEqual([])
})

it('[ROLE-04] its keys work after a click on nothing or on a link, and leave fields and other controls theirs', async () => {
  const page = await open()
  const list = page.getByRole('listbox', { name: 'Waiting for your decision' })
  await list.waitFor()
  const place = () => page.locator('.desk-position').innerText()
  await page.locator('.desk-details .facts').click()
  await page.keyboard.press('ArrowDown')
  expect(await place()).toBe('2 of 8')
  await page.keyboard.press('x')
  await page.getByText('1 item selected').waitFor()
  await page.keyboard.press('x')
  await page.getByRole('navigation').getByRole('link', { name: 'Decisions' }).focus()
  await page.keyboard.press('k')
  expect(await place()).toBe('1 of 8')
  // A link has other uses for these.
  await page.keyboard.press('ArrowDown')
  await page.getByRole('searchbox', { name: 'Find who asks' }).pressSequentially('jar?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await place()).toBe('1 of 8')
  expect(await states()).toContain('pending.teamLeader')
})

it.each(['pointer', 'keyboard'])(
  '[ROLE-04] two of several are decided on while another one is current, by %s',
  async (by) => {
    const page = await open()
    const list = page.getByRole('listbox', { name: 'Waiting for your decision' })
    await list.waitFor()
    const before = await states()
    const pending = [...before.keys()].filter((at) => before[at] === 'pending.teamLeader')
    if (by === 'pointer') {
      for (const at of [0, 2]) await list.getByRole('option').nth(at).locator('.desk-tick').click()
      await list.getByRole('option').nth(1).click()
      await page.getByRole('group', { name: 'Decide on several' }).getByRole('button', { name: 'Approve' }).click()
    } else {
      await list.focus()
      for (const key of ['x', 'j', 'j', 'x', 'k', 'a']) await page.keyboard.press(key)
    }
    await page.getByRole('dialog', { name: 'Approve 2 requests?' }).getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => list.getByRole('option').count()).toBe(pending.length - 2)
    expect(await states()).toEqual(
      before.map((state, at) => (at === pending[0] || at === pending[2] ? 'approved' : state)),
    )
  },
)

it('[ROLE-04] on a phone the next one stands where one has been decided, to be decided at once', async () => {
  const page = await open('/admin#/desk', { width: 360, height: 740 })
  const details = page.getByRole('region', { name: 'Details' })
  await page.getByRole('listbox').getByRole('option').first().click()
  const before = await states()
  const waiting = before.filter((state) => state === 'pending.teamLeader').length
  await details.getByText(`1 of ${waiting}`).waitFor()
  await details.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await details.getByText(`1 of ${waiting - 1}`).waitFor()
  await expect.poll(() => details.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await page.getByRole('listbox').isVisible()).toBe(false)
  await details.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog', { name: 'Approve this request?' }).waitFor()
  expect((await states()).filter((state) => state === 'approved')).toHaveLength(
    before.filter((state) => state === 'approved').length + 1,
  )
})

it('a reason that is being written is there again after a reload, and goes with its dialog', async () => {
  const page = await open()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox')
  const restored = dialog.getByText('Restored what you had written.')
  const reject = () => page.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'Reject' }).click()
  await reject()
  await reason.fill('The exam is that day')
  await expect.poll(() => writtenOn(page)).toContain('The exam is that day')
  await page.reload()
  await reject()
  await restored.waitFor()
  expect(await reason.inputValue()).toBe('The exam is that day')
  await dialog.getByRole('button', { name: 'Throw it away' }).click()
  await restored.waitFor({ state: 'detached' })
  expect(await reason.inputValue()).toBe('')

  expect(complaints()).toEqual([])

  // A session that ends by itself leaves it for its person.
  await reason.fill('Come back next week')
  await expect.poll(() => writtenOn(page)).toContain('Come back next week')
  await page.context().clearCookies({ name: 'session' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await submitSignIn(page, 'leader', passwordOf('leader'))
  await reject()
  await restored.waitFor()
  expect(await reason.inputValue()).toBe('Come back next week')

  await reason.fill('Nobody else can speak')
  await expect.poll(() => writtenOn(page)).toContain('Nobody else can speak')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => writtenOn(page)).toBe('[]')
})

it('[ROLE-04] several are rejected with one reason, and what is left or found by no filter is said', async () => {
  const page = await open()
  const list = page.getByRole('listbox', { name: 'Waiting for your decision' })
  await list.waitFor()
  await list.focus()
  await page.keyboard.press('Control+a')
  await page.getByText('3 items selected').waitFor()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject 3 requests?' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('Please give a reason.').waitFor()
  await dialog.getByRole('textbox').fill('The exam is on these days')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('heading', { name: 'Nothing waits for your decision' }).waitFor()
  expect((await states()).filter((state) => state === 'rejected')).toHaveLength(3)
  await page.goto('/admin#/desk?keyword=nobody')
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
  expect(complaints()).toEqual([])
})
