import type { Locator, Page } from 'playwright'

import enUS from '#i18n/leave/en-US.ts'

import { closedBecause, codesIn } from '#tests/kit/browser/record-screens.ts'

/** The texts on the screens of leave. */
export const words = enUS

/** The refusal code of a text, by the page's dictionary. */
export const codeOf = codesIn({ leave: words.reason })

/** An action on a displayed leave: its button if enabled, else the explanation. */
export async function closedReason(page: Page, leave: Locator, action: string): Promise<string | null> {
  const text = await closedBecause(page, leave, action)
  return text === null ? null : codeOf(text)
}

/** Types a reason into the open dialog. */
export async function askedFor(page: Page, leave: Locator, action: string, reason: string): Promise<Locator> {
  await leave.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea').fill(reason)
  return dialog
}
