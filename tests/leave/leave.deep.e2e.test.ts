import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { userId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { goTo } from '#tests/kit/browser/standing.ts'
import {
  AUDIT,
  button,
  call,
  details,
  dialog,
  fill,
  freeTime,
  leavesForTests,
  narrow,
  opened,
  options,
  wide,
} from './leaves-for-tests.ts'

const { portal, signedIn, requested, stateOf, decided } = leavesForTests()

describe('a leave', () => {
  it('[LEAVE-05, LEAVE-06, LEAVE-07, ROUTE-32] is rejected only with a reason; another is cancelled; both are found by status', async () => {
    const learner = await signedIn('learner', '/usercenter/leave?status=cancelled')
    await requested(learner, 'To be rejected.')
    const own = await requested(learner, 'To be cancelled.')
    const leader = await signedIn('leader', AUDIT)
    await opened(leader, 'To be rejected.')
    await details(leader).getByRole('button', { name: 'Reject' }).click()
    await dialog(leader).getByRole('button', { name: 'Reject' }).click()
    await dialog(leader).getByText('Please give a reason.').waitFor()
    await dialog(leader).getByLabel('Reason').fill('There is an exam on that day.')
    await dialog(leader).getByRole('button', { name: 'Reject' }).click()
    await details(leader).getByText('To be rejected.').waitFor({ state: 'detached' })

    await goTo(learner, `/usercenter/leave?leaveID=${own}&status=cancelled`)
    await button(learner, 'Cancel request').click()
    await dialog(learner).getByLabel('Reason').fill('Not needed.')
    await dialog(learner).getByRole('button', { name: 'Cancel request' }).click()
    await learner.getByText('This leave was cancelled').waitFor()
    await learner.getByRole('link', { name: 'Back to your leave' }).click()
    await learner.waitForURL('**/#/usercenter/leave?status=cancelled')
    await learner.locator(`.leave-row a[href*="${own}"]`).waitFor()
    await learner.getByRole('link', { name: 'Rejected', exact: true }).click()
    await learner.waitForURL('**/#/usercenter/leave?status=rejected')
    const first = learner.locator('.leave-row').first()
    await first.locator('.status').getByText('Rejected').waitFor()
    expect(await first.innerText()).toContain(' ~ ')
    await first.getByRole('link').click()
    await learner.getByText('There is an exam on that day.').waitFor()
  })

  it('[LEAVE-08, ROLE-04] explains before any request why an action is disabled, by keyboard', async () => {
    const page = await signedIn('learner', '/usercenter/leave')
    const leaveID = await requested(page, 'Closed actions.')
    await goTo(page, `/usercenter/leave?leaveID=${leaveID}`)
    const closed = page.getByRole('button', { name: 'Revoke leave: why can’t I?' })
    await closed.waitFor()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()))
    await closed.focus()
    await page.keyboard.press('Enter')
    await page.getByText('This leave has not been approved yet.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('This leave has not been approved yet.').waitFor({ state: 'detached' })
    // The focus comes back once the explanation has gone.
    await expect.poll(() => closed.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(sent).toEqual([])
    // Out of turn, the committee sees it with an explanation.
    const committee = await signedIn('committee', `/dxClass/leave-audit?leaveID=${leaveID}`)
    await committee.getByRole('button', { name: 'Approve: why can’t I?' }).click()
    await committee.getByText('It is not your turn to decide').waitFor()
  })

  it('[LEAVE-07] keeps the input without network, and can be sent again', async () => {
    const page = await signedIn('learner', '/usercenter/leave')
    const leaveID = await requested(page, 'No network.')
    await goTo(page, `/usercenter/leave?leaveID=${leaveID}`)
    await button(page, 'Cancel request').click()
    await dialog(page).getByLabel('Reason').fill('Well again.')
    await page.route('**/event', (route) => route.abort('internetdisconnected'))
    await dialog(page).getByRole('button', { name: 'Cancel request' }).click()
    await dialog(page).getByText('No answer came from the server.').waitFor()
    expect(await dialog(page).getByLabel('Reason').inputValue()).toBe('Well again.')
    await page.unroute('**/event')
    await dialog(page).getByRole('button', { name: 'Send again' }).click()
    await page.getByText('This leave was cancelled').waitFor()
    expect(await stateOf(leaveID)).toBe('cancelled')
  })

  it('[LEAVE-04, LEAVE-07] detects a concurrent change, and offers what can still be done', async () => {
    const page = await signedIn('learner', '/usercenter/leave')
    const [open1, gone] = [await requested(page, 'Changed, still open.'), await requested(page, 'Changed, gone.')]
    await goTo(page, `/usercenter/leave?leaveID=${open1}`)
    await button(page, 'Cancel request').click()
    await dialog(page).getByLabel('Reason').fill('Well again.')
    await decided('teamLeader', open1, 'approve', 1)
    await dialog(page).getByRole('button', { name: 'Cancel request' }).click()
    await dialog(page).getByText('What you wrote is kept').waitFor()
    expect(await stateOf(open1)).toBe('pending.disciplineCommittee')
    await dialog(page).getByRole('button', { name: 'Cancel request' }).click()
    await page.getByText('This leave was cancelled').waitFor()

    await goTo(page, `/usercenter/leave?leaveID=${gone}`)
    await button(page, 'Cancel request').click()
    await dialog(page).getByLabel('Reason').fill('Well again.')
    // Signals are blocked: a notified user would not send a stale revision.
    await page.route('**/portal/signal*', (route) => route.abort())
    await decided('teamLeader', gone, 'reject', 1)
    await dialog(page).getByRole('button', { name: 'Cancel request' }).click()
    await page
      .getByText(/Something has just changed here|This leave has been decided/)
      .first()
      .waitFor()
    expect(await stateOf(gone)).toBe('rejected')
  })
})

describe('the request form', () => {
  it('[VALID-11, VALID-12, CONST-05 in part] marks every invalid field, and sends nothing', async () => {
    const page = await signedIn('learner', '/usercenter/leave?view=request', { viewport: narrow })
    const submit = button(page, 'Send request')
    await submit.click()
    for (const text of [
      'Choose a class.',
      'Choose when the leave starts.',
      'Choose when the leave ends.',
      'Please give a reason.',
    ]) {
      await page.getByText(text).waitFor()
    }
    expect(
      await page.getByLabel('Class', { exact: true }).evaluate((element) => element === document.activeElement),
    ).toBe(true)
    const { start } = freeTime()
    // 101 user-perceived characters, 202 code units.
    await fill(page, '😀'.repeat(101), { start, end: start })
    await page.getByText('101/100').waitFor()
    await page.getByText('A reason has at most 100 characters.').waitFor()
    await page.getByText('The leave cannot end at the moment it starts.').waitFor()
    await page.getByLabel('End', { exact: true }).fill(start.replace('08:00', '07:00'))
    await page.getByText('The end cannot be before the start.').waitFor()
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('leave/request') && sent.push(request.url()))
    await submit.click()
    expect(sent).toEqual([])
    await page.getByLabel('End', { exact: true }).fill(start.replace('08:00', '09:00'))
    await page.getByLabel('Reason').fill('😀'.repeat(100))
    await page.getByText('Ready to send.').waitFor()
    await submit.click()
    await page.waitForURL(/leaveID=/)
    await page.getByText('😀'.repeat(100)).waitFor()
  })

  it('[LEAVE-01] keeps the input without network, and sends it afterwards', async () => {
    const page = await signedIn('learner', '/usercenter/leave')
    await goTo(page, '/usercenter/leave?view=request')
    await fill(page, 'No network.')
    await page.route('**/leave/request', (route) => route.abort('internetdisconnected'))
    await button(page, 'Send request').click()
    await page.getByText('No answer came from the server.').waitFor()
    expect(await page.getByLabel('Reason').inputValue()).toBe('No network.')
    await page.unroute('**/leave/request')
    await button(page, 'Send again').click()
    await page.waitForURL(/leaveID=/)
  })
})

