import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'

const LECTURES = join(import.meta.dirname, '../../server/demo/lectures')
export const film = join(LECTURES, readdirSync(LECTURES).find((name) => name.endsWith('-sd.mp4')) ?? '')
export const field = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
/** Focuses a disabled action to read its reason. */
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
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
export const tab = (page: Page, language: string) => page.getByRole('tab', { name: language })
export const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text).waitFor()
export const idIn = (page: Page) => new URL(page.url()).hash.split('/').at(-1) ?? ''
export const course = async (page: Page, id = 'new') => {
  await page.goto(`/admin#/courses/${id}`)
  await field(page, 'Title').waitFor()
}

/** A portal and its teachers, who make courses. */
export function managedCoursesForTests() {
  const { portal, visit, complaints } = portalForTests()
  const as = async (name: DemoName, address?: string, width = 1440) => {
    const page = await visit({ viewport: { width, height: 900 } })
    await signInAs(page, name, address)
    return page
  }
  const stored = (id: string) =>
    portal().db.selectFrom('course').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { portal, complaints, as, stored }
}
