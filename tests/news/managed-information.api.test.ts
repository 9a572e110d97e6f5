import { describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { DETAIL_MAX, getInformation, getSpecificCategory, listInformation } from '#api/news/news.contract.ts'
import type { InformationEntry } from '#api/news/news.contract.ts'
import * as contract from '#api/news/managed-news.contract.ts'
import type { ManagedInformation, ManagedInformationEntry } from '#api/news/managed-news.contract.ts'
import { languages } from '#i18n/locales.ts'
import { informationId } from '#server/news/information-rows.demo.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const text = (language: string, title: string, informationDetail = '<p>Text</p>', summary = '') => ({
  language,
  title,
  summary,
  informationDetail,
})
const english = text('en_US', 'A title', '<p>A text</p>', 'A summary')
const draft = { categoryCode: 'news', topicCode: 'research', texts: [english] }
const calls: readonly Call[] = [
  contract.listManagedInformation,
  contract.getManagedInformation,
  contract.createInformation,
  contract.saveInformation,
  contract.publishInformation,
  contract.withdrawInformation,
  contract.discardInformation,
  contract.previewInformation,
]

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const users = new Map<string, Promise<Visitor>>()
  const user = (name: string): Promise<Visitor> => {
    const known = users.get(name) ?? signedIn(portal(), name)
    users.set(name, known)
    return known
  }
  /** Makes a call as the administrator; returns the reply. */
  const told = async (call: Call, payload: object) => (await user('admin')).call(call, payload)
  const done = async (call: Call, payload: object): Promise<ManagedInformation> => {
    const { status, body } = await told(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as ManagedInformation
  }
  const refused = async (call: Call, payload: object): Promise<string | null> => {
    const { status, body } = await told(call, payload)
    expect([status, body.code]).toEqual([200, 5000])
    expect(body.message).not.toBe('')
    return body.reason
  }
  const create = (change: object = {}) => done(contract.createInformation, { ...draft, ...change })
  const seen = ({ informationID, revision }: ManagedInformation) => ({ informationID, revision })
  const stored = ({ informationID }: ManagedInformation) => done(contract.getManagedInformation, { informationID })
  const listed = async (asked: object): Promise<string[]> => {
    const { body } = await told(contract.listManagedInformation, { pageSize: 40, ...asked })
    return (body.data as { list: ManagedInformationEntry[] }).list.map(({ informationID }) => informationID)
  }
  const isRead = async (id: string): Promise<boolean> => {
    const { status } = await (await user('learner')).call(getInformation, { informationID: id })
    const { body } = await (await user('learner')).call(listInformation, { categoryCode: 'news', pageSize: 40 })
    const inList = (body.data as { list: InformationEntry[] }).list.some(({ informationID }) => informationID === id)
    expect(inList).toBe(status === 200)
    return inList
  }

  it('[GUARD-16 in part] managing is for administrators alone', async () => {
    for (const call of calls) {
      for (const name of ['learner', 'school', 'teacher'])
        expect((await (await user(name)).call(call, { informationID: 'x' })).status).toBe(403)
    }
  })

  describe('writing', () => {
    it('creates a draft hidden from readers', async () => {
      const made = await create({
        texts: [text('fr_FR', ' Un  titre\n', '<p>Un texte</p>'), english, text('zh_CN', '', ' ', ' ')],
      })
      expect(made).toEqual({
        informationID: expect.stringMatching(/^[\w-]{36}$/) as string,
        categoryCode: 'news',
        topicCode: 'research',
        state: 'draft',
        revision: 1,
        // In the order of the languages; those without text are omitted.
        texts: [english, text('fr_FR', 'Un titre', '<p>Un texte</p>')],
        createdAt: '2026-03-02 08:00:00',
        updatedAt: '2026-03-02 08:00:00',
        publishedAt: null,
        views: 0,
      })
      expect(await stored(made)).toEqual(made)
      expect(await isRead(made.informationID)).toBe(false)
      const { created_by } = await portal()
        .db.selectFrom('information')
        .select('created_by')
        .where('id', '=', made.informationID)
        .executeTakeFirstOrThrow()
      expect(created_by).toBe((await user('admin')).cookies.get('session')!.split('.')[0])
    })

    it.each([
      ['no text at all', { texts: [] }, 'news.titleMissing'],
      ['no title', { texts: [text('en_US', ' ')] }, 'news.titleMissing'],
      [
        'a text that says nothing',
        { texts: [text('en_US', 'A title', '<p> </p><script>x</script>')] },
        'news.detailMissing',
      ],
      [
        'title and text in different languages',
        { texts: [text('en_US', 'A title', ''), text('fr_FR', '', '<p>Texte</p>')] },
        'news.detailMissing',
      ],
      ['a topic of the help centre', { topicCode: 'account' }, 'news.unknownTopic'],
      ['a topic where there are none', { categoryCode: 'techsupport' }, 'news.unknownTopic'],
    ])('is refused with %s, and leaves nothing', async (_what, change, reason) => {
      const before = await contentsOf(portal().db)
      expect(await refused(contract.createInformation, { ...draft, ...change })).toBe(reason)
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it.each([
      { texts: [text('xx_XX', 'A title')] },
      { texts: [english, english] },
      { texts: [text('en_US', 'x'.repeat(121))] },
      { texts: [{ ...english, summary: 'x'.repeat(301) }] },
      { texts: [text('en_US', 'A title', 'x'.repeat(DETAIL_MAX + 1))] },
      { texts: [{ ...english, search: '' }] },
      { categoryCode: 'nothing' },
      { state: 'published' },
    ])('is malformed %#', async (change) => {
      expect((await told(contract.createInformation, { ...draft, ...change })).status).toBe(400)
    })

    it('accepts long texts in all languages', async () => {
      const long = `<p>${'ទន្លេ '.repeat(15_000)}</p>`
      const made = await create({ texts: languages.map(({ code }) => text(code, code, long)) })
      expect(made.texts.map(({ language }) => language)).toEqual(languages.map(({ code }) => code))
      expect(made.texts[6]!.informationDetail).toBe(long)
      await done(contract.discardInformation, seen(made))
    })

    it('cleans the text exactly as previewed', async () => {
      const dirty =
        '<h1 class="x">News</h1><p onclick="x()">A <b>b</b> <a href="javascript:x()">c</a></p><script>x()</script>'
      const clean = '<h2>News</h2><p>A <strong>b</strong> c</p>'
      expect((await told(contract.previewInformation, { informationDetail: dirty })).body.data).toEqual({
        informationDetail: clean,
      })
      const made = await create({ texts: [text('en_US', '<i>T</i>', dirty)] })
      expect(made.texts).toEqual([text('en_US', '<i>T</i>', clean)])
    })

    it('the copyright line is plain', async () => {
      const made = await create({
        categoryCode: 'copy_right',
        topicCode: null,
        texts: [text('en_US', 'Line', ' © A & B\n<C> ')],
      })
      expect(made.texts[0]!.informationDetail).toBe('© A & B <C>')
      const published = await done(contract.publishInformation, seen(made))
      const { body } = await new Visitor(portal()).call(
        getSpecificCategory,
        { searchCategoryCode: 'copy_right' },
        { lang: 'en_US' },
      )
      // The first one stays the footer's.
      expect((body.data as { informationDetail: string }[]).map(({ informationDetail }) => informationDetail)).toEqual([
        '© 2026 Great Rivers Academy. All rights reserved.',
        '© A & B <C>',
      ])
      await done(contract.withdrawInformation, seen(published))
    })
  })

  describe('the lifecycle', () => {
    it('goes from draft to published and back, and finally to discarded', async () => {
      const made = await create()
      portal().clock.pass(MINUTE)
      const published = await done(contract.publishInformation, seen(made))
      expect(published).toEqual({
        ...made,
        state: 'published',
        revision: 2,
        updatedAt: '2026-03-02 08:01:00',
        publishedAt: '2026-03-02 08:01:00',
      })
      expect(await isRead(made.informationID)).toBe(true)

      portal().clock.pass(MINUTE)
      const saved = await done(contract.saveInformation, {
        ...seen(published),
        topicCode: null,
        texts: [text('ru_RU', 'Заголовок')],
      })
      expect(saved).toMatchObject({
        state: 'published',
        revision: 3,
        topicCode: null,
        texts: [text('ru_RU', 'Заголовок')],
        publishedAt: '2026-03-02 08:01:00',
        updatedAt: '2026-03-02 08:02:00',
      })
      expect(await isRead(made.informationID)).toBe(true)

      const withdrawn = await done(contract.withdrawInformation, seen(saved))
      expect(withdrawn).toMatchObject({ state: 'withdrawn', revision: 4, publishedAt: '2026-03-02 08:01:00' })
      expect(await isRead(made.informationID)).toBe(false)
      const again = await done(contract.publishInformation, seen(withdrawn))
      expect(again).toMatchObject({ state: 'published', revision: 5, publishedAt: '2026-03-02 08:01:00' })
      expect(await isRead(made.informationID)).toBe(true)

      const last = await done(contract.withdrawInformation, seen(again))
      const discarded = await done(contract.discardInformation, seen(last))
      expect(discarded).toMatchObject({ state: 'discarded', revision: 7 })
      for (const call of [contract.publishInformation, contract.withdrawInformation, contract.discardInformation]) {
        expect(await refused(call, seen(discarded))).toBe('news.discarded')
      }
      expect(await refused(contract.saveInformation, { ...seen(discarded), topicCode: null, texts: [english] })).toBe(
        'news.discarded',
      )
      expect(await isRead(made.informationID)).toBe(false)
    })

    it('refuses events that the state does not allow', async () => {
      const made = await create()
      expect(await refused(contract.withdrawInformation, seen(made))).toBe('news.notPublished')
      const published = await done(contract.publishInformation, seen(made))
      expect(await refused(contract.publishInformation, seen(published))).toBe('news.alreadyPublished')
      expect(await refused(contract.discardInformation, seen(published))).toBe('news.stillPublished')
      expect(await refused(contract.saveInformation, { ...seen(published), topicCode: null, texts: [] })).toBe(
        'news.titleMissing',
      )
      expect(await stored(published)).toEqual(published)
    })

    it('refuses a stale revision, and changes nothing', async () => {
      const made = await create()
      const saved = await done(contract.saveInformation, {
        ...seen(made),
        topicCode: 'training',
        texts: [text('en_US', 'Changed')],
      })
      expect(saved.revision).toBe(2)
      const late = { ...seen(made), topicCode: null, texts: [text('en_US', 'Too late')] }
      expect(await refused(contract.saveInformation, late)).toBe('record.stale')
      expect(await refused(contract.publishInformation, seen(made))).toBe('record.stale')
      expect(await refused(contract.discardInformation, seen(made))).toBe('record.stale')
      expect(await stored(made)).toEqual(saved)
    })

    it('admits one of several concurrent saves', async () => {
      // The first round only opens the connections for the race.
      for (let round = 0; round < 4; round++) {
        const made = await create()
        const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
        const replies = await Promise.all(
          titles.map((title) =>
            told(contract.saveInformation, { ...seen(made), topicCode: 'training', texts: [text('en_US', title)] }),
          ),
        )
        const reasons = replies.map(({ body }) => body.reason)
        expect(reasons.filter((reason) => reason !== 'record.stale')).toEqual([null])
        expect(await stored(made)).toMatchObject({ revision: 2, texts: [{ title: titles[reasons.indexOf(null)] }] })
      }
    })

    it('refuses to publish an item whose texts were lost', async () => {
      const made = await create()
      await portal()
        .db.updateTable('information_text')
        .set({ detail: '' })
        .where('information_id', '=', made.informationID)
        .execute()
      expect(await refused(contract.publishInformation, seen(made))).toBe('news.detailMissing')
    })

    it('refuses an unknown item', async () => {
      for (const call of calls.filter(({ path }) => path.includes('{informationID}'))) {
        const rest =
          call === contract.saveInformation
            ? { revision: 1, topicCode: null, texts: [english] }
            : call === contract.getManagedInformation
              ? {}
              : { revision: 1 }
        const { status, body } = await told(call, { informationID: 'nothing', ...rest })
        expect([call.path, status, body.reason]).toEqual([call.path, 404, 'request.notFound'])
      }
    })
  })

  describe('the list for staff', () => {
    it('has every state, last changed first, discarded ones only on request', async () => {
      const [one, two, three] = [await create(), await create(), await create()]
      portal().clock.pass(MINUTE)
      await done(contract.discardInformation, seen(three))
      await done(contract.publishInformation, seen(one))
      const all = await listed({})
      expect(all[0]).toBe(one.informationID)
      expect(all).toContain(two.informationID)
      expect(all).not.toContain(three.informationID)
      expect(await listed({ state: 'discarded' })).toContain(three.informationID)
      expect(await listed({ state: 'draft' })).toContain(two.informationID)
      expect(await listed({ state: 'draft' })).not.toContain(one.informationID)
      expect(await listed({ categoryCode: 'about_us' })).toEqual([informationId('about_us')])
    })

    it('finds an item by words in any language', async () => {
      const made = await create({ texts: [english, text('ru_RU', 'Щуки и караси')] })
      expect(await listed({ keyword: 'ЩУКИ караси' })).toEqual([made.informationID])
      expect(await listed({ keyword: 'караси title' })).toEqual([])
      const { body } = await told(contract.listManagedInformation, { keyword: 'караси' })
      expect(body.data).toMatchObject({
        count: 1,
        list: [
          {
            title: 'A title',
            languages: ['en_US', 'ru_RU'],
            state: 'draft',
            revision: 1,
            categoryCode: 'news',
            topicCode: 'research',
            publishedAt: null,
            views: 0,
          },
        ],
      })
    })

    it('is paginated', async () => {
      const { body } = await told(contract.listManagedInformation, { pageSize: 3, pageNum: 2 })
      const { list, count } = body.data as { list: ManagedInformationEntry[]; count: number }
      expect(list.map(({ informationID }) => informationID)).toEqual((await listed({})).slice(3, 6))
      expect(count).toBeGreaterThan(29)
    })
  })
})
