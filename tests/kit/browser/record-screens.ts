import type { Locator, Page } from 'playwright'

import enUS from '#i18n/record/en-US.ts'

/** The texts of every record's screen. */
export const recordWords = enUS

type Reasons = Readonly<Record<string, string>>

/** Tells the refusal code of a text. @param areas the refusals of a part, by its name, beside those of every record */
export function codesIn(areas: Readonly<Record<string, Reasons>>): (text: string) => string {
  const known: [string, Reasons][] = [...Object.entries(areas), ['record', enUS.reason]]
  return (text) => {
    for (const [area, written] of known) {
      const found = Object.entries(written).find(([, said]) => text.includes(said))
      if (found !== undefined) return `${area}.${found[0]}`
    }
    throw new Error(`This is no refusal: ${text}`)
  }
}

let visits = 0

/** Opens a screen of the portal or of the administration by its address, also if it is open already. */
export async function open(page: Page, path: string, element: string): Promise<Locator> {
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

/** An action on a displayed record, whether open or closed. */
export const actionIn = (record: Locator, action: string): Locator => {
  const closed = record.getByRole('button', { name: recordWords.closed.replace('{action}', action), exact: true })
  return closed.or(record.getByRole('button', { name: action, exact: true }))
}

/** The explanation of an action that is closed; null: it is open. */
export async function closedBecause(page: Page, record: Locator, action: string): Promise<string | null> {
  const closed = record.getByRole('button', { name: recordWords.closed.replace('{action}', action), exact: true })
  await actionIn(record, action).waitFor()
  if ((await closed.count()) === 0) return null
  await closed.click()
  const because = page.getByRole('dialog').filter({ hasText: recordWords.why })
  const text = await because.innerText()
  await page.keyboard.press('Escape')
  await because.waitFor({ state: 'detached' })
  return text
}

/** Cancels a dialog. */
export async function leaveDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: recordWords.back, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What the dialog or the toast says of what was sent: the refusal's code, by the part's texts; null: done. */
export async function outcomeOf(
  page: Page,
  dialog: Locator,
  { send, done }: { readonly send: string; readonly done: string | RegExp },
  codeOf: (text: string) => string,
): Promise<string | null> {
  const toasts = await freshToasts(page)
  await dialog.getByRole('button', { name: send, exact: true }).click()
  const wrong = wrongIn(dialog)
  const toast = toasts.getByText(done, { exact: true })
  await wrong.or(toast).first().waitFor()
  if ((await wrong.count()) === 0) return null
  const refusal = await saidIn(dialog)
  await leaveDialog(dialog)
  return refusal.includes(recordWords.stillOpen) ? 'record.stale' : codeOf(refusal)
}
