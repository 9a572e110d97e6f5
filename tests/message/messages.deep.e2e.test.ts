import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { stopClock } from '#tests/kit/browser/page-clock.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, painted } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

const wide = { viewport: { width: 1440, height: 900 } }
const narrow = { viewport: { width: 360, height: 740 } }
const NOTICES = 'notifyrecord/findNotifyRecordListSelf'
const DIALOGUES = 'messagedialogue/findAllDialogueRecordList'
const STREAM = /api-message\/portal\/signal/

declare global {
  interface Window {
    /** How many parts of streams the page has read. */
    partsHeard: number
  }
}

const signedIn = async (name: DemoName = 'learner', options: Parameters<typeof visit>[0] = wide) => {
  const page = await visit(options)
  await signInAs(page, name)
  await page.locator('.message-bell').waitFor()
  return page
}
const addressOf = (page: Page) => new URL(page.url()).hash
const bell = (page: Page) => page.getByRole('button', { name: /^Messages/ })
const popUp = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
const tab = (page: Page, name: string) => popUp(page).getByRole('tab', { name })
const rows = (page: Page) => page.locator('.message-row')
const openPopUp = async (page: Page, name = 'System notices') => {
  await bell(page).click()
  await tab(page, name).click()
  await popUp(page).locator('.message-row').first().waitFor()
}
const nameOf = (name: DemoName) => demoAccounts.find((account) => account.name === name)!.originalName

/** Fresh unread items, so that tests are independent. */
let made = 0
const notices = async (count: number) => {
  await portal().db.deleteFrom('notice').where('user_id', '=', userId('learner')).execute()
  const values = Array.from({ length: count }, () => ({
    user_id: userId('learner'),
    id: `notice-${(made += 1)}`,
    code: 'course.published',
    params: JSON.stringify({ courseName: `Course <b>${made}</b>` }),
    link: '/course/course-list',
    created_at: Date.now() - made * 60_000,
    read_at: null,
  }))
  await portal().db.insertInto('notice').values(values).execute()
  return values.map(({ id }) => id)
}
/** A dialogue of the learner with so many letters of the partner, the last one unread. */
const dialogueWith = async (name: DemoName, count: number, unread: number) => {
  const { db } = portal()
  const [one, other] = [userId('learner'), userId(name)]
  const [first_id, second_id] = [one, other].toSorted() as [string, string]
  await db.deleteFrom('dialogue').where('first_id', '=', first_id).where('second_id', '=', second_id).execute()
  const id = `dialogue-${(made += 1)}`
  const start = Date.now() - count * 60_000
  const letters = Array.from({ length: count }, (_, i) => ({
    id: `${id}-${i + 1}`,
    dialogue_id: id,
    position: i + 1,
    sender_id: other,
    content: `Letter ${i + 1}`,
    sent_at: start + i * 60_000,
  }))
  const side = { dialogue_id: id, last_letter_id: letters.at(-1)?.id ?? null, last_at: letters.at(-1)?.sent_at ?? null }
  await db.insertInto('dialogue').values({ id, first_id, second_id, created_at: start }).execute()
  for (let i = 0; i < letters.length; i += 1000)
    await db
      .insertInto('letter')
      .values(letters.slice(i, i + 1000))
      .execute()
  await db
    .insertInto('dialogue_member')
    .values([
      { ...side, user_id: one, partner_id: other, unread, read_position: count - unread },
      { ...side, user_id: other, partner_id: one, unread: 0, read_position: count },
    ])
    .execute()
  return id
}
const letterOf = (id: string) => `/notice-announcement/message-detail?dialogueId=${id}`
const bubbles = (page: Page) => page.locator('.letter .letter-text')
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
const write = async (page: Page, text: string) => {
  await box(page).fill(text)
  await box(page).press('Enter')
}
const stored = (content: string) =>
  portal().db.selectFrom('letter').selectAll().where('content', '=', content).execute()

