import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'

const { portal, visitAs, complaints } = portalForTests()

const PATH = '/usercenter/mynotes'
const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }
const courseId = (name: string) => demoId('course', name)
const TAB = `/course/course-detail?courseID=${courseId('flood-forecasting')}&tab=notes`

const signedIn = (address: string, options: Visit[0] = { viewport: wide }) => visitAs('learner', address, options)

const rows = (page: Page) => page.locator('.note')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const box = (page: Page) => page.getByRole('textbox', { name: 'New note' })
const keep = (page: Page) => page.getByRole('button', { name: /^Save note/ }).click()
const contents = (page: Page) => page.locator('.note-content').allInnerTexts()
const stored = async () =>
  (
    await portal()
      .db.selectFrom('note')
      .select('content')
      .where('user_id', '=', userId('learner'))
      .orderBy('updated_at')
      .execute()
  ).map(({ content }) => content)
/** One minute apart. */
const write = (
  ...notes: readonly {
    readonly content: string
    readonly course?: string
    readonly lecture?: string
    readonly at?: number
  }[]
) =>
  portal()
    .db.insertInto('note')
    .values(
      notes.map(({ content, course = 'flood-forecasting', lecture = null, at = null }, i) => ({
        user_id: userId('learner'),
        id: `n${i}`,
        course_id: courseId(course),
        courseware_id: lecture === null ? null : coursewareId(lecture),
        at_seconds: at,
        content,
        search: content.toLowerCase(),
        created_at: i * 60_000,
        updated_at: i * 60_000,
      })),
    )
    .execute()

beforeEach(async () => {
  await portal().db.deleteFrom('note').execute()
})

describe('the notes on a course', () => {
  it('are written in its tab and grouped there by lecture and position', async () => {
    await write(
      { content: 'later', lecture: 'routing-the-wave', at: 30 },
      { content: 'sooner', lecture: 'routing-the-wave', at: 5 },
    )
    const page = await signedIn(TAB)
    expect(await contents(page)).toEqual(['sooner', 'later'])
    await box(page).fill('  about all of it\nin two lines ')
    await page.getByText('28/2,000').waitFor()
    await keep(page)
    await page.getByText('Note saved.').waitFor()
    await expect.poll(() => contents(page)).toEqual(['about all of it\nin two lines', 'sooner', 'later'])
    expect([await box(page).inputValue(), await stored()]).toEqual([
      '',
      ['later', 'sooner', 'about all of it\nin two lines'],
    ])
    await page.getByRole('heading', { level: 3, name: 'About the whole course' }).waitFor()
    await row(page, 'sooner').getByText('0:05').waitFor()
    expect(complaints()).toEqual([])
  })

  it('[VALID-15 in part] are refused with a message when blank or too long', async () => {
    const page = await signedIn(TAB)
    let calls = 0
    page.on('request', (request) => (calls += Number(request.method() === 'PUT' && request.url().includes('/notes/'))))
    await box(page).fill('  \n ')
    await keep(page)
    await page.getByText('Write something first.').waitFor()
    expect(await box(page).getAttribute('aria-invalid')).toBe('true')
    await box(page).fill('x'.repeat(2001))
    await keep(page)
    await page.getByText('A note has at most 2,000 characters.').waitFor()
    expect([calls, await stored()]).toEqual([0, []])
  })

  it('keep the draft without network, and are not duplicated by a retry', async () => {
    const page = await signedIn(TAB)
    await page.route(/\/notes\/[\w-]+$/, (route) => route.abort())
    await box(page).fill('once')
    await keep(page)
    await page.getByText('Your note could not be saved; the text is still here.').waitFor()
    expect(await box(page).inputValue()).toBe('once')
    await page.unroute(/\/notes\/[\w-]+$/)
    await keep(page)
    await page.getByText('Note saved.').waitFor()
    expect(await stored()).toEqual(['once'])
  })

  it('are plain text, whatever is typed', async () => {
    const page = await signedIn(TAB)
    await box(page).fill('<b>bold</b> <img src=x onerror=alert(1)>')
    await keep(page)
    await expect.poll(() => contents(page)).toEqual(['<b>bold</b> <img src=x onerror=alert(1)>'])
    expect(complaints()).toEqual([])
  })
})

