import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#api/kit/call.ts'
import type { Answer } from '#api/question/question.contract.ts'
import * as contract from '#api/questionnaire/answering.contract.ts'
import type { Questionnaire, QuestionnaireSheet } from '#api/questionnaire/answering.contract.ts'
import * as managed from '#api/questionnaire/managed-questionnaire.contract.ts'
import type {
  ManagedQuestionnaire,
  QuestionnaireDocument,
  QuestionnaireQuestion,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { getResults } from '#api/questionnaire/results.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { endResponses } from '#server/questionnaire/answering/end-responses.ts'

import { contentsOf } from '#tests/kit/server/contents.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const flood = demoId('class', 'flood')
const usual = {
  style: 'plain',
  isRequired: true,
  least: null,
  most: null,
  condition: null,
  startsPage: false,
  subject: null,
} as const
const words = (stem: string, ...options: string[]) => [{ language: 'zh_CN', stem, options }]
const lodging: QuestionnaireQuestion = {
  ...usual,
  questionID: 'lodging',
  kind: 'single',
  options: ['yes', 'no'],
  texts: [...words('住宿？', '要', '不要'), { language: 'en_US', stem: 'A room?', options: ['Yes', 'No'] }],
}
const quiet: QuestionnaireQuestion = {
  ...usual,
  questionID: 'quiet',
  kind: 'single',
  style: 'scale',
  options: ['1', '2', '3'],
  condition: { questionID: 'lodging', optionIDs: ['yes'] },
  texts: words('安静？', '无所谓', '', '很安静'),
}
const meals: QuestionnaireQuestion = {
  ...usual,
  questionID: 'meals',
  kind: 'multiple',
  options: ['a', 'b', 'c'],
  isRequired: false,
  least: 1,
  most: 2,
  texts: words('餐食？', '早', '中', '晚'),
}
const order: QuestionnaireQuestion = {
  ...usual,
  questionID: 'order',
  kind: 'multiple',
  style: 'rank',
  options: ['a', 'b', 'c'],
  isRequired: false,
  texts: words('排序', '一', '二', '三'),
}
const wishes: QuestionnaireQuestion = {
  ...usual,
  questionID: 'wishes',
  kind: 'short',
  options: [],
  isRequired: false,
  texts: words('愿望？'),
}
/** The tests begin on 2 March 2026, 8 o'clock. */
const blank: QuestionnaireDocument = {
  kind: 'questionnaire',
  texts: [
    { language: 'zh_CN', name: '食宿', about: '' },
    { language: 'en_US', name: 'Room and meals', about: 'So that we can plan.' },
  ],
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-20 08:00:00',
  audience: 'all',
  departmentCodes: [],
  classID: null,
  personIDs: [],
  isAnonymous: false,
  mayChange: true,
  isTemplate: false,
  showsResults: 'never',
  remindsDays: null,
  questions: [lodging, quiet, meals, order, wishes],
}
const chosen = (...ids: string[]): Answer => ({ chosen: ids, text: '' })
const written = (text: string): Answer => ({ chosen: [], text })
type Given = Readonly<Record<string, Answer>>
const whole: Given = { lodging: chosen('yes'), quiet: chosen('3'), meals: chosen('a', 'c'), wishes: written('茶') }

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'learner', 'leader', 'committee', 'school', 'admin'])
      visitors[name] = await signedIn(portal(), name)
  })
  const answered = async <Answered>(
    call: Call,
    payload: object,
    name = 'learner',
    lang?: string,
  ): Promise<Answered> => {
    const { status, body } = await visitors[name]!.call(call, payload, lang === undefined ? {} : { lang })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answered
  }
  const refused = async (call: Call, payload: object, name = 'learner'): Promise<string | null> => {
    const { status, body } = await visitors[name]!.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 5000])
    return body.reason
  }
  const statusOf = async (call: Call, payload: object, name = 'learner'): Promise<number> =>
    (await visitors[name]!.call(call, payload)).status
  /** Whatever is refused changes nothing. */
  const unchanged = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await contentsOf(portal().db)
    await act()
    expect(await contentsOf(portal().db)).toEqual(before)
  }
  const publish = async (change: object = {}, name = 'teacher'): Promise<ManagedQuestionnaire> => {
    const made = await answered<ManagedQuestionnaire>(managed.createQuestionnaire, { ...blank, ...change }, name)
    const { questionnaireID, revision } = made
    return answered(managed.publishQuestionnaire, { questionnaireID, revision }, name)
  }
  const fails = (problem: unknown): never => {
    throw problem
  }
  const end = (): Promise<number> =>
    endResponses(
      { db: portal().db, effects: { dispatch: () => undefined }, logger: { error: fails } },
      portal().clock.now(),
    )
  const open = (questionnaireID: string, name = 'learner', device: string = randomUUID()) =>
    answered<QuestionnaireSheet>(contract.openSheet, { questionnaireID, device }, name)
  const answersOf = (given: Given) => Object.entries(given).map(([questionID, answer]) => ({ questionID, answer }))
  const sentOf = (given: Given, from = 1) =>
    answersOf(given).map((one, at) => ({ ...one, sequence: from + at, answeredAt: 0 }))
  const submission = ({ questionnaire, formVersion, token }: QuestionnaireSheet, given: Given = whole) => ({
    questionnaireID: questionnaire.questionnaireID,
    formVersion,
    token: token ?? 'none',
    answers: answersOf(given),
  })
  const draft = ({ questionnaire, formVersion, token }: QuestionnaireSheet, given: Given, from = 1) => ({
    questionnaireID: questionnaire.questionnaireID,
    formVersion,
    token: token ?? 'none',
    answers: sentOf(given, from),
  })
  const given = (sheet: QuestionnaireSheet): Given =>
    Object.fromEntries(sheet.answers.map(({ questionID, answer }) => [questionID, answer]))

  describe('a questionnaire', () => {
    it('is saved as a draft, submitted, read, and changed', async () => {
      const { questionnaireID } = await publish()
      const device = randomUUID()
      const sheet = await open(questionnaireID, 'learner', device)
      expect(sheet.questionnaire).toMatchObject({ state: 'notTaken', hasAnswered: false, name: 'Room and meals' })
      expect(sheet.questions.map(({ questionID, language }) => [questionID, language])).toEqual([
        ['lodging', 'en_US'],
        ...['quiet', 'meals', 'order', 'wishes'].map((id) => [id, 'zh_CN']),
      ])
      const saved = await answered(contract.saveDraft, draft(sheet, { lodging: chosen('no'), wishes: written('茶') }))
      expect(saved).toMatchObject({ sequence: 2 })
      // Sent again since the answer was lost: acknowledged. The latest answer of a question counts.
      await answered(contract.saveDraft, draft(sheet, { lodging: chosen('no'), wishes: written('茶') }))
      await answered(contract.saveDraft, draft(sheet, { lodging: chosen('yes') }, 3))
      const again = await open(questionnaireID, 'learner', device)
      expect(again).toMatchObject({ sequence: 3, token: sheet.token, questionnaire: { state: 'draft' } })
      expect(given(again)).toEqual({ lodging: chosen('yes'), wishes: written('茶') })
      const done = await answered<Questionnaire>(contract.submitSheet, submission(again))
      expect(done).toMatchObject({ state: 'submitted', hasAnswered: true })
      await unchanged(async () => {
        expect(await refused(contract.submitSheet, submission(again))).toBe('questionnaire.alreadySubmitted')
        expect(await refused(contract.saveDraft, draft(again, { lodging: chosen('no') }, 4))).toBe(
          'questionnaire.alreadySubmitted',
        )
        expect(await refused(contract.changeResponse, { questionnaireID, revision: done.revision - 1 })).toBe(
          'record.stale',
        )
      })
      const read = await open(questionnaireID, 'learner', device)
      expect([read.token, given(read)]).toEqual([null, whole])
      const reopened = await answered<Questionnaire>(contract.changeResponse, {
        questionnaireID,
        revision: done.revision,
      })
      expect(reopened).toMatchObject({ state: 'draft', hasAnswered: true })
      const changing = await open(questionnaireID, 'learner', device)
      expect(given(changing)).toEqual(whole)
      await answered(contract.submitSheet, submission(changing, { lodging: chosen('no') }))
      expect(given(await open(questionnaireID, 'learner', device))).toEqual({ lodging: chosen('no') })
    })

    it('asks everybody, a department, a class or people by name, once it is published and within its window', async () => {
      const asked = async (change: object, ...names: string[]): Promise<string[]> => {
        const { questionnaireID } = await publish(change, 'headmaster')
        const found: string[] = []
        for (const name of names)
          if ((await statusOf(contract.getQuestionnaire, { questionnaireID }, name)) === 200) found.push(name)
        return found
      }
      const all = ['learner', 'leader', 'committee', 'school'] as const
      expect(await asked({}, ...all)).toEqual([...all])
      expect(await asked({ audience: 'people', personIDs: [userId('leader')] }, ...all)).toEqual(['leader'])
      const { db } = portal()
      const people = await db.selectFrom('user').select(['id', 'department_code as code']).execute()
      const codeOf = (name: string) => people.find(({ id }) => id === userId(name))?.code ?? ''
      expect(await asked({ audience: 'departments', departmentCodes: [codeOf('leader')] }, ...all)).toEqual(
        all.filter((name) => codeOf(name) === codeOf('leader')),
      )
      const members = await db.selectFrom('class_member').select('user_id').where('class_id', '=', flood).execute()
      expect(await asked({ audience: 'class', classID: flood }, ...all)).toEqual(
        all.filter((name) => members.some(({ user_id: id }) => id === userId(name))),
      )
      const { questionnaireID } = await publish({ opensAt: '2026-03-05 08:00:00' })
      const early = await open(questionnaireID)
      expect([early.questions, early.token, early.remaining]).toEqual([[], null, 0])
      await unchanged(async () =>
        expect(await refused(contract.submitSheet, submission(early))).toBe('questionnaire.notOpen'),
      )
      const made = await answered<ManagedQuestionnaire>(managed.createQuestionnaire, blank, 'teacher')
      expect(await statusOf(contract.openSheet, { questionnaireID: made.questionnaireID, device: 'a' })).toBe(404)
    })

    it('is refused with what was not asked, does not fit, or is missing; the draft stays', async () => {
      const { questionnaireID } = await publish()
      const sheet = await open(questionnaireID)
      await answered(contract.saveDraft, draft(sheet, { lodging: chosen('no') }))
      const refusals: readonly (readonly [Given, string])[] = [
        [{ ...whole, lodging: chosen('no') }, 'questionNotAsked'],
        [{ lodging: chosen('no'), nothing: chosen('a') }, 'questionUnknown'],
        [{ lodging: chosen('perhaps') }, 'answerInvalid'],
        [{ lodging: chosen('yes', 'no') }, 'incomplete'],
        [{ lodging: chosen('no'), meals: chosen('a', 'b', 'c') }, 'answerInvalid'],
        [{ lodging: chosen('no'), order: chosen('a', 'b') }, 'answerInvalid'],
        [{ lodging: chosen('no'), wishes: chosen('a') }, 'answerInvalid'],
        [{ lodging: chosen('yes') }, 'incomplete'],
        [{}, 'incomplete'],
      ]
      await unchanged(async () => {
        for (const [answers, reason] of refusals)
          expect([answers, await refused(contract.submitSheet, submission(sheet, answers))]).toEqual([
            answers,
            `questionnaire.${reason}`,
          ])
        const twice = submission(sheet, { lodging: chosen('no') })
        expect(await refused(contract.submitSheet, { ...twice, answers: [...twice.answers, ...twice.answers] })).toBe(
          'questionnaire.answerInvalid',
        )
        for (const [answers, reason] of [
          [{ nothing: chosen('a') }, 'questionUnknown'],
          [{ lodging: chosen('perhaps') }, 'answerInvalid'],
        ] as const)
          expect(await refused(contract.saveDraft, draft(sheet, answers, 2))).toBe(`questionnaire.${reason}`)
        expect(await refused(contract.saveDraft, draft(sheet, { wishes: written('x') }, 3))).toBe(
          'questionnaire.sequenceSkipped',
        )
      })
      // In whichever order options are put, all of them.
      const done = { lodging: chosen('no'), order: chosen('c', 'a', 'b'), wishes: written('<b>茶</b>') }
      await answered(contract.submitSheet, submission(sheet, done))
      expect(given(await open(questionnaireID))).toEqual(done)
    })

    it('is answered on one device at a time; another one takes over, and loses nothing', async () => {
      const { questionnaireID } = await publish()
      const [desk, phone] = [randomUUID(), randomUUID()]
      const here = await open(questionnaireID, 'learner', desk)
      await answered(contract.saveDraft, draft(here, { wishes: written('茶') }))
      const there = await open(questionnaireID, 'learner', phone)
      expect([there.token, given(there), there.otherWriterAt]).toEqual([
        null,
        { wishes: written('茶') },
        expect.any(String),
      ])
      const taken = await answered<QuestionnaireSheet>(contract.takeOverSheet, { questionnaireID, device: phone })
      expect([taken.sequence, given(taken)]).toEqual([1, { wishes: written('茶') }])
      await unchanged(async () => {
        expect(await refused(contract.saveDraft, draft(here, { lodging: chosen('no') }, 2))).toBe(
          'questionnaire.anotherWriter',
        )
        expect(await refused(contract.submitSheet, submission(here))).toBe('questionnaire.anotherWriter')
        expect(await statusOf(contract.takeOverSheet, { questionnaireID: 'nothing', device: phone })).toBe(404)
      })
      await answered(contract.submitSheet, submission(taken))
    })

    it('keeps to what was asked: a change of more than words voids what is under way, and waits for nobody who has answered', async () => {
      const made = await publish()
      const { questionnaireID } = made
      const sheet = await open(questionnaireID)
      await answered(contract.saveDraft, draft(sheet, { lodging: chosen('no') }))
      const change = async (item: ManagedQuestionnaire, questions: readonly QuestionnaireQuestion[]) =>
        answered<ManagedQuestionnaire>(
          managed.saveQuestionnaire,
          { ...blank, questions, questionnaireID, revision: item.revision },
          'teacher',
        )
      const reworded = { ...lodging, texts: words('需要住宿吗？', '需要', '不需要') }
      const worded = await change(made, [reworded, quiet, meals, order, wishes])
      await answered(contract.saveDraft, draft(sheet, { wishes: written('茶') }, 2))
      const changed = await change(worded, [reworded, wishes])
      await unchanged(async () => {
        expect(await refused(contract.saveDraft, draft(sheet, { wishes: written('水') }, 3))).toBe(
          'questionnaire.changed',
        )
        expect(await refused(contract.submitSheet, submission(sheet))).toBe('questionnaire.changed')
      })
      const renewed = await open(questionnaireID)
      expect(given(renewed)).toEqual({ lodging: chosen('no'), wishes: written('茶') })
      const taken = await answered<QuestionnaireSheet>(contract.takeOverSheet, { questionnaireID, device: 'a' })
      await answered(contract.submitSheet, submission(taken, given(taken)))
      const after = { ...blank, questionnaireID, revision: changed.revision }
      await unchanged(async () => {
        for (const broken of [
          { questions: [reworded] },
          { questions: [reworded, { ...wishes, isRequired: true }] },
          { questions: [reworded, wishes], isAnonymous: true, mayChange: false },
        ])
          expect(await refused(managed.saveQuestionnaire, { ...after, ...broken }, 'teacher')).toBe(
            'questionnaire.answered',
          )
      })
    })

    it('that is withdrawn says so to whom it asked, before anything was saved as after', async () => {
      const people = { audience: 'people', personIDs: [userId('learner')] }
      for (const change of [{}, { isAnonymous: true, mayChange: false }, { showsResults: 'always' }]) {
        const { questionnaireID, revision } = await publish({ ...people, ...change })
        const sheet = await open(questionnaireID)
        await answered(managed.withdrawQuestionnaire, { questionnaireID, revision }, 'teacher')
        await unchanged(async () => {
          expect(await refused(contract.saveDraft, draft(sheet, { lodging: chosen('no') }))).toBe(
            'questionnaire.withdrawn',
          )
          expect(await refused(contract.submitSheet, submission(sheet))).toBe('questionnaire.withdrawn')
          expect(await refused(contract.changeResponse, { questionnaireID, revision: 0 })).toBe(
            'questionnaire.withdrawn',
          )
          expect(await statusOf(contract.getQuestionnaire, { questionnaireID }, 'leader')).toBe(404)
          expect(await statusOf(getResults, { questionnaireID })).toBe(404)
        })
        // What is asked is shown no more, and neither is it listed.
        expect((await open(questionnaireID)).questions).toEqual([])
        const { list } = await answered<{ list: Questionnaire[] }>(contract.listQuestionnaires, { pageSize: 40 })
        expect(list.map((one) => one.questionnaireID)).not.toContain(questionnaireID)
      }
      const saved = await publish(people)
      await answered(contract.saveDraft, draft(await open(saved.questionnaireID), { lodging: chosen('no') }))
      const { questionnaireID, revision } = saved
      await answered(managed.withdrawQuestionnaire, { questionnaireID, revision }, 'teacher')
      expect(await refused(contract.changeResponse, { questionnaireID, revision: 1 })).toBe('questionnaire.withdrawn')
      // A draft that nobody was asked is there for nobody.
      const made = await answered<ManagedQuestionnaire>(managed.createQuestionnaire, { ...blank, ...people }, 'teacher')
      expect(await statusOf(contract.getQuestionnaire, { questionnaireID: made.questionnaireID })).toBe(404)
    })

    it('keeps the words in which it was answered; what it was not asked in yet can be written', async () => {
      const made = await publish({ questions: [quiet, lodging].map((one) => ({ ...one, condition: null })) })
      const { questionnaireID } = made
      const get = () => answered<ManagedQuestionnaire>(managed.getManagedQuestionnaire, { questionnaireID }, 'teacher')
      expect(await get()).toMatchObject({ isAnswered: false, staysEnded: false })
      await answered(
        contract.submitSheet,
        submission(await open(questionnaireID), { quiet: chosen('1'), lodging: chosen('yes') }),
      )
      const { revision, isAnswered, questions } = await get()
      expect(isAnswered).toBe(true)
      const [scale, room] = questions
      const save = { ...blank, questionnaireID, revision }
      const [chinese, english] = lodging.texts
      await unchanged(async () => {
        for (const texts of [
          [{ ...chinese, stem: '不住宿？' }, english],
          [{ ...chinese, options: ['不要', '要'] }, english],
          // Whoever answered in English has read this.
          [chinese, { ...english, options: ['No', 'Yes'] }],
          [chinese],
        ])
          expect(
            await refused(managed.saveQuestionnaire, { ...save, questions: [scale, { ...room, texts }] }, 'teacher'),
          ).toBe('questionnaire.wordsStay')
      })
      const added = [...quiet.texts, { language: 'fr_FR', stem: 'Calme ?', options: ['Peu importe', '', ''] }]
      const begun = await answered<ManagedQuestionnaire>(
        managed.saveQuestionnaire,
        { ...save, texts: [{ ...blank.texts[0], name: '住宿' }], questions: [{ ...scale, texts: added }, room] },
        'teacher',
      )
      // What nobody could read yet is still being written.
      const whole = [...quiet.texts, { language: 'fr_FR', stem: 'Au calme ?', options: ['Peu importe', '', 'Oui'] }]
      const done = await answered<ManagedQuestionnaire>(
        managed.saveQuestionnaire,
        { ...save, revision: begun.revision, questions: [{ ...scale, texts: whole }, room] },
        'teacher',
      )
      expect(done.questions[0]?.texts).toHaveLength(2)
    })

    it('is answered either as it was or as its owner has just made it, never half of each', async () => {
      for (let round = 0; round < 6; round += 1) {
        const { questionnaireID, revision } = await publish()
        const sheet = await open(questionnaireID)
        const anonymous = { ...blank, questionnaireID, revision, isAnonymous: true, mayChange: false }
        const [submitted, saved] = await Promise.all([
          visitors['learner']!.call(contract.submitSheet, submission(sheet)),
          visitors['teacher']!.call(managed.saveQuestionnaire, anonymous),
        ])
        expect([submitted.body.reason, saved.body.reason]).toContainEqual(
          expect.stringMatching(/^questionnaire\.(?:changed|answered)$/),
        )
        expect([submitted.body.code, saved.body.code].toSorted()).toEqual([2000, 5000])
      }
    })

    it('is changed, also where it was opened at the moment of its submission', async () => {
      const { questionnaireID } = await publish()
      // By one device, since another one that opens it first would be its writer.
      const openHere = () => open(questionnaireID, 'learner', 'a')
      const sheet = await openHere()
      const [done] = await Promise.all([
        answered<Questionnaire>(contract.submitSheet, submission(sheet)),
        openHere(),
        openHere(),
      ])
      await answered(contract.changeResponse, { questionnaireID, revision: done.revision })
      expect(given(await open(questionnaireID))).toEqual(whole)
    })

    it('shows what is asked to nobody whom it does not ask any more; discarded, it is gone', async () => {
      const { questionnaireID, revision } = await publish()
      const sheet = await open(questionnaireID)
      await answered(contract.saveDraft, draft(sheet, { lodging: chosen('no') }))
      const off = await answered<ManagedQuestionnaire>(
        managed.withdrawQuestionnaire,
        { questionnaireID, revision },
        'teacher',
      )
      expect((await open(questionnaireID)).questions).toEqual([])
      await answered(managed.discardQuestionnaire, { questionnaireID, revision: off.revision }, 'teacher')
      expect(await statusOf(contract.openSheet, { questionnaireID, device: 'a' })).toBe(404)
      expect(await statusOf(contract.getQuestionnaire, { questionnaireID })).toBe(404)
    })

    it('is submitted once, however many submit it at the same moment', async () => {
      const { questionnaireID } = await publish({ isAnonymous: true, mayChange: false })
      const sheet = await open(questionnaireID)
      const both = await Promise.all(
        [1, 2, 3].map(() => visitors['learner']!.call(contract.submitSheet, submission(sheet))),
      )
      expect(both.map(({ body }) => body.code).toSorted()).toEqual([2000, 5000, 5000])
      const { db } = portal()
      const kept = await db
        .selectFrom('questionnaire_submission')
        .select('id')
        .where('questionnaire_id', '=', questionnaireID)
        .execute()
      expect(kept).toHaveLength(1)
    })

    it('[QUEST-03] is not taken, saved, submitted or completed, and finished for everybody when its window ends', async () => {
      const closesAt = '2026-03-02 09:00:00'
      const { questionnaireID } = await publish({ closesAt })
      const stateOf = async (name: string, of = questionnaireID) =>
        (await answered<Questionnaire>(contract.getQuestionnaire, { questionnaireID: of }, name)).state
      const last = await publish({ closesAt, mayChange: false })
      await answered(contract.submitSheet, submission(await open(last.questionnaireID, 'leader')), 'leader')
      const sheet = await open(questionnaireID)
      expect(await stateOf('learner')).toBe('notTaken')
      await answered(contract.saveDraft, draft(sheet, { lodging: chosen('no') }))
      const done = await open(questionnaireID, 'leader')
      await answered(contract.submitSheet, submission(done), 'leader')
      expect([await stateOf('learner'), await stateOf('leader')]).toEqual(['draft', 'submitted'])
      expect(await stateOf('leader', last.questionnaireID)).toBe('completed')
      portal().clock.pass(HOUR)
      expect(await stateOf('leader', last.questionnaireID)).toBe('finished')
      // The session is renewed before, and not with the refusal.
      expect(await answered(contract.getQuestionnaire, { questionnaireID })).toMatchObject({ state: 'finished' })
      await unchanged(async () => {
        expect(await refused(contract.saveDraft, draft(sheet, { wishes: written('茶') }, 2))).toBe(
          'questionnaire.closed',
        )
        expect(await refused(contract.submitSheet, submission(sheet))).toBe('questionnaire.closed')
      })
      expect(await end()).toBeGreaterThanOrEqual(2)
      expect(await end()).toBe(0)
      const over = await open(questionnaireID)
      expect([over.questionnaire.state, over.questionnaire.hasAnswered, over.token, given(over)]).toEqual([
        'finished',
        false,
        null,
        {},
      ])
      expect(await answered(contract.getQuestionnaire, { questionnaireID }, 'leader')).toMatchObject({
        state: 'finished',
        hasAnswered: true,
      })
    })
  })

  describe('an anonymous questionnaire', () => {
    it('that has ended with answers is not opened again, whether it was withdrawn before or after', async () => {
      const anonymous = { isAnonymous: true, mayChange: false }
      const inHours = (hours: number) => timeText(portal().clock.now().getTime() + hours * HOUR)
      const soon = { ...anonymous, closesAt: inHours(0.5) }
      const later = { ...blank, ...anonymous, closesAt: '2026-03-25 08:00:00' }
      const seen = ({ questionnaireID, revision }: ManagedQuestionnaire) => ({ questionnaireID, revision })
      const send = (call: Call, payload: object) => answered<ManagedQuestionnaire>(call, payload, 'teacher')
      const submitted = async (change: object) => {
        const made = await publish(change)
        await answered(contract.submitSheet, submission(await open(made.questionnaireID)))
        return made
      }
      const [ended, empty, named] = [
        await submitted(soon),
        await publish(soon),
        await submitted({ closesAt: soon.closesAt }),
      ]
      const moved = await send(managed.withdrawQuestionnaire, seen(await submitted(anonymous)))
      // Its end is set into the past: what came last is told at once.
      const closed = await send(managed.saveQuestionnaire, {
        ...later,
        ...seen(moved),
        closesAt: inHours(-1),
      })
      portal().clock.pass(HOUR)
      const withdrawn = await send(managed.withdrawQuestionnaire, seen(ended))
      expect(withdrawn).toMatchObject({ isAnswered: true, staysEnded: true })
      await unchanged(async () => {
        for (const one of [withdrawn, closed]) {
          expect(await refused(managed.saveQuestionnaire, { ...later, ...seen(one) }, 'teacher')).toBe(
            'questionnaire.staysEnded',
          )
          expect(await refused(managed.publishQuestionnaire, seen(one), 'teacher')).toBe('questionnaire.staysEnded')
        }
      })
      // Its words can be set right all the same.
      await send(managed.saveQuestionnaire, { ...later, ...seen(withdrawn), closesAt: soon.closesAt })
      // Nobody has answered, or all have names: nothing would be told.
      for (const [one, change] of [
        [empty, {}],
        [named, { isAnonymous: false, mayChange: true }],
      ] as const) {
        const off = await send(managed.withdrawQuestionnaire, seen(one))
        const open = await send(managed.saveQuestionnaire, { ...later, ...change, ...seen(off) })
        expect(await send(managed.publishQuestionnaire, seen(open))).toMatchObject({ state: 'published' })
      }
      portal().clock.pass(-HOUR)
    })

    it('stores nothing before it is submitted, and cannot be changed afterwards', async () => {
      const { questionnaireID } = await publish({ isAnonymous: true, mayChange: false })
      const sheet = await open(questionnaireID)
      await unchanged(async () => {
        expect(await refused(contract.saveDraft, draft(sheet, { lodging: chosen('no') }))).toBe(
          'questionnaire.staysOnDevice',
        )
        expect(await refused(contract.takeOverSheet, { questionnaireID, device: 'a' })).toBe(
          'questionnaire.staysOnDevice',
        )
      })
      const done = await answered<Questionnaire>(contract.submitSheet, submission(sheet))
      expect(done).toMatchObject({ state: 'completed', hasAnswered: true })
      expect(given(await open(questionnaireID))).toEqual({})
      await unchanged(async () =>
        expect(await refused(contract.changeResponse, { questionnaireID, revision: done.revision })).toBe(
          'questionnaire.alreadySubmitted',
        ),
      )
    })

    it('keeps no draft that was written under a name before', async () => {
      const { questionnaireID, revision } = await publish()
      await answered(contract.saveDraft, draft(await open(questionnaireID), { wishes: written('under my name') }))
      const anonymous = { ...blank, questionnaireID, revision, isAnonymous: true, mayChange: false }
      await answered(managed.saveQuestionnaire, anonymous, 'teacher')
      expect(JSON.stringify(await contentsOf(portal().db))).not.toContain('under my name')
      expect(given(await open(questionnaireID))).toEqual({})
    })

    it('hides each of those who submit at the same moment among five', async () => {
      if (engine === 'SQLite') return
      const { questionnaireID } = await publish({ isAnonymous: true, mayChange: false })
      const names = ['learner', 'leader', 'committee', 'school', 'headmaster', 'admin']
      const sheets = await Promise.all(names.map((name) => open(questionnaireID, name)))
      await Promise.all(
        sheets.map((sheet, at) =>
          answered(contract.submitSheet, submission(sheet, { lodging: chosen('no') }), names[at]),
        ),
      )
      const { rows } = await sql<{ readonly writer: string }>`
        select xmin::text as writer from questionnaire_submission where questionnaire_id = ${questionnaireID}
        `.execute(portal().db)
      const groups = Map.groupBy(rows, ({ writer }) => writer)
      expect(Math.max(...[...groups.values()].map((group) => group.length))).toBeGreaterThanOrEqual(5)
    })

    it('cannot be traced to anybody in a copy of the whole database, neither by what is stored nor by how', async () => {
      const { questionnaireID } = await publish({ isAnonymous: true, mayChange: false })
      const names = ['learner', 'leader', 'committee', 'school', 'headmaster', 'teacher', 'admin']
      const secretOf = (name: string) => `by nobody, in the words of ${name.length}${[...name].toReversed().join('')}`
      const { db } = portal()
      const idsNow = async () => {
        const stored = db.selectFrom('questionnaire_submission').select('id')
        const found = await stored.where('questionnaire_id', '=', questionnaireID).execute()
        return new Set(found.map(({ id }) => id))
      }
      for (const [place, name] of names.entries()) {
        const before = await idsNow()
        await answered(
          contract.submitSheet,
          submission(await open(questionnaireID, name), { lodging: chosen('no'), wishes: written(secretOf(name)) }),
          name,
        )
        // Written together, in no order: as many as results are shown from.
        expect([...(await idsNow())].filter((id) => !before.has(id)).length).toBe(Math.min(place + 1, 5))
      }
      // Nowhere but in the submissions do the answers stand, and no row of them names a person, a response or a time.
      const contents = await contentsOf(db)
      const holding = Object.entries(contents).filter(([, rows]) => JSON.stringify(rows).includes('by nobody, in the'))
      expect(holding.map(([table]) => table)).toEqual(['questionnaire_submission'])
      const rows = await db
        .selectFrom('questionnaire_submission')
        .selectAll()
        .where('questionnaire_id', '=', questionnaireID)
        .execute()
      expect(rows).toHaveLength(names.length)
      const known = new Set(names.map(userId))
      for (const row of rows) {
        expect(Object.keys(row).toSorted()).toEqual([
          'answers',
          'department_code',
          'id',
          'questionnaire_id',
          'response_id',
        ])
        expect(row.response_id).toBeNull()
        expect([...known].some((id) => JSON.stringify(row).includes(id))).toBe(false)
      }
      // Which transaction wrote a row is common to several: as many as results are shown from. Where it lies says less:
      // the engine puts rows where others have been.
      if (engine === 'PostgreSQL') {
        const { rows: written } = await sql<{ readonly writer: number }>`
          select xmin::text::bigint as writer from questionnaire_submission
          where questionnaire_id = ${questionnaireID}`.execute(db)
        const last = Math.max(...written.map(({ writer }) => writer))
        expect(written.filter(({ writer }) => writer === last).length).toBeGreaterThanOrEqual(5)
      }
    })
  })

  describe('questionnaires and votes', () => {
    it('are listed by kind, state and words, those that close next first, and by their class', async () => {
      const named = (name: string) => ({ texts: [{ language: 'zh_CN', name, about: '' }] })
      const late = await publish({ ...named('鸭嘴兽甲'), closesAt: '2026-03-25 08:00:00' })
      const soon = await publish({ ...named('鸭嘴兽乙'), kind: 'vote', questions: [lodging] })
      await publish({ ...named('鸭嘴兽丙'), audience: 'people', personIDs: [userId('leader')] })
      const ofClass = await publish({ ...named('鸭嘴兽丁'), audience: 'class', classID: flood }, 'headmaster')
      const list = async (filter: object, name = 'learner') => {
        const page = { keywords: '鸭嘴兽', pageSize: 40, ...filter }
        const { list: rows, count } = await answered<{ list: Questionnaire[]; count: number }>(
          contract.listQuestionnaires,
          page,
          name,
        )
        expect(count).toBe(rows.length)
        return rows.map(({ questionnaireID }) => questionnaireID)
      }
      const isMember = (await statusOf(contract.getQuestionnaire, { questionnaireID: ofClass.questionnaireID })) === 200
      const all = [soon, ...(isMember ? [ofClass] : []), late].map(({ questionnaireID }) => questionnaireID)
      expect((await list({})).toSorted()).toEqual(all.toSorted())
      expect((await list({})).at(-1)).toBe(late.questionnaireID)
      expect(await list({ kind: 'vote' })).toEqual([soon.questionnaireID])
      const sheet = await open(soon.questionnaireID)
      await answered(contract.saveDraft, draft(sheet, { lodging: chosen('yes') }))
      expect(await list({ state: 'draft' })).toEqual([soon.questionnaireID])
      await answered(contract.submitSheet, submission(sheet, { lodging: chosen('yes') }))
      expect(await list({ state: 'submitted' })).toEqual([soon.questionnaireID])
      const inClass = await answered<Questionnaire[]>(contract.listQuestionnairesOfClass, { classID: flood })
      expect(inClass.some(({ questionnaireID }) => questionnaireID === ofClass.questionnaireID)).toBe(isMember)
      // What somebody has answered stays to be seen when nobody is asked any more.
      const { questionnaireID, revision } = soon
      await answered(managed.withdrawQuestionnaire, { questionnaireID, revision }, 'teacher')
      expect(await list({ kind: 'vote' })).toEqual([questionnaireID])
      expect(await list({ kind: 'vote' }, 'leader')).toEqual([])
    })
  })
})
