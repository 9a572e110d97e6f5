import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'

import { putProgress } from '#tests/kit/server/progress.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'

const { portal, visit, visitAs, complaints } = portalForTests()

const LIST = '/course/course-topics'
const one = (name: string) => `${LIST}?topicID=${demoId('topic', name)}`
const signedIn = (address: string, options: Visit[0] = {}) => visitAs('learner', address, options)
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
const cards = (page: Page) => page.locator('.topic-card')
const rows = (page: Page) => page.locator('.course-row')
const arrived = async (page: Page, address: string): Promise<void> => {
  await page.waitForURL((url) => url.hash === `#${address}`)
  await settled(page)
}

describe('the topics', () => {
  it('[ROUTE-22] are linked from the open courses and back', async () => {
    const page = await signedIn('/course/course-list')
    await page.getByRole('link', { name: 'Browse by topic' }).click()
    await arrived(page, LIST)
    await page.getByRole('heading', { level: 1, name: 'Course topics' }).waitFor()
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual([
      'Ready for the Flood Season',
      'Keeping Rivers Alive',
      'From Gauge to Map',
      'Sharing One River',
    ])
    const first = cards(page).first()
    expect(plain(await first.innerText())).toMatch(/From the first drop of rain.*5 courses.*13\.5 hours/s)
    expect(await first.locator('.cover').count()).toBe(3)
    await page.getByRole('main').getByRole('link', { name: 'Open courses' }).click()
    await arrived(page, '/course/course-list')
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-22] have an empty state', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const published = (at: number | null) => portal().db.updateTable('course_topic').set({ published_at: at }).execute()
    await published(null)
    try {
      await goTo(page, LIST)
      await page.getByRole('heading', { name: 'No topics yet' }).waitFor()
      expect(await cards(page).count()).toBe(0)
    } finally {
      await published(1)
    }
  })

  it('show an error, and load on a retry', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.route('**/coursetopic/list*', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await goTo(page, LIST)
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute('**/coursetopic/list*')
    await retry.click()
    await cards(page).first().waitFor()
  })
})

describe('one topic', () => {
  it("[ROUTE-22, COURSE-06] shows its courses in order with the learner's progress, and links to them and back", async () => {
    const begun = (name: string, progress: number) =>
      putProgress(portal().db, {
        userId: userId('learner'),
        courseId: demoId('course', name),
        progress,
        standing: progress === 100 ? 'passed' : 'studying',
        at: portal().now().getTime(),
      })
    await begun('gis-basics', 20)
    await begun('river-measurement', 100)
    const page = await signedIn(LIST)
    await page.getByRole('link', { name: 'From Gauge to Map' }).click()
    await arrived(page, one('gauge-to-map'))
    await page.getByRole('heading', { level: 1, name: 'From Gauge to Map' }).waitFor()
    await expect.poll(() => page.title()).toContain('From Gauge to Map')
    expect(await rows(page).getByRole('heading').allInnerTexts()).toEqual([
      'Measuring a River’s Flow',
      'Quality Control of Hydrological Data',
      'GIS for River Basins',
      'Watching Water from Space',
      'Groundwater and Rivers',
      'Information Security for Everybody',
    ])
    expect(plain(await page.locator('.topic-amount').innerText())).toMatch(/6 courses.*11\.5 hours/s)
    expect(await rows(page).nth(0).getByText('Completed').count()).toBe(1)
    expect(await rows(page).nth(1).locator('.topic-mine').count()).toBe(0)
    expect(await rows(page).nth(2).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20')

    await page.getByRole('link', { name: 'GIS for River Basins' }).click()
    await arrived(page, `/course/course-detail?courseID=${demoId('course', 'gis-basics')}`)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Course topics' }).click()
    await arrived(page, LIST)
    expect(complaints()).toEqual([])
  })

  it('names its language if it is not that of the page', async () => {
    await portal()
      .db.deleteFrom('course_topic_text')
      .where('topic_id', '=', demoId('topic', 'living-rivers'))
      .where('language', '=', 'ar_AR')
      .execute()
    const page = await signedIn(one('living-rivers'), { lang: 'ar_AR' })
    const heading = page.getByRole('heading', { level: 1 }).locator('bdi')
    expect([await heading.getAttribute('lang'), await heading.getAttribute('dir'), await heading.innerText()]).toEqual([
      'zh-CN',
      'ltr',
      '让河流保持生机',
    ])
  })

  it('[ROUTE-22] fits a phone', async () => {
    const page = await signedIn(one('flood-season'), { viewport: { width: 360, height: 740 } })
    await rows(page).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await goTo(page, LIST)
    await cards(page).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  it.each(['no-such-topic', '../../user', 'x'.repeat(80)])(
    '[ROUTE-22] is not found for %s, and offers the list',
    async (topicID) => {
      const page = await signedIn(`${LIST}?topicID=${topicID}`)
      await page.getByRole('heading', { name: 'We can’t find this topic' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Course topics' }).click()
      await arrived(page, LIST)
    },
  )

  it('shows an error, and loads on a retry', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.route('**/coursetopic/detail/**', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await goTo(page, one('shared-water'))
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute('**/coursetopic/detail/**')
    await retry.click()
    await rows(page).first().waitFor()
  })
})
