import type { Page } from 'playwright'
import { expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { goTo } from '#tests/kit/browser/standing.ts'

const { portal, visit, visitAs } = portalForTests()

const toast = (page: Page) => page.locator('[data-sonner-toast][data-type=error]')
const dialog = (page: Page) => page.getByRole('dialog')
const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const submit = (page: Page) => page.locator('form [type=submit]').click()
const course = (name: string, tab: string) => `/course/course-detail?courseID=${demoId('course', name)}&tab=${tab}`

/** Refuses a form, and waits for the one toast that says so. */
async function isRefused(page: Page, form: string, send: () => Promise<unknown>): Promise<void> {
  await send()
  await expect.poll(() => toast(page).allInnerTexts(), { message: form }).toEqual(['Validation failed'])
  await page.reload()
}

const profile = async (page: Page, change: string) => {
  await goTo(page, '/usercenter/myuserinfo')
  await click(page, change)
  await dialog(page).waitFor()
}

it('[VALID-28] a form of any kind that fails its validation shows "Validation failed" as an error toast', async () => {
  const visitor = await visit()
  for (const [form, address] of [
    ['sign-in', '/'],
    ['retrieval', '/retrieve'],
  ] as const) {
    await visitor.goto(`/#${address}`)
    await isRefused(visitor, form, () => submit(visitor))
  }

  const page = await visitAs('learner', '/index', { viewport: { width: 1440, height: 900 } })
  for (const address of ['/resetPasswords', '/resetPhone', '/resetEmail']) {
    await goTo(page, address)
    await isRefused(page, address, () => submit(page))
  }

  await profile(page, 'Change picture')
  await dialog(page).getByRole('button', { name: 'Heron' }).waitFor()
  await isRefused(page, 'picture', () => click(page, 'Confirm'))

  await goTo(page, '/updateUserInfo')
  await page.getByLabel('User name').fill(' ')
  await isRefused(page, 'profile', () => submit(page))

  await goTo(page, '/usercenter/leave?view=request')
  await isRefused(page, 'leave', () => click(page, 'Send request'))

  await goTo(page, course('levees', 'comments'))
  await isRefused(page, 'comment', () => click(page, 'Post comment'))

  await goTo(page, course('levees', 'notes'))
  await isRefused(page, 'note', () => click(page, /^Save note/))

  await portal()
    .db.insertInto('note')
    .values({
      user_id: userId('learner'),
      id: 'refused',
      course_id: demoId('course', 'levees'),
      courseware_id: null,
      at_seconds: null,
      content: 'old',
      search: 'old',
      created_at: 0,
      updated_at: 0,
    })
    .execute()
  await goTo(page, '/usercenter/mynotes?keyword=old')
  await click(page, 'Edit note')
  await page.getByRole('textbox', { name: 'Edit note' }).fill(' ')
  await isRefused(page, 'changed note', () => click(page, 'Save'))

  await goTo(page, `/notice-announcement/message-detail?dialogueId=${demoId('dialogue', 'learner chen.yuhan')}`)
  await isRefused(page, 'letter', () => page.getByRole('textbox', { name: 'Write a message' }).press('Enter'))

  await goTo(page, '/resources?keyword=verticals')
  await page.locator('.resource-rate').first().click()
  await isRefused(page, 'rating', () => click(page, 'Submit rating'))

  await goTo(page, '/usercenter/leave?status=pending')
  await page.locator('.row-link').first().click()
  await click(page, 'Cancel request')
  await isRefused(page, 'reason of a cancellation', () =>
    dialog(page).getByRole('button', { name: 'Cancel request' }).click(),
  )

  const approver = await visitAs('leader', '/dxClass/leave-audit')
  await approver
    .getByRole('region', { name: 'Details' })
    .getByRole('button', { name: /^Reject/ })
    .click()
  await isRefused(approver, 'reason of a rejection', () =>
    dialog(approver).getByRole('button', { name: 'Reject' }).click(),
  )
})
