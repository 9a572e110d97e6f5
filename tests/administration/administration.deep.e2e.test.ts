import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { captchaShown, passwordOf, storageOf, submitSignIn } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

import {
  administrationForTests,
  askWhy,
  button,
  dialogButton,
  field,
  hash,
  idIn,
  saved,
  tab,
  toast,
  write,
} from './administration-for-tests.ts'

const { portal, complaints, visit, edit, headingFor, stored } = administrationForTests()

describe('the administration', () => {
  it('[ROLE-06] refuses a learner, and sends a visitor to sign in', async () => {
    const page = await visit('learner')
    for (const address of ['/admin', '/admin#/information', '/admin#/information/new', '/admin#/nonsense']) {
      await page.goto(address)
      await page.getByRole('heading', { name: 'You do not have access' }).waitFor()
      expect(await page.getByRole('navigation').count()).toBe(0)
    }
    const stranger = await visit(null)
    await stranger.goto('/admin#/information')
    await stranger.waitForURL('**/#/')
    await captchaShown(stranger)
  })

  it('[ROLE-06] opens with the overview, names its parts like the scope, and leads back to the portal', async () => {
    const page = await visit('admin', {}, '/admin')
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    const parts = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
    expect(await parts.count()).toBe(19)
    expect(await parts.first().getAttribute('aria-current')).toBe('page')
    await parts.nth(3).click()
    await page.getByRole('heading', { level: 1, name: 'News and help' }).waitFor()
    expect([hash(page), await page.title()]).toEqual(['#/information', 'News and help · Learning Portal'])
    await page.getByRole('link', { name: 'Back to the portal' }).click()
    await page.waitForURL('**/#/index')
    expect(complaints()).toEqual([])
  })

  it("lists the portal's letters, page by page, as written", async () => {
    await portal()
      .db.insertInto('message')
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          id: `m${String(index).padStart(2, '0')}`,
          user_id: null,
          channel: 'sms' as const,
          target: '+8613800000000',
          subject: null,
          body: `<b>letter ${index}</b>`,
          created_at: 1_700_000_000_000 + index,
          sent_at: null,
          attempts: 0,
          next_attempt_at: Number.MAX_SAFE_INTEGER,
          failure: null,
        })),
      )
      .execute()
    const page = await visit('admin', {}, '/admin#/outbox?page=words')
    await page.getByText('<b>letter 24</b>').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('<b>letter 14</b>').waitFor()
    expect(hash(page)).toBe('#/outbox?page=2')
    await portal().db.deleteFrom('message').execute()
    await button(page, 'Reload').click()
    await page.getByText('No messages yet.').waitFor()
  })

  it("[LOCALE-06] uses the portal's language and skin", async () => {
    const page = await visit('admin', { lang: 'ar_AR', colorScheme: 'light' })
    await page.context().addCookies([{ name: 'skin', value: 'dark', url: portal().address }])
    await page.goto('/admin')
    await page.locator('main h1').waitFor()
    const root = await page.evaluate(() => [
      document.documentElement.lang,
      document.documentElement.dir,
      document.documentElement.className,
    ])
    expect(root).toEqual(['ar', 'rtl', 'dark'])
  })

  it("[LOCALE-06, LOCALE-08] changes its language in the header's menu, and the portal's too", async () => {
    const page = await visit('admin', {}, '/admin#/information')
    await page.locator('.document-row').first().waitFor()
    await page.getByRole('button', { name: 'Choose a language' }).click()
    await expect.poll(() => page.getByRole('menuitemradio').count()).toBe(11)
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await page.getByRole('heading', { level: 1, name: 'الأخبار والمساعدة' }).waitFor()
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ])
    expect([hash(page), (await storageOf(page)).lang]).toEqual(['#/information', 'ar_AR'])
    await page.goto('/#/index')
    await page.locator('html[lang=ar] main h1').waitFor()
    expect(complaints()).toEqual([])
  })

  it("changes its skin in the header's menu, at once and persistently, also in another window of the portal", async () => {
    const page = await visit('admin', { colorScheme: 'light' })
    const skinOf = (of: Page) => of.evaluate(() => document.documentElement.className)
    const other = await page.context().newPage()
    await other.goto('/#/index')
    await other.locator('html.light main h1').waitFor()
    await page.goto('/admin#/information')
    await page.locator('html.light .document-row').first().waitFor()
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.locator('html.dark').waitFor()
    await page.reload()
    await page.locator('.document-row').first().waitFor()
    expect(await skinOf(page)).toBe('dark')
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => skinOf(other)).toBe('dark')
    expect(complaints()).toEqual([])
  })

  it('has a not-found page of its own', async () => {
    const page = await visit('admin', {}, '/admin#/nonsense')
    await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor()
    await page.goto('/admin#/information/nobody-has-this')
    await page.getByRole('heading', { name: 'This is not available' }).waitFor()
  })
})

