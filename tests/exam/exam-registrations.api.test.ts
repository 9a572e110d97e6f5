import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import type { ClassDetail } from '#api/class/class.contract.ts'
import { getClass } from '#api/class/class.contract.ts'
import { decideOnDesk, listDesk } from '#api/desk/desk.contract.ts'
import type { DeskPage, DeskResults } from '#api/desk/desk.contract.ts'
import type { OneExam, ExamRegistration } from '#api/exam/exam.contract.ts'
import {
  getExam,
  listExams,
  listExamsOfClass,
  listMyExams,
  registerForExam,
  sendExamRegistrationEvent,
} from '#api/exam/exam.contract.ts'
import type { Paper } from '#api/exam/paper.contract.ts'
import { beginPaper, handInPaper } from '#api/exam/paper.contract.ts'
import type { Notice } from '#api/message/notice.contract.ts'
import { findNotices } from '#api/message/notice.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { putClasses, putMembers } from '#tests/class/members.ts'
import { putProgress } from '#tests/kit/server/progress.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import type { Said, Visitor } from '#tests/kit/server/visitor.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import { putExam } from './exam-scene.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Visitor>()
  beforeAll(async () => {
    for (const name of ['learner', 'leader', 'committee', 'teacher', 'headmaster', 'admin'])
      visitors.set(name, await signedIn(portal(), name))
  })
  const db = () => portal().db
  const says = async (who: string, call: Call, payload: object): Promise<Said> =>
    (await visitors.get(who)!.call(call, payload)).body
  const told = async <Answer>(who: string, call: Call, payload: object): Promise<Answer> => {
    const body = await says(who, call, payload)
    expect(body.code, body.message).toBe(2000)
    return body.data as Answer
  }
  const refusal = async (who: string, call: Call, payload: object): Promise<string | null> =>
    (await says(who, call, payload)).reason
  const reviewed = () => putExam(db(), { asks_registration: 1, asks_approval: 1 })
  const register = (examID: string, who = 'learner', revision = 0) =>
    told<ExamRegistration>(who, registerForExam, { examID, revision })
  const send = ({ registrationID, revision }: ExamRegistration, type: string, reason = '') => ({
    registrationID,
    revision,
    type,
    reason,
  })
  const titles = async (who: string): Promise<string[]> => {
    await portal().portal.effects.settled()
    const list = await told<Notice[]>(who, findNotices, { pageSize: 40 })
    return list.map(({ title }) => title)
  }

  it('[EXAM-04] is not registered, under review, failed in review, and registered', async () => {
    const examID = await reviewed()
    const stateOf = async () => {
      const { registration, registrationState } = await told<OneExam>('learner', getExam, { examID })
      expect(registration.state).toBe(registrationState)
      return registrationState
    }
    expect(await stateOf()).toBe('unregistered')
    expect(await refusal('learner', beginPaper, { examID, device: 'one' })).toBe('exam.notRegistered')
    const asked = await register(examID)
    expect(await stateOf()).toBe('underReview')
    expect(await titles('teacher')).toContain('An exam registration is waiting for your decision')
    await told('teacher', sendExamRegistrationEvent, send(asked, 'decline', 'Finish the course first'))
    expect(await stateOf()).toBe('declined')
    expect((await told<OneExam>('learner', getExam, { examID })).registration.reason).toBe('Finish the course first')
    expect(await titles('learner')).toContain('Your exam registration has been declined')
    const again = await register(examID, 'learner', asked.revision + 1)
    expect(again).toMatchObject({ state: 'underReview', reason: '' })
    await told('admin', sendExamRegistrationEvent, send(again, 'approve'))
    expect(await stateOf()).toBe('registered')
    expect(await titles('learner')).toContain('Your exam registration has been approved')
    expect((await says('learner', beginPaper, { examID, device: 'one' })).code).toBe(2000)
  })

  it('is decided on at the desk of who runs the exam, by several at once', async () => {
    const examID = await reviewed()
    const asked = await Promise.all(['learner', 'leader'].map((who) => register(examID, who)))
    const page = () =>
      told<DeskPage>('teacher', listDesk, { lifecycle: 'examRegistration', subjectID: examID, pageSize: 40 })
    const { list } = await page()
    expect(list.map(({ id }) => id).sort()).toEqual(asked.map(({ registrationID }) => registrationID).sort())
    const others = await told<DeskPage>('headmaster', listDesk, { lifecycle: 'examRegistration', pageSize: 40 })
    expect(others.list.filter(({ id }) => asked.some(({ registrationID }) => registrationID === id))).toEqual([])
    const items = list.map(({ lifecycle, id, revision }) => ({ lifecycle, id, revision }))
    const { results } = await told<{ results: DeskResults }>('teacher', decideOnDesk, {
      decision: 'approve',
      items,
      reason: '',
    })
    expect(results.map(({ reason }) => reason)).toEqual([null, null])
    expect((await page()).list).toEqual([])
    for (const who of ['learner', 'leader'])
      expect((await told<OneExam>(who, getExam, { examID })).registrationState).toBe('registered')
  })

  describe('is refused', () => {
    it('where none is asked for, after the end, twice, and to decide on oneself or without a reason', async () => {
      const now = portal().clock.now().getTime()
      const registers = async (more: object) =>
        refusal('learner', registerForExam, {
          examID: await putExam(db(), { asks_registration: 1, ...more }),
          revision: 0,
        })
      expect(await registers({ asks_registration: 0 })).toBe('exam.noRegistration')
      expect(await registers({ closes_at: now })).toBe('exam.closed')
      expect(await registers({ state: 'draft' })).toBe('request.notFound')
      const examID = await reviewed()
      const asked = await register(examID)
      expect(await refusal('learner', registerForExam, { examID, revision: asked.revision })).toBe(
        'exam.notYetApproved',
      )
      const by = (who: string, type: string, reason = '') =>
        refusal(who, sendExamRegistrationEvent, send(asked, type, reason))
      expect(await by('learner', 'approve')).toBe('exam.ownRegistration')
      expect(await by('leader', 'approve')).toBe('request.notFound')
      expect(await by('headmaster', 'approve')).toBe('request.notFound')
      expect(await by('teacher', 'withdraw')).toBe('exam.notYours')
      expect(await by('teacher', 'decline', ' ')).toBe('exam.reasonMissing')
      expect(await by('teacher', 'decline', 'x'.repeat(101))).toBe('exam.reasonTooLong')
      expect(await by('teacher', 'register')).toBe('record.unknownEvent')
      expect((await told<OneExam>('learner', getExam, { examID })).registration).toMatchObject({
        state: 'underReview',
        revision: asked.revision,
      })
    })

    it('of what was called off', async () => {
      const examID = await reviewed()
      const asked = await register(examID)
      await db().updateTable('exam').set({ state: 'draft' }).where('id', '=', examID).execute()
      expect(await refusal('teacher', sendExamRegistrationEvent, send(asked, 'approve'))).toBe('request.notFound')
    })

    it('to withdraw from what has been begun', async () => {
      const examID = await putExam(db(), { asks_registration: 1 })
      const registered = await register(examID)
      expect(registered.state).toBe('registered')
      await told('learner', beginPaper, { examID, device: 'one' })
      const { registration } = await told<OneExam>('learner', getExam, { examID })
      expect(await refusal('learner', sendExamRegistrationEvent, send(registration, 'withdraw'))).toBe(
        'exam.alreadyBegun',
      )
    })
  })

  describe('the exam of a class', () => {
    const CLASS = 'class-with-exam'
    beforeAll(async () => {
      const at = START.getTime()
      await putClasses(db(), [
        {
          id: CLASS,
          name: 'Rivers',
          kind: 'face',
          starts_at: at - HOUR,
          ends_at: at + 90 * 24 * HOUR,
          place: null,
          headmaster_id: userId('headmaster'),
          leave_chain: 'headmaster',
        },
      ])
      await putMembers(db(), [{ class_id: CLASS, user_id: userId('learner') }])
    })

    it('[EXAM-09] has its member taking part or not, and is none of others', async () => {
      const examID = await putExam(db(), { class_id: CLASS, asks_registration: 1 })
      const part = async () => {
        const [exam] = await told<OneExam[]>('learner', listExamsOfClass, { classID: CLASS })
        return exam?.isTakingPart
      }
      expect(await part()).toBe(false)
      expect(await refusal('leader', getExam, { examID })).toBe('request.notFound')
      expect(await told('leader', listExamsOfClass, { classID: CLASS })).toEqual([])
      const meant = await told<{ list: { examID: string }[] }>('leader', listExams, { pageSize: 40 })
      expect(meant.list.map((one) => one.examID)).not.toContain(examID)
      await register(examID)
      expect(await part()).toBe(true)
      const own = await told<{ list: { examID: string }[] }>('learner', listMyExams, { pageSize: 40 })
      expect(own.list.map((one) => one.examID)).toContain(examID)
      // Who runs the class sees what it has.
      expect(await told<OneExam[]>('headmaster', listExamsOfClass, { classID: CLASS })).toMatchObject([{ examID }])
    })

    it('[EXAM-07, ERROR-24] is begun by whose hours meet the standard; the refusal says how many are missing', async () => {
      const { id } = await db().selectFrom('course').select('id').limit(1).executeTakeFirstOrThrow()
      await db()
        .insertInto('class_course')
        .values({ class_id: CLASS, course_id: id, kind: 'required', position: 0 })
        .execute()
      await db().updateTable('course').set({ learning_minutes: 60 }).where('id', '=', id).execute()
      const asks = (hours: number) =>
        db().updateTable('class').set({ required_hours: hours }).where('id', '=', CLASS).execute()
      await asks(5)
      await db().deleteFrom('course_progress').where('user_id', '=', userId('learner')).execute()
      const examID = await putExam(db(), { class_id: CLASS })
      const { reason, message } = await says('learner', beginPaper, { examID, device: 'one' })
      expect([reason, message]).toEqual(['exam.hoursMissing', 'You cannot take the exam yet. Hours still missing: 5.'])
      expect((await told<OneExam>('learner', getExam, { examID })).facts.hoursMissing).toBe(5)
      // Fractions are written as the language writes them.
      await putProgress(db(), { userId: userId('learner'), courseId: id, at: START.getTime() })
      const french = await visitors.get('learner')!.call(beginPaper, { examID, device: 'one' }, { lang: 'fr_FR' })
      expect(french.body.message).toMatch(/ 4,5\.$/)
      await asks(0)
      // What is passed counts for the class.
      const counted = async () => (await told<ClassDetail>('learner', getClass, { classID: CLASS })).exams
      const before = await counted()
      const paper = await told<Paper>('learner', beginPaper, { examID, device: 'one' })
      const answers = paper.questions.map(({ questionID }, place) => ({
        sequence: place + 1,
        questionID,
        answer: { chosen: ['a'], text: '' },
        answeredAt: 1,
      }))
      await told('learner', handInPaper, { paperID: paper.paperID, token: paper.token, answers })
      expect(await counted()).toEqual({ ...before, passed: before.passed + 1 })
    })
  })
})
