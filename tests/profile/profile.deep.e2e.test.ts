import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { pngOf } from '#tests/kit/server/sample-files.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { goTo } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

const nameButton = (page: Page) => page.locator('header .user-button')
const card = (page: Page) => page.locator('.account-card')
const dialog = (page: Page) => page.getByRole('dialog')
const addressOf = (page: Page) => new URL(page.url()).hash
const nameOf = async (account: string) =>
  await portal()
    .db.selectFrom('user')
    .select(['name', 'head_img'])
    .where('account_name', '=', account)
    .executeTakeFirstOrThrow()

async function openCard(page: Page): Promise<void> {
  await nameButton(page).click()
  await card(page).waitFor()
}
async function openAvatar(page: Page): Promise<void> {
  await openCard(page)
  await card(page).getByRole('button', { name: 'Change picture' }).click()
  await dialog(page).getByRole('button', { name: 'Heron' }).waitFor()
}
/** The preview as rendered, reduced to a few colours. */
async function previewed(page: Page): Promise<string> {
  const { data } = await sharp(await page.locator('.avatar-preview[data-size="96"]').screenshot())
    .resize(12, 12)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.toString('hex')
}

describe('the user card', () => {
  it('[SHELL-26, SHELL-27, SHELL-28, SHELL-29] opens from the name, with picture, masked password, e-mail and phone, and links to change each', async () => {
    const page = await visit()
    await signInAs(page, 'leader')
    expect(await nameButton(page).innerText()).toBe('Amélie Laurent (leader)')
    await openCard(page)
    await card(page).locator('.avatar').waitFor()
    await card(page).getByRole('button', { name: 'Change picture' }).waitFor()
    expect(await card(page).locator('dd').allInnerTexts()).toEqual([
      expect.stringContaining('••••••••'),
      expect.stringContaining('l***@a***.example'),
      expect.stringContaining('+33612****0102'),
    ])
    const hrefs = await card(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(await card(page).getByRole('link', { name: 'Change Password' }).getAttribute('href')).toBe(
      '#/resetPasswords',
    )
    expect(hrefs).toEqual([
      ['Change', '#/resetPasswords'],
      ['Change', '#/resetEmail'],
      ['Change', '#/resetPhone'],
      ['My profile', '#/usercenter/myuserinfo'],
      ['Sign-ins and devices', '#/usercenter/mysessions'],
    ])
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(await nameButton(page).evaluate((button) => document.activeElement === button)).toBe(true)
    // Following a link opens its page and closes the card.
    await openCard(page)
    await card(page).getByRole('link', { name: 'My profile' }).click()
    await page.getByRole('heading', { name: 'My profile' }).waitFor()
    expect(await card(page).count()).toBe(0)
    expect(complaints()).toEqual([])
  })

  it('[SHELL-26] on a phone an avatar replaces the name', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 } })
    await signInAs(page, 'leader')
    await nameButton(page).click()
    await card(page).getByText('Amélie Laurent (leader)').waitFor()
    expect(await nameButton(page).getAttribute('aria-label')).toBe('Amélie Laurent (leader)')
  })

  it('[SHELL-24] signs out', async () => {
    const page = await visit()
    await signInAs(page, 'school')
    await openCard(page)
    await card(page).getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
  })
})

describe('the name', () => {
  it('[SHELL-30, SHELL-36, SHELL-37, VALID-27, VALID-28, CALL-07] is refused when blank, unchanged when cancelled, and updated everywhere once saved', async () => {
    const page = await visit()
    await signInAs(page, 'committee')
    const open = async () => {
      await openCard(page)
      await card(page).getByRole('button', { name: 'Change user name' }).click()
    }
    await open()
    const field = dialog(page).getByRole('textbox', { name: 'User name' })
    expect(await field.inputValue()).toBe('committee')
    await field.fill('   ')
    await page.keyboard.press('Tab')
    await dialog(page).getByText('This item is required.').waitFor()
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Validation failed').waitFor()
    await field.fill('Dima')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect((await nameOf('committee')).name).toBe('committee')
    await open()
    await field.fill(' Dima ')
    const reloaded = page.waitForRequest('**/user/getCurrentUser*')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await reloaded
    await expect.poll(() => nameButton(page).innerText()).toBe('Дмитрий Волков (Dima)')
    expect((await nameOf('committee')).name).toBe('Dima')
    expect(complaints()).toEqual([])
  })
})