describe('the message pop-up', () => {
  it('[SHELL-38, SHELL-39, SHELL-40, SHELL-41, MSG-01, MSG-02, MSG-03, MSG-04, MSG-08] has the two tabs with counts, lists what is new, and links to it', async () => {
    const [newest] = await notices(2)
    const id = await dialogueWith('leader', 3, 2)
    const asked: string[] = []
    const page = await visit(wide)
    page.on('request', (request) => asked.push(request.url()))
    await signInAs(page, 'learner')
    await page.getByRole('button', { name: /^Messages, \d+ unread$/ }).waitFor()
    await openPopUp(page)
    expect(await popUp(page).getByRole('tab').count()).toBe(2)
    await tab(page, 'System notices').filter({ hasText: /2$/ }).waitFor()
    expect(await tab(page, 'Private messages').getAttribute('aria-selected')).toBe('false')
    for (const [name, count] of [
      ['Private messages', /\d$/],
      ['System notices', /2$/],
    ] as const) {
      await tab(page, name).click()
      await tab(page, name).filter({ hasText: count }).waitFor()
      await popUp(page).getByRole('button', { name: 'Mark as read' }).waitFor()
      const all = await popUp(page).getByRole('link', { name: 'View all' }).getAttribute('href')
      expect(all?.split('?')[0]).toBe('#/usercenter/myMessage')
    }
    expect(asked.filter((url) => url.includes(NOTICES)).every((url) => url.includes('queryReceiverState=2'))).toBe(true)
    const first = rows(page).first()
    expect(await first.innerText()).toContain('Course <b>')
    expect(await popUp(page).locator('b').count()).toBe(0)
    await first.getByRole('link').click()
    const notice = `#/notice-announcement/system-detail?mesNotifyId=${newest}`
    await page.waitForURL((url) => url.hash === notice)
    await popUp(page).waitFor({ state: 'detached' })

    await openPopUp(page, 'Private messages')
    const row = rows(page).first()
    expect(await row.getByRole('link').innerText()).toContain(nameOf('leader'))
    expect(await row.innerText()).toContain('Letter 3')
    expect(await row.locator('time').innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await row.locator('.avatar').count()).toBe(1)
    expect(await row.locator('.message-badge').innerText()).toBe('2')
    await row.getByRole('link').click()
    const name = new URLSearchParams({ name: nameOf('leader') })
    await page.waitForURL((url) => url.hash === `#${letterOf(id)}&${name}`)
  })

  it('[MSG-04] names the sender if the partner has no name; [SHELL-42] dims a read notice', async () => {
    await notices(2)
    await dialogueWith('leader', 1, 1)
    const page = await visit(wide)
    await page.route(`**/${DIALOGUES}*`, async (route) => {
      const answer = (await (await route.fetch()).json()) as {
        data: { chatUserName: string; senderName: string }[]
      }
      Object.assign(answer.data[0]!, { chatUserName: '', senderName: 'Somebody Else' })
      await route.fulfill({ json: answer })
    })
    await page.route(`**/${NOTICES}*`, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { receiverState: number }[] }
      answer.data[1]!.receiverState = 1
      await route.fulfill({ json: answer })
    })
    await signInAs(page, 'learner')
    await openPopUp(page)
    const colours = await rows(page)
      .locator('.message-name')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link).color))
    expect(colours[0]).not.toBe(colours[1])
    await tab(page, 'Private messages').click()
    expect(await rows(page).first().getByRole('link').getAttribute('href')).toMatch(/&name=Somebody\+Else$/)
  })

  it('[SHELL-39, MSG-05, MSG-06, CALL-22, CALL-23] marks all of a tab as read and reloads it; shows errors', async () => {
    await notices(3)
    await dialogueWith('leader', 3, 2)
    const page = await signedIn()
    for (const [name, call, list, field, other] of [
      [
        'System notices',
        '/api-message/mobile/notifyrecord/updateNotifyReceiverState',
        NOTICES,
        'mesNotifyId',
        'messageIds',
      ],
      [
        'Private messages',
        '/api-message/portal/messagedialogue/updateReadMessage',
        DIALOGUES,
        'messageIds',
        'mesNotifyId',
      ],
    ] as const) {
      await openPopUp(page, name)
      const shown = await rows(page).count()
      const marking = page.waitForRequest(
        (request) => request.method() === 'PUT' && new URL(request.url()).pathname === call,
      )
      const reloading = page.waitForRequest((request) => request.url().includes(list))
      await popUp(page).getByRole('button', { name: 'Mark as read' }).click()
      const body = (await marking).postDataJSON() as Record<string, unknown[]>
      expect(body[field]).toHaveLength(shown)
      expect(body[other]).toEqual([])
      await reloading
      await expect.poll(() => tab(page, name).innerText()).toMatch(/0$/)
      await page.keyboard.press('Escape')
    }
    expect(complaints()).toEqual([])

    await page.route(`**/${NOTICES}*`, (route) => route.abort())
    await bell(page).click()
    await tab(page, 'System notices').click()
    await popUp(page).getByRole('alert').waitFor()
    await page.unroute(`**/${NOTICES}*`)
    await popUp(page).getByRole('button', { name: 'Try again' }).click()
    await popUp(page).getByText('You have read every notice').waitFor()
  })

  it('works by keyboard, fits a phone, and satisfies axe', async () => {
    await notices(2)
    const page = await signedIn('learner', { ...narrow, colorScheme: 'dark' })
    await bell(page).focus()
    await page.keyboard.press('Enter')
    await rows(page).first().waitFor()
    await tab(page, 'System notices').focus()
    await page.keyboard.press('ArrowRight')
    expect(await tab(page, 'Private messages').getAttribute('aria-selected')).toBe('true')
    expect(await accessibilityFaults(page, '.message-pop-up')).toEqual([])
    const width = await popUp(page).evaluate((element) => element.getBoundingClientRect().width)
    expect(width).toBeGreaterThan(330)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.keyboard.press('Escape')
    await popUp(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toEqual(expect.stringMatching(/^Messages/))
  })
})

