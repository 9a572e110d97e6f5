import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { createInformation, publishInformation } from '#api/news/managed-news.contract.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, startPortalUnderTest } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, quiet } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

const wide = { viewport: { width: 1440, height: 900 } }
/** A learner on an address of the portal. */
const read = async (address: string, options: Visit[0] = {}) => {
  const page = await visit({ ...wide, ...options })
  await signInAs(page, 'learner', `/#${address}`)
  return page
}
const query = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1])
const titles = (page: Page) => page.locator('main .news-entry-link')
const articleAddress = (id: string) => `/dynamicDetail?informationID=${id}`

/** The published English items of a category, as the portal should list them. */
const published = (category: 'news' | 'help_center' | 'about_us') =>
  portal()
    .db.selectFrom('information')
    .innerJoin('information_text', 'information_text.information_id', 'information.id')
    .select([
      'information.id',
      'information.topic_code',
      'information_text.title',
      'information_text.detail',
      'information.views',
    ])
    .where('information_text.language', '=', 'en_US')
    .where('information.category_code', '=', category)
    .where('information.state', '=', 'published')
    .orderBy('information.published_at', 'desc')
    .execute()

describe('the news', () => {
  it('[NEWS-01, ROUTE-16] are listed newest first, the latest in full', async () => {
    const page = await read('/dynamicList')
    const all = await published('news')
    await titles(page).first().waitFor()
    expect(await titles(page).allInnerTexts()).toEqual(all.slice(0, 10).map(({ title }) => title))
    expect(await page.locator('[data-as=lead] .news-entry-link').innerText()).toBe(all[0]!.title)
    expect(await page.title()).toMatch(/^News · /)
    expect(complaints()).toEqual([])
  })

  it('[NEWS-01] are filtered by topic, which is kept in the address', async () => {
    const page = await read('/dynamicList?size=20')
    const tabs = page.getByRole('navigation', { name: 'Topics' })
    await tabs.getByRole('link').nth(1).click()
    await expect.poll(() => query(page).get('topic')).not.toBeNull()
    const topic = query(page).get('topic')
    expect(query(page).get('size')).toBe('20')
    const ofTopic = (await published('news')).filter(({ topic_code }) => topic_code === topic)
    await expect.poll(() => titles(page).allInnerTexts()).toEqual(ofTopic.map(({ title }) => title))
    expect(await tabs.locator('[aria-current=page]').count()).toBe(1)
    await page.goBack()
    await expect.poll(() => titles(page).count()).toBe((await published('news')).length)
  })

  it('[NEWS-01] are searched on Enter; the box keeps text and focus, and an empty result is shown', async () => {
    const page = await read('/dynamicList?page=2')
    const box = page.getByRole('searchbox', { name: 'Search the news' })
    await box.fill('flood')
    await box.press('Enter')
    await page.getByText('Results for').waitFor()
    expect([query(page).get('keyword'), query(page).get('page')]).toEqual(['flood', null])
    await titles(page).first().waitFor()
    expect(await box.inputValue()).toBe('flood')
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)

    await box.fill('<img src=x onerror=alert(1)>')
    await box.press('Enter')
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
    expect(await page.locator('main img').count()).toBe(0)
    await page.getByRole('link', { name: 'Show everything' }).click()
    await page.locator('[data-as=lead]').waitFor()
    expect(complaints()).toEqual([])
  })

  it('show a valid page for any page in the address', async () => {
    const page = await read('/index')
    const asked = {
      '-1': '1',
      '0': '1',
      '1.5': '1',
      words: '1',
      '': '1',
      '2': '2',
      '1e9': '2',
      '99999999999999999999': '2',
    }
    for (const [number, shown] of Object.entries(asked)) {
      await goTo(page, `/dynamicList?page=${number}`)
      await titles(page).first().waitFor()
      expect([number, await page.locator('.pagination [aria-current=page]').innerText()]).toEqual([number, shown])
    }
    expect(complaints()).toEqual([])
  })

  it('[NEWS-01] tolerate invalid parameters in the address', async () => {
    const page = await read('/index')
    const rubbish = [
      'topic=a%20b',
      `topic=${'x'.repeat(200)}`,
      `keyword=${'%20'.repeat(50)}`,
      'size=7',
      'help=nonsense',
    ]
    for (const written of rubbish) {
      await page.goto(`/#/dynamicList?${written}`)
      await page.locator('[data-as=lead]').waitFor()
    }
    expect(complaints()).toEqual([])
  })

  it('[NEWS-01] work without topics when the dictionary fails to load', async () => {
    const page = await read('/index')
    await page.route('**/listDict*', (route) => route.abort())
    await page.goto('/#/dynamicList')
    await page.getByText('The topics could not be loaded.').waitFor()
    await titles(page).first().waitFor()
    expect(await page.getByRole('navigation', { name: 'Topics' }).count()).toBe(0)
    await page.unroute('**/listDict*')
    await page.locator('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(1).waitFor()
  })

  it('[NEWS-01] show an error with a retry', async () => {
    const page = await read('/index')
    await page.route('**/information/list*', (route) => route.abort())
    await page.goto('/#/dynamicList')
    await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor()
    await page.unroute('**/information/list*')
    await page.locator('main').getByRole('button', { name: 'Try again' }).click()
    await titles(page).first().waitFor()
  })
})