describe('the list of information', () => {
  it('is filtered by category, state and words, all of them in the address', async () => {
    const page = await visit('admin', {}, '/admin#/information')
    const rows = page.locator('.document-row')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(10)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('About us')
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByRole('link', { name: 'Draft', exact: true }).click()
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
    expect(new URLSearchParams(hash(page).split('?')[1]).toString()).toBe('category=about_us&state=draft')
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect.poll(() => rows.count()).toBe(10)
    const box = page.getByRole('searchbox', { name: 'Search' })
    await box.fill('password')
    await box.press('Enter')
    await expect.poll(() => hash(page)).toBe('#/information?keyword=password')
    await rows.first().waitFor()
    await page.goto('/admin#/information?page=1e9&state=nonsense&category=nonsense&size=x')
    await page.locator('.pagination [aria-current=page]').waitFor()
    await rows.first().waitFor()
    expect(complaints()).toEqual([])
  })
})

describe('an item of information', () => {
  it('is updated for its readers by the next save, and the form shows it after a reload', async () => {
    const [item] = await portal()
      .db.selectFrom('information')
      .select('id')
      .where('category_code', '=', 'about_us')
      .execute()
    const page = await edit(item!.id)
    await tab(page, 'English').click()
    await field(page, 'Title').fill('About the academy, again')
    await page.getByText('Unsaved changes').waitFor()
    await page.keyboard.press('Control+s')
    await toast(page, 'Saved.')
    await saved(page)
    expect(await headingFor('en_US', item!.id)).toBe('About the academy, again')
    await page.reload()
    await tab(page, 'English').click()
    expect(await field(page, 'Title').inputValue()).toBe('About the academy, again')
  })

  it('enables only the commands that its lifecycle allows, and explains the others', async () => {
    const page = await edit()
    await askWhy(page, 'Publish', 'Write a title in at least one language.')
    expect(await button(page, 'Publish').count()).toBe(0)
    await field(page, 'Title').fill('A title alone')
    await page.getByRole('main').getByText('Write the text in a language that has a title.').first().waitFor()
    await field(page, 'Text').click()
    await page.keyboard.type('And a text.')
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    const id = idIn(page)
    expect((await stored('A title alone'))?.state).toBe('draft')
    await button(page, 'Publish').click()
    await dialogButton(page, 'Publish').click()
    await toast(page, 'Published.')
    expect(await button(page, 'Publish').count()).toBe(0)
    await askWhy(page, 'Discard', 'This is still published. Withdraw it before you discard it.')
    await button(page, 'Withdraw').click()
    await dialogButton(page, 'Back').click()
    await button(page, 'Withdraw').click()
    await dialogButton(page, 'Withdraw').click()
    await toast(page, 'Withdrawn.')
    await button(page, 'Discard').click()
    await dialogButton(page, 'Discard').click()
    await toast(page, 'Discarded.')
    await expect.poll(() => hash(page)).toBe('#/information')
    expect((await stored('A title alone'))?.state).toBe('discarded')
    await page.goto(`/admin#/information/${id}`)
    await page.getByRole('main').getByText('This has been discarded and can no longer be changed.').first().waitFor()
    expect(await button(page, 'Save').count()).toBe(0)
    expect(await field(page, 'Title').getAttribute('readonly')).not.toBeNull()
    expect(complaints()).toEqual([])
  })

  it("is not overwritten silently, and another user's change is told while one writes", async () => {
    const [first, second] = [await edit(), await visit('admin')]
    await write(first, 'Two authors', 'Begun by one.')
    await button(first, 'Save').click()
    await toast(first, 'Saved.')
    const id = idIn(first)
    const meanwhile = async (title: string) => {
      await second.goto('/admin#/information')
      // Until the old editor is gone it could be mistaken for the next one, with a stale revision.
      await field(second, 'Title').waitFor({ state: 'detached' })
      await second.goto(`/admin#/information/${id}`)
      await field(second, 'Title').fill(title)
      await button(second, 'Save').click()
      await saved(second)
    }
    const stale = first.getByRole('alertdialog', { name: 'Somebody else changed this' })

    await field(first, 'Title').fill('By the one')
    await meanwhile('By the other')
    await stale.getByRole('button', { name: 'Keep my text' }).click()
    await stale.waitFor({ state: 'detached' })
    expect(await field(first, 'Title').inputValue()).toBe('By the one')
    expect((await stored('By the other'))?.id).toBe(id)
    await button(first, 'Save').click()
    await saved(first)
    expect((await stored('By the one'))?.id).toBe(id)

    await field(first, 'Title').fill('Never kept')
    await meanwhile('By the other again')
    await stale.getByRole('button', { name: 'Load the new version' }).click()
    await expect.poll(() => field(first, 'Title').inputValue()).toBe('By the other again')
    await saved(first)
    expect(complaints()).toEqual([])
  })

  it('asks before unsaved text is lost, by a link, by going back and by leaving', async () => {
    const page = await visit('admin', {}, '/admin#/information')
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await field(page, 'Title').fill('Not kept yet')
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    const stay = async () => {
      await dialog.getByRole('button', { name: 'Keep editing' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect([hash(page), await field(page, 'Title').inputValue()]).toEqual(['#/information/new', 'Not kept yet'])
    }
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await stay()
    await page.goBack()
    await stay()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await stay()
    await page.getByRole('link', { name: 'Outbox' }).click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor()
    expect(hash(page)).toBe('#/outbox')
  })

  it('[LOCALE-08] asks before a change of language loses unsaved text; a change of skin loses nothing', async () => {
    const page = await edit()
    await field(page, 'Title').fill('Not kept yet')
    const isKept = async () => {
      expect(await field(page, 'Title').inputValue()).toBe('Not kept yet')
      await page.getByRole('main').getByText('Not saved yet').waitFor()
    }
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.locator('html.dark').waitFor()
    await isKept()

    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Choose a language' }).click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await choose('English')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await dialog.count()).toBe(0)
    await choose('العربية')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.waitFor({ state: 'detached' })
    await isKept()
    expect((await storageOf(page)).lang).toBe('en_US')

    await choose('العربية')
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await page.locator('html[dir=rtl] main h1').waitFor()
    expect([hash(page), (await storageOf(page)).lang]).toEqual(['#/information/new', 'ar_AR'])
    expect(complaints()).toEqual([])
  })

  it('keeps the text when the session ends, until its author is back', async () => {
    const page = await edit()
    await write(page, 'Written before the session ended', 'Still here.')
    await portal().db.deleteFrom('session').execute()
    await button(page, 'Save').click()
    await page.getByText('Your session has expired. What you have not saved').waitFor()
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Sign in in a new window' }).click(),
    ])
    await submitSignIn(other, 'admin', passwordOf('admin'))
    await other.waitForURL('**/#/index')
    await page.getByRole('navigation', { name: 'Administration' }).waitFor()
    expect(await field(page, 'Title').inputValue()).toBe('Written before the session ended')
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    expect((await stored('Written before the session ended'))?.detail).toBe('<p>Still here.</p>')
  })

  it('reports a failed save, and keeps the text', async () => {
    const page = await edit()
    await write(page, 'A bad connection', 'Text.')
    await page.route('**/api-information/manage/**', (route) => route.abort())
    await button(page, 'Save').click()
    await page.getByRole('main').getByText('The server can’t be reached.').waitFor()
    await button(page, 'Preview').click()
    await page.getByRole('dialog').getByText('The server can’t be reached.').waitFor()
    await page.unroute('**/api-information/manage/**')
    await dialogButton(page, 'Try again').click()
    await page.getByRole('dialog').getByRole('heading', { name: 'A bad connection' }).waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
  })
})

