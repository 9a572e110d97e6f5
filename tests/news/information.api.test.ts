import { describe, expect, it } from 'vitest'
import { getInformation, getSpecificCategory, listInformation } from '#api/news/news.contract.ts'
import type { Information, InformationEntry } from '#api/news/news.contract.ts'
import { languages } from '#i18n/locales.ts'
import { sweep } from '#server/chores.ts'
import { informationId } from '#server/news/information-rows.demo.ts'
import { demoInformation } from '#server/news/information.demo.ts'
import { folded } from '#i18n/folded.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

type List = { list: InformationEntry[]; count: number }
const DAY = 24 * HOUR

/** The demo names of a category's items, in order. */
const namesIn = (category: string): string[] =>
  Object.entries(demoInformation)
    .filter(([, item]) => item.category === category)
    .map(([name]) => name)
const idsOf = (names: readonly string[]): string[] => names.map(informationId)

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor | null = null
  const reader = async (): Promise<Visitor> => (learner ??= await signedIn(portal(), 'learner'))
  const list = async (asked: object, lang = 'en_US'): Promise<List> => {
    const { status, body } = await (await reader()).call(listInformation, asked, { lang })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as List
  }
  const idsFound = async (asked: object, lang?: string): Promise<string[]> =>
    (await list({ pageSize: 40, ...asked }, lang)).list.map(({ informationID }) => informationID)
  const read = async (name: string, lang = 'en_US'): Promise<Information> => {
    const { body } = await (await reader()).call(getInformation, { informationID: informationId(name) }, { lang })
    expect(body.code, JSON.stringify(body)).toBe(2000)
    return body.data as Information
  }
  /** Inserts an item directly into the database. */
  async function insert(id: string, texts: Readonly<Record<string, string>>, item: object = {}): Promise<void> {
    const at = START.getTime() - 400 * DAY
    const values = {
      id,
      category_code: 'news' as const,
      topic_code: null,
      position: 0,
      state: 'published' as const,
      revision: 0,
      published_at: at,
      created_at: at,
      updated_at: at,
      created_by: null,
      views: 0,
      ...item,
    }
    await portal().db.insertInto('information').values(values).execute()
    const rows = Object.entries(texts).map(([language, title]) => ({
      information_id: id,
      language,
      title,
      summary: '',
      detail: '<p>x</p>',
      search: folded(title),
    }))
    await portal().db.insertInto('information_text').values(rows).execute()
  }
  const remove = (id: string) => portal().db.deleteFrom('information').where('id', '=', id).execute()

  describe('the news', () => {
    it('are listed newest first, with the list fields', async () => {
      const { list: rows, count } = await list({ categoryCode: 'news', pageSize: 40 })
      expect(rows.map(({ informationID }) => informationID)).toEqual(idsOf(namesIn('news')))
      expect(count).toBe(12)
      expect(rows[0]).toEqual({
        informationID: informationId('gauging-practice'),
        categoryCode: 'news',
        topicCode: 'announcement',
        title: 'Field practice in stream gauging: what to bring',
        summary:
          'The field class at Chenglingji gauging station is about to begin. Here are the days in brief and a packing list.',
        publishedAt: '2026-03-01 02:35:00',
        views: 96,
        language: 'en_US',
      })
    })

    it('come in pages of ten by default, without duplicates or gaps', async () => {
      const pages = await Promise.all([1, 2, 3].map((pageNum) => list({ categoryCode: 'news', pageNum })))
      expect(pages.map((page) => [page.list.length, page.count])).toEqual([
        [10, 12],
        [2, 12],
        [0, 12],
      ])
      expect(pages.flatMap((page) => page.list.map(({ informationID }) => informationID))).toEqual(
        idsOf(namesIn('news')),
      )
      expect(
        (await list({ categoryCode: 'news', pageSize: 5, pageNum: 2 })).list.map(({ informationID }) => informationID),
      ).toEqual(idsOf(namesIn('news').slice(5, 10)))
    })

    it('are filtered by topic', async () => {
      const research = namesIn('news').filter(
        (name) => demoInformation[name as 'maintenance'].topic === ('research' as string),
      )
      expect(research.length).toBeGreaterThan(1)
      expect(await idsFound({ categoryCode: 'news', topicCode: 'research' })).toEqual(idsOf(research))
      expect(await list({ categoryCode: 'news', topicCode: 'nothing' })).toEqual({ list: [], count: 0 })
    })

    it.each([
      {},
      { categoryCode: 'about_us' },
      { categoryCode: 'news', pageSize: 41 },
      { categoryCode: 'news', pageNum: 0 },
      { categoryCode: 'news', keyword: 'x'.repeat(101) },
      { categoryCode: 'news', topicCode: 'a b' },
    ])('are not listed for %j', async (asked) => {
      expect((await (await reader()).call(listInformation, asked)).status).toBe(400)
    })
  })

  describe('the search', () => {
    it('covers title, summary and text, case- and accent-insensitively, for all words', async () => {
      expect(await idsFound({ categoryCode: 'news', keyword: 'MOVING-boat' })).toEqual([
        informationId('gauging-practice'),
      ])
      expect(await idsFound({ categoryCode: 'news', keyword: ' herrera  lucia ' })).toEqual([
        informationId('low-flow-report'),
      ])
      expect(await idsFound({ categoryCode: 'news', keyword: 'herrera pendulums' })).toEqual([])
      expect(await idsFound({ categoryCode: 'news', keyword: 'tilting' })).toEqual([informationId('flume-hall')])
    })

    it("covers the reader's language, including Chinese", async () => {
      expect(await idsFound({ categoryCode: 'news', keyword: '水槽' }, 'zh_CN')).toEqual([informationId('flume-hall')])
      expect(await idsFound({ categoryCode: 'news', keyword: '水槽' }, 'en_US')).toEqual([])
      expect(await idsFound({ categoryCode: 'help_center', keyword: '验证码' }, 'zh_CN')).toEqual(
        idsOf(['sign-in', 'forgotten-password', 'weak-password']),
      )
    })

    it('folds Cyrillic case, and finds Arabic, on this engine', async () => {
      await insert('many', { zh_CN: '众', ru_RU: 'Щуки и КАРАСИ', ar_AR: 'سمك الفرخ' })
      expect(await idsFound({ categoryCode: 'news', keyword: 'ЩУКИ караси' }, 'ru_RU')).toEqual(['many'])
      expect(await idsFound({ categoryCode: 'news', keyword: 'الفرخ' }, 'ar_AR')).toEqual(['many'])
      await remove('many')
    })

    it('treats %, _ and \\ as literals', async () => {
      await insert('odd', { en_US: 'Up 100% in C:\\temp\\a_b' })
      for (const keyword of ['100%', 'a_b', 'C:\\temp'])
        expect(await idsFound({ categoryCode: 'news', keyword }), keyword).toEqual(['odd'])
      for (const keyword of ['1%0', 'a__b', 'u_ 100', '\\\\'])
        expect(await idsFound({ categoryCode: 'news', keyword }), keyword).toEqual([])
      await remove('odd')
    })

    it('treats control characters as spaces', async () => {
      expect(await idsFound({ categoryCode: 'news', keyword: 'tilting\u0001flume' })).toEqual([
        informationId('flume-hall'),
      ])
    })

    it('ignores tags and addresses, and counts the matches', async () => {
      for (const keyword of ['blockquote', 'mailto:', '<p>', 'noopener'])
        expect(await list({ categoryCode: 'news', keyword })).toEqual({ list: [], count: 0 })
      expect((await list({ categoryCode: 'news', keyword: 'class', pageSize: 1 })).count).toBeGreaterThan(4)
    })
  })

  it("[NEWS-04] the help centre is sorted by topic, then in the authors' order", async () => {
    await insert('untold', { en_US: 'Something else' }, { category_code: 'help_center' })
    await insert(
      'first',
      { en_US: 'Most wanted' },
      { category_code: 'help_center', topic_code: 'account', position: -1 },
    )
    expect(await idsFound({ categoryCode: 'help_center' })).toEqual([
      'first',
      ...idsOf(namesIn('help_center')),
      'untold',
    ])
    await Promise.all([remove('untold'), remove('first')])
  })

  describe('one item', () => {
    it('[ENTITY-11] has all fields of its page', async () => {
      const item = await read('flume-hall')
      expect(item).toMatchObject({
        informationID: informationId('flume-hall'),
        categoryCode: 'news',
        topicCode: 'organisation',
        title: 'The flume hall is open again',
        publishedAt: '2026-02-02 04:05:00',
        updatedAt: '2026-02-02 04:05:00',
      })
      expect(item.informationDetail).toMatch(/^<p>After ten months[^]*<blockquote>/)
    })

    it('links to its neighbours in the list', async () => {
      const names = namesIn('news')
      for (const [i, name] of names.entries()) {
        const { previous, next } = await read(name)
        expect([previous?.informationID, next?.informationID]).toEqual(
          [names[i - 1], names[i + 1]].map((other) => (other === undefined ? undefined : informationId(other))),
        )
      }
      const help = await read('weak-password', 'zh_CN')
      expect([help.previous, help.next]).toEqual([
        { informationID: informationId('forgotten-password'), title: '忘记密码怎么办', language: 'zh_CN' },
        { informationID: informationId('find-courses'), title: '怎样找到课程', language: 'zh_CN' },
      ])
    })

    it('about the academy has no neighbours, and the copyright line has no page', async () => {
      const { previous, next, informationDetail } = await read('about_us')
      expect([previous, next]).toEqual([null, null])
      expect(informationDetail).toContain('<p>The academy was founded in 1998')
      expect((await (await reader()).call(getInformation, { informationID: informationId('copy_right') })).status).toBe(
        404,
      )
    })

    it('falls back to Chinese, English or any available language', async () => {
      await insert('mixed', { es_ES: 'Hola', en_US: 'Hello', zh_CN: '你好' })
      await insert('western', { es_ES: 'Hola', en_US: 'Hello' })
      await insert('spanish', { es_ES: 'Hola' })
      const titles = async (lang: string) => {
        const { list: rows } = await list({ categoryCode: 'news', pageSize: 40 }, lang)
        const shown = ['mixed', 'western', 'spanish'].map(
          (id) => rows.find(({ informationID }) => informationID === id)!,
        )
        // Each states its language.
        const languages: Readonly<Record<string, string>> = { Hola: 'es_ES', Hello: 'en_US', 你好: 'zh_CN' }
        expect(shown.map(({ language }) => language)).toEqual(shown.map(({ title }) => languages[title]))
        return shown.map(({ title }) => title)
      }
      expect(await titles('es_ES')).toEqual(['Hola', 'Hola', 'Hola'])
      expect(await titles('fr_FR')).toEqual(['你好', 'Hello', 'Hola'])
      // A translation without text does not count.
      await portal()
        .db.updateTable('information_text')
        .set({ detail: '' })
        .where('information_id', '=', 'western')
        .where('language', '=', 'en_US')
        .execute()
      expect(await titles('en_US')).toEqual(['Hello', 'Hola', 'Hola'])
      await Promise.all(['mixed', 'western', 'spanish'].map(remove))
    })

    it('that is unknown, unpublished or withdrawn is not found', async () => {
      for (const state of ['draft', 'withdrawn', 'discarded'] as const) {
        await insert(state, { en_US: `Unpublished ${state}` }, { state })
        const { status, body } = await (await reader()).call(getInformation, { informationID: state })
        expect([status, body.reason]).toEqual([404, 'request.notFound'])
        expect(await idsFound({ categoryCode: 'news', keyword: 'unpublished' })).toEqual([])
        await portal()
          .db.updateTable('information')
          .set({ category_code: 'techsupport' })
          .where('id', '=', state)
          .execute()
        const { body: pages } = await new Visitor(portal()).call(getSpecificCategory, {
          searchCategoryCode: 'techsupport',
        })
        expect(pages.data).toHaveLength(1)
        await remove(state)
      }
      expect((await (await reader()).call(getInformation, { informationID: 'nothing' })).status).toBe(404)
    })

    it('counts one view per reader and day', async () => {
      const views = async (who: Visitor) =>
        ((await who.call(getInformation, { informationID: informationId('maintenance') })).body.data as Information)
          .views
      const [one, other] = [await signedIn(portal(), 'teacher'), await signedIn(portal(), 'school')]
      const first = await views(one)
      expect([await views(one), await views(other), await views(one)]).toEqual([first, first + 1, first + 1])
      const seen = (await list({ categoryCode: 'news', topicCode: 'announcement', pageSize: 40 })).list.find(
        ({ informationID }) => informationID === informationId('maintenance'),
      )
      expect(seen?.views).toBe(first + 1)
      portal().clock.pass(DAY)
      const again = await signedIn(portal(), 'teacher')
      expect(await views(again)).toBe(first + 2)
      await sweep(portal().db, portal().clock.now())
      expect(await portal().db.selectFrom('information_view').select('user_id').execute()).toHaveLength(1)
      expect(await views(again)).toBe(first + 2)
    })

    it('counts all concurrent readers', async () => {
      const readers = await Promise.all(['leader', 'committee', 'headmaster'].map((name) => signedIn(portal(), name)))
      const before = await portal()
        .db.selectFrom('information')
        .select('views')
        .where('id', '=', informationId('gauge-readers'))
        .executeTakeFirstOrThrow()
      await Promise.all(
        [...readers, ...readers].map((who) =>
          who.call(getInformation, { informationID: informationId('gauge-readers') }),
        ),
      )
      const after = await portal()
        .db.selectFrom('information')
        .select('views')
        .where('id', '=', informationId('gauge-readers'))
        .executeTakeFirstOrThrow()
      expect(after.views - before.views).toBe(3)
    })
  })

  it('[GUARD-16 in part] a category of news and help is empty without a session', async () => {
    const visitor = new Visitor(portal())
    expect((await visitor.call(getSpecificCategory, { searchCategoryCode: 'news' })).body).toMatchObject({
      code: 2000,
      data: [],
    })
    expect(
      (await (await signedIn(portal(), 'leader')).call(getSpecificCategory, { searchCategoryCode: 'help_center' })).body
        .data,
    ).toHaveLength(12)
  })

  it('[NEWS-05, CALL-17] the footer gets the copyright line and the id of the page about the academy', async () => {
    for (const { code } of languages) {
      const asked = async (searchCategoryCode: string) =>
        (await new Visitor(portal()).call(getSpecificCategory, { searchCategoryCode }, { lang: code })).body.data
      expect(await asked('copy_right')).toEqual([
        {
          informationID: informationId('copy_right'),
          title: expect.stringMatching(/\S/) as string,
          informationDetail: expect.stringMatching(/^© 2026 [^<>]+$/) as string,
          language: code,
          categoryCode: 'copy_right',
        },
      ])
      expect(await asked('about_us')).toMatchObject([{ informationID: informationId('about_us') }])
    }
  })

  it.each(['application_secret', 'techsupport', 'appDownload'])(
    '[CALL-17, ENTITY-11] the page of %s is public',
    async (searchCategoryCode) => {
      for (const lang of ['zh_CN', 'en_US']) {
        const { body } = await new Visitor(portal()).call(getSpecificCategory, { searchCategoryCode }, { lang })
        expect(body.data).toMatchObject([
          {
            categoryCode: searchCategoryCode,
            title: expect.stringMatching(lang === 'zh_CN' ? /\p{Script=Han}/u : /^[ -~]+$/) as string,
            informationDetail: expect.stringMatching(/<(h2|p)>/) as string,
          },
        ])
      }
    },
  )
})
