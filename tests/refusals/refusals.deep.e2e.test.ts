import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { declaredCalls } from '#server/parts.ts'
import { demoId } from '#server/demo/ids.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { goTo } from '#tests/kit/browser/standing.ts'

const { visit, visitAs } = portalForTests()

const REFUSAL = 'The server refuses just this.'
const refusal = JSON.stringify({ code: 5000, message: REFUSAL, reason: 'request.failed', data: null })
const toast = (page: Page) => page.locator('[data-sonner-toast][data-type=error]')
const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const members = `/classes/${demoId('class', 'flood')}?tab=members`
const course = (tab: string) => `/course/course-detail?courseID=${demoId('course', 'levees')}&tab=${tab}`

/** Lets the server refuse one call, and no other. */
async function refuse(page: Page, name: string): Promise<void> {
  const { method, path } = declaredCalls[name]!
  const address = new RegExp(`/${path.replaceAll(/\{\w+\}/g, '[^/?]+')}([?]|$)`)
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fulfill({ status: 400, contentType: 'application/json', body: refusal })
  })
}

describe('a refusal in a browser', () => {
  it.each([
    ['a list', 'listMyClasses', '/class/class-list'],
    ['a detail', 'getCourse', course('chapters')],
    ['a part of home', 'listHomeCourses', '/index'],
    ['a form that is not loaded', 'getLeaveProspect', '/usercenter/leave?view=request'],
    ['the sittings that were left', 'listUnrecorded', '/usercenter/mycourse'],
    ['the player', 'getPlayerCourse', `/play?courseID=${demoId('course', 'levees')}`],
  ])('of %s stands at its place, with a way to try again', async (_, call, address) => {
    const page = await visitAs('learner', '/usercenter/mynotes')
    await refuse(page, call)
    await page.evaluate((hash) => void (location.hash = hash), address)
    await page.locator('main').getByText(REFUSAL).first().waitFor()
    expect(await page.locator('main').getByRole('button', { name: 'Try again' }).count()).toBeGreaterThan(0)
    expect(await toast(page).count()).toBe(0)
  })

  it('of what a form sends stands beside the form', async () => {
    const page = await visitAs('learner', course('notes'))
    await refuse(page, 'addNote')
    await page.locator('textarea').first().fill('Water finds its way.')
    await click(page, /^Save note/)
    await page.getByRole('status').filter({ hasText: REFUSAL }).waitFor()
    expect(await toast(page).count()).toBe(0)
  })

  it('of a choice that was shown at once is a toast, and the choice is taken back', async () => {
    const page = await visitAs('learner', course('chapters'))
    await refuse(page, 'setFavourite')
    const favourite = page.getByRole('button', { name: 'Favourite', exact: true })
    const before = await favourite.getAttribute('aria-pressed')
    await favourite.click()
    await expect.poll(() => toast(page).allInnerTexts()).toEqual([expect.stringContaining(REFUSAL)])
    expect(await favourite.getAttribute('aria-pressed')).toBe(before)
  })

  it('of a call without a place of its own is a toast', async () => {
    const page = await visitAs('learner', '/index')
    await refuse(page, 'listDictionary')
    await goTo(page, '/course/course-list')
    await expect.poll(() => toast(page).allInnerTexts()).toContain(REFUSAL)
  })
})

describe('a refusal of what the browser fetches by itself', () => {
  it('drawCaptcha: the field says that its picture is missing', async () => {
    const page = await visit()
    await refuse(page, 'drawCaptcha')
    await page.goto('/#/')
    await page.getByText('The code could not be loaded. Get another one.').waitFor()
  })

  it('streamFile: the player says that the film cannot be played', async () => {
    const page = await visitAs('learner', '/index')
    await refuse(page, 'streamFile')
    await page.evaluate((hash) => void (location.hash = hash), `/play?courseID=${demoId('course', 'levees')}`)
    await page.getByText('The video was interrupted').waitFor()
  })

  it.each([
    ['getPeopleTemplate', '/people/import', 'a[download]'],
    ['getRosterTemplate', members, '[data-section=roster-import] a[download]'],
    ['exportExamResults', `/papers?exam=${demoId('exam', 'river-measurement')}`, '[data-export=results]'],
    [
      'exportResults',
      `/questionnaires/${demoId('questionnaire', 'training-needs')}?view=results`,
      '[data-export=xlsx]',
    ],
    ['exportClass', members, '[data-section=roster-exports] a[download]'],
  ])('%s: the browser says that its download has failed', async (_, address, links) => {
    const page = await visitAs('admin', '/index')
    await page.goto(`/admin#${address}`)
    const link = page.locator(links).first()
    await link.waitFor()
    // Refused by the server itself: an answer of the test's own would be taken for the file.
    await page.context().clearCookies()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(await download.failure()).not.toBeNull()
  })
})

it.each(['uploadFile', 'changeUser'])('%s: the dialogue of the picture keeps open and says why', async (call) => {
  const page = await visitAs('learner', '/usercenter/myuserinfo')
  await refuse(page, call)
  await click(page, 'Change picture')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Heron' }).click()
  await dialog.locator('.avatar-frame cropper-image').waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText(REFUSAL).waitFor()
})