describe('my notes', () => {
  it('[ROUTE-31, ARCHIVE-01 in part] are in the personal centre by course, last changed first', async () => {
    await write(
      { content: 'one' },
      { content: 'two', course: 'levees', lecture: 'sand-boils', at: 12 },
      { content: 'three' },
    )
    const page = await signedIn('/usercenter/mycourse')
    await page.getByRole('navigation', { name: 'My learning' }).getByRole('link', { name: 'My notes' }).click()
    await page.waitForURL(`**/#${PATH}`)
    await settled(page)
    expect(await contents(page)).toEqual(['three', 'one', 'two'])
    const courses = page.getByRole('heading', { level: 2 }).filter({ has: page.getByRole('link') })
    expect(await courses.allInnerTexts()).toEqual([
      'Flood Forecasting in Practice',
      'Levees: Spotting and Stopping a Failure',
    ])
    await courses.first().getByRole('link').click()
    await page.waitForURL(`**/#${TAB}`)
    expect(complaints()).toEqual([])
  })

  it('are edited in place by keyboard, or the edit is cancelled', async () => {
    await write({ content: 'old' })
    const page = await signedIn(PATH)
    await rows(page).getByRole('button', { name: 'Edit note' }).press('Enter')
    const edit = page.getByRole('textbox', { name: 'Edit note' })
    expect(await edit.evaluate((element) => document.activeElement === element)).toBe(true)
    await edit.fill('dropped')
    await page.keyboard.press('Escape')
    expect([await contents(page), await stored()]).toEqual([['old'], ['old']])
    await rows(page).getByRole('button', { name: 'Edit note' }).click()
    await edit.fill(' ')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Write something first.').waitFor()
    await edit.fill('new')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => contents(page)).toEqual(['new'])
    expect(await stored()).toEqual(['new'])
    expect(
      await rows(page)
        .getByRole('button', { name: 'Edit note' })
        .evaluate((element) => document.activeElement === element),
    ).toBe(true)
    expect(complaints()).toEqual([])
  })

  it('are as they were written in an edit that was left, until it is thrown away', async () => {
    await write({ content: 'old' })
    const page = await signedIn(PATH)
    await rows(page).getByRole('button', { name: 'Edit note' }).click()
    const edit = page.getByRole('textbox', { name: 'Edit note' })
    await edit.fill('half a change')
    await goTo(page, '/usercenter/mycourse')
    await goTo(page, PATH)
    const restored = page.getByText('Restored what you had written.')
    await restored.waitFor()
    expect([await edit.inputValue(), await stored()]).toEqual(['half a change', ['old']])
    await page.getByRole('button', { name: 'Throw it away' }).click()
    expect(await contents(page)).toEqual(['old'])
    await page.reload()
    await rows(page).getByRole('button', { name: 'Edit note' }).waitFor()
    expect(await restored.count()).toBe(0)
    expect(complaints()).toEqual([])
  })

  it('are removed after a confirmation', async () => {
    await write({ content: 'stays' }, { content: 'goes' })
    const page = await signedIn(PATH)
    const ask = async () => {
      await row(page, 'goes').getByRole('button', { name: 'Remove this note?' }).click()
      await page.getByRole('dialog', { name: 'Remove this note?' }).waitFor()
    }
    await ask()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(await stored()).toEqual(['stays', 'goes'])
    await ask()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.locator('[data-sonner-toast]').filter({ hasText: 'Note removed.' }).waitFor()
    await expect.poll(() => contents(page)).toEqual(['stays'])
    expect(await stored()).toEqual(['stays'])
    expect(complaints()).toEqual([])
  })

  it('are searched and paged by the address', async () => {
    await write(...Array.from({ length: 12 }, (_, i) => ({ content: `note number ${i}` })), { content: 'a needle' })
    const page = await signedIn(PATH)
    expect(await rows(page).count()).toBe(10)
    await page.getByRole('button', { name: 'Page 2' }).click()
    await page.waitForURL(`**/#${PATH}?page=2`)
    await settled(page)
    expect(await rows(page).count()).toBe(3)
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('NEEDLE')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/#${PATH}?keyword=NEEDLE`)
    await settled(page)
    expect(await contents(page)).toEqual(['a needle'])
    await goTo(page, `${PATH}?keyword=zebra`)
    await page.getByRole('heading', { name: 'No note matches' }).waitFor()
    await page.getByRole('link', { name: 'Show all notes' }).click()
    await page.waitForURL(`**/#${PATH}`)
  })

  it('on a withdrawn course are readable, without links', async () => {
    await write({ content: 'kept', course: 'levees', lecture: 'sand-boils', at: 3 })
    const levees = portal().db.updateTable('course').where('id', '=', courseId('levees'))
    const { published_at } = await portal()
      .db.selectFrom('course')
      .select('published_at')
      .where('id', '=', courseId('levees'))
      .executeTakeFirstOrThrow()
    await levees.set({ published_at: null }).execute()
    const page = await signedIn(PATH)
    await page.getByText('This course is not open at present').waitFor()
    expect([
      await contents(page),
      await page.locator('.note-group').getByRole('link').count(),
      await rows(page).getByRole('button', { name: /^Play/ }).count(),
    ]).toEqual([['kept'], 0, 0])
    await levees.set({ published_at }).execute()
  })

  it('link to the courses when empty', async () => {
    const page = await signedIn(PATH)
    await page.getByRole('heading', { name: 'No notes yet' }).waitFor()
    await page.getByRole('link', { name: 'Go to my courses' }).click()
    await page.waitForURL('**/#/usercenter/mycourse')
  })
})

describe('the screens of notes', () => {
  it.each([
    ['light', wide],
    ['dark', narrow],
  ] as const)('satisfy axe in the %s at %o', async (colorScheme, viewport) => {
    await write({ content: 'one' }, { content: 'two', lecture: 'routing-the-wave', at: 12 })
    const page = await signedIn(PATH, { viewport, colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
    await row(page, 'one').getByRole('button', { name: 'Edit note' }).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await goTo(page, TAB)
    await settled(page)
    await keep(page)
    await page.getByText('Write something first.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(complaints()).toEqual([])
  })
})
