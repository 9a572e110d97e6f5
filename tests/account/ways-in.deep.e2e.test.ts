import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startProvider, type TestProvider } from '#tests/kit/server/oidc-provider.ts'
import {
  startPortalUnderTest,
  submitSignIn,
  type PortalUnderTest,
  type Visitor,
} from '#tests/kit/browser/portal-under-test.ts'

/** Passkeys need a host name: an IP address is no valid relying party. */
const named = (address: string): string => address.replace('127.0.0.1', 'localhost')

/** Adds a virtual authenticator with user verification, as most devices have. */
async function authenticatorFor(page: Page): Promise<{ devtools: CDPSession; id: string }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId: id } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, id }
}

let portal: PortalUnderTest
let provider: TestProvider
const visitors: Visitor[] = []
const visit = async (): Promise<Page> => {
  const visitor = await portal.visit({ baseURL: named(portal.address) })
  visitors.push(visitor)
  return visitor.page
}
const home = (page: Page): Promise<void> => page.locator('[data-home=personal] h1').waitFor()
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/#/')
}

beforeAll(async () => {
  provider = await startProvider(() => `${named(portal.address)}/oidc/callback`)
  portal = await startPortalUnderTest({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Academy ID',
  })
})
afterAll(async () => {
  await Promise.all(visitors.map((visitor) => visitor.close()))
  await portal.close()
  await provider.close()
})

describe('a passkey in a browser', () => {
  it('is added, signs in without name and password, is renamed and removed, and then refused', async () => {
    const page = await visit()
    const { devtools, id } = await authenticatorFor(page)
    await page.goto('/')
    await submitSignIn(page, 'learner', 'Learner2026')
    await home(page)
    await page.goto('/#/usercenter/passkeys')
    await page.getByText('No passkeys yet').waitFor()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(' ')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('Enter a name.').waitFor()
    await dialog.getByLabel('Name').fill('Work laptop')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The passkey has been added.').waitFor()
    await page.locator('.way-name').getByText('Work laptop').waitFor()
    expect((await devtools.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost' },
    ])

    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/#/index')
    await home(page)
    await page.getByText('林晓雯 (learner)').waitFor()

    await page.goto('/#/usercenter/passkeys')
    await page.getByText('Last used').waitFor()
    await page.getByRole('button', { name: 'Rename “Work laptop”' }).click()
    await dialog.getByLabel('Name').fill('Old laptop')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.locator('.way-name').getByText('Old laptop').waitFor()
    await page.getByRole('button', { name: 'Remove “Old laptop”' }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('The passkey has been removed.').waitFor()
    await page.getByText('No passkeys yet').waitFor()

    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('alert').getByText('The portal doesn’t know this passkey.').waitFor()
    expect(new URL(page.url()).hash).toBe('#/')
  })

  it('reports no error when verification is cancelled, and the form still works', async () => {
    const page = await visit()
    const { devtools, id } = await authenticatorFor(page)
    await page.goto('/')
    await submitSignIn(page, 'teacher', 'Teacher2026')
    await home(page)
    await page.goto('/#/usercenter/passkeys')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await page.locator('.way-name').waitFor()
    await signOut(page)
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await submitSignIn(page, 'teacher', 'Teacher2026')
    await home(page)
  })

  it('can be cancelled for the form while the device prompts', async () => {
    const page = await visit()
    const { devtools, id } = await authenticatorFor(page)
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: false })
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    await submitSignIn(page, 'leader', 'Leader2026')
    await home(page)
  })

  it('asks for the password when the sign-in is not recent', async () => {
    const page = await visit()
    await authenticatorFor(page)
    await page.goto('/')
    await submitSignIn(page, 'admin', 'Admin2026')
    await home(page)
    await page.goto('/#/usercenter/passkeys')
    await page.getByText('No passkeys yet').waitFor()
    portal.pass(11 * 60_000)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('Confirm it’s you').waitFor()
    await dialog.locator('[name=password]').fill('Wrong2026')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('The password is wrong.').waitFor()
    await dialog.locator('[name=password]').fill('Admin2026')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The passkey has been added.').waitFor()
  })
})

describe('the organisation’s provider in a browser', () => {
  /** The provider's own pages. */
  const consentAs = async (page: Page, login: string): Promise<void> => {
    await page.locator('[name=login]').fill(login)
    await page.locator('[name=password]').fill('any')
    await page.locator('[type=submit]').click()
    await page.getByText('Authorize').waitFor()
    await page.locator('[type=submit]').click()
  }

  it('signs in a known user, and reports failures', async () => {
    const page = await visit()
    provider.people.set('marta', { email: 'admin@academy.example', email_verified: true })
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in with Academy ID' }).click()
    await consentAs(page, 'marta')
    await page.waitForURL('**/#/index')
    await home(page)
    await page.getByText('Marta Figueiredo (admin)').waitFor()
    await page.goto('/#/usercenter/passkeys')
    await page.getByText('admin@academy.example').waitFor()

    const stranger = await visit()
    await stranger.goto('/')
    await stranger.getByRole('button', { name: 'Sign in with Academy ID' }).click()
    await consentAs(stranger, `stranger-${randomUUID()}`)
    await stranger.getByRole('alert').getByText('No account here belongs to this sign-in.').waitFor()
    await submitSignIn(stranger, 'learner', 'Learner2026')
    await home(stranger)
  })

  it('signs in once linked by its owner, and is unlinked again', async () => {
    const page = await visit()
    provider.people.set('nguyen', { name: 'Nguyễn at home' })
    await page.goto('/')
    await submitSignIn(page, 'headmaster', 'Headmaster2026')
    await home(page)
    await page.goto('/#/usercenter/passkeys')
    await page.getByRole('button', { name: 'Link an account' }).click()
    await consentAs(page, 'nguyen')
    await page.getByText('The account has been linked.').waitFor()
    await page.getByRole('button', { name: 'Unlink “Nguyễn at home”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await page.getByText('No account is linked yet.').waitFor()
  })

  it('leads back with a message after a cancellation there', async () => {
    const page = await visit()
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in with Academy ID' }).click()
    await page.getByRole('link', { name: /Cancel/ }).click()
    await page.getByRole('alert').getByText('The sign-in was cancelled on the other side.').waitFor()
  })

  it('is hidden if none is configured, and so are passkeys on an IP address', async () => {
    const plain = await startPortalUnderTest()
    try {
      const { page } = await plain.visit()
      await page.goto('/')
      await page.locator('.captcha-picture[aria-busy=false]').waitFor()
      expect(await page.getByRole('button', { name: /passkey|Sign in with/ }).count()).toBe(0)
    } finally {
      await plain.close()
    }
  })
})
