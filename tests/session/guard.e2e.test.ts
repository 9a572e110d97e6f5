import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { passwordOf, signInAs, storageOf, submitSignIn } from '#tests/kit/browser/portal-under-test.ts'
import { go, watchCalls } from './guard-calls.ts'

const { visit } = portalForTests()
const loadingBar = (page: Page, isRunning: boolean) => page.locator(`.loading-bar[data-running=${isRunning}]`)

describe('the guard without a token', () => {
  it('[GUARD-04, GUARD-16, GUARD-02] redirects a visitor from a private page to the root path, and records the visit first', async () => {
    const page = await visit()
    const calls = watchCalls(page)
    await page.goto('/#/emailReset')
    await page.waitForURL('**/#/')
    await page.locator('[name=user]').waitFor()
    expect(calls).toEqual(['visit PC emailReset', 'visit PC login'])
    await go(page, '/no/such/page')
    await page.waitForURL('**/#/')
  })

  it('[GUARD-03] loads the language before any redirect', async () => {
    const page = await visit()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/en-US-*.js', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/user/event/visit*')
    await page.goto('/#/emailReset', { waitUntil: 'commit' })
    await asked
    expect(new URL(page.url()).hash).toBe('#/emailReset')
    expect(await page.locator('main').count()).toBe(0)
    release()
    await page.waitForURL('**/#/')
  })
})

describe('a page that was asked for before signing in', () => {
  it('is what signing in leads to, also after a reload, and once only', async () => {
    const page = await visit()
    await page.goto('/#/usercenter/leave?status=approved')
    await page.locator('[name=user]').waitFor()
    await page.reload()
    await submitSignIn(page, 'learner', passwordOf('learner'))
    await page.waitForURL('**/#/usercenter/leave?status=approved')
    await go(page, '/index')
    await page.locator('[data-home=personal] h1').waitFor()
    await go(page, '/')
    await page.waitForURL('**/#/index')
  })

  it('is of the administration as well', async () => {
    const page = await visit()
    await page.goto('/admin#/classes')
    await page.locator('[name=user]').waitFor()
    await submitSignIn(page, 'headmaster', passwordOf('headmaster'))
    await page.waitForURL('**/admin#/classes')
    await page.locator('h1').first().waitFor()
  })

  it('is forgotten by whoever signs out', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await go(page, '/usercenter/leave')
    await page.locator('main[data-address="/usercenter/leave"] h1').first().waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
    await submitSignIn(page, 'learner', passwordOf('learner'))
    await page.waitForURL('**/#/index')
  })
})

describe('a bare parent', () => {
  it('[ROUTE-23 in part, ROUTE-61 in part, GUARD-02] leads to its first child with its query, and leaves no entry behind (gap GAP-86)', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const calls = watchCalls(page)
    for (const [parent, child] of [
      ['/course?sort=hot', '/course/course-list?sort=hot'],
      ['/class/?type=history', '/class/class-list?type=history'],
      ['/usercenter/', '/usercenter/mycourse'],
      ['/dxClass', '/dxClass/class-list'],
    ] as const) {
      await go(page, parent)
      await page.waitForURL(`**/#${child}`)
      await page.locator(`main[data-address="${child}"] h1`).first().waitFor()
    }
    expect(calls.filter((call) => call.startsWith('visit'))).toEqual(
      ['course-list', 'class-list', 'mycourse', 'dx-class-list'].map((name) => `visit PC ${name}`),
    )
    await page.goBack()
    await page.waitForURL('**/#/usercenter/mycourse')
    await page.goto('/class?type=coming')
    await page.waitForURL('**/#/class/class-list?type=coming')
    await page.locator('main h1').first().waitFor()
  })

  it('[GUARD-04, GUARD-16] sends a visitor to the root path, as its child does', async () => {
    const page = await visit()
    const calls = watchCalls(page)
    await page.goto('/#/course?sort=hot')
    await page.waitForURL('**/#/')
    await page.locator('[name=user]').waitFor()
    expect(calls).toEqual(['visit PC course-list', 'visit PC login'])
  })
})

describe('the guard with a token', () => {
  it('[GUARD-07] redirects from login to home', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await go(page, '/')
    await page.waitForURL('**/#/index')
    await page.goto('/')
    await page.waitForURL('**/#/index')
  })

  it('redirects from /validPhone straight home, by no other page, while no second check is pending', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const calls = watchCalls(page)
    await go(page, '/validPhone')
    await page.waitForURL('**/#/index')
    await page.locator('[data-home=personal] h1').waitFor()
    expect(calls.filter((call) => call.startsWith('visit'))).toEqual(['visit PC validPhone', 'visit PC index'])
  })

  it('[GUARD-01, GUARD-09, GUARD-10, GUARD-13, CALL-05, CALL-06, CALL-09] runs its steps in order on a private page', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const calls = watchCalls(page)
    await go(page, '/emailReset')
    await page.getByText('Find your account').waitFor()
    const steps = ['visit PC emailReset', 'user', 'weak']
    await expect.poll(() => calls).toEqual(steps)
    await expect
      .poll(() => storageOf(page))
      .toMatchObject({
        loginID: 'learner',
        weakPassword: '1',
        uname: 'learner',
      })
    await loadingBar(page, false).waitFor({ state: 'attached' })
    // On every navigation, a change of the query alone among them.
    await go(page, '/emailReset?again')
    await expect.poll(() => calls).toEqual([...steps, ...steps])
  })

  it('[GUARD-08, GUARD-12] shows the loading bar from step 5 to step 6', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/getCurrentUser*', async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate(() => localStorage.setItem('playToken', 'x'))
    await go(page, '/emailReset')
    await loadingBar(page, true).waitFor({ state: 'attached' })
    expect(await storageOf(page)).not.toHaveProperty('playToken')
    release()
    await loadingBar(page, false).waitFor({ state: 'attached' })
  })

  it('[GUARD-11] neither fetches the user nor checks the password on a public page', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const calls = watchCalls(page)
    await go(page, '/retrieve')
    await page.getByText('Find your account').waitFor()
    expect(calls).toEqual(['visit PC retrieve'])
  })

  it('shows a not-found page for an unknown address', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await go(page, '/no/such/page?a=1')
    await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor()
    await page.getByRole('link', { name: 'Go to home' }).click()
    await page.waitForURL('**/#/index')
  })
})

describe('the guard and a weak password', () => {
  it('[GUARD-13, GUARD-14, GUARD-15, ERROR-38] warns and redirects to /emailReset, where it does not warn again', async () => {
    const page = await visit()
    await signInAs(page, 'weak')
    await go(page, '/some/guarded/page')
    const alert = page.getByRole('alertdialog')
    await alert.getByText('Your password is weak and easy to guess. Please change it before you go on.').waitFor()
    expect((await alert.boundingBox())?.width).toBe(416)
    expect((await storageOf(page)).weakPassword).toBe('2')
    await page.keyboard.press('Escape')
    await alert.waitFor()
    await alert.getByRole('button', { name: 'Change it now' }).click()
    await page.waitForURL('**/#/emailReset')
    // [GUARD-15]
    await page.getByRole('heading', { name: 'Change your password' }).waitFor()
    await loadingBar(page, false).waitFor({ state: 'attached' })
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(new URL(page.url()).hash).toBe('#/emailReset')

    const strong = await visit()
    await signInAs(strong, 'learner')
    await go(strong, '/some/guarded/page')
    await expect.poll(async () => (await storageOf(strong)).weakPassword).toBe('1')
    expect(await strong.getByRole('alertdialog').count()).toBe(0)
  })
})
