import type { Locator, Page } from 'playwright'
import { beforeAll } from 'vitest'

import type { LeaveApprover } from '#api/leave/leave.contract.ts'

import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'

/** The approvers of the learner's class, in order. */
export const accounts: Readonly<Record<LeaveApprover, DemoName>> = {
  teamLeader: 'leader',
  disciplineCommittee: 'committee',
  headmaster: 'headmaster',
  schoolLeader: 'school',
}
const CLASS = 'Flood Forecasting and Emergency Command'
export const wide = { width: 1440, height: 900 }
export const narrow = { width: 360, height: 740 }

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
/** What waits at the desk. */
export const options = (page: Page) => page.getByRole('listbox').getByRole('option')
/** The details of the current row at the desk. */
export const details = (page: Page) => page.getByRole('region', { name: 'Details' })
/** With all that waits on one page. */
export const AUDIT = '/dxClass/leave-audit?size=40'

/** Opens what waits at the desk with this reason; returns its row. */
export async function opened(page: Page, reason: string): Promise<Locator> {
  const rows = options(page)
  await rows.first().waitFor()
  for (const row of await rows.all()) {
    await row.click()
    if ((await details(page).getByText(reason, { exact: true }).count()) > 0) return row
  }
  throw new Error(`Nothing waits with the reason ${reason}`)
}

let count = 0
/** Future days without leaves. */
export const freeTime = () => {
  count += 1
  const day = new Date(Date.now() + (40 + count) * 86_400_000).toISOString().slice(0, 10)
  return { start: `${day}T08:00`, end: `${day}T18:00` }
}
export const fill = async (page: Page, reason: string, { start, end } = freeTime()) => {
  await page.getByLabel('Class', { exact: true }).selectOption({ label: CLASS })
  await page.getByLabel('Sick leave').check()
  await page.getByLabel('Start', { exact: true }).fill(start)
  await page.getByLabel('End', { exact: true }).fill(end)
  await page.getByLabel('Reason').fill(reason)
}
export const call = async (
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<{ leaveID: string; message: string }> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.fetch(`/api-classes/portal/leave/${path}`, {
    method,
    data: { ...data, _csrf: token, lang: 'en_US' },
  })
  return ((await answer.json()) as { data: { leaveID: string; message: string } }).data
}

/** A portal whose learner can ask for leave for months. */
export function leavesForTests() {
  const { portal, visit, visitAs, complaints } = portalForTests()
  const signedIn = (name: DemoName, address: string, options: Visit[0] = { viewport: wide }) =>
    visitAs(name, address, options)
  /** Creates a leave of the learner by the form's calls; returns its id. */
  const requested = async (page: Page, reason: string): Promise<string> => {
    const { start, end } = freeTime()
    const leave = await call(page, 'POST', 'request', {
      classID: await classID(),
      type: 'sick',
      startTime: `${start.replace('T', ' ')}:00`,
      endTime: `${end.replace('T', ' ')}:00`,
      reason,
    })
    return leave.leaveID
  }
  const classID = async (): Promise<string> =>
    (await portal().db.selectFrom('class_text').select('class_id').where('name', '=', CLASS).executeTakeFirstOrThrow())
      .class_id
  const stateOf = async (leaveID: string): Promise<string> =>
    (await portal().db.selectFrom('leave').select('state').where('id', '=', leaveID).executeTakeFirstOrThrow()).state
  /** Decides by the page's call. */
  const decided = async (approver: LeaveApprover, leaveID: string, type: 'approve' | 'reject', revision: number) => {
    const page = await visit()
    await signInAs(page, accounts[approver], '/portal.svg')
    await call(page, 'PUT', `${leaveID}/event`, { type, revision, reason: 'Decided elsewhere.' })
  }

  // Extends the class beyond all requested days.
  beforeAll(async () => {
    await portal()
      .db.updateTable('class')
      .set({ ends_at: Date.now() + 200 * 86_400_000 })
      .where('id', '=', await classID())
      .execute()
  })
  return { portal, complaints, signedIn, requested, stateOf, decided }
}
