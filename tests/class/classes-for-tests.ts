import type { Page } from 'playwright'

import { demoId, userId } from '#server/demo/ids.ts'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import type { DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { putClasses, putMembers, removeMembers } from './members.ts'

const DAY_MS = 24 * 60 * 60_000

export const PARTY = '/dxClass/class-list'
export const rows = (page: Page) => page.locator('.class-row')
export const classId = (name: string): string => demoId('class', name)

/** By its class: a dialog hides its role. */
export const registration = (page: Page) => page.locator('.class-registration')
export const shows = (page: Page, state: string) =>
  registration(page).locator('.record-head').getByText(state, { exact: true }).waitFor()

/** A portal and its learners in their classes. */
export function classesForTests() {
  const { portal, visitAs, complaints } = portalForTests()
  const signedIn = (address: string, name: DemoName = 'learner') => visitAs(name, address)
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
  return { portal, complaints, signedIn, join, leaveAll, announce }
}
