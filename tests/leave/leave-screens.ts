import type { Locator, Page } from 'playwright'

import enUS from '#i18n/leave/en-US.ts'
import enUSRecord from '#i18n/record/en-US.ts'

/** The texts on the screens of leave. */
export const words = enUS
/** Those of every record's screen. */
export const recordWords = enUSRecord

/** The refusal code of a text, by the page's dictionary. */
export function codeOf(text: string): string {
  const reasons = { leave: words.reason, record: recordWords.reason }
  for (const [area, written] of Object.entries(reasons)) {
    const found = Object.entries(written).find(([, said]) => text.includes(said))
    if (found !== undefined) return `${area}.${found[0]}`
  }
  throw new Error(`This is no refusal: ${text}`)
}

let visits = 0

/** Opens a screen by its address, also if it is open already. */
export async function open(page: Page, path: string, element: 'article' | 'form' | 'a'): Promise<Locator> {
  visits += 1
  const address = `${path}${path.includes('?') ? '&' : '?'}visit=${visits}`
  await page.evaluate((next) => (location.hash = next), address)
  const shown = page.locator(`main[data-address="${address}"] ${element}`)
  await shown.first().waitFor()
  return shown
}

/** The toasts from now on; older ones may still be visible. */
export async function freshToasts(page: Page): Promise<Locator> {
  const toasts = page.locator('[data-sonner-toast]')
  await toasts.evaluateAll((all) => all.forEach((toast) => toast.setAttribute('data-before', '')))
  return page.locator('[data-sonner-toast]:not([data-before])')
}

/** The error at a field or of the whole form. */
export const wrongIn = (form: Locator): Locator => form.locator('[role=alert], [data-problem=true]').first()

/** The text of the error. A server error comes first: it may leave a field to be filled in again. */
export async function saidIn(form: Locator): Promise<string> {
  const alerts = form.getByRole('alert')
  return (await alerts.count()) > 0 ? alerts.first().innerText() : wrongIn(form).innerText()
}

/** An action on a displayed leave: its button if enabled, else the explanation. */
export async function closedReason(page: Page, leave: Locator, action: string): Promise<string | null> {
  const closed = leave.getByRole('button', { name: recordWords.closed.replace('{action}', action), exact: true })
  const isOpen = leave.getByRole('button', { name: action, exact: true })
  await closed.or(isOpen).waitFor()
  if ((await closed.count()) === 0) return null
  await closed.click()
  const because = page.getByRole('dialog').filter({ hasText: recordWords.why })
  const code = codeOf(await because.innerText())
  await page.keyboard.press('Escape')
  await because.waitFor({ state: 'detached' })
  return code
}

/** Types a reason into the open dialog. */
export async function askedFor(page: Page, leave: Locator, action: string, reason: string): Promise<Locator> {
  await leave.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea').fill(reason)
  return dialog
}

/** Cancels a dialog. */
export async function leaveDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: recordWords.back, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
