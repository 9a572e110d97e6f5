import { beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#api/kit/call.ts'
import * as contract from '#api/question/managed-question.contract.ts'
import type {
  BankEntry,
  BankName,
  ManagedBank,
  ManagedQuestion,
  QuestionEntry,
} from '#api/question/managed-question.contract.ts'
import { questionKinds, TRUE_FALSE } from '#api/question/question.contract.ts'
import type { QuestionView } from '#api/question/question.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { sampleFile } from '#tests/kit/server/sample-files.ts'
import { SECOND } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const names = (name: string, english?: string) => [
  { language: 'zh_CN', name },
  ...(english === undefined ? [] : [{ language: 'en_US', name: english }]),
]
const riverFlow = demoId('question bank', 'river-flow')
const damSafety = demoId('question bank', 'dam-safety')

const text = (language: string, stem: string, options: readonly string[] = [], explanation = '') => ({
  language,
  stem,
  options,
  explanation,
})
const rights = (...right: readonly boolean[]) => right.map((isRight) => ({ optionID: null, isRight }))
const trueFalse = (right: boolean | null) =>
  TRUE_FALSE.map((optionID) => ({ optionID, isRight: String(right) === optionID }))
/** One question of each kind, in Chinese. */
const ofKind = {
  single: { kind: 'single', options: rights(false, true), texts: [text('zh_CN', '几何？', ['甲', '乙'])] },
  multiple: { kind: 'multiple', options: rights(true, true), texts: [text('zh_CN', '哪些？', ['甲', '乙'])] },
  trueFalse: { kind: 'trueFalse', options: trueFalse(false), texts: [text('zh_CN', '对吗？')] },
  short: { kind: 'short', options: [], texts: [text('zh_CN', '为什么？')] },
} as const
const single = { bankID: riverFlow, topicID: null, difficulty: 'easy', ...ofKind.single } as const

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'school', 'admin', 'learner'])
      visitors[name] = await signedIn(portal(), name)
  })
  const as = (name: string): Visitor => visitors[name]!
  const answered = async <Answer>(call: Call, payload: object, name = 'teacher', lang?: string): Promise<Answer> => {
    const { status, body } = await as(name).call(call, payload, lang === undefined ? {} : { lang })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answer
  }
  const refused = async (call: Call, payload: object, name = 'teacher'): Promise<string | null> => {
    const { status, body } = await as(name).call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 5000])
    return body.reason
  }
  const statusOf = async (call: Call, payload: object, name: string): Promise<number> =>
    (await as(name).call(call, payload)).status
  /** Whatever is refused changes nothing. */
  const unchanged = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await contentsOf(portal().db)
    await act()
    expect(await contentsOf(portal().db)).toEqual(before)
  }
  const makeBank = (name: string, topics: readonly string[] = [], by = 'teacher') =>
    answered<ManagedBank>(
      contract.createBank,
      { texts: names(name), topics: topics.map((topic) => ({ topicID: null, texts: names(topic) })) },
      by,
    )
  const make = (change: object = {}) => answered<ManagedQuestion>(contract.createQuestion, { ...single, ...change })
  const seen = ({ questionID, revision }: ManagedQuestion) => ({ questionID, revision })
  const sent = ({ bankID, topicID, difficulty, kind, options, texts, ...question }: ManagedQuestion) => ({
    ...seen(question as ManagedQuestion),
    bankID,
    topicID,
    difficulty,
    kind,
    options,
    texts,
  })
  const bankSent = ({ bankID, revision, texts, topics }: ManagedBank) => ({ bankID, revision, texts, topics })

  describe('a question bank', () => {
    it('has topics in order, which keep their ids while they are renamed, moved and joined by others', async () => {
      const made = await makeBank('水库', ['蓄水', '泄洪'])
      expect(made).toMatchObject({ revision: 1, texts: names('水库'), questionCount: 0, editors: { as: 'owner' } })
      const [storage, release] = made.topics
      const saved = await answered<ManagedBank>(contract.saveBank, {
        ...bankSent(made),
        topics: [release, { topicID: null, texts: names('调度') }, { ...storage, texts: names('蓄水量') }],
      })
      expect(saved.topics.map(({ texts }) => texts[0]?.name)).toEqual(['泄洪', '调度', '蓄水量'])
      expect(saved.topics.map(({ topicID }) => topicID)).toEqual([
        release?.topicID,
        expect.any(String),
        storage?.topicID,
      ])
      expect(saved.revision).toBe(2)
    })

    it('is for its owner, its co-editors and administrators alone; nobody else learns that it exists', async () => {
      const { bankID, revision, ...rest } = await makeBank('只给自己')
      const calls = [
        [contract.getManagedBank, { bankID }],
        [contract.saveBank, { bankID, revision, texts: rest.texts, topics: [] }],
        [contract.removeBank, { bankID, revision }],
      ] as const
      await unchanged(async () => {
        for (const [call, payload] of calls) {
          expect(await statusOf(call, payload, 'headmaster')).toBe(404)
          expect(await statusOf(call, payload, 'learner')).toBe(403)
        }
      })
      const listed = async (name: string) =>
        (await answered<{ list: BankEntry[] }>(contract.listBanks, { pageSize: 40 }, name)).list.map(
          (bank) => bank.bankID,
        )
      expect([await listed('headmaster'), await listed('admin')].map((ids) => ids.includes(bankID))).toEqual([
        false,
        true,
      ])
      const editors = { ownerID: userId('teacher'), coEditorIDs: [userId('headmaster')] }
      await answered(contract.saveBank, { bankID, revision, texts: rest.texts, topics: [], editors })
      expect(await listed('headmaster')).toContain(bankID)
      const asCoEditor = { bankID, revision: 2, texts: rest.texts, topics: [] }
      await unchanged(async () =>
        expect(
          await refused(contract.saveBank, { ...asCoEditor, editors: { ...editors, coEditorIDs: [] } }, 'headmaster'),
        ).toBe('publication.notOwner'),
      )
      expect((await answered<ManagedBank>(contract.saveBank, asCoEditor, 'headmaster')).editors.as).toBe('coEditor')
    })

    it.each([
      ['no name', { texts: [], topics: [] }, 'question.bankNameMissing'],
      ['a name that shows nothing', { texts: names('\u200B'), topics: [] }, 'question.bankNameMissing'],
      [
        'a topic without a name',
        { texts: names('坝'), topics: [{ topicID: null, texts: [] }] },
        'question.bankNameMissing',
      ],
      [
        'a topic of another bank',
        {
          texts: names('坝'),
          topics: [{ topicID: demoId('question topic', 'dam-safety round'), texts: names('巡视') }],
        },
        'publication.unknownPart',
      ],
    ])('is refused with %s', async (_what, bank, reason) => {
      const made = await makeBank('旧')
      await unchanged(async () => {
        expect(await refused(contract.createBank, bank)).toBe(reason)
        expect(await refused(contract.saveBank, { ...bank, bankID: made.bankID, revision: 1 })).toBe(reason)
      })
    })

    it('is not saved or deleted with a stale revision, nor deleted with questions but discarded ones', async () => {
      const made = await makeBank('暂存')
      const { bankID } = made
      const question = await make({ bankID })
      await answered(contract.saveBank, bankSent(made))
      await unchanged(async () => {
        expect(await refused(contract.saveBank, bankSent(made))).toBe('record.stale')
        expect(await refused(contract.removeBank, { bankID, revision: 1 })).toBe('record.stale')
        expect(await refused(contract.removeBank, { bankID, revision: 2 })).toBe('question.bankNotEmpty')
      })
      await answered(contract.discardQuestion, seen(question))
      await answered(contract.removeBank, { bankID, revision: 2 })
      expect(await statusOf(contract.getManagedBank, { bankID }, 'teacher')).toBe(404)
      expect(await refused(contract.createQuestion, { ...single, bankID })).toBe('publication.unknownPart')
      expect(await statusOf(contract.createQuestion, { ...single, bankID }, 'headmaster')).toBe(404)
    })

    it('leaves its questions without a topic when the topic goes', async () => {
      const bank = await makeBank('去掉', ['一', '二'])
      const [one, two] = bank.topics.map(({ topicID }) => topicID)
      const made = await Promise.all([one, two].map((topicID) => make({ bankID: bank.bankID, topicID })))
      await answered(contract.saveBank, { ...bankSent(bank), topics: [bank.topics[1]] })
      const left = await Promise.all(
        made.map(({ questionID }) => answered<ManagedQuestion>(contract.getManagedQuestion, { questionID })),
      )
      expect(left.map(({ topicID }) => topicID)).toEqual([null, two])
    })

    it('is listed last changed first, by words and by owner, and named in the language of the reader', async () => {
      portal().clock.pass(SECOND)
      const made = await makeBank('鸭嘴兽')
      await answered(contract.saveBank, { ...bankSent(made), texts: names('鸭嘴兽', 'Platypus bank') })
      const list = (asked: object, name = 'teacher', lang = 'zh_CN') =>
        answered<{ list: BankEntry[]; count: number }>(contract.listBanks, { pageSize: 40, ...asked }, name, lang)
      expect(await list({ keyword: 'PLATYPUS' }, 'teacher', 'en_US')).toMatchObject({
        count: 1,
        list: [{ bankID: made.bankID, name: 'Platypus bank', topics: [], questionCount: 0, ownerName: 'Sok Chanthy' }],
      })
      expect((await list({ keyword: 'platypus' }, 'teacher', 'fr_FR')).list[0]?.name).toBe('鸭嘴兽')
      expect((await list({})).list[0]?.bankID).toBe(made.bankID)
      expect((await list({ whose: 'mine' }, 'admin')).count).toBe(0)
      const named = await answered<BankName[]>(contract.listBankNames, {}, 'teacher', 'en_US')
      expect(named.find(({ bankID }) => bankID === riverFlow)).toEqual({
        bankID: riverFlow,
        name: 'Measuring river flow',
        topics: [
          { topicID: demoId('question topic', 'river-flow section'), name: 'The cross-section' },
          { topicID: demoId('question topic', 'river-flow velocity'), name: 'Velocity and discharge' },
        ],
      })
      expect(named.map(({ bankID }) => bankID)).not.toContain(damSafety)
    })
  })

  describe('a question', () => {
    it.each(questionKinds)(
      '[QUEST-02 in part] of the type %s is written, published, withdrawn and discarded',
      async (kind) => {
        const made = await make(ofKind[kind])
        expect(made).toMatchObject({
          state: 'draft',
          revision: 1,
          version: 1,
          kind,
          publishedAt: null,
          bankID: riverFlow,
        })
        expect(made.options.map(({ isRight }) => isRight)).toEqual(ofKind[kind].options.map(({ isRight }) => isRight))
        const published = await answered<ManagedQuestion>(contract.publishQuestion, seen(made))
        expect([published.state, published.publishedAt]).toEqual(['published', expect.any(String)])
        const withdrawn = await answered<ManagedQuestion>(contract.withdrawQuestion, seen(published))
        const gone = await answered<ManagedQuestion>(contract.discardQuestion, seen(withdrawn))
        expect([withdrawn.state, gone.state]).toEqual(['withdrawn', 'discarded'])
        expect(await refused(contract.saveQuestion, sent(gone))).toBe('publication.discarded')
      },
    )

    it.each([
      ['a single choice without a right option', { kind: 'single', options: rights(false, false) }],
      ['a single choice with two', { kind: 'single', options: rights(true, true) }],
      ['a multiple choice without any', { kind: 'multiple', options: rights(false, false) }],
      ['what is neither true nor false', { ...ofKind.trueFalse, options: trueFalse(null) }],
      ['a choice of one option', { options: rights(true), texts: [text('zh_CN', '一？', ['甲'])] }],
    ])('is kept as a draft, but not published: %s', async (_what, change) => {
      const made = await make(change)
      await unchanged(async () =>
        expect(await refused(contract.publishQuestion, seen(made))).toBe('publication.contentMissing'),
      )
      const whole = await answered<ManagedQuestion>(contract.publishQuestion, seen(await make()))
      await unchanged(async () =>
        expect(await refused(contract.saveQuestion, { ...single, ...change, ...seen(whole) })).toBe(
          'publication.contentMissing',
        ),
      )
    })

    it.each([
      [
        'no language in which all of it is written',
        { texts: [text('en_US', 'How many?', ['', '']), text('fr_FR', '', ['a', 'b'])] },
        'publication.textsMissing',
      ],
      ['a text that shows nothing', { texts: [text('zh_CN', '\u200B ', ['甲', '乙'])] }, 'publication.textsMissing'],
      ['an option that says nothing', { texts: [text('zh_CN', '几？', ['甲', ' '])] }, 'publication.textsMissing'],
      ['a topic of another bank', { topicID: demoId('question topic', 'dam-safety round') }, 'publication.unknownPart'],
      ['a topic that there is not', { topicID: 'nothing' }, 'publication.unknownPart'],
      [
        'a picture that there is not',
        { texts: [text('zh_CN', '![图](file:nothing)', ['甲', '乙'])] },
        'publication.unknownPart',
      ],
      [
        'a file that is no picture of a question',
        { texts: [text('zh_CN', `![图](file:${demoId('file', 'flood-mapping-hd.mp4')})`, ['甲', '乙'])] },
        'publication.unknownPart',
      ],
      [
        'a picture from elsewhere',
        { texts: [text('zh_CN', '几？', ['![x](https://example.org/x.png)', '乙'])] },
        'question.pictureForeign',
      ],
      [
        'a formula that cannot be read',
        { texts: [text('zh_CN', '几？', ['甲', '乙'], '$\\frac{$')] },
        'question.formulaInvalid',
      ],
      ['too many formulas', { texts: [text('zh_CN', '$x$ '.repeat(51), ['甲', '乙'])] }, 'question.tooManyFormulas'],
    ])('is refused with %s', async (_what, change, reason) => {
      const made = await make()
      await unchanged(async () => {
        expect(await refused(contract.createQuestion, { ...single, ...change })).toBe(reason)
        expect(await refused(contract.saveQuestion, { ...single, ...change, ...seen(made) })).toBe(reason)
      })
    })

    it.each([
      { texts: [text('zh_CN', '几？', ['甲'])] },
      { texts: [text('zh_CN', '几？', ['甲', '乙']), text('zh_CN', '几？', ['甲', '乙'])] },
      { texts: [text('zh_TW', '几？', ['甲', '乙'])] },
      { kind: 'trueFalse' },
      { ...ofKind.trueFalse, options: trueFalse(true).toReversed() },
      { ...ofKind.short, options: rights(true), texts: [text('zh_CN', '几？', ['甲'])] },
      { options: ['a', 'a'].map((optionID) => ({ optionID, isRight: true })) },
      { options: rights(...Array.from({ length: 13 }, () => true)), texts: [] },
      { texts: [text('zh_CN', '字'.repeat(4001), ['甲', '乙'])] },
      { difficulty: 'impossible' },
      { kind: 'essay' },
    ])('is malformed %#', async (change) => {
      await unchanged(async () =>
        expect(await statusOf(contract.createQuestion, { ...single, ...change }, 'teacher')).toBe(400),
      )
    })

    it.each(['draft', 'published'] as const)(
      'that is %s is there for those who change its bank alone',
      async (state) => {
        const draft = await make()
        const made = state === 'draft' ? draft : await answered<ManagedQuestion>(contract.publishQuestion, seen(draft))
        const calls = [
          [contract.getManagedQuestion, { questionID: made.questionID }],
          [contract.saveQuestion, sent(made)],
          [contract.publishQuestion, seen(made)],
          [contract.withdrawQuestion, seen(made)],
          [contract.discardQuestion, seen(made)],
          [contract.createQuestion, single],
        ] as const
        await unchanged(async () => {
          for (const [call, payload] of calls) {
            expect(await statusOf(call, payload, 'school')).toBe(404)
            expect(await statusOf(call, payload, 'learner')).toBe(403)
          }
          expect(await refused(contract.saveQuestion, { ...sent(made), bankID: damSafety })).toBe(
            'publication.unknownPart',
          )
        })
        const saved = await answered<ManagedQuestion>(
          contract.saveQuestion,
          { ...sent(made), bankID: damSafety },
          'headmaster',
        )
        expect(saved).toMatchObject({ bankID: damSafety, editors: { as: 'owner' } })
        expect(await statusOf(contract.getManagedQuestion, { questionID: made.questionID }, 'teacher')).toBe(404)
      },
    )

    it('keeps every version that a paper can have; what is not its body makes none', async () => {
      const made = await make()
      const bodies = () =>
        portal()
          .db.selectFrom('question_text')
          .select(['version', 'stem'])
          .where('question_id', '=', made.questionID)
          .orderBy('version')
          .execute()
      const harder = await answered<ManagedQuestion>(contract.saveQuestion, { ...sent(made), difficulty: 'hard' })
      expect(harder).toMatchObject({ version: 1, revision: 2, difficulty: 'hard', options: made.options })
      const reworded = await answered<ManagedQuestion>(contract.saveQuestion, {
        ...sent(harder),
        texts: [text('zh_CN', '几何呢？', ['甲', '乙'])],
      })
      expect(reworded).toMatchObject({ version: 2, options: made.options })
      const rekeyed = await answered<ManagedQuestion>(contract.saveQuestion, {
        ...sent(reworded),
        options: made.options.map(({ optionID, isRight }) => ({ optionID, isRight: !isRight })),
      })
      expect(rekeyed.version).toBe(3)
      expect(await bodies()).toEqual([
        { version: 1, stem: '几何？' },
        { version: 2, stem: '几何呢？' },
        { version: 3, stem: '几何呢？' },
      ])
      await unchanged(async () => expect(await refused(contract.saveQuestion, sent(reworded))).toBe('record.stale'))
    })

    it('shows its pictures to whoever is signed in', async () => {
      const { fileID } = await uploaded('question-picture')
      const made = await make({ texts: [text('zh_CN', `![坝](file:${fileID})`, ['甲', '乙'])] })
      expect(made.texts[0]?.stem).toBe(`![坝](file:${fileID})`)
      const [view] = await answered<QuestionView[]>(contract.previewQuestion, {
        kind: made.kind,
        options: made.options,
        texts: made.texts,
      })
      expect(view?.stem).toContain(`api-file/portal/file/stream/${fileID}`)
    })

    it('is previewed in the languages in which all of it is written, as it will be stored', async () => {
      const payload = {
        kind: 'single',
        options: rights(true, false),
        texts: [
          text('zh_CN', '求 $x^2$', ['**甲**', '乙'], '因为'),
          text('en_US', 'What is $x^2$?', ['a', '']),
          text('fr_FR', '', ['', ''], 'Parce que'),
        ],
      }
      await unchanged(async () => {
        const views = await answered<(QuestionView & { language: string })[]>(contract.previewQuestion, payload)
        expect(views).toEqual([
          {
            language: 'zh_CN',
            stem: views[0]?.stem,
            options: ['<p><strong>甲</strong></p>', '<p>乙</p>'],
            explanation: '<p>因为</p>',
          },
        ])
        expect(views[0]?.stem).toMatch(/^<p>求 .*<msup>/)
        expect(
          await refused(contract.previewQuestion, { ...payload, texts: [text('zh_CN', '$\\frac{$', ['甲', '乙'])] }),
        ).toBe('question.formulaInvalid')
      })
    })

    it('is found by bank, topic, type, difficulty, state and words, last changed first', async () => {
      const bank = await makeBank('查找', ['一'])
      const topicID = bank.topics[0]?.topicID ?? ''
      const { bankID } = bank
      const english = text('en_US', 'Which **wombat** is it?', ['a', 'b'])
      const one = await make({ bankID, topicID, texts: [...single.texts, english] })
      const two = await make({ bankID, difficulty: 'hard', ...ofKind.short })
      const asked = async (filter: object, lang = 'zh_CN') => {
        const { list, count } = await answered<{ list: QuestionEntry[]; count: number }>(
          contract.listQuestions,
          { bankID, pageSize: 40, ...filter },
          'teacher',
          lang,
        )
        expect(count).toBe(list.length)
        return list
      }
      const idsOf = async (filter: object) => (await asked(filter)).map(({ questionID }) => questionID)
      expect(await asked({ keyword: 'WOMBAT' }, 'en_US')).toEqual([
        {
          questionID: one.questionID,
          state: 'draft',
          revision: 1,
          title: 'Which wombat is it?',
          bankName: '查找',
          topicName: '一',
          kind: 'single',
          difficulty: 'easy',
          languages: ['zh_CN', 'en_US'],
          updatedAt: one.updatedAt,
        },
      ])
      expect((await asked({ topicID }, 'fr_FR'))[0]?.title).toBe('几何？')
      expect(await idsOf({ kind: 'short' })).toEqual([two.questionID])
      expect(await idsOf({ difficulty: 'hard' })).toEqual([two.questionID])
      expect(await idsOf({ state: 'published' })).toEqual([])
      await answered(contract.discardQuestion, seen(one))
      expect(await idsOf({})).toEqual([two.questionID])
      expect(await idsOf({ state: 'discarded' })).toEqual([one.questionID])
      const others = await answered<{ count: number }>(contract.listQuestions, { bankID }, 'school')
      expect(others.count).toBe(0)
    })
  })

  async function uploaded(serviceCode: string): Promise<{ fileID: string }> {
    return answered<{ fileID: string }>(uploadFile, { serviceCode, file: sampleFile('png') })
  }
})