describe('the audit', () => {
  it('[ROUTE-81, LEAVE-05, ROLE-04] decides on several at once, by keyboard, and reports each result', async () => {
    const learner = await signedIn('learner', '/usercenter/leave')
    const [one, other] = [await requested(learner, 'Bulk one.'), await requested(learner, 'Bulk two.')]
    const page = await signedIn('leader', AUDIT)
    await opened(page, 'Bulk one.')
    const place = () => page.locator('.desk-position').innerText()
    const before = await place()
    await page.getByRole('listbox').focus()
    await page.keyboard.press('k')
    expect(await place()).not.toBe(before)
    await page.keyboard.press('ArrowDown')
    expect(await place()).toBe(before)
    await page.getByLabel('Select all on this page').focus()
    await page.keyboard.press('Space')
    const count = await options(page).count()
    await page.getByText(`${count} items selected`).waitFor()
    await page.keyboard.press('Space')
    for (const reason of ['Bulk one.', 'Bulk two.']) {
      await opened(page, reason)
      await page.getByRole('listbox').focus()
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('a')
    await dialog(page).getByText('Approve 2 requests?').waitFor()
    // In the meantime its learner has withdrawn one.
    await call(learner, 'PUT', `${other}/event`, { type: 'cancel', revision: 1, reason: 'Not needed.' })
    const sent: string[] = []
    page.on(
      'request',
      (request) => request.method() === 'PUT' && request.url().includes('/desk/') && sent.push(request.url()),
    )
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await dialog(page).getByText('1 item decided, 1 item not decided.').waitFor()
    expect(await dialog(page).locator('.outcome').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/Decided/), expect.stringMatching(/Not decided/)]),
    )
    expect(sent).toHaveLength(1)
    expect([await stateOf(one), await stateOf(other)]).toEqual(['pending.disciplineCommittee', 'cancelled'])
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => options(page).count()).toBe(count - 2)
  })

  it.each([
    ['Approve', 'a', 'pending.disciplineCommittee', 'Team leader agreed'],
    ['Reject', 'r', 'rejected', 'Team leader rejected it'],
  ] as const)(
    '[ROUTE-81, LEAVE-05] does what it says for all selected, by the button %s and by the key %s, and sends the words along',
    async (name, key, state, step) => {
      const learner = await signedIn('learner', '/usercenter/leave')
      const page = await signedIn('leader', AUDIT)
      for (const means of ['button', 'key']) {
        const reasons = [`${name} by ${means}, one.`, `${name} by ${means}, two.`] as const
        const ids = [await requested(learner, reasons[0]), await requested(learner, reasons[1])]
        await page.reload()
        for (const reason of reasons) await (await opened(page, reason)).locator('.desk-tick').click()
        const count = await options(page).count()
        const bulk = page.getByRole('group', { name: 'Decide on several' })
        await bulk.getByText('2 items selected').waitFor()
        if (means === 'button') await bulk.getByRole('button', { name, exact: true }).click()
        else await page.getByRole('listbox').press(key)
        await dialog(page).getByText(`${name} 2 requests?`).waitFor()
        await dialog(page).locator('textarea').fill(`Said by ${means}.`)
        await dialog(page).getByRole('button', { name, exact: true }).click()
        await page.getByText('2 items decided.').first().waitFor()
        await expect.poll(() => options(page).count()).toBe(count - 2)
        for (const id of ids) {
          expect(await stateOf(id)).toBe(state)
          await goTo(learner, `/usercenter/leave?leaveID=${id}`)
          const last = learner.locator('.journey-step').filter({ hasText: step })
          await last.waitFor()
          expect(await last.locator('.journey-quote').allInnerTexts()).toEqual([`Said by ${means}.`])
        }
      }
    },
  )

  it('[ROUTE-81, ROLE-04] is restricted: others have no link to it, and its address explains who has access', async () => {
    const page = await signedIn('learner', '/dxClass/leave-audit')
    await page.getByRole('heading', { name: 'You do not have access' }).waitFor()
    expect(await page.locator('.personal-navigation').getByText('Leave audit').count()).toBe(0)
    await goTo(page, '/usercenter/leave?leaveID=no-such-leave')
    await page.getByRole('heading', { name: 'We can’t find this leave' }).waitFor()
    const leader = await signedIn('leader', '/usercenter/leave')
    await leader.locator('.personal-navigation').getByRole('link', { name: 'Leave audit' }).click()
    await leader.waitForURL('**/#/dxClass/leave-audit')
  })

  it('[ROUTE-32, ROUTE-81] has an empty state, and an error state with a retry', async () => {
    const page = await signedIn('headmaster', '/usercenter/leave')
    await page.getByRole('heading', { name: 'You have not asked for leave yet' }).waitFor()
    await page.route('**/desk/list*', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await goTo(page, '/dxClass/leave-audit')
    const retry = button(page, 'Try again')
    await retry.waitFor()
    await page.unroute('**/desk/list*')
    await retry.click()
    await options(page).first().waitFor()
  })

  it('[ROUTE-81] is the desk of leave alone, with the filters in its address and the number on its tab', async () => {
    const page = await signedIn('headmaster', '/dxClass/leave-audit?keyword=nobody')
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.waitForURL('**/#/dxClass/leave-audit')
    const rows = options(page)
    await rows.first().waitFor()
    expect(await page.getByRole('navigation', { name: 'Filter by kind' }).count()).toBe(0)
    expect(await rows.filter({ hasText: 'Leave' }).count()).toBe(await rows.count())
    expect(await page.getByRole('link', { name: 'Waiting' }).innerText()).toContain(String(await rows.count()))
    await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Waiting longest first' })
    await page.waitForURL('**/#/dxClass/leave-audit?sort=age')
    await page.getByRole('link', { name: 'Open the full record' }).click()
    await page.waitForURL('**/#/dxClass/leave-audit?leaveID=*')
    await page.locator('main article').waitFor()
    await page.getByRole('link', { name: 'Back to the leave audit' }).click()
    await rows.first().waitFor()
  })
})

