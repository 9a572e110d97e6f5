import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'

import type { AnswerOf, Call } from '#api/kit/call.ts'
import * as answering from '#api/questionnaire/answering.contract.ts'
import type { Questionnaire, QuestionnaireSheet } from '#api/questionnaire/answering.contract.ts'
import * as contract from '#api/questionnaire/evaluation.contract.ts'
import type { ClassSubjects, Evaluation } from '#api/questionnaire/evaluation.contract.ts'
import * as managed from '#api/questionnaire/managed-questionnaire.contract.ts'
import type {
  ManagedQuestionnaire,
  QuestionnaireDocument,
  QuestionnaireQuestion,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { exportResults, getManagedResults, getResults, type Results } from '#api/questionnaire/results.contract.ts'
import type { Subject } from '#api/questionnaire/subject-rule.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { putMembers, removeMembers } from '#tests/class/members.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const flood = demoId('class', 'flood')
const course = demoId('course', 'flood-forecasting')
const foreignCourse = demoId('course', 'groundwater')
const asked = (questionID: string, subject: Subject | null): QuestionnaireQuestion => ({
  questionID,
  kind: 'single',
  style: 'scale',
  options: ['1', '2', '3'],
  isRequired: true,
  least: null,
  most: null,
  condition: null,
  startsPage: false,
  subject,
  texts: [{ language: 'zh_CN', stem: '满意吗？', options: ['不满意', '', '满意'] }],
})
const ofClass = asked('class', { kind: 'class' })
const ofCourse = asked('course', { kind: 'course', courseID: course })
const ofTeacher = asked('teacher', { kind: 'teacher', userID: userId('headmaster') })
const eachCourse = asked('each', { kind: 'course', courseID: null })
/** The tests begin on 2 March 2026, 8 o'clock. */
const blank: QuestionnaireDocument = {
  kind: 'evaluation',
  texts: [
    { language: 'zh_CN', name: '评估', about: '' },
    { language: 'en_US', name: 'Evaluation', about: '' },
  ],
  opensAt: '2026-03-02 09:00:00',
  closesAt: '2026-03-02 10:00:00',
  audience: 'class',
  departmentCodes: [],
  classID: flood,
  personIDs: [],
  isAnonymous: true,
  mayChange: false,
  isTemplate: false,
  showsResults: 'answered',
  remindsDays: null,
  questions: [ofClass, ofCourse, ofTeacher],
}

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'school', 'learner', 'leader', 'committee', 'weak', 'admin'])
      visitors[name] = await signedIn(portal(), name)
    // What the demo organisation evaluates is no part of this.
    await portal().db.deleteFrom('questionnaire').execute()
  })
  const answered = async <Answered>(
    call: Call,
    payload: object,
    name = 'learner',
    lang = 'en_US',
  ): Promise<Answered> => {
    const { status, body } = await visitors[name]!.call(call, payload, { lang })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answered
  }
  const refused = async (call: Call, payload: object, name = 'headmaster'): Promise<string | null> => {
    const { status, body } = await visitors[name]!.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 5000])
    return body.reason
  }
  const statusOf = async (call: Call, payload: object, name = 'headmaster'): Promise<number> =>
    (await visitors[name]!.call(call, payload)).status
  /** Whatever is refused changes nothing. */
  const unchanged = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await contentsOf(portal().db)
    await act()
    expect(await contentsOf(portal().db)).toEqual(before)
  }
  const create = (change: object = {}, name = 'headmaster') =>
    answered<ManagedQuestionnaire>(managed.createQuestionnaire, { ...blank, ...change }, name)
  const publish = async (change: object = {}, name = 'headmaster'): Promise<string> => {
    const { questionnaireID, revision } = await create(change, name)
    await answered(managed.publishQuestionnaire, { questionnaireID, revision }, name)
    return questionnaireID
  }
  const open = (questionnaireID: string, name = 'learner') =>
    answered<QuestionnaireSheet>(answering.openSheet, { questionnaireID, device: randomUUID() }, name)
  const submit = async (questionnaireID: string, name = 'learner'): Promise<Questionnaire> => {
    const { formVersion, token, questions } = await open(questionnaireID, name)
    const answers = questions.map(({ questionID }) => ({ questionID, answer: { chosen: ['3'], text: '' } }))
    return answered(answering.submitSheet, { questionnaireID, formVersion, token, answers }, name)
  }
  const within = (name = 'learner') => answered<Evaluation[]>(contract.listEvaluationsOfClass, { classID: flood }, name)
  const standingOf = async (questionnaireID: string, name = 'learner') =>
    (await within(name)).find((one) => one.questionnaireID === questionnaireID)?.standing

  describe('an evaluation', () => {
    it('[EVAL-01] asks the learners of a class about it, its courses and its teachers, each by name', async () => {
      const subjects = await answered<ClassSubjects>(contract.getClassSubjects, { classID: flood }, 'headmaster')
      expect(subjects.courses.map(({ courseID }) => courseID)).toContain(course)
      expect(subjects.teachers[0]?.userID).toBe(userId('headmaster'))
      const questionnaireID = await publish({ opensAt: '2026-03-02 07:00:00' })
      const { questions } = await open(questionnaireID)
      const nameOf = (id: string): string => subjects.courses.find(({ courseID }) => courseID === id)?.name ?? 'none'
      expect(questions.map(({ subject }) => subject)).toEqual([
        { kind: 'class', name: subjects.name },
        { kind: 'course', name: nameOf(course) },
        { kind: 'teacher', name: subjects.teachers[0]?.name },
      ])
      expect(subjects.name).toBe('Flood Forecasting and Emergency Command')
      // It stands with its class alone: not among what asks everybody, nor for others.
      const mine = await answered<AnswerOf<typeof answering.listQuestionnaires>>(answering.listQuestionnaires, {
        pageNum: 1,
        pageSize: 20,
      })
      expect(mine.list).toEqual([])
      expect(await answered(answering.listQuestionnairesOfClass, { classID: flood })).toEqual([])
      expect((await within()).map((one) => one.questionnaireID)).toEqual([questionnaireID])
      expect(await within('weak')).toEqual([])
      expect(await statusOf(answering.openSheet, { questionnaireID, device: 'd' }, 'weak')).toBe(404)
      await portal().db.deleteFrom('questionnaire').execute()
    })

    it('[EVAL-02] is not started, in progress, ended or evaluated, for each learner by the clock and by what was submitted', async () => {
      const questionnaireID = await publish()
      const standings = async () => [await standingOf(questionnaireID), await standingOf(questionnaireID, 'leader')]
      expect(await standings()).toEqual(['notStarted', 'notStarted'])
      portal().clock.pass(HOUR - 1)
      expect(await standings()).toEqual(['notStarted', 'notStarted'])
      portal().clock.pass(1)
      expect(await standings()).toEqual(['inProgress', 'inProgress'])
      await submit(questionnaireID)
      expect(await standings()).toEqual(['evaluated', 'inProgress'])
      portal().clock.pass(HOUR)
      expect(await standings()).toEqual(['evaluated', 'ended'])
      portal().clock.pass(-2 * HOUR)
      await portal().db.deleteFrom('questionnaire').execute()
    })

    it('is stored without names, and what was said of each subject is told by its name', async () => {
      const questionnaireID = await publish({ opensAt: '2026-03-02 07:00:00' })
      const people = ['learner', 'leader', 'committee']
      for (const name of people) await submit(questionnaireID, name)
      const rows = await portal()
        .db.selectFrom('questionnaire_submission')
        .select(['response_id', 'answers'])
        .where('questionnaire_id', '=', questionnaireID)
        .execute()
      expect(rows.map(({ response_id: by }) => by)).toEqual([null, null, null])
      for (const { answers } of rows) for (const name of people) expect(answers).not.toContain(userId(name))
      const few = await answered<Results>(getManagedResults, { questionnaireID }, 'headmaster')
      expect([few.submitted, few.questions]).toEqual([3, null])
      // Two more, as if they had answered.
      await portal()
        .db.insertInto('questionnaire_submission')
        .values(
          rows.slice(0, 2).map(({ answers }) => ({
            id: randomUUID(),
            questionnaire_id: questionnaireID,
            response_id: null,
            answers,
          })),
        )
        .execute()
      const { questions, class: of } = await answered<Results>(getResults, { questionnaireID })
      expect(of).toEqual({ classID: flood, kind: 'face' })
      expect(questions?.map(({ subject, average }) => [subject?.kind, average])).toEqual([
        ['class', 3],
        ['course', 3],
        ['teacher', 3],
      ])
      expect(questions?.[0]?.subject?.name).toBe('Flood Forecasting and Emergency Command')
      // An export names the subject before each question.
      const path = exportResults.path.replace('{questionnaireID}', questionnaireID).replace('{what}', 'figures')
      const { raw } = await visitors['headmaster']!.send({ method: 'GET', url: `/${path}?lang=en_US` })
      const told = parse(raw.body, { bom: true }).slice(3)
      const words = { class: 'The class', course: 'Course', teacher: 'Teacher' }
      expect([...new Set(told.map((cells) => cells[1]))]).toEqual(
        questions?.map(
          ({ subject, stem }) =>
            `${words[subject?.kind ?? 'class']}: ${subject?.name} · ${stem.replaceAll(/<[^>]*>/g, '').trim()}`,
        ),
      )
      const listed = await answered<AnswerOf<typeof contract.listManagedEvaluations>>(
        contract.listManagedEvaluations,
        { classID: flood },
        'headmaster',
      )
      expect(listed.members).toBeGreaterThan(3)
      expect(listed.list.map((one) => [one.questionnaireID, one.name, one.phase, one.submitted, one.isEditor])).toEqual(
        [[questionnaireID, 'Evaluation', 'open', 5, true]],
      )
      await portal().db.deleteFrom('questionnaire').execute()
    })

    it('tells how many have submitted so that nobody can look up whether somebody has', async () => {
      const questionnaireID = await publish({ opensAt: '2026-03-02 07:00:00', closesAt: '2026-03-02 08:45:00' })
      const told = async () => {
        const { list } = await answered<AnswerOf<typeof contract.listManagedEvaluations>>(
          contract.listManagedEvaluations,
          { classID: flood },
          'headmaster',
        )
        return list.map(({ submitted }) => submitted)
      }
      const put = (count: number) =>
        portal()
          .db.insertInto('questionnaire_submission')
          .values(
            Array.from({ length: count }, () => ({
              id: randomUUID(),
              questionnaire_id: questionnaireID,
              response_id: null,
              answers: '{}',
            })),
          )
          .execute()
      await submit(questionnaireID)
      await put(3)
      expect(await told()).toEqual([null])
      await put(1)
      expect(await told()).toEqual([5])
      // Whoever takes the learner out of the class learns nothing by it.
      const own = { class_id: flood, user_id: userId('learner') }
      await removeMembers(portal().db, own)
      expect(await told()).toEqual([5])
      await putMembers(portal().db, [own])
      await put(4)
      expect(await told()).toEqual([5])
      portal().clock.pass(HOUR)
      expect(await told()).toEqual([9])
      portal().clock.pass(-HOUR)
      await portal().db.deleteFrom('questionnaire').execute()
    })

    it('that is not anonymous, or could be changed, is no evaluation; and nothing else has subjects', async () => {
      await unchanged(async () => {
        for (const change of [
          { isAnonymous: false },
          { isAnonymous: false, mayChange: true },
          { kind: 'questionnaire' },
        ])
          expect(await statusOf(managed.createQuestionnaire, { ...blank, ...change })).toBe(400)
      })
    })

    it('is published for a class alone, once every course and teacher is named', async () => {
      const nobody = await create({ audience: 'all', classID: null, questions: [ofClass] })
      const each = await create({ questions: [ofClass, eachCourse] })
      const form = await create({ audience: 'all', classID: null, isTemplate: true, questions: [eachCourse] })
      const seen = ({ questionnaireID, revision }: ManagedQuestionnaire) => ({ questionnaireID, revision })
      await unchanged(async () => {
        expect(await refused(managed.publishQuestionnaire, seen(nobody))).toBe('questionnaire.evaluationNeedsClass')
        expect(await refused(managed.publishQuestionnaire, seen(each))).toBe('questionnaire.subjectsUnnamed')
        expect(await refused(managed.publishQuestionnaire, seen(form))).toBe('questionnaire.isTemplate')
      })
      const published = await publish()
      const again = { ...blank, questionnaireID: published, revision: 2 }
      await unchanged(async () => {
        expect(await refused(managed.saveQuestionnaire, { ...again, questions: [eachCourse] })).toBe(
          'questionnaire.subjectsUnnamed',
        )
        expect(
          await refused(managed.saveQuestionnaire, { ...again, audience: 'all', classID: null, questions: [ofClass] }),
        ).toBe('questionnaire.evaluationNeedsClass')
      })
      await portal().db.deleteFrom('questionnaire').execute()
    })

    it('names no course and no teacher of another class, unless it is stored already', async () => {
      const strangers: readonly Subject[] = [
        { kind: 'course', courseID: foreignCourse },
        { kind: 'course', courseID: 'nothing' },
        { kind: 'teacher', userID: userId('learner') },
      ]
      await unchanged(async () => {
        for (const subject of strangers)
          expect(await refused(managed.createQuestionnaire, { ...blank, questions: [asked('one', subject)] })).toBe(
            'questionnaire.unknownSubject',
          )
        expect(
          await refused(managed.createQuestionnaire, {
            ...blank,
            audience: 'all',
            classID: null,
            questions: [ofCourse],
          }),
        ).toBe('questionnaire.unknownSubject')
      })
      const { questionnaireID, revision } = await create()
      const { position, kind } = await portal()
        .db.selectFrom('class_course')
        .select(['position', 'kind'])
        .where('class_id', '=', flood)
        .where('course_id', '=', course)
        .executeTakeFirstOrThrow()
      await portal()
        .db.deleteFrom('class_course')
        .where('class_id', '=', flood)
        .where('course_id', '=', course)
        .execute()
      const saved = await answered<ManagedQuestionnaire>(
        managed.saveQuestionnaire,
        { ...blank, questionnaireID, revision },
        'headmaster',
      )
      expect(saved.questions.map(({ subject }) => subject)).toEqual(
        [ofClass, ofCourse, ofTeacher].map((one) => one.subject),
      )
      await portal()
        .db.insertInto('class_course')
        .values({ class_id: flood, course_id: course, position, kind })
        .execute()
      await portal().db.deleteFrom('questionnaire').execute()
    })

    it('is a matter of those who run the class; others see what a form asks, and not of whom', async () => {
      const { questionnaireID } = await create({ isTemplate: true })
      for (const call of [contract.listManagedEvaluations, contract.getClassSubjects]) {
        expect(await statusOf(call, { classID: flood }, 'school')).toBe(404)
        expect(await statusOf(call, { classID: flood }, 'learner')).toBe(403)
        expect(await statusOf(call, { classID: 'nothing' }, 'admin')).toBe(404)
      }
      const shown = await answered<ManagedQuestionnaire>(managed.getManagedQuestionnaire, { questionnaireID }, 'school')
      expect([shown.class, shown.questions.map(({ subject }) => subject)]).toEqual([
        null,
        [{ kind: 'class' }, { kind: 'course', courseID: null }, { kind: 'teacher', userID: null }],
      ])
      // A draft is its author's; who changes an evaluation of the class knows what it can ask about.
      const draft = await create({}, 'admin')
      const list = await answered<AnswerOf<typeof contract.listManagedEvaluations>>(
        contract.listManagedEvaluations,
        { classID: flood },
        'headmaster',
      )
      expect(list.list.map((one) => one.questionnaireID)).not.toContain(draft.questionnaireID)
      await portal()
        .db.insertInto('questionnaire_editor')
        .values({ record_id: draft.questionnaireID, user_id: userId('school') })
        .execute()
      const known = await answered<ClassSubjects>(contract.getClassSubjects, { classID: flood }, 'school')
      expect(known.classID).toBe(flood)
      await portal().db.deleteFrom('questionnaire').execute()
    })
  })
})
