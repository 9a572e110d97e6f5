import { beforeAll, describe, expect, it } from 'vitest'

import * as contract from '#api/exam/managed-exam.contract.ts'
import type { ExamDocument, ManagedExam, ManagedExamEntry, PreviewedQuestion } from '#api/exam/managed-exam.contract.ts'
import type { Call } from '#api/kit/call.ts'
import * as questions from '#api/question/managed-question.contract.ts'
import type { ManagedBank, ManagedQuestion } from '#api/question/managed-question.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const riverFlow = demoId('question bank', 'river-flow')
const damSafety = demoId('question bank', 'dam-safety')
const riverMeasurement = demoId('course', 'river-measurement')
/** Of the headmaster. */
const damInspection = demoId('course', 'dam-inspection')
/** Of the teacher. */
const waterLaw = demoId('class', 'water-law')
const flood = demoId('class', 'flood')
const velocity = demoId('question topic', 'river-flow velocity')
const straightReach = demoId('question', 'straight-reach')

const texts = (name: string, english?: string) => [
  { language: 'zh_CN', name, about: '' },
  ...(english === undefined ? [] : [{ language: 'en_US', name: english, about: 'Bring a pencil.' }]),
]
const drawn = { kind: 'drawn', bankID: riverFlow, topicID: null, difficulty: null, count: 1, marks: 10 } as const
const fixed = { kind: 'fixed', questionID: straightReach, marks: 25 } as const
/** The tests begin on 2 March 2026. */
const blank: ExamDocument = {
  texts: texts('测验'),
  courseID: null,
  classID: null,
  opensAt: '2026-03-10 08:00:00',
  closesAt: '2026-03-12 08:00:00',
  lateMinutes: null,
  minutes: 45,
  attempts: 2,
  passPercent: 60,
  asksRegistration: false,
  asksApproval: false,
  isOneWay: false,
  shufflesQuestions: false,
  shufflesOptions: false,
  showsMarks: 'marked',
  showsPaper: 'closed',
  showsAnswers: 'never',
  parts: [drawn, fixed],
}

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
  const statusOf = async (call: Call, payload: object, name = 'teacher'): Promise<number> =>
    (await as(name).call(call, payload)).status
  /** Whatever is refused changes nothing. */
  const unchanged = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await contentsOf(portal().db)
    await act()
    expect(await contentsOf(portal().db)).toEqual(before)
  }
  const make = (change: object = {}, name = 'teacher') =>
    answered<ManagedExam>(contract.createExam, { ...blank, ...change }, name)
  const seen = ({ examID, revision }: ManagedExam) => ({ examID, revision })
  const published = async (change: object = {}) => answered<ManagedExam>(contract.publishExam, seen(await make(change)))
  /** A bank of the teacher with as many published questions of one topic. */
  const bankOf = async (count: number): Promise<{ bankID: string; topicID: string; ids: string[] }> => {
    const { bankID, topics } = await answered<ManagedBank>(questions.createBank, {
      texts: [{ language: 'zh_CN', name: '考试用' }],
      topics: [{ topicID: null, texts: [{ language: 'zh_CN', name: '一' }] }],
    })
    const topicID = topics[0]?.topicID ?? ''
    const ids: string[] = []
    for (let at = 0; at < count; at++) {
      const { questionID } = await answered<ManagedQuestion>(questions.createQuestion, {
        bankID,
        topicID,
        difficulty: 'easy',
        kind: 'single',
        options: [true, false, false].map((isRight) => ({ optionID: null, isRight })),
        texts: ['zh_CN', 'en_US'].map((language) => ({
          language,
          stem: `${language} ${at}`,
          options: [`${language} a`, `${language} b`, `${language} c`],
          explanation: 'secret',
        })),
      })
      await answered(questions.publishQuestion, { questionID, revision: 1 })
      ids.push(questionID)
    }
    return { bankID, topicID, ids }
  }

  describe('an exam', () => {
    it('[EXAM-01 in part] is set as a whole, published, changed, withdrawn and discarded', async () => {
      const facts = {
        texts: texts('流量测验', 'Discharge'),
        lateMinutes: 30,
        asksRegistration: true,
        asksApproval: true,
        isOneWay: true,
        shufflesQuestions: true,
        shufflesOptions: true,
        showsMarks: 'never',
      } as const
      const parts = [
        { ...drawn, topicID: velocity, difficulty: 'hard' },
        fixed,
        { ...drawn, count: 3, marks: 5 },
      ] as const
      const document: ExamDocument = { ...blank, ...facts, courseID: riverMeasurement, parts: [...parts] }
      const made = await answered<ManagedExam>(contract.createExam, document, 'teacher', 'en_US')
      expect(made).toMatchObject({
        ...facts,
        state: 'draft',
        revision: 1,
        publishedAt: null,
        course: { courseID: riverMeasurement, title: 'Measuring a River’s Flow', state: 'published' },
        class: null,
        editors: { as: 'owner' },
      })
      expect(made.parts).toEqual([
        { ...parts[0], bankName: 'Measuring river flow', topicName: 'Velocity and discharge', available: 1 },
        { ...fixed, title: expect.any(String) as string, isPublished: true },
        { ...parts[2], bankName: 'Measuring river flow', topicName: null, available: 6 },
      ])
      const shown = await answered<ManagedExam>(contract.publishExam, seen(made), 'teacher', 'en_US')
      expect(shown).toMatchObject({ ...facts, state: 'published', publishedAt: expect.any(String) as string })
      const saved = await answered<ManagedExam>(contract.saveExam, { ...blank, ...seen(shown), classID: waterLaw })
      expect(saved).toMatchObject({ state: 'published', course: null, class: { classID: waterLaw }, attempts: 2 })
      expect(saved.texts).toEqual(blank.texts)
      const off = await answered<ManagedExam>(contract.withdrawExam, seen(saved))
      const gone = await answered<ManagedExam>(contract.discardExam, seen(off))
      expect([off.state, gone.state]).toEqual(['withdrawn', 'discarded'])
      await unchanged(async () =>
        expect(await refused(contract.saveExam, { ...blank, ...seen(gone) })).toBe('publication.discarded'),
      )
    })

    it.each([
      ['no name', { texts: [{ language: 'en_US', name: '', about: 'For all.' }] }, 'exam.nameMissing'],
      ['a name that shows nothing', { texts: texts('\u200B ') }, 'exam.nameMissing'],
      ['a course of others', { courseID: damInspection }, 'exam.unknownPart'],
      ['a course that there is not', { courseID: 'nothing' }, 'exam.unknownPart'],
      ['a class of others', { classID: flood }, 'exam.unknownPart'],
      ['a bank of others', { parts: [{ ...drawn, bankID: damSafety }] }, 'exam.unknownPart'],
      [
        'a topic of another bank',
        { parts: [{ ...drawn, topicID: demoId('question topic', 'dam-safety round') }] },
        'exam.unknownPart',
      ],
      [
        'a question of others',
        { parts: [{ ...fixed, questionID: demoId('question', 'same-order') }] },
        'exam.unknownPart',
      ],
      ['an end before its beginning', { closesAt: '2026-03-10 07:59:59' }, 'exam.closesBeforeOpening'],
      ['less time than a paper takes', { closesAt: '2026-03-10 08:44:59' }, 'exam.windowTooShort'],
    ])('is refused with %s', async (_what, change, reason) => {
      const made = await make()
      await unchanged(async () => {
        expect(await refused(contract.createExam, { ...blank, ...change })).toBe(reason)
        expect(await refused(contract.saveExam, { ...blank, ...change, ...seen(made) })).toBe(reason)
      })
    })

    it.each([
      ['without questions', { parts: [] }],
      ['with more questions of a bank than there are', { parts: [{ ...drawn, count: 7 }] }],
      ['with parts that need the same questions', { parts: [{ ...drawn, count: 6 }, fixed] }],
    ])('is kept %s, but not published', async (_what, change) => {
      const made = await make(change)
      const whole = await published()
      await unchanged(async () => {
        expect(await refused(contract.publishExam, seen(made))).toBe('exam.questionsMissing')
        expect(await refused(contract.saveExam, { ...blank, ...change, ...seen(whole) })).toBe('exam.questionsMissing')
        expect(
          await refused(contract.previewExam, {
            ...change,
            examID: null,
            shufflesOptions: false,
            shufflesQuestions: false,
          }),
        ).toBe('exam.questionsMissing')
      })
    })

    it.each([
      { opensAt: '2026-02-30 08:00:00' },
      { opensAt: '2026-03-10T08:00:00Z' },
      { minutes: 0 },
      { minutes: 601 },
      { attempts: 0 },
      { passPercent: 101 },
      { lateMinutes: -1 },
      { courseID: riverMeasurement, classID: waterLaw },
      { asksApproval: true },
      { showsAnswers: 'always' },
      { texts: [...texts('一'), ...texts('二')] },
      { texts: texts('字'.repeat(201)) },
      { parts: [fixed, fixed] },
      { parts: [{ ...fixed, marks: 0 }] },
      { parts: [{ ...fixed, marks: 1001 }] },
      { parts: [{ ...drawn, count: 501 }] },
      { parts: [{ ...drawn, count: 500 }, fixed] },
      { parts: [{ ...drawn, kind: 'all' }] },
      { parts: Array.from({ length: 201 }, () => drawn) },
      { state: 'published' },
    ])('is malformed %#', async (change) => {
      await unchanged(async () => expect(await statusOf(contract.createExam, { ...blank, ...change })).toBe(400))
    })

    it.each(['draft', 'published'] as const)('that is %s is there for its editors alone', async (state) => {
      const made = state === 'draft' ? await make() : await published()
      const calls = [
        [contract.getManagedExam, { examID: made.examID }],
        [contract.saveExam, { ...blank, ...seen(made) }],
        [contract.publishExam, seen(made)],
        [contract.withdrawExam, seen(made)],
        [contract.discardExam, seen(made)],
      ] as const
      await unchanged(async () => {
        for (const [call, payload] of calls) {
          expect(await statusOf(call, payload, 'headmaster')).toBe(404)
          expect(await statusOf(call, payload, 'learner')).toBe(403)
        }
        expect(await statusOf(contract.createExam, blank, 'learner')).toBe(403)
      })
      const editors = { ownerID: userId('teacher'), coEditorIDs: [userId('headmaster')] }
      const saved = await answered<ManagedExam>(contract.saveExam, { ...blank, ...seen(made), editors })
      // A co-editor keeps what the owner has chosen, and names nobody.
      await unchanged(async () =>
        expect(
          await refused(
            contract.saveExam,
            { ...blank, ...seen(saved), editors: { ...editors, ownerID: userId('headmaster') } },
            'headmaster',
          ),
        ).toBe('publication.notOwner'),
      )
      const theirs = await answered<ManagedExam>(contract.saveExam, { ...blank, ...seen(saved) }, 'headmaster')
      expect(theirs.editors.as).toBe('coEditor')
    })

    it('keeps a course, a class, banks and questions that its present editor does not run', async () => {
      const parts = [
        { ...drawn, bankID: damSafety },
        { ...fixed, questionID: demoId('question', 'same-order') },
      ]
      const editors = { ownerID: userId('headmaster'), coEditorIDs: [userId('teacher')] }
      const made = await make({ parts, courseID: damInspection }, 'headmaster')
      const shared = await answered<ManagedExam>(
        contract.saveExam,
        { ...blank, parts, courseID: damInspection, ...seen(made), editors },
        'headmaster',
      )
      const saved = await answered<ManagedExam>(contract.saveExam, {
        ...blank,
        parts: parts.toReversed(),
        courseID: damInspection,
        ...seen(shared),
      })
      expect(saved.course?.courseID).toBe(damInspection)
      const preview = { parts, shufflesOptions: false, shufflesQuestions: false }
      expect(await answered(contract.previewExam, { ...preview, examID: made.examID })).toHaveLength(2)
      expect(await refused(contract.previewExam, { ...preview, examID: null })).toBe('exam.unknownPart')
      await unchanged(async () =>
        expect(await refused(contract.saveExam, { ...blank, parts, classID: flood, ...seen(saved) })).toBe(
          'exam.unknownPart',
        ),
      )
    })

    it('is not changed with a stale revision', async () => {
      const made = await make()
      await answered(contract.saveExam, { ...blank, ...seen(made) })
      await unchanged(async () => {
        for (const call of [contract.publishExam, contract.discardExam])
          expect(await refused(call, seen(made))).toBe('record.stale')
        expect(await refused(contract.saveExam, { ...blank, ...seen(made) })).toBe('record.stale')
      })
    })

    it('is listed by time, state, owner and words, the latest opening first', async () => {
      const words = { texts: texts('鸭嘴兽', 'Platypus') }
      const at = (opensAt: string, closesAt: string) => ({ opensAt, closesAt })
      const later = await make({ ...words, ...at('2026-04-01 08:00:00', '2026-04-02 08:00:00'), classID: waterLaw })
      const open = await published({ ...words, ...at('2026-03-01 08:00:00', '2026-03-20 08:00:00') })
      const over = await make({ ...words, ...at('2026-01-01 08:00:00', '2026-01-02 08:00:00') })
      const asked = async (filter: object, name = 'teacher', lang = 'zh_CN') => {
        const page = { keyword: 'platypus', pageSize: 40, ...filter }
        const { list, count } = await answered<{ list: ManagedExamEntry[]; count: number }>(
          contract.listManagedExams,
          page,
          name,
          lang,
        )
        expect(count).toBe(list.length)
        return list
      }
      const idsOf = async (filter: object, name?: string) => (await asked(filter, name)).map(({ examID }) => examID)
      expect(await idsOf({})).toEqual([later, open, over].map(({ examID }) => examID))
      expect(await idsOf({ phase: 'upcoming' })).toEqual([later.examID])
      expect(await idsOf({ phase: 'open' })).toEqual([open.examID])
      expect(await idsOf({ phase: 'closed' })).toEqual([over.examID])
      expect(await idsOf({ state: 'published' })).toEqual([open.examID])
      expect(await idsOf({ keyword: 'platypus walrus' })).toEqual([])
      expect([await idsOf({}, 'headmaster'), await idsOf({ whose: 'mine' }, 'admin')]).toEqual([[], []])
      expect((await idsOf({}, 'admin')).length).toBe(3)
      expect((await asked({ phase: 'upcoming' }, 'teacher', 'en_US'))[0]).toEqual({
        examID: later.examID,
        state: 'draft',
        revision: 1,
        name: 'Platypus',
        of: 'Water Law Across Borders',
        opensAt: '2026-04-01 08:00:00',
        closesAt: '2026-04-02 08:00:00',
        phase: 'upcoming',
        questionCount: 2,
        languages: ['zh_CN', 'en_US'],
        updatedAt: later.updatedAt,
        ownerName: 'Sok Chanthy',
      })
      await answered(contract.discardExam, seen(over))
      expect([await idsOf({ phase: 'closed' }), await idsOf({ state: 'discarded' })]).toEqual([[], [over.examID]])
    })

    it('shows what it can no longer draw: withdrawn questions, topics that have gone', async () => {
      const { bankID, topicID, ids } = await bankOf(2)
      const [first = ''] = ids
      const parts = [
        { ...drawn, bankID, topicID, count: 1 },
        { ...fixed, questionID: first },
      ]
      const made = await make({ parts })
      expect(made.parts).toMatchObject([{ available: 2 }, { isPublished: true }])
      await answered(questions.withdrawQuestion, { questionID: first, revision: 2 })
      const bank = await answered<ManagedBank>(questions.getManagedBank, { bankID })
      await answered(questions.saveBank, { bankID, revision: bank.revision, texts: bank.texts, topics: [] })
      const { examID } = made
      const left = await answered<ManagedExam>(contract.getManagedExam, { examID })
      expect(left.parts).toMatchObject([{ topicID, topicName: '', available: 0 }, { isPublished: false }])
      await unchanged(async () => {
        expect(await refused(contract.publishExam, seen(made))).toBe('exam.unknownPart')
      })
    })

    it('is not published once it has closed', async () => {
      const made = await make({ opensAt: '2026-03-01 08:00:00', closesAt: '2026-03-02 08:45:00', minutes: 30 })
      portal().clock.pass(HOUR)
      // The session is renewed before, and not with the refusal.
      await answered(contract.getManagedExam, { examID: made.examID })
      await unchanged(async () => expect(await refused(contract.publishExam, seen(made))).toBe('exam.hasClosed'))
    })
  })

  describe('the preview of an exam', () => {
    const preview = (change: object, name?: string) =>
      answered<PreviewedQuestion[]>(
        contract.previewExam,
        { examID: null, shufflesQuestions: false, shufflesOptions: false, ...change },
        name,
      )

    it('is a paper that a learner could get: drawn anew, with the options of all languages in one order', async () => {
      const { bankID, ids } = await bankOf(6)
      const [first = ''] = ids
      const parts = [
        { ...drawn, bankID, count: 2, marks: 15 },
        { kind: 'fixed', questionID: first, marks: 20 },
      ]
      await unchanged(async () => {
        const papers: PreviewedQuestion[][] = []
        for (let at = 0; at < 12; at++) papers.push(await preview({ parts, shufflesOptions: true }))
        for (const paper of papers) {
          expect(paper.map(({ marks }) => marks)).toEqual([15, 15, 20])
          expect(paper[2]?.questionID).toBe(first)
          expect(new Set(paper.map(({ questionID }) => questionID)).size).toBe(3)
          for (const { views } of paper) {
            const [chinese, english] = views.map(({ options }) => options.map((html) => html.replace(/<[^>]+>/g, '')))
            expect(english?.map((text) => text.slice(-1))).toEqual(chinese?.map((text) => text.slice(-1)))
          }
        }
        expect(new Set(papers.map((paper) => paper[0]?.questionID)).size).toBeGreaterThan(1)
        expect(new Set(papers.map((paper) => paper[2]?.views[0]?.options.join())).size).toBeGreaterThan(1)
        // What the answers are explained by is no part of a paper.
        expect(JSON.stringify(papers)).not.toContain('secret')
        const [kept] = await preview({ parts: [fixed] })
        expect(kept?.views[0]?.options.length).toBe(4)
      })
    })

    it('is of the banks of the sender alone', async () => {
      const parts = [{ ...drawn, bankID: damSafety }]
      expect(await preview({ parts }, 'headmaster')).toHaveLength(1)
      const payload = { examID: null, parts, shufflesOptions: false, shufflesQuestions: false }
      expect(await refused(contract.previewExam, payload, 'teacher')).toBe('exam.unknownPart')
      expect(await statusOf(contract.previewExam, payload, 'learner')).toBe(403)
    })
  })
})