describe('the pages of messages', () => {
  it('[ROUTE-36, ROUTE-83, ROUTE-84] open at their addresses; the parents redirect to their lists', async () => {
    const [notice] = await notices(1)
    const id = await dialogueWith('leader', 1, 0)
    const page = await signedIn()
    for (const parent of ['/notice', '/notice-announcement']) {
      await goTo(page, parent)
      await expect.poll(() => addressOf(page)).toBe(`#${parent}/notice-list`)
      await rows(page).first().waitFor()
      await goTo(page, `${parent}/message-detail?dialogueId=${id}`)
      await bubbles(page).filter({ hasText: 'Letter 1' }).waitFor()
    }
    await goTo(page, `/notice-announcement/system-detail?mesNotifyId=${notice}`)
    await page.getByRole('heading', { level: 1, name: 'A new course' }).waitFor()
    await goTo(page, `/notice/system-detail?mesNotifyId=${notice}`)
    await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor()
    await goTo(page, '/usercenter/myMessage')
    await rows(page).first().waitFor()
    expect(await page.locator('.personal-entry[aria-current]').innerText()).toBe('My messages')
  })

  it('[MSG-02, SHELL-42] a notice is read once it is opened: the badge decreases, the list dims it, the filter hides it', async () => {
    const [newest] = await notices(2)
    const page = await signedIn()
    await expect.poll(() => bell(page).getAttribute('aria-label')).toMatch(/unread/)
    const before = Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0])
    await goTo(page, `/notice-announcement/system-detail?mesNotifyId=${newest}`)
    await expect.poll(() => bell(page).getAttribute('aria-label')).toBe(`Messages, ${before - 1} unread`)
    expect(await page.getByRole('link', { name: 'See the details' }).getAttribute('href')).toBe('#/course/course-list')
    await page.getByRole('link', { name: 'System notices' }).click()
    await expect
      .poll(() => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-read'))))
      .toEqual(['true', 'false'])
    await page.getByRole('link', { name: 'Unread', exact: true }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await page.getByRole('heading', { name: 'You have read every notice' }).waitFor()
  })

  it("an unknown item, and another user's, is not found", async () => {
    const id = await dialogueWith('leader', 1, 0)
    const page = await signedIn('teacher')
    for (const address of [
      letterOf(id),
      letterOf('none'),
      letterOf(''),
      '/notice-announcement/system-detail?mesNotifyId=none',
      '/notice-announcement/system-detail',
    ]) {
      await goTo(page, address)
      await page.getByRole('heading', { name: 'This is not available' }).waitFor()
    }
  })

  it.each([
    ['light', wide],
    ['dark', narrow],
  ] as const)('satisfy axe in %s', async (colorScheme, size) => {
    await notices(3)
    const id = await dialogueWith('leader', 3, 1)
    const page = await signedIn('learner', { ...size, colorScheme })
    for (const address of ['/usercenter/myMessage', letterOf(id)]) {
      await goTo(page, address)
      await page.locator('.message-row, .letter').first().waitFor()
      expect(await accessibilityFaults(page), address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
})

describe('a dialogue', () => {
  it.each([
    ['notice', NOTICES, DIALOGUES],
    ['letter', DIALOGUES, NOTICES],
  ] as const)(
    '[MSG-07, CONST-09] a signal of a %s loads its list again after 2 seconds, and not the other',
    async (kind, own, other) => {
      const page = await visit(wide)
      const asked: string[] = []
      page.on('request', (request: Request) => asked.push(request.url()))
      const count = (list: string) => asked.filter((url) => url.includes(list)).length
      await page.addInitScript(() => {
        const { read } = ReadableStreamDefaultReader.prototype
        Object.assign(window, { partsHeard: 0 })
        ReadableStreamDefaultReader.prototype.read = function counted(this: ReadableStreamDefaultReader) {
          const part = read.call(this)
          void part.then(() => (window.partsHeard += 1))
          return part
        }
      })
      await signInAs(page, 'learner')
      // Anything missed before the stream opened is fetched once it is open.
      await expect.poll(() => [count(own), count(other)], { timeout: 8000 }).toEqual([2, 2])
      await stopClock(page)
      const heard = () => page.evaluate(() => window.partsHeard)
      const before = await heard()
      portal().signals.tell([userId('learner')], kind)
      await expect.poll(heard).toBeGreaterThan(before)
      await page.clock.runFor(1999)
      await page.evaluate(() => undefined)
      expect([count(own), count(other)]).toEqual([2, 2])
      await page.clock.runFor(1)
      await expect.poll(() => count(own)).toBe(3)
      expect(count(other)).toBe(2)
    },
  )

  it('[SHELL-41] two people write to each other; lists refresh after a signal, an open dialogue at once', async () => {
    const id = await dialogueWith('leader', 1, 0)
    const leader = await visit(wide)
    const listening = leader.waitForResponse(STREAM)
    await signInAs(leader, 'leader')
    await listening

    const learner = await signedIn()
    await goTo(learner, letterOf(id))
    await write(learner, 'Are <b>you</b> there? https://example.org')
    await expect.poll(() => bell(leader).getAttribute('aria-label')).toMatch(/unread/)
    await leader.getByRole('status').filter({ hasText: '1 new message' }).waitFor({ state: 'attached' })

    await goTo(leader, letterOf(id))
    await bubbles(leader).filter({ hasText: 'Are <b>you</b> there? https://example.org' }).waitFor()
    expect(await leader.locator('.letters b, .letters .letter a').count()).toBe(0)
    await write(leader, 'Here I am.')
    // The learner has the dialogue open, which refreshes at once.
    await bubbles(learner).filter({ hasText: 'Here I am.' }).waitFor()
    expect(await learner.locator('.letter').last().getAttribute('data-own')).toBe('false')
    await learner.getByRole('status').filter({ hasText: 'Here I am.' }).waitFor({ state: 'attached' })
    const unread = () =>
      portal().db.selectFrom('dialogue_member').select('unread').where('dialogue_id', '=', id).execute()
    await expect.poll(async () => (await unread()).map((row) => row.unread)).toEqual([0, 0])
    expect(complaints()).toEqual([])
  }, 30_000)

  it('[VALID-15 in part, ERROR-36] a blank and a too long letter are refused with a message, and stay in the box', async () => {
    const id = await dialogueWith('leader', 1, 0)
    const page = await signedIn()
    await goTo(page, letterOf(id))
    const status = page.locator('.composer [role=status]')
    for (const blank of ['', '  \n ', '\u200b']) {
      await write(page, blank)
      await expect.poll(() => status.innerText()).toContain('The message is empty.')
    }
    expect(await box(page).getAttribute('aria-invalid')).toBe('true')
    await box(page).fill('x'.repeat(1990))
    expect(await status.innerText()).toBe('10 characters left')
    await write(page, 'x'.repeat(2001))
    expect(await status.innerText()).toContain('A message has at most 2,000 characters.')
    expect(await status.innerText()).toContain('1 character too many')
    expect(await box(page).inputValue()).toHaveLength(2001)
    await box(page).fill('one')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('two')
    expect(await page.locator('.letter').count()).toBe(1)
    await box(page).press('Enter')
    await expect.poll(() => bubbles(page).last().innerText()).toBe('one\ntwo')
    expect(await stored('one\ntwo')).toHaveLength(1)
  })

  it('without network a letter is kept, also over a reload, and sent once when the network is back', async () => {
    const id = await dialogueWith('leader', 1, 0)
    const page = await signedIn()
    await goTo(page, letterOf(id))
    const text = `Kept ${id}`
    // The letter arrives, but its answer is lost: the retry must not duplicate it.
    await page.route('**/letters/*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await write(page, text)
    await page.getByRole('alert').filter({ hasText: 'Not sent.' }).waitFor()
    await box(page).fill('a draft')
    await page.reload()
    await page.getByRole('alert').filter({ hasText: 'Not sent.' }).waitFor()
    expect(await box(page).inputValue()).toBe('a draft')
    await page.unroute('**/letters/*')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.locator('.letter[data-outgoing]').waitFor({ state: 'detached' })
    expect(await bubbles(page).filter({ hasText: text }).count()).toBe(1)
    expect(await stored(text)).toHaveLength(1)

    await page.route('**/letters/*', (route) => route.abort())
    await write(page, 'Back to me')
    await page.getByRole('button', { name: 'Edit before it is sent' }).click()
    expect(await box(page).inputValue()).toBe('Back to me')
    expect(await stored('Back to me')).toHaveLength(0)
  })

  it('scrolls to the end when short, also after a failed letter', async () => {
    const id = await dialogueWith('leader', 6, 0)
    const page = await signedIn('learner', narrow)
    await goTo(page, letterOf(id))
    const belowTheScreen = () =>
      page.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop)
    await page.route('**/letters/*', async (route) => {
      // What was written has been scrolled to by then.
      await painted(page)
      await route.abort()
    })
    await write(page, 'Not yet')
    await page.getByRole('button', { name: 'Edit before it is sent' }).waitFor()
    await painted(page)
    const room = await page.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight)
    // Both edges are near, which is what this is about.
    expect(room).toBeGreaterThan(60)
    expect(room).toBeLessThan(240)
    expect(await belowTheScreen()).toBeLessThan(2)
  })

  it('ten thousand letters are read backwards page by page, with a virtualised list', async () => {
    const id = await dialogueWith('leader', 10_000, 0)
    const page = await signedIn()
    await goTo(page, letterOf(id))
    await bubbles(page).last().waitFor()
    expect(await bubbles(page).last().innerText()).toBe('Letter 10000')
    const history = page.getByRole('log')
    const firstDrawn = async () => Number((await bubbles(page).first().innerText()).split(' ')[1])
    for (let before = await firstDrawn(); before > 9750; before = await firstDrawn()) {
      await history.evaluate((element) => element.scrollTo({ top: 0 }))
      await expect.poll(firstDrawn).toBeLessThan(before)
      // The scroll position is kept.
      const top = await page
        .locator(`[data-letter="${id}-${before}"]`)
        .evaluate((row) => (row as HTMLElement).offsetTop - row.closest('.letters')!.scrollTop)
      expect(Math.abs(top)).toBeLessThan(300)
    }
    expect(await page.locator('.letter').count()).toBeLessThanOrEqual(150)
    await page.getByRole('button', { name: 'Back to the latest' }).click()
    await expect.poll(() => bubbles(page).last().innerText()).toBe('Letter 10000')
    expect(
      await history.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight),
    ).toBeLessThan(5)
  })

  it('is begun with a member of a shared class, found by name, and nobody else', async () => {
    await dialogueWith('leader', 1, 0)
    const page = await signedIn()
    await goTo(page, '/usercenter/myMessage?tab=letters')
    await page.getByRole('button', { name: 'New message' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('nobody of this name')
    await dialog.getByRole('searchbox').press('Enter')
    await dialog.getByText('No such name').waitFor()
    await dialog.getByRole('searchbox').fill(nameOf('leader'))
    await dialog.getByRole('searchbox').press('Enter')
    await dialog.getByRole('button', { name: nameOf('leader') }).click()
    await page.getByRole('heading', { level: 1, name: nameOf('leader') }).waitFor()
    await bubbles(page).filter({ hasText: 'Letter 1' }).waitFor()
    expect(complaints()).toEqual([])
  })
})

describe('signals', () => {
  it('several tabs share one stream; when its tab is closed another takes over; after sign-out there is none', async () => {
    const id = await dialogueWith('leader', 1, 0)
    const first = await visit(wide)
    const streams: Page[] = []
    const context = first.context()
    context.on('request', (request) => {
      if (STREAM.test(request.url())) streams.push(request.frame().page())
    })
    await signInAs(first, 'learner')
    const others = [await context.newPage(), await context.newPage()]
    for (const page of others) {
      await page.goto(`/#${letterOf(id)}`)
      await bubbles(page).last().waitFor()
    }
    await expect.poll(() => streams.length, { timeout: 8000 }).toBe(1)
    const leader = await signedIn('leader')
    await goTo(leader, letterOf(id))
    await write(leader, 'To all tabs')
    for (const page of others) await bubbles(page).filter({ hasText: 'To all tabs' }).waitFor()
    expect(streams).toHaveLength(1)

    await streams[0]!.close()
    await expect.poll(() => streams.length, { timeout: 8000 }).toBe(2)
    const left = [first, ...others].filter((page) => !page.isClosed())
    await left[0]!.evaluate(() => document.querySelector<HTMLElement>('.way-out')?.click())
    for (const page of left) await page.waitForURL((url) => ['', '#/'].includes(url.hash))
    expect(streams).toHaveLength(2)
    expect(complaints()).toEqual([])
  }, 30_000)
})
