import type { Page } from 'playwright'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { CAPTCHA_ANSWER, captchaShown } from '#tests/kit/browser/portal-under-test.ts'

/** A portal whose people have forgotten their passwords. */
export function retrievalForTests() {
  const { portal, visit, complaints } = portalForTests()
  /** By default with distinct timestamps, and beyond the resend interval. */
  async function passAccountCheck(page: Page, account: string, after = 60_000): Promise<void> {
    portal().pass(after)
    await captchaShown(page)
    await page.locator('[name=account]').fill(account)
    await page.locator('[name=captcha]').fill(CAPTCHA_ANSWER)
    await page.locator('form [type=submit]').click()
    await page.getByRole('button', { name: 'Send code' }).waitFor()
  }
  /** The newest code sent to anybody. */
  async function newestCode(): Promise<string> {
    const message = await portal()
      .db.selectFrom('message')
      .select('body')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return /\d{6}/.exec(message.body)?.[0] ?? ''
  }
  return { portal, visit, complaints, passAccountCheck, newestCode }
}
