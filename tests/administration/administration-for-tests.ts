import type { Page } from 'playwright'

import type { LanguageCode } from '#i18n/locales.ts'

import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'

const wide = { viewport: { width: 1440, height: 900 } }
export const hash = (page: Page) => new URL(page.url()).hash
export const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text).waitFor()
export const tab = (page: Page, language: string) => page.getByRole('tab', { name: language })
export const field = (page: Page, name: 'Title' | 'Summary' | 'Text') =>
  page.getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
/** Asks a closed action why it is closed, as somebody does who wants to know. */
export const askWhy = async (page: Page, name: string, because: string) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: `${name}: why can’t I?`, exact: true })
    .click()
  const told = page.getByRole('dialog').filter({ hasText: 'Why can’t I?' })
  await told.getByText(because).waitFor()
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
}
export const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
export const saved = (page: Page) => page.getByRole('main').getByText('All changes saved').waitFor()
export const write = async (page: Page, title: string, text: string) => {
  await field(page, 'Title').fill(title)
  await field(page, 'Text').click()
  await page.keyboard.type(text)
}
export const idIn = (page: Page) => hash(page).split('/').at(-1) ?? ''

/** A portal and its administrator, who writes information. */
export function administrationForTests() {
  const { portal, visit: visitAs, complaints } = portalForTests()
  const visit = async (name: DemoName | null, options: Visit[0] = {}, address?: string) => {
    const page = await visitAs({ ...wide, ...options })
    if (name !== null) await signInAs(page, name, address)
    return page
  }
  /** An administrator at an item, or at a new one. */
  const edit = async (id = 'new') => {
    const page = await visit('admin', {}, `/admin#/information/${id}`)
    await field(page, 'Title').waitFor()
    return page
  }
  /** The heading of an item as a learner sees it. */
  const headingFor = async (lang: LanguageCode, id: string) => {
    const page = await visit('learner', { lang }, `/#/dynamicDetail?informationID=${id}`)
    await page.locator('main').locator('.article, .face').waitFor()
    return page.locator('main h1').innerText()
  }
  const stored = async (title: string) =>
    portal()
      .db.selectFrom('information_text')
      .innerJoin('information', 'information.id', 'information_text.information_id')
      .select(['information.id', 'information.state', 'information_text.detail', 'information_text.language'])
      .where('information_text.title', '=', title)
      .executeTakeFirst()
  return { portal, complaints, visit, edit, headingFor, stored }
}