describe('the help centre', () => {
  it('[NEWS-02, NEWS-04, ROUTE-16] is linked from the footer, with its articles by topic', async () => {
    const page = await read('/index')
    await page.locator('footer').getByRole('link', { name: 'Help centre' }).click()
    await page.getByRole('heading', { level: 1, name: 'Help centre' }).waitFor()
    expect(query(page).get('help')).toBe('help_center')
    expect(await page.title()).toMatch(/^Help centre · /)
    const articles = await published('help_center')
    await page.locator('.help-article').first().waitFor()
    expect((await page.locator('.help-article').allInnerTexts()).sort()).toEqual(
      articles.map(({ title }) => title).sort(),
    )
    const groups = new Set(articles.map(({ topic_code }) => topic_code))
    expect(await page.locator('.help-group').count()).toBe(groups.size)
    expect(complaints()).toEqual([])
  })

  it('[NEWS-04] answers a search, and leads to an article and back', async () => {
    const page = await read('/dynamicList?help=help_center')
    const box = page.getByRole('searchbox', { name: 'Search the help centre' })
    await box.fill('password')
    await box.press('Enter')
    await titles(page).first().waitFor()
    expect([query(page).get('help'), query(page).get('keyword')]).toEqual(['help_center', 'password'])
    const title = await titles(page).first().innerText()
    await titles(page).first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('link', { name: 'Back to the help centre' }).click()
    await page.locator('.help-group').first().waitFor()
  })

  it('[NEWS-04] is a single list when the topic names fail to load', async () => {
    const page = await read('/index')
    await page.route('**/listDict*', (route) => route.abort())
    await page.goto('/#/dynamicList?help=help_center')
    await page.getByRole('heading', { name: 'All articles' }).waitFor()
    expect(await page.locator('.help-article').count()).toBe((await published('help_center')).length)
  })

  it('[NEWS-04] links to the speed test, to technical support and to the app', async () => {
    const page = await read('/dynamicList?help=help_center')
    const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
    await links.first().waitFor()
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '#/speedTest',
      '#/techAuth',
      '#/appDownload',
    ])
  })
})