describe('leave', () => {
  it.each([
    ['light', narrow],
    ['dark', wide],
  ] as const)(
    '[ROUTE-32, ROUTE-81] satisfies axe in the %s at %o, with dialog and explanation open',
    async (colorScheme, viewport) => {
      const faults: string[] = []
      const look = async (page: Page, what: string) => {
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${what} ${fault}`))
        const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (spare > 0) faults.push(`${what} is ${spare} pixels too wide`)
      }
      const leader = await signedIn('leader', '/dxClass/leave-audit?view=decided', { colorScheme, viewport })
      await leader.locator('.leave-row').first().waitFor()
      await look(leader, 'decided')
      await goTo(leader, '/dxClass/leave-audit')
      const first = options(leader).first()
      await first.locator('.desk-tick').click()
      await look(leader, 'waiting')
      await first.click()
      await look(leader, 'details')
      await details(leader).getByRole('button', { name: 'Reject' }).click()
      await dialog(leader).getByRole('button', { name: 'Reject' }).click()
      await dialog(leader).getByText('Please give a reason.').waitFor()
      await look(leader, 'reject')
      await leader.context().close()
      const { id } = await portal()
        .db.selectFrom('leave')
        .select('id')
        .where('learner_id', '=', userId('learner'))
        .where('state', '=', 'rejected')
        .orderBy('created_at')
        .executeTakeFirstOrThrow()
      const learner = await signedIn('learner', `/usercenter/leave?leaveID=${id}`, { colorScheme, viewport })
      const next = learner.getByRole('region', { name: 'What happens next' })
      await next.waitFor()
      // It stays rejected: neither taking it back nor why not is offered.
      expect(await next.getByRole('button').count()).toBe(0)
      await look(learner, 'one leave')
      await goTo(learner, '/usercenter/leave?view=request')
      await button(learner, 'Send request').click()
      await learner.getByText('Choose a class.').waitFor()
      await look(learner, 'request')
      expect(faults).toEqual([])
    },
  )

  it('[LEAVE-05, ROLE-04] once decided on its own page, leads to the next one that waits, and at last back to the list', async () => {
    const learner = await signedIn('learner', '/usercenter/leave')
    await requested(learner, 'One after another.')
    await requested(learner, 'The very last.')
    const page = await signedIn('leader', AUDIT)
    await options(page).first().waitFor()
    const count = await options(page).count()
    await page.getByRole('link', { name: 'Open the full record' }).click()
    const next = page.getByRole('link', { name: /^Next request: / })
    const back = page.getByRole('link', { name: 'Back to the leave audit' }).last()
    for (let left = count - 1; left >= 0; left -= 1) {
      await button(page, 'Approve').click()
      expect(await next.count()).toBe(0)
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      const link = left > 0 ? next : back
      await link.waitFor()
      if (left === 0) await page.getByText('No more leave waits for your decision.').waitFor()
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
      const before = page.url()
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.href !== before)
    }
    await page.getByRole('heading', { name: 'Nothing waits for your decision' }).waitFor()
  })
})