describe('the dialogs', () => {
  it('[SHELL-51] are 416 pixels wide when small, 768 when large, and narrower where the screen is', async () => {
    const page = await visit()
    await signInAs(page, 'school')
    const width = async () => (await dialog(page).boundingBox())?.width
    for (const [name, wide] of [
      ['Change user name', 416],
      ['Change picture', 768],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await openCard(page)
      await card(page).getByRole('button', { name }).click()
      await expect.poll(width).toBe(wide)
      await page.setViewportSize({ width: wide - 1, height: 900 })
      expect(await width()).toBeLessThan(wide)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
  })
})

describe('the picture', () => {
  it('[SHELL-31, SHELL-33, SHELL-36, VALID-27, CONST-06, CONST-07, CALL-08] loads its script with the dialog; a preset is cropped by keyboard alone, saved and shown', async () => {
    const page = await visit()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (/avatar-cropper.*\.js/.test(request.url())) scripts.push(request.url())
    })
    await signInAs(page, 'leader')
    await openCard(page)
    await goTo(page, '/usercenter/myuserinfo')
    await page.getByRole('heading', { name: 'Contact' }).waitFor()
    expect(scripts).toEqual([])
    await page.getByRole('button', { name: 'Change picture' }).press('Enter')
    await dialog(page).getByRole('button', { name: 'Heron' }).waitFor()
    // It is fetched into the browser's cache, and imported from there.
    expect(new Set(scripts).size).toBe(1)
    // [VALID-27]
    await dialog(page).getByRole('button', { name: 'Confirm' }).press('Enter')
    await dialog(page).getByText('This item is required.').waitFor()
    await dialog(page).getByRole('button', { name: 'Heron' }).press('Enter')
    const frame = dialog(page).getByRole('application', { name: 'Cropping frame' })
    await frame.locator('cropper-selection').waitFor()
    await expect
      .poll(() => frame.locator('cropper-image').evaluate((image) => getComputedStyle(image).transform))
      .not.toBe('none')
    const whole = await previewed(page)
    await frame.focus()
    for (const key of ['+', '+', '+', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
    await expect.poll(() => previewed(page)).not.toBe(whole)
    // However far it is moved, it covers the frame.
    for (let i = 0; i < 40; i++) await page.keyboard.press('Shift+ArrowRight')
    const [picture, square] = [
      await frame.locator('cropper-image').boundingBox(),
      await frame.locator('cropper-canvas').boundingBox(),
    ]
    expect(Math.round(picture!.x)).toBe(Math.round(square!.x))
    expect(square!.width).toBe(square!.height)
    const round = await dialog(page)
      .locator('.avatar-preview[data-size="96"]')
      .evaluate((preview) => getComputedStyle(preview).borderRadius)
    expect(round).toBe('50%')
    await page.keyboard.press('0')
    const reloaded = page.waitForRequest('**/user/getCurrentUser*')
    await dialog(page).getByRole('button', { name: 'Confirm' }).press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await reloaded
    const { head_img } = await nameOf('leader')
    await page.locator(`.user-card img[src*="${head_img ?? 'none'}"]`).waitFor()
    const stored = await page.request.get(`/api-file/portal/file/stream/${head_img ?? ''}`)
    expect(await sharp(await stored.body()).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect(complaints()).toEqual([])
  })

  it('[SHELL-32, SHELL-34, SHELL-35, SHELL-37] clicking a preset again deselects it, an upload replaces it, and cancelling changes nothing', async () => {
    const page = await visit()
    await signInAs(page, 'teacher')
    await openAvatar(page)
    const heron = dialog(page).getByRole('button', { name: 'Heron' })
    const image = dialog(page).locator('.avatar-frame cropper-image')
    await heron.click()
    await image.waitFor({ state: 'attached' })
    expect(await heron.getAttribute('aria-pressed')).toBe('true')
    await heron.click()
    await image.waitFor({ state: 'detached' })
    expect(await heron.getAttribute('aria-pressed')).toBe('false')
    await dialog(page).getByText('No picture chosen yet').waitFor()
    await heron.click()
    await image.waitFor({ state: 'attached' })
    const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'me.JPG', mimeType: 'image/jpeg', buffer: red })
    await expect.poll(() => image.getAttribute('src')).toMatch(/^blob:/)
    expect(await heron.getAttribute('aria-pressed')).toBe('false')
    const before = await nameOf('teacher')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await nameOf('teacher')).toEqual(before)
    expect(
      await portal()
        .db.selectFrom('file')
        .select('id')
        .where('service_code', '=', 'avatar')
        .where('uploaded_by', '=', (eb) => eb.selectFrom('user').select('id').where('account_name', '=', 'teacher'))
        .execute(),
    ).toEqual([])
    expect(complaints()).toEqual([])
  })

  it('[VALID-20, VALID-21, VALID-22, ERROR-17] too large, of a wrong type or disguised it is refused with a message, and nothing is sent', async () => {
    const page = await visit()
    await signInAs(page, 'teacher')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/zuul/')) sent += 1
    })
    await openAvatar(page)
    const offer = async (name: string, buffer: Buffer, words: string) => {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
      await dialog(page).getByRole('alert').getByText(words).waitFor()
    }
    await offer('large.png', Buffer.alloc(2 * 1_048_576 + 1), 'This picture is larger than 2 MB.')
    await offer('moving.gif', Buffer.from('GIF89a'), 'This type of file is not accepted here.')
    await offer(
      'drawing.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'What is in this file does not match its name.',
    )
    await offer('broken.png', pngOf(500, 500).subarray(0, 40), 'What is in this file does not match its name.')
    expect(sent).toBe(0)
  })

  it('[ERROR-16, CALL-24] a failed upload is reported and can be retried; a pending one can be cancelled', async () => {
    const page = await visit()
    await signInAs(page, 'headmaster')
    await openAvatar(page)
    await dialog(page).getByRole('button', { name: 'Drop' }).click()
    await dialog(page).locator('.avatar-frame cropper-image').waitFor({ state: 'attached' })
    let answer: 'refusing' | 'silent' | 'failing' | 'waiting' | 'right' = 'refusing'
    const held: (() => void)[] = []
    await page.route('**/zuul/**', async (route) => {
      if (answer === 'refusing')
        return route.fulfill({ json: { code: 5000, message: 'The cellar is full.', reason: null, data: null } })
      if (answer === 'silent') return route.fulfill({ status: 502, body: '<html>' })
      if (answer === 'failing') return route.abort('failed')
      if (answer === 'waiting') await new Promise<void>((go) => held.push(go))
      return route.continue().catch(() => undefined)
    })
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await dialog(page).getByText('The cellar is full.').waitFor()
    // Nothing that could be shown came with it.
    answer = 'silent'
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await dialog(page).getByText('The server’s answer could not be read.').waitFor()
    answer = 'failing'
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await dialog(page).getByText('The server can’t be reached.').waitFor()
    answer = 'waiting'
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await dialog(page).getByRole('progressbar', { name: 'Uploading the picture' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Cancel upload' }).click()
    await dialog(page).getByRole('progressbar').waitFor({ state: 'detached' })
    expect((await nameOf('headmaster')).head_img).toBe(null)
    answer = 'right'
    held.forEach((go) => go())
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect((await nameOf('headmaster')).head_img).not.toBe(null)
  })
})

