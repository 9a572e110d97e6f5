import { expect, it } from 'vitest'

import { leaveApprovers } from '#api/leave/leave.contract.ts'

import { accounts, AUDIT, button, details, dialog, fill, leavesForTests, opened } from './leaves-for-tests.ts'

const { signedIn, stateOf, complaints } = leavesForTests()

it('[ROUTE-32, ROUTE-81, LEAVE-01, LEAVE-02, LEAVE-03, LEAVE-04, LEAVE-05, LEAVE-06, CONST-10, ROLE-04] a leave is requested, approved by all four in turn, and revoked with a reason [LEAVE-08]', async () => {
  const learner = await signedIn('learner', '/usercenter/leave')
  await learner.getByRole('link', { name: 'Request leave' }).click()
  await fill(learner, 'A check-up in hospital.')
  await learner
    .locator('.request-range')
    .getByText(/ 08:00 ~ 18:00/)
    .waitFor()
  // The approvers are shown before anything is sent.
  const chain = learner.getByRole('list', { name: 'Journey' })
  expect(await chain.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Request'),
    ...['Team leader', 'Discipline committee member', 'Class teacher', 'School leader'].map(
      (who) => expect.stringContaining(`${who} decides`) as string,
    ),
    expect.stringContaining('Approved'),
  ])
  await button(learner, 'Send request').click()
  await learner.waitForURL(/leaveID=/)
  const leaveID = /leaveID=([\w-]+)/.exec(learner.url())?.[1] ?? ''
  await learner.getByText('Waiting for a decision by: \u2068Team leader\u2069').waitFor()

  for (const [i, approver] of leaveApprovers.entries()) {
    const page = await signedIn(accounts[approver], AUDIT)
    await opened(page, 'A check-up in hospital.')
    expect(await details(page).innerText()).toMatch(/林晓雯[^]*Sick leave[^]* 08:00 ~ 18:00/)
    await details(page).getByRole('button', { name: 'Approve' }).click()
    await dialog(page).getByLabel('Comment (optional)').fill(`Agreed ${i}.`)
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await page.getByText('1 item decided.').waitFor()
    await details(page).getByText('A check-up in hospital.').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Decided' }).click()
    await page.locator(`.leave-row a[href*="${leaveID}"]`).waitFor()
    await page.context().close()
    // The learner's open page follows each decision.
    await learner.getByText(`Agreed ${i}.`).waitFor()
  }
  expect(await stateOf(leaveID)).toBe('approved')

  const steps = learner.locator('.journey-step')
  await steps.nth(5).waitFor()
  expect((await steps.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/Requested 林晓雯/),
    expect.stringMatching(/Team leader agreed Amélie Laurent .* Agreed 0\./),
    expect.stringMatching(/Discipline committee member agreed Дмитрий Волков .* Agreed 1\./),
    expect.stringMatching(/Class teacher agreed Nguyễn Thị Hương .* Agreed 2\./),
    expect.stringMatching(/School leader agreed ສົມພອນ ວົງສາ .* Agreed 3\./),
    expect.stringMatching(/Approved/),
  ])
  await button(learner, 'Revoke leave').click()
  await dialog(learner).getByRole('button', { name: 'Revoke leave' }).click()
  await dialog(learner).getByText('Please give a reason.').waitFor()
  expect(await stateOf(leaveID)).toBe('approved')
  await dialog(learner).getByLabel('Reason').fill('It has been postponed.')
  await dialog(learner).getByRole('button', { name: 'Revoke leave' }).click()
  await learner.locator('.record-head').getByText('Cancelled').waitFor()
  await learner.locator('.journey-step').last().getByText('It has been postponed.').waitFor()
  expect(complaints()).toEqual([])
})