describe('the rich text editor', () => {
  it('is one tab stop with arrow-key navigation and pressed states, and writes what the server accepts', async () => {
    const page = await edit()
    await field(page, 'Title').fill('All kinds of words')
    const tools = page.getByRole('toolbar', { name: 'Formatting' })
    const tool = (name: string) => tools.getByRole('button', { name, exact: true })
    await field(page, 'Text').click()
    await page.keyboard.type('plain ')
    await tool('Bold').click()
    expect(await tool('Bold').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.type('strong')
    await page.keyboard.press('Enter')
    await tool('Heading').click()
    await page.keyboard.type('A heading')
    await page.keyboard.press('Enter')
    await tool('Bulleted list').click()
    await page.keyboard.type('first')
    expect(await tools.getByRole('button', { pressed: true }).count()).toBeGreaterThan(0)

    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await tool('Heading').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('Subheading')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('Redo')
    await page.keyboard.press('Tab')
    await expect.poll(() => field(page, 'Text').evaluate((element) => element === document.activeElement)).toBe(true)

    await tool('Link').click()
    const address = page.getByRole('dialog').getByRole('textbox', { name: 'Address' })
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await page.getByText('This address cannot be linked to.').waitFor()
    await address.fill('example.org/rivers')
    await address.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    const detail = (await stored('All kinds of words'))?.detail ?? ''
    for (const part of ['<strong>strong</strong>', '<h2>A heading</h2>', '<li>', 'href="https://example.org/rivers"'])
      expect(detail).toContain(part)
    expect(complaints()).toEqual([])
  })

  it('[LOCALE-06] preserves everything the server allows, and writes Arabic from right to left', async () => {
    const page = await edit()
    await write(page, 'To be changed by hand', 'x')
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    const id = idIn(page)
    const kept =
      '<h3 dir="rtl" lang="ar">عنوان</h3><blockquote><p>quoted</p></blockquote><pre><code>code</code></pre><hr /><p><img src="api-file/portal/1" alt="a picture" /></p>' +
      '<table><tbody><tr><th colspan="2"><p>wide</p></th></tr><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table><p><a href="#/index">home</a> and on</p>'
    await portal().db.updateTable('information_text').set({ detail: kept }).where('information_id', '=', id).execute()
    await page.reload()
    await field(page, 'Text').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('!')
    await button(page, 'Save').click()
    await saved(page)
    expect((await stored('To be changed by hand'))?.detail).toBe(kept.replace('and on', 'and on!'))
    await tab(page, 'العربية').click()
    expect(await field(page, 'Title').getAttribute('dir')).toBe('rtl')
    expect(await field(page, 'Text').getAttribute('dir')).toBe('rtl')
  })
})

describe('everybody', () => {
  it.each([
    ['light', 1440],
    ['dark', 768],
    ['light', 360],
  ] as const)('is accessible and not wider than the window (%s, %i)', async (colorScheme, width) => {
    const [item] = await portal().db.selectFrom('information').select('id').where('state', '=', 'published').execute()
    const page = await visit('admin', { colorScheme, viewport: { width, height: 900 } })
    const check = async (what: string) => {
      await quiet(page)
      expect(await accessibilityFaults(page), what).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
    }
    for (const address of ['/outbox', '/information', '/information/new', `/information/${item!.id}`]) {
      await page.goto(`/admin#${address}`)
      await page.reload()
      await page.locator('main h1').waitFor()
      await check(address)
    }
    await button(page, 'Preview').click()
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
    await check('preview')
    await page.keyboard.press('Escape')
    await field(page, 'Title').fill('Not kept')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await check('leaving')
  })
})