describe('the profile', () => {
  it('[ROUTE-37, ROUTE-39, ENTITY-02] is shown, validated on blur, and saved', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await goTo(page, '/usercenter/myuserinfo')
    await page.getByText('May 17, 1994').waitFor()
    const labels = await page.locator('.profile-facts dt').allInnerTexts()
    expect(labels.map((label) => label.trim())).toEqual([
      'Account',
      ...['User name', 'Chinese name', 'Foreign name', 'Gender', 'Date of birth', 'Country or region'],
      ...['Document type', 'Religion', 'Department', 'Education level', 'Post', 'Phone', 'E-mail'],
      ...['My class teachers may see my phone number', 'My class teachers may see my e-mail'],
    ])
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await page.waitForURL('**/#/updateUserInfo')
    await page.getByRole('textbox', { name: 'Chinese name' }).fill('Xiaowen')
    await page.getByRole('textbox', { name: 'User name' }).fill(' ')
    await page.getByLabel('Date of birth').fill('1899-05-05')
    await page.getByLabel('Gender').focus()
    for (const words of [
      'Write a Chinese name in Chinese characters.',
      'This item is required.',
      'The day has to lie between 1900 and today.',
    ])
      await page.getByText(words).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Validation failed').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.getByRole('textbox', { name: 'User name' }).fill('Xiaowen')
    await page.getByRole('textbox', { name: 'Chinese name' }).fill('林 晓雯')
    await page.getByLabel('Date of birth').fill('1994-05-18')
    await page.getByLabel('Country or region').selectOption('LA')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL('**/#/usercenter/myuserinfo')
    for (const words of ['May 18, 1994', 'Laos', '林 晓雯'])
      await page.locator('.profile-facts').getByText(words).waitFor()
    await expect.poll(() => nameButton(page).innerText()).toBe('林晓雯 (Xiaowen)')
    expect(complaints()).toEqual([])
  })

  it.each(['/updateUserInfo', '/usercenter/updateUserInfo', '/usercenter/studyarchives/updateUserInfo'])(
    '[ROUTE-39] %s asks before unsaved input is lost',
    async (address) => {
      const page = await visit()
      await signInAs(page, 'admin')
      await goTo(page, address)
      const field = page.getByRole('textbox', { name: 'Foreign name' })
      const home = page.locator('header').getByRole('link', { name: 'News' })
      await field.fill('Marta F.')
      await home.click()
      await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
      expect([addressOf(page), await field.inputValue()]).toEqual([`#${address}`, 'Marta F.'])
      await home.click()
      await dialog(page).getByRole('button', { name: 'Leave' }).click()
      await page.waitForURL('**/#/dynamicList')
      const row = await portal()
        .db.selectFrom('profile')
        .innerJoin('user', 'user.id', 'profile.user_id')
        .select('foreign_name')
        .where('account_name', '=', 'admin')
        .executeTakeFirstOrThrow()
      expect(row.foreign_name).toBe('Marta Figueiredo')
    },
  )

  it('of two windows the second gets a conflict, and decides', async () => {
    const page = await visit()
    await signInAs(page, 'school')
    await goTo(page, '/updateUserInfo')
    await page.getByRole('textbox', { name: 'Foreign name' }).fill('Somphone V.')
    await portal()
      .db.updateTable('profile')
      .set((eb) => ({ post: 'lecturer', revision: eb('revision', '+', 1) }))
      .where('user_id', '=', (eb) => eb.selectFrom('user').select('id').where('account_name', '=', 'school'))
      .execute()
    await page.getByRole('button', { name: 'Save' }).click()
    await dialog(page).getByRole('button', { name: 'Save mine' }).click()
    await page.waitForURL('**/#/usercenter/myuserinfo')
    await page.locator('.profile-facts').getByText('Somphone V.').waitFor()
    await page.locator('.profile-facts').getByText('Director', { exact: true }).waitFor()
  })
})

