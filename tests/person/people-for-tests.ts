import type { Page } from 'playwright'

import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'

const wide = { viewport: { width: 1440, height: 900 } }
export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
export const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
export const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text).waitFor()
export const hash = (page: Page) => new URL(page.url()).hash

/** A portal and its administrator of people. */
export function peopleForTests() {
  const { portal, visit: visitAs, complaints } = portalForTests()
  const visit = async (name: DemoName | null, options: Visit[0] = {}, address?: string) => {
    const page = await visitAs({ ...wide, ...options })
    if (name !== null) await signInAs(page, name, address)
    return page
  }
  const administrate = (address: string, options: Visit[0] = {}) => visit('admin', options, `/admin#${address}`)
  const stored = (account: string) =>
    portal()
      .db.selectFrom('user')
      .select(['id', 'state', 'phone', 'original_name'])
      .where('account_key', '=', account)
      .executeTakeFirst()
  /** The link in the last letter to a person. */
  const linkTo = async (target: string): Promise<string> => {
    const messages = portal()
      .db.selectFrom('message')
      .select('body')
      .where('target', '=', target)
      .where('body', 'like', '%?link=%')
    const { body } = await messages.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    return /\/#\/retrieve\?link=[\w-]+/.exec(body)?.[0] ?? ''
  }
  const create = async (account: string, email: string): Promise<Page> => {
    const page = await administrate('/people/new')
    await field(page, 'Account').fill(account)
    await field(page, 'Name').fill('Zeynep Kaya')
    await field(page, 'Email').fill(email)
    await button(page, 'Save').click()
    await toast(page, 'The person has been created and the invitation sent.')
    return page
  }
  return { portal, complaints, visit, administrate, stored, linkTo, create }
}
