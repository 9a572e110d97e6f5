import { beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#api/kit/call.ts'
import * as contract from '#api/questionnaire/managed-questionnaire.contract.ts'
import type {
  ManagedQuestionnaire,
  ManagedQuestionnaireEntry,
  QuestionnaireDocument,
  QuestionnaireQuestion,
  QuestionnaireViews,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

/** Of the teacher. */
const waterLaw = demoId('class', 'water-law')
const flood = demoId('class', 'flood')

const texts = (name: string, english?: string) => [
  { language: 'zh_CN', name, about: '' },
  ...(english === undefined ? [] : [{ language: 'en_US', name: english, about: 'Three minutes.' }]),
]
const words = (stem: string, ...options: string[]) => [{ language: 'zh_CN', stem, options }]
const usual = {
  style: 'plain',
  isRequired: true,
  least: null,
  most: null,
  condition: null,
  startsPage: false,
  subject: null,
} as const
const choice: QuestionnaireQuestion = {
  ...usual,
  questionID: 'where',
  kind: 'single',
  options: ['field', 'office'],
  texts: words('在哪里工作？', '野外', '办公室'),
}
const several: QuestionnaireQuestion = {
  ...usual,
  questionID: 'what',
  kind: 'multiple',
  options: ['flood', 'law', 'data'],
  least: 1,
  most: 2,
  texts: words('想学什么？', '洪水', '法规', '数据'),
}
const short: QuestionnaireQuestion = {
  ...usual,
  questionID: 'why',
  kind: 'short',
  options: [],
  isRequired: false,
  condition: { questionID: 'where', optionIDs: ['office'] },
  startsPage: true,
  texts: words('为什么？'),
}
const scale: QuestionnaireQuestion = {
  ...usual,
  questionID: 'how',
  kind: 'single',
  style: 'scale',
  options: ['1', '2', '3'],
  texts: words('满意吗？', '不满意', '', '满意'),
}
const rank: QuestionnaireQuestion = { ...several, questionID: 'order', style: 'rank', least: null, most: null }
const statement: QuestionnaireQuestion = {
  ...usual,
  questionID: 'time',
  kind: 'trueFalse',
  options: ['true', 'false'],
  texts: words('有足够的时间。'),
}
/** The tests begin on 2 March 2026. */
const blank: QuestionnaireDocument = {
  kind: 'questionnaire',
  texts: texts('需求调查'),
  opensAt: '2026-03-10 08:00:00',
  closesAt: '2026-03-12 08:00:00',
  audience: 'all',
  departmentCodes: [],
  classID: null,
  personIDs: [],
  isAnonymous: false,
  mayChange: true,
  isTemplate: false,
  showsResults: 'never',
  remindsDays: null,
  questions: [choice],
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'admin', 'learner']) visitors[name] = await signedIn(portal(), name)
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
  const statusOf = async (call: Call, payload: object, name = 'teacher'): Promise<number> =>
    (await as(name).call(call, payload)).status
  /** Whatever is refused changes nothing. */
  const unchanged = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await contentsOf(portal().db)
    await act()
    expect(await contentsOf(portal().db)).toEqual(before)
  }
  const make = (change: object = {}, name = 'teacher') =>
    answered<ManagedQuestionnaire>(contract.createQuestionnaire, { ...blank, ...change }, name)
  const seen = ({ questionnaireID, revision }: ManagedQuestionnaire) => ({ questionnaireID, revision })
  const published = async (change: object = {}) =>
    answered<ManagedQuestionnaire>(contract.publishQuestionnaire, seen(await make(change)))

  describe('a questionnaire', () => {
    it('[QUEST-02 in part] is made with questions of every type, published, changed, withdrawn and discarded', async () => {
      const facts = { texts: texts('需求调查', 'Needs'), questions: [choice, several, short, scale, rank, statement] }
      const made = await answered<ManagedQuestionnaire>(
        contract.createQuestionnaire,
        { ...blank, ...facts, audience: 'class', classID: waterLaw },
        'teacher',
        'en_US',
      )
      expect(made).toMatchObject({
        ...facts,
        kind: 'questionnaire',
        state: 'draft',
        revision: 1,
        publishedAt: null,
        audience: 'class',
        class: { classID: waterLaw, name: 'Water Law Across Borders' },
        people: [],
        editors: { as: 'owner' },
      })
      const shown = await answered<ManagedQuestionnaire>(contract.publishQuestionnaire, seen(made))
      expect(shown).toMatchObject({ ...facts, state: 'published', publishedAt: expect.any(String) as string })
      const people = [userId('learner'), userId('headmaster')]
      const saved = await answered<ManagedQuestionnaire>(contract.saveQuestionnaire, {
        ...blank,
        ...seen(shown),
        audience: 'people',
        personIDs: people,
        isAnonymous: true,
        mayChange: false,
      })
      expect(saved).toMatchObject({ state: 'published', class: null, isAnonymous: true, questions: [choice] })
      expect(saved.people.map(({ userId: id }) => id).toSorted()).toEqual(people.toSorted())
      const theirs = await answered<ManagedQuestionnaire>(contract.saveQuestionnaire, {
        ...blank,
        ...seen(saved),
        audience: 'departments',
        departmentCodes: ['hydrology', 'floodControl'],
        // Of another audience: not kept.
        classID: waterLaw,
        personIDs: people,
      })
      expect(theirs).toMatchObject({
        audience: 'departments',
        departmentCodes: ['floodControl', 'hydrology'],
        class: null,
        people: [],
      })
      const off = await answered<ManagedQuestionnaire>(contract.withdrawQuestionnaire, seen(theirs))
      const gone = await answered<ManagedQuestionnaire>(contract.discardQuestionnaire, seen(off))
      expect([off.state, gone.state]).toEqual(['withdrawn', 'discarded'])
      await unchanged(async () =>
        expect(await refused(contract.saveQuestionnaire, { ...blank, ...seen(gone) })).toBe('publication.discarded'),
      )
    })

    it.each([
      ['no name', { texts: [{ language: 'en_US', name: '', about: 'For all.' }] }, 'questionnaire.nameMissing'],
      ['a class of others', { audience: 'class', classID: flood }, 'questionnaire.unknownPart'],
      ['no class', { audience: 'class' }, 'questionnaire.unknownPart'],
      ['no department', { audience: 'departments' }, 'questionnaire.unknownPart'],
      [
        'a department that there is not',
        { audience: 'departments', departmentCodes: ['hydrology', 'nothing'] },
        'questionnaire.unknownPart',
      ],
      ['nobody to ask', { audience: 'people' }, 'questionnaire.unknownPart'],
      ['a person that there is not', { audience: 'people', personIDs: ['nobody'] }, 'questionnaire.unknownPart'],
      [
        'a picture that there is not',
        { questions: [{ ...choice, texts: words('![图](file:nothing)', '野外', '办公室') }] },
        'questionnaire.unknownPart',
      ],
      ['an end at its beginning', { closesAt: '2026-03-10 08:00:00' }, 'questionnaire.closesBeforeOpening'],
      [
        'a formula that cannot be read',
        { questions: [{ ...choice, texts: words('$\\frac{1$', '野外', '办公室') }] },
        'question.formulaInvalid',
      ],
    ])('is refused with %s', async (_what, change, reason) => {
      const made = await make()
      await unchanged(async () => {
        expect(await refused(contract.createQuestionnaire, { ...blank, ...change })).toBe(reason)
        expect(await refused(contract.saveQuestionnaire, { ...blank, ...change, ...seen(made) })).toBe(reason)
      })
    })

    it.each<readonly [string, object, string]>([
      ['a template', { isTemplate: true }, 'questionnaire.isTemplate'],
      ['without questions', { questions: [] }, 'questionnaire.questionsMissing'],
      ['a vote about two questions', { kind: 'vote', questions: [choice, several] }, 'questionnaire.notVote'],
      ['a vote in words', { kind: 'vote', questions: [{ ...short, condition: null }] }, 'questionnaire.notVote'],
      ...(
        [
          ['a question without words', [{ ...choice, texts: [] }]],
          ['an option without words', [{ ...choice, texts: words('在哪里？', '野外', '') }]],
          ['words in English alone', [{ ...choice, texts: [{ ...choice.texts[0], language: 'en_US' }] }]],
          ['an end of a scale without words', [{ ...scale, texts: words('满意吗？', '不满意', '', '') }]],
          ['one option', [{ ...choice, options: ['field'], texts: words('在哪里？', '野外') }]],
          ['more to choose than options', [{ ...several, most: 4 }]],
          ['a least above the most', [{ ...several, least: 3 }]],
          ['a condition on a later question', [short, choice]],
          ['a condition on itself', [{ ...choice, condition: { questionID: 'where', optionIDs: ['field'] } }]],
          [
            'a condition on another option',
            [choice, { ...short, condition: { questionID: 'where', optionIDs: ['x'] } }],
          ],
          ['a condition on no option', [choice, { ...short, condition: { questionID: 'where', optionIDs: [] } }]],
        ] as const
      ).map(([what, questions]): readonly [string, object, string] => [
        `with ${what}`,
        { questions },
        'questionnaire.questionIncomplete',
      ]),
    ])('is kept, but not published: %s', async (_what, change, reason) => {
      const made = await make(change)
      const whole = await published()
      await unchanged(async () => {
        expect(await refused(contract.publishQuestionnaire, seen(made))).toBe(reason)
        expect(await refused(contract.saveQuestionnaire, { ...blank, ...change, ...seen(whole) })).toBe(reason)
      })
    })

    it.each([
      { opensAt: '2026-02-30 08:00:00' },
      { kind: 'exam' },
      { audience: 'nobody' },
      { isAnonymous: true, mayChange: true },
      { audience: 'people', personIDs: [userId('learner'), userId('learner')] },
      { audience: 'departments', departmentCodes: ['hydrology', 'hydrology'] },
      { audience: 'people', personIDs: Array.from({ length: 2001 }, (_, at) => `p${at}`) },
      { texts: [...texts('一'), ...texts('二')] },
      { texts: texts('字'.repeat(121)) },
      { questions: [choice, choice] },
      { questions: Array.from({ length: 101 }, (_, at) => ({ ...short, condition: null, questionID: `q${at}` })) },
      { questions: [{ ...choice, options: ['field', 'field'] }] },
      { questions: [choice, { ...short, condition: { questionID: 'where', optionIDs: ['field', 'field'] } }] },
      { questions: [{ ...choice, questionID: 'constructor' }] },
      { questions: [{ ...choice, options: ['field', '__proto__'] }] },
      { questions: [{ ...choice, texts: words('在哪里？', '野外') }] },
      { questions: [{ ...choice, style: 'rank' }] },
      { questions: [{ ...several, style: 'scale', least: null, most: null }] },
      { questions: [{ ...choice, least: 1 }] },
      { questions: [{ ...rank, most: 2 }] },
      { questions: [{ ...several, most: 13 }] },
      { questions: [{ ...statement, options: ['yes', 'no'] }] },
      { questions: [{ ...short, options: ['a'] }] },
      { questions: [{ ...choice, texts: [...choice.texts, ...choice.texts] }] },
      { state: 'published' },
    ])('is malformed %#', async (change) => {
      await unchanged(async () =>
        expect(await statusOf(contract.createQuestionnaire, { ...blank, ...change })).toBe(400),
      )
    })

    it.each(['draft', 'published'] as const)('that is %s is there for its editors alone', async (state) => {
      const made = state === 'draft' ? await make() : await published()
      const calls = [
        [contract.getManagedQuestionnaire, { questionnaireID: made.questionnaireID }],
        [contract.saveQuestionnaire, { ...blank, ...seen(made) }],
        [contract.publishQuestionnaire, seen(made)],
        [contract.withdrawQuestionnaire, seen(made)],
        [contract.discardQuestionnaire, seen(made)],
      ] as const
      await unchanged(async () => {
        for (const [call, payload] of calls) {
          expect(await statusOf(call, payload, 'headmaster')).toBe(404)
          expect(await statusOf(call, payload, 'learner')).toBe(403)
        }
        expect(await statusOf(contract.createQuestionnaire, blank, 'learner')).toBe(403)
      })
      const editors = { ownerID: userId('teacher'), coEditorIDs: [userId('headmaster')] }
      const saved = await answered<ManagedQuestionnaire>(contract.saveQuestionnaire, {
        ...blank,
        ...seen(made),
        editors,
      })
      // A co-editor keeps what the owner has chosen, and names nobody.
      await unchanged(async () =>
        expect(
          await refused(
            contract.saveQuestionnaire,
            { ...blank, ...seen(saved), editors: { ...editors, ownerID: userId('headmaster') } },
            'headmaster',
          ),
        ).toBe('publication.notOwner'),
      )
      const theirs = await answered<ManagedQuestionnaire>(
        contract.saveQuestionnaire,
        { ...blank, ...seen(saved) },
        'headmaster',
      )
      expect(theirs.editors.as).toBe('coEditor')
    })

    it('keeps a class that its present editor does not run', async () => {
      const editors = { ownerID: userId('headmaster'), coEditorIDs: [userId('teacher')] }
      const ofClass = { ...blank, audience: 'class', classID: flood }
      const made = await make(ofClass, 'headmaster')
      const shared = await answered<ManagedQuestionnaire>(
        contract.saveQuestionnaire,
        { ...ofClass, ...seen(made), editors },
        'headmaster',
      )
      const saved = await answered<ManagedQuestionnaire>(contract.saveQuestionnaire, { ...ofClass, ...seen(shared) })
      expect(saved.class?.classID).toBe(flood)
      const other = await answered<ManagedQuestionnaire>(contract.saveQuestionnaire, { ...blank, ...seen(saved) })
      expect(await refused(contract.saveQuestionnaire, { ...ofClass, ...seen(other) })).toBe(
        'questionnaire.unknownPart',
      )
    })

    it('is not changed with a stale revision', async () => {
      const made = await make()
      await answered(contract.saveQuestionnaire, { ...blank, ...seen(made) })
      await unchanged(async () => {
        for (const call of [contract.publishQuestionnaire, contract.discardQuestionnaire])
          expect(await refused(call, seen(made))).toBe('record.stale')
        expect(await refused(contract.saveQuestionnaire, { ...blank, ...seen(made) })).toBe('record.stale')
      })
    })

    it('is neither published nor moved once its window is over', async () => {
      const window = { opensAt: '2026-03-01 08:00:00', closesAt: '2026-03-02 08:45:00' }
      const [made, open] = [await make(window), await published(window)]
      const longer = { ...blank, closesAt: '2026-03-20 08:00:00' }
      const moved = await answered<ManagedQuestionnaire>(contract.saveQuestionnaire, {
        ...longer,
        ...seen(await published(window)),
      })
      portal().clock.pass(HOUR)
      // The session is renewed before, and not with the refusal.
      await answered(contract.getManagedQuestionnaire, { questionnaireID: made.questionnaireID })
      await unchanged(async () => {
        expect(await refused(contract.publishQuestionnaire, seen(made))).toBe('questionnaire.hasClosed')
        expect(await refused(contract.saveQuestionnaire, { ...longer, ...seen(open) })).toBe('questionnaire.hasEnded')
      })
      await answered(contract.saveQuestionnaire, { ...longer, ...seen(moved) })
      const off = await answered<ManagedQuestionnaire>(contract.withdrawQuestionnaire, seen(open))
      await answered(contract.saveQuestionnaire, { ...longer, ...seen(off) })
    })
  })

  describe('questionnaires', () => {
    const asked = async (filter: object, name = 'teacher', lang = 'zh_CN') => {
      const page = { keyword: 'platypus', pageSize: 40, ...filter }
      const { list, count } = await answered<{ list: ManagedQuestionnaireEntry[]; count: number }>(
        contract.listManagedQuestionnaires,
        page,
        name,
        lang,
      )
      expect(count).toBe(list.length)
      return list
    }
    const idsOf = async (filter: object, name?: string) =>
      (await asked(filter, name)).map(({ questionnaireID }) => questionnaireID)

    it('are listed by kind, time, state, owner and words, the latest opening first', async () => {
      const named = { texts: texts('鸭嘴兽', 'Platypus') }
      const at = (opensAt: string, closesAt: string) => ({ opensAt, closesAt })
      const later = await make({
        ...named,
        ...at('2026-04-01 08:00:00', '2026-04-02 08:00:00'),
        audience: 'class',
        classID: waterLaw,
      })
      const open = await published({ ...named, ...at('2026-03-01 08:00:00', '2026-03-20 08:00:00'), kind: 'vote' })
      const over = await make({ ...named, ...at('2026-01-01 08:00:00', '2026-01-02 08:00:00') })
      expect(await idsOf({})).toEqual([later, open, over].map(({ questionnaireID }) => questionnaireID))
      expect(await idsOf({ phase: 'upcoming' })).toEqual([later.questionnaireID])
      expect(await idsOf({ phase: 'open' })).toEqual([open.questionnaireID])
      expect(await idsOf({ phase: 'closed' })).toEqual([over.questionnaireID])
      expect(await idsOf({ state: 'published' })).toEqual([open.questionnaireID])
      expect(await idsOf({ kind: 'vote' })).toEqual([open.questionnaireID])
      expect(await idsOf({ keyword: 'platypus walrus' })).toEqual([])
      expect([await idsOf({}, 'headmaster'), await idsOf({ whose: 'mine' }, 'admin')]).toEqual([[], []])
      expect((await idsOf({}, 'admin')).length).toBe(3)
      expect((await asked({ phase: 'upcoming' }, 'teacher', 'en_US'))[0]).toEqual({
        questionnaireID: later.questionnaireID,
        state: 'draft',
        revision: 1,
        kind: 'questionnaire',
        name: 'Platypus',
        audience: 'class',
        className: 'Water Law Across Borders',
        opensAt: '2026-04-01 08:00:00',
        closesAt: '2026-04-02 08:00:00',
        phase: 'upcoming',
        isAnonymous: false,
        isTemplate: false,
        questionCount: 1,
        languages: ['zh_CN', 'en_US'],
        updatedAt: later.updatedAt,
        ownerName: 'Sok Chanthy',
        isEditor: true,
      })
      await answered(contract.discardQuestionnaire, seen(over))
      expect([await idsOf({ phase: 'closed' }), await idsOf({ state: 'discarded' })]).toEqual([
        [],
        [over.questionnaireID],
      ])
    })

    it('that are templates are there for all staff, who cannot change them nor see whom they ask', async () => {
      const named = { texts: texts('鸭嘴兽模板', 'Platypus template'), isTemplate: true, questions: [choice, several] }
      const made = await make({ ...named, audience: 'class', classID: waterLaw })
      const { questionnaireID } = made
      // Among the questionnaires that somebody changes, and for all on a shelf of their own.
      expect(await idsOf({ keyword: 'platypus template' })).toEqual([questionnaireID])
      expect(await idsOf({ keyword: 'platypus template' }, 'headmaster')).toEqual([])
      const templates = { keyword: 'platypus template', whose: 'templates' }
      expect(await asked(templates)).toMatchObject([{ questionnaireID, audience: 'class', isEditor: true }])
      expect(await asked(templates, 'headmaster')).toMatchObject([
        { questionnaireID, audience: 'all', className: null, isEditor: false },
      ])
      expect(await asked(templates, 'admin')).toMatchObject([{ questionnaireID, audience: 'class', isEditor: true }])
      const theirs = await answered<ManagedQuestionnaire>(
        contract.getManagedQuestionnaire,
        { questionnaireID },
        'headmaster',
      )
      expect(theirs).toMatchObject({ questions: [choice, several], audience: 'all', class: null })
      // Of its owner no more than lists tell: the name, and no account.
      expect(theirs.editors).toEqual({
        owner: { userId: '', originalName: 'Sok Chanthy', account: '' },
        coEditors: [],
        as: 'nobody',
      })
      // The session is renewed before, and not with the refusal.
      expect(await statusOf(contract.getManagedQuestionnaire, { questionnaireID }, 'learner')).toBe(403)
      await unchanged(async () => {
        for (const call of [contract.discardQuestionnaire, contract.publishQuestionnaire])
          expect(await statusOf(call, seen(made), 'headmaster')).toBe(404)
        expect(await statusOf(contract.saveQuestionnaire, { ...blank, ...seen(made) }, 'headmaster')).toBe(404)
      })
      await answered(contract.discardQuestionnaire, seen(made))
      expect(await statusOf(contract.getManagedQuestionnaire, { questionnaireID }, 'headmaster')).toBe(404)
    })
  })

  describe('the preview of a questionnaire', () => {
    it('shows each question in the languages in which all of it is written, and stores nothing', async () => {
      const questions = [
        {
          ...choice,
          texts: [...words('**哪里**？', '野外', '办公室'), { language: 'en_US', stem: 'Where?', options: ['', ''] }],
        },
        scale,
      ]
      await unchanged(async () => {
        const views = await answered<QuestionnaireViews>(contract.previewQuestionnaire, { questions })
        expect(views).toEqual([
          {
            questionID: 'where',
            views: [
              {
                language: 'zh_CN',
                stem: '<p><strong>哪里</strong>？</p>',
                options: ['<p>野外</p>', '<p>办公室</p>'],
              },
            ],
          },
          {
            questionID: 'how',
            views: [{ language: 'zh_CN', stem: '<p>满意吗？</p>', options: ['<p>不满意</p>', '', '<p>满意</p>'] }],
          },
        ])
        expect(await statusOf(contract.previewQuestionnaire, { questions }, 'learner')).toBe(403)
      })
    })

    it('shows what is written as HTML as text', async () => {
      const questions = [{ ...short, condition: null, texts: words('<img src=x onerror=alert(1)>') }]
      const [view] = await answered<QuestionnaireViews>(contract.previewQuestionnaire, { questions })
      expect(view?.views[0]?.stem).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
    })
  })
})