describe('the list of sessions', () => {
  it('lists every session, ends another at once, and never the current one', async () => {
    // Other tests have signed in as the same user.
    await portal().db.deleteFrom('session').execute()
    const [lost, here] = [await visit(), await visit()]
    await signInAs(lost, 'headmaster')
    await signInAs(here, 'headmaster')
    await goTo(here, '/usercenter/mysessions')
    const rows = here.locator('.sessions-row')
    await rows.nth(1).waitFor()
    expect(await rows.count()).toBe(2)
    await rows.first().getByText('This session').waitFor()
    expect(await rows.first().getByRole('button').allInnerTexts()).toEqual(['Sign out'])
    await rows
      .nth(1)
      .getByRole('button', { name: /^End the session on / })
      .click()
    await dialog(here).getByRole('button', { name: 'Cancel' }).click()
    expect(await rows.count()).toBe(2)
    await rows.nth(1).getByRole('button').click()
    await dialog(here).getByRole('button', { name: 'End', exact: true }).click()
    await here.getByText('You are signed in nowhere else.').waitFor()
    await lost.evaluate(() => (location.hash = '/usercenter/mycourse'))
    await lost.waitForURL('**/#/')
    await here.locator('.history-row').first().getByText('Succeeded').waitFor()
    expect(complaints().filter((text) => !text.includes('401'))).toEqual([])
  })
})