describe('an article', () => {
  it('[NEWS-01, ROUTE-17] has its topic, date, view count, and neighbours', async () => {
    const news = await published('news')
    const [newer, middle, older] = news.slice(3, 6)
    const page = await read(articleAddress(middle!.id))
    await page.getByRole('heading', { level: 1, name: middle!.title }).waitFor()
    await page.locator('.article-topic').waitFor()
    expect(await page.locator('.article-facts time').getAttribute('datetime')).toMatch(/^\d{4}-/)
    expect(await page.locator('.article-facts').innerText()).toContain('to read')
    expect(await page.title()).toContain(middle!.title)
    const neighbours = page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link')
    expect((await neighbours.locator('.article-neighbour-title').allInnerTexts()).sort()).toEqual(
      [newer!.title, older!.title].sort(),
    )
    await neighbours.first().click()
    await page.getByRole('heading', { level: 1, name: middle!.title }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Back to the news' }).click()
    await page.locator('[data-as=lead]').waitFor()
    expect(complaints()).toEqual([])
  })

  it.each([
    ['24/0', 'below'],
    ['17/7', 'beside'],
  ])('[VALID-31] in the ratio %s has its neighbours %s it', async (ratio, place) => {
    const other = await startPortalUnderTest({ LAYOUT_RATIO: ratio })
    try {
      const { page } = await other.visit({ viewport: { width: 1440, height: 900 } })
      await signInAs(page, 'learner')
      await page.goto('/#/dynamicList')
      await page.locator('main a[href*=dynamicDetail]').nth(1).click()
      const parts = page.locator('.columns-part')
      await page.getByRole('navigation', { name: 'Previous and next article' }).waitFor()
      const [article, neighbours] = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect(neighbours!.x > article!.x + article!.width - 1 ? 'beside' : 'below').toBe(place)
    } finally {
      await other.close()
    }
  })

  it('[NEWS-03] about us is a page of the portal, without topic and date', async () => {
    const page = await read('/index')
    await page.locator('footer').getByRole('link', { name: 'About us' }).click()
    const [about] = await published('about_us')
    await page.getByRole('heading', { level: 1, name: about!.title }).waitFor()
    expect(query(page).get('informationID')).toBe(about!.id)
    for (const sign of ['.back-link', '.article-facts', '.article-neighbours'])
      expect(await page.locator(sign).count(), sign).toBe(0)
    expect(await page.locator('.prose').innerText()).not.toBe('')
  })

  it('[ROUTE-17] that does not exist is not found', async () => {
    const page = await read('/index')
    const wrong = [
      '',
      '?informationID=',
      '?informationID=nobody-has-this',
      '?informationID=list',
      '?informationID=..%2F..%2Fuser',
      `?informationID=${'x'.repeat(300)}`,
    ]
    for (const asked of wrong) {
      await page.goto(`/#/dynamicDetail${asked}`)
      await page.getByRole('heading', { name: 'This is not available' }).waitFor()
      expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
      await page.getByRole('link', { name: 'Back to the news' }).click()
      await page.locator('[data-as=lead]').waitFor()
    }
  })
})

describe('an attack in a text', () => {
  const harm =
    '<p>Harmless words</p><script>window.harmed = 1</script><img src=x onerror="window.harmed = 2"><a href="javascript:window.harmed = 3">a link</a><iframe srcdoc="<script>parent.harmed = 4</script>"></iframe><svg onload="window.harmed = 5"></svg>'
  const harmed = (page: Page) => page.evaluate(() => (window as unknown as { harmed?: number }).harmed ?? null)

  it('is harmless when stored by the call', async () => {
    const page = await visit(wide)
    await signInAs(page, 'admin')
    const send = (method: string, path: string, payload: object) =>
      page.evaluate(
        async ([how, where, what]) => {
          const body = JSON.stringify({ ...what, _csrf: localStorage.getItem('token') ?? '', lang: 'en_US' })
          const response = await fetch(`/${where}`, {
            method: how,
            body,
            headers: { 'content-type': 'application/json' },
          })
          return ((await response.json()) as { data: { informationID: string; revision: number } }).data
        },
        [method, path, payload] as const,
      )
    const text = { language: 'en_US', title: '<b>Bold</b> news', summary: '<i>tilted</i>', informationDetail: harm }
    const { informationID, revision } = await send('POST', createInformation.path, {
      categoryCode: 'news',
      topicCode: null,
      texts: [text],
    })
    await send('PUT', publishInformation.path.replace('{informationID}', informationID), { revision })
    await page.goto(`/#${articleAddress(informationID)}`)
    await page.getByText('Harmless words').waitFor()
    // A title is plain text.
    expect(await page.locator('h1').innerText()).toBe('<b>Bold</b> news')
    expect(await page.locator('.prose').locator('script, img, iframe, svg, [href^=javascript]').count()).toBe(0)
    expect([await harmed(page), complaints()]).toEqual([null, []])
  })

  it('is harmless even when stored directly in the database', async () => {
    const [item] = await published('news')
    const set = (detail: string) =>
      portal()
        .db.updateTable('information_text')
        .set({ detail })
        .where('information_id', '=', item!.id)
        .where('language', '=', 'en_US')
        .execute()
    await set(harm)
    try {
      const page = await read(articleAddress(item!.id))
      await page.getByText('Harmless words').waitFor()
      await quiet(page)
      const link = page.locator('.prose a')
      if ((await link.count()) > 0) await link.click()
      expect(await harmed(page)).toBeNull()
    } finally {
      await set(item!.detail)
    }
  })
})

describe('everybody', () => {
  // All other widths are covered by every-page.test.ts.
  it.each([['dark', 768]] as const)(
    'news, help and articles are accessible and not wider than the window (%s, %i)',
    async (colorScheme, width) => {
      const [item] = await published('news')
      const page = await read('/index', { colorScheme, viewport: { width, height: 900 } })
      for (const address of [
        '/dynamicList',
        '/dynamicList?page=2',
        '/dynamicList?help=help_center',
        articleAddress(item!.id),
      ]) {
        await page.goto(`/#${address}`)
        await page.locator('main').locator('.news-entry, .help-article, .prose').first().waitFor()
        await quiet(page)
        expect(await accessibilityFaults(page, 'main'), address).toEqual([])
        expect(await page.locator('main').evaluate((main) => main.scrollWidth), address).toBeLessThanOrEqual(width)
      }
    },
  )
})
