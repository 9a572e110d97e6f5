import { describe, expect, it } from 'vitest'

import { button, dialogButton, hash, main, peopleForTests, toast } from './people-for-tests.ts'

const { complaints, visit, administrate, stored, linkTo, create } = peopleForTests()

describe('people in the administration', () => {
  it('[ROLE-02 in part] are created, invited by a link, set their password with it, and sign in', async () => {
    const page = await create('zeynep', 'zeynep@people.example')
    await main(page).getByText('Invited', { exact: true }).waitFor()
    expect(hash(page)).toBe(`#/people/${(await stored('zeynep'))?.id}`)
    const invited = await visit(null)
    await invited.goto(await linkTo('zeynep@people.example'))
    await invited.getByRole('heading', { name: 'Welcome: choose your password' }).waitFor()
    await invited.getByText('Account: zeynep').waitFor()
    await invited.getByLabel('New password', { exact: true }).fill('weak')
    await invited.getByRole('button', { name: 'Save new password' }).click()
    await invited.getByText('A new password has 8 to 32 characters').first().waitFor()
    await invited.getByLabel('New password', { exact: true }).fill('Zeynep2026')
    await invited.getByLabel('Repeat the new password').fill('Zeynep2026')
    await invited.getByRole('button', { name: 'Save new password' }).click()
    await invited.getByRole('heading', { name: 'Your password is set' }).waitFor()
    expect((await stored('zeynep'))?.state).toBe('active')
    await invited.goto(await linkTo('zeynep@people.example'))
    await invited.reload()
    await invited.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await invited.getByText('it works only once').waitFor()
    expect(complaints()).toEqual([])
  })

  it('are disabled after a confirmation, which ends their sessions at once, and enabled again', async () => {
    const learner = await visit('committee')
    const id = (await stored('committee'))?.id
    const page = await administrate(`/people/${id}`)
    await button(page, 'Disable').click()
    await dialogButton(page, 'Back').click()
    expect((await stored('committee'))?.state).toBe('active')
    await button(page, 'Disable').click()
    await dialogButton(page, 'Disable').click()
    await toast(page, 'The account is disabled, and its sessions have ended.')
    await button(page, 'Enable').waitFor()
    await main(page).getByRole('list', { name: 'What was done' }).getByText('Marta Figueiredo').waitFor()
    // The journey shows who disabled the account, and its current state.
    const journey = main(page).getByRole('list', { name: 'Journey' })
    await journey.locator('[aria-current=step]').getByText('Disabled').waitFor()
    await journey.getByRole('listitem').filter({ hasText: 'Marta Figueiredo' }).getByText('Active').waitFor()
    await learner.goto('/#/usercenter/mycourse')
    await learner.waitForURL('**/#/')
    await button(page, 'Enable').click()
    await toast(page, 'The account is enabled.')
    expect((await stored('committee'))?.state).toBe('active')
  })
})
