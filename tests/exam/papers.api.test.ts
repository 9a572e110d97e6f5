import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import type { CourseDetail } from '#api/course/course.contract.ts'
import { getCourse } from '#api/course/course.contract.ts'
import type { OneExam } from '#api/exam/exam.contract.ts'
import { getExam, listExams, listMyExams } from '#api/exam/exam.contract.ts'
import type { ManagedPaper } from '#api/exam/marking.contract.ts'
import { exportExamResults, getManagedPaper, giveExtraTime, listPapers, markPaper } from '#api/exam/marking.contract.ts'
import type { Paper } from '#api/exam/paper.contract.ts'
import { beginPaper, getPaper, handInPaper, saveAnswers, takeOverPaper } from '#api/exam/paper.contract.ts'
import type { PaperResult } from '#api/exam/result.contract.ts'
import { getPaperResult } from '#api/exam/result.contract.ts'
import type { Saved, SentAnswer } from '#api/question/answering.contract.ts'
import { examClosedBecause } from '#machines/exam/exam-verdicts.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { endExams } from '#server/exam/paper/clock.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { putProgress } from '#tests/kit/server/progress.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import type { Said, Visitor } from '#tests/kit/server/visitor.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import { SERVER_ZONE, nameOf, timeIn } from '#tests/kit/zones.ts'
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
  const begin = (examID: string, who = 'learner', device = 'one') => told<Paper>(who, beginPaper, { examID, device })
  const answerTo = (
    paper: Paper,
    sequence: number,
    place: number,
    chosen: readonly string[] = ['a'],
    text = '',
  ): SentAnswer => ({
    sequence,
    questionID: paper.questions[place]!.questionID,
    answer: { chosen: [...chosen], text },
    answeredAt: 1,
  })
  const writing = ({ paperID, token }: Paper, answers: readonly SentAnswer[]) => ({ paperID, token, answers })
  const rows = async (paperId: string) =>
    (await db().selectFrom('exam_answer').select('sequence').where('paper_id', '=', paperId).execute()).length
  /** Runs at another time; sessions end by the clock, so it is set back. */
  const later = async <Result>(ms: number, run: () => Promise<Result>): Promise<Result> => {
    portal().clock.pass(ms)
    try {
      return await run()
    } finally {
      portal().clock.pass(-ms)
    }
  }
  /** Why the page of an exam does not offer to begin it; null: it does. */
  const whyNot = async (examID: string) =>
    examClosedBecause(await told<OneExam>('learner', getExam, { examID }), 'begin')
  const end = () => {
    const { db: database, effects, logger } = portal().portal
    return endExams({ db: database, effects, logger }, portal().clock.now())
  }

  describe('beginning', () => {
    it('gives two tabs at once one attempt, and one of them the token', async () => {
      const examID = await putExam(db())
      const papers = await Promise.all([begin(examID, 'learner', 'one'), begin(examID, 'learner', 'two')])
      expect(new Set(papers.map(({ paperID }) => paperID)).size).toBe(1)
      expect(papers.filter(({ token }) => token !== null)).toHaveLength(1)
      expect(await db().selectFrom('exam_paper').selectAll().where('exam_id', '=', examID).execute()).toHaveLength(1)
    })

    it('is answered alike for the same device, with the clock of the server', async () => {
      const examID = await putExam(db())
      const first = await begin(examID)
      expect(first).toMatchObject({ state: 'inProgress', attempt: 1, sequence: 0, remaining: 30 * MINUTE, minutes: 30 })
      expect(first.questions.map(({ marks }) => marks)).toEqual([10, 10])
      const again = await later(MINUTE, () => begin(examID))
      expect(again).toEqual({ ...first, remaining: 29 * MINUTE })
      expect(await told<Paper>('learner', getPaper, { paperID: first.paperID, device: 'two' })).toMatchObject({
        token: null,
        otherWriterAt: expect.any(String) as string,
      })
    })

    it('[EXAM-06] is refused outside the window, too late, and where no attempts remain', async () => {
      const now = portal().clock.now().getTime()
      const begins = async (more: object) =>
        refusal('learner', beginPaper, { examID: await putExam(db(), more), device: 'one' })
      expect(await begins({ opens_at: now + 1 })).toBe('exam.notOpen')
      expect(await begins({ closes_at: now })).toBe('exam.closed')
      expect(await begins({ opens_at: now - MINUTE, late_minutes: 1 })).toBe('exam.tooLate')
      expect(await begins({ asks_registration: 1 })).toBe('exam.notRegistered')
      expect(await begins({ state: 'draft' })).toBe('request.notFound')
      expect(await begins({ state: 'withdrawn' })).toBe('request.notFound')

      const examID = await putExam(db())
      for (const attempt of [1, 2]) {
        const paper = await begin(examID)
        expect(paper.attempt).toBe(attempt)
        await told('learner', handInPaper, writing(paper, []))
      }
      expect(await refusal('learner', beginPaper, { examID, device: 'one' })).toBe('exam.noAttemptsLeft')
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
        state: 'failed',
        attemptsLeft: 0,
        score: { marks: 0, total: 20 },
      })
    })

    it('keeps a paper as it was begun, whatever becomes of its exam and its questions', async () => {
      const examID = await putExam(db())
      const paper = await begin(examID)
      const [first] = paper.questions
      await db().updateTable('question').set({ state: 'discarded' }).where('id', '=', first!.questionID).execute()
      const now = portal().clock.now().getTime()
      await db()
        .updateTable('exam')
        .set({ state: 'withdrawn', closes_at: now + 1, is_one_way: 1, minutes: 1 })
        .where('id', '=', examID)
        .execute()
      await later(20 * MINUTE, async () => {
        const sent = [answerTo(paper, 1, 0), answerTo(paper, 2, 1), answerTo(paper, 3, 0, ['b'])]
        expect((await told<Saved>('learner', saveAnswers, writing(paper, sent))).sequence).toBe(3)
        expect((await told<Paper>('learner', getPaper, { paperID: paper.paperID, device: 'one' })).questions).toEqual(
          paper.questions,
        )
      })
      await told('learner', handInPaper, writing(paper, []))
      const { list } = await told<{ list: { examID: string }[] }>('learner', listMyExams, { pageSize: 40 })
      expect(list.map((exam) => exam.examID)).toContain(examID)
      expect((await told<PaperResult>('learner', getPaperResult, { paperID: paper.paperID })).marks).toBe(10)
    })

    it('is refused where questions are gone that its papers need, and no attempt is taken', async () => {
      const examID = await putExam(db())
      const { bank_id: bankId } = await db()
        .selectFrom('exam_part')
        .select('bank_id')
        .where('exam_id', '=', examID)
        .executeTakeFirstOrThrow()
      await db().updateTable('question').set({ state: 'withdrawn' }).where('bank_id', '=', bankId).execute()
      expect(await refusal('learner', beginPaper, { examID, device: 'one' })).toBe('exam.paperMissing')
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({ state: 'notTaken', attemptsTaken: 0 })
    })

    it('is none of what is not meant for a learner', async () => {
      const { id } = await db().selectFrom('class').select('id').where('kind', '=', 'party').executeTakeFirstOrThrow()
      await db().deleteFrom('registration').where('class_id', '=', id).execute()
      const examID = await putExam(db(), { class_id: id })
      expect(await refusal('learner', beginPaper, { examID, device: 'one' })).toBe('request.notFound')
      expect(await refusal('learner', getExam, { examID })).toBe('request.notFound')
      const { list } = await told<{ list: { examID: string }[] }>('learner', listExams, { pageSize: 40 })
      expect(list.map((exam) => exam.examID)).not.toContain(examID)
    })
  })

  describe('saving', () => {
    it('acknowledges again what is there, and refuses gaps and other answers under the same number', async () => {
      const paper = await begin(await putExam(db()))
      const batch = [answerTo(paper, 1, 0, ['b']), answerTo(paper, 2, 1, ['c'])]
      expect(await told<Saved>('learner', saveAnswers, writing(paper, batch))).toEqual({
        sequence: 2,
        remaining: 30 * MINUTE,
      })
      expect((await told<Saved>('learner', saveAnswers, writing(paper, batch))).sequence).toBe(2)
      const save = (...answers: SentAnswer[]) => refusal('learner', saveAnswers, writing(paper, answers))
      expect(await save(answerTo(paper, 4, 0))).toBe('exam.sequenceSkipped')
      expect(await save(answerTo(paper, 3, 0), answerTo(paper, 5, 1))).toBe('exam.sequenceSkipped')
      expect(await save(answerTo(paper, 2, 1, ['d']))).toBe('exam.sequenceReplayed')
      expect(await save(answerTo(paper, 3, 0, ['nothing']))).toBe('exam.answerInvalid')
      expect(await save(answerTo(paper, 3, 0, ['a', 'b']))).toBe('exam.answerInvalid')
      expect(await save(answerTo(paper, 3, 0, [], 'text'))).toBe('exam.answerInvalid')
      expect(await save({ ...answerTo(paper, 3, 0), questionID: 'unknown' })).toBe('exam.questionUnknown')
      expect(await rows(paper.paperID)).toBe(2)
      expect((await told<Paper>('learner', getPaper, { paperID: paper.paperID, device: 'one' })).answers).toEqual(
        expect.arrayContaining(batch.map(({ questionID, answer }) => ({ questionID, answer }))),
      )
    })

    it('stores what is sent twice at once only once', async () => {
      const paper = await begin(await putExam(db()))
      const sent = writing(paper, [answerTo(paper, 1, 0)])
      const saved = await Promise.all(Array.from({ length: 8 }, () => told<Saved>('learner', saveAnswers, sent)))
      expect(saved.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 8 }, () => 1))
      expect(await rows(paper.paperID)).toBe(1)
    })

    it('leaves those alone that share its transaction', async () => {
      const examID = await putExam(db())
      const papers = await Promise.all(['learner', 'leader', 'committee'].map((who) => begin(examID, who)))
      const replies = await Promise.all(
        papers.map((paper, i) =>
          says(
            ['learner', 'leader', 'committee'][i]!,
            saveAnswers,
            writing(paper, [answerTo(paper, i === 1 ? 2 : 1, 0)]),
          ),
        ),
      )
      expect(replies.map(({ reason }) => reason)).toEqual([null, 'exam.sequenceSkipped', null])
    })

    it('is refused to another writer, another learner and a megabyte of text', async () => {
      const paper = await begin(await putExam(db(), { kinds: ['short'] }))
      const sent = writing(paper, [answerTo(paper, 1, 0, [], 'mine')])
      expect(await refusal('learner', saveAnswers, { ...sent, token: 'other' })).toBe('exam.anotherWriter')
      expect(await refusal('leader', saveAnswers, sent)).toBe('request.notFound')
      expect(await refusal('leader', getPaper, { paperID: paper.paperID, device: 'one' })).toBe('request.notFound')
      const long = writing(paper, [answerTo(paper, 1, 0, [], 'x'.repeat(1_000_000))])
      expect((await says('learner', saveAnswers, long)).code).not.toBe(2000)
      expect(
        await refusal('learner', saveAnswers, writing(paper, [answerTo(paper, 1, 0, [], 'x'.repeat(10_001))])),
      ).toBe('exam.answerInvalid')
      expect(await rows(paper.paperID)).toBe(0)
    })

    it('[EXAM-08 in part] does not go back to a question that was answered and left', async () => {
      const paper = await begin(await putExam(db(), { is_one_way: 1 }))
      const save = (...answers: SentAnswer[]) => says('learner', saveAnswers, writing(paper, answers))
      expect((await save(answerTo(paper, 1, 0))).code).toBe(2000)
      expect((await save(answerTo(paper, 2, 0, ['b']))).code).toBe(2000)
      expect((await save(answerTo(paper, 3, 1))).code).toBe(2000)
      expect((await save(answerTo(paper, 4, 0))).reason).toBe('exam.questionLeft')
    })

    it('after the deadline is kept apart, with both times', async () => {
      const paper = await begin(await putExam(db(), { kinds: ['single', 'short'] }))
      const place = paper.questions.findIndex(({ kind }) => kind === 'single')
      const sent = writing(paper, [answerTo(paper, 1, place)])
      await later(30 * MINUTE, async () => {
        expect(await refusal('learner', saveAnswers, sent)).toBe('exam.timeUp')
        expect(await refusal('learner', handInPaper, sent)).toBe('exam.timeUp')
        expect(await refusal('learner', takeOverPaper, { paperID: paper.paperID, device: 'two' })).toBe('exam.timeUp')
        expect(await end()).toBeGreaterThan(0)
        expect(await refusal('learner', saveAnswers, sent)).toBe('exam.timeUp')
        // No calendar has that year, and whoever marks reads the time.
        const [answer] = sent.answers
        const beyond = { ...sent, answers: [{ ...answer, answeredAt: Date.UTC(10_000, 0) }] }
        expect(await refusal('learner', saveAnswers, beyond)).toBe('request.invalid')
      })
      const { late } = await told<ManagedPaper>('teacher', getManagedPaper, { paperID: paper.paperID })
      expect(late).toMatchObject([{ questionID: paper.questions[place]!.questionID, answer: { chosen: ['a'] } }])
      const kept = db().selectFrom('exam_late_answer').selectAll().where('paper_id', '=', paper.paperID)
      expect(await kept.execute()).toMatchObject([{ question_id: paper.questions[place]!.questionID, answered_at: 1 }])
      expect(await rows(paper.paperID)).toBe(0)
    })
  })

  it('taking over makes the token before void', async () => {
    const paper = await begin(await putExam(db()))
    const taken = await told<Paper>('learner', takeOverPaper, { paperID: paper.paperID, device: 'two' })
    expect(taken.token).not.toBe(paper.token)
    const sent = [answerTo(paper, 1, 0)]
    expect(await refusal('learner', saveAnswers, writing(paper, sent))).toBe('exam.anotherWriter')
    expect(await refusal('learner', handInPaper, writing(paper, []))).toBe('exam.anotherWriter')
    expect((await told<Saved>('learner', saveAnswers, writing(taken, sent))).sequence).toBe(1)
  })

  describe('handing in', () => {
    it('is done once by two at once, marks at once, and takes no more answers', async () => {
      const examID = await putExam(db(), { kinds: ['single', 'multiple', 'trueFalse'] })
      const paper = await begin(examID)
      const right = { single: ['a'], multiple: ['a', 'b'], trueFalse: ['true'], short: [] }
      const answers = paper.questions.map(({ kind }, i) => answerTo(paper, i + 1, i, right[kind]))
      const both = await Promise.all([1, 2].map(() => says('learner', handInPaper, writing(paper, answers))))
      expect(both.map(({ data }) => data)).toEqual([1, 2].map(() => ({ paperID: paper.paperID, state: 'marked' })))
      expect(await refusal('learner', saveAnswers, writing(paper, [answerTo(paper, 4, 0)]))).toBe('exam.notInProgress')
      expect(await refusal('learner', beginPaper, { examID, device: 'one' })).toBe('exam.alreadyPassed')
      const result = await told<PaperResult>('learner', getPaperResult, { paperID: paper.paperID })
      expect(result).toMatchObject({ marks: 30, total: 30, passMark: 18, isPassed: true })
      expect(result.questions?.every(({ solution }) => solution !== null)).toBe(true)
      expect(await refusal('leader', getPaperResult, { paperID: paper.paperID })).toBe('request.notFound')
      const { list } = await told<{ list: { examID: string; state: string }[] }>('learner', listMyExams, {
        state: 'passed',
        pageSize: 40,
      })
      expect(list.map((exam) => exam.examID)).toContain(examID)
    })

    it('with an answer that is refused hands nothing in', async () => {
      const paper = await begin(await putExam(db()))
      const wrong = writing(paper, [answerTo(paper, 1, 0), answerTo(paper, 3, 1)])
      expect(await refusal('learner', handInPaper, wrong)).toBe('exam.sequenceSkipped')
      expect(await rows(paper.paperID)).toBe(0)
      expect((await told<Paper>('learner', getPaper, { paperID: paper.paperID, device: 'one' })).state).toBe(
        'inProgress',
      )
    })

    it('[EXAM-05 in part] is done by the server when time is up, by one of two processes', async () => {
      const examID = await putExam(db())
      const paper = await begin(examID)
      await told('learner', saveAnswers, writing(paper, [answerTo(paper, 1, 0), answerTo(paper, 2, 1)]))
      await later(30 * MINUTE - SECOND, end)
      expect((await told<OneExam>('learner', getExam, { examID })).state).toBe('inProgress')
      await later(30 * MINUTE, () => Promise.all([end(), end()]))
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
        state: 'passed',
        score: { marks: 20 },
      })
    })

    it('[EXAM-05] is in progress, marking, passed, over, failed or awaiting a make-up', async () => {
      const stateOf = async (examID: string) => (await told<OneExam>('learner', getExam, { examID })).state
      const short = await putExam(db(), { kinds: ['short'] })
      const essay = await begin(short)
      expect(await stateOf(short)).toBe('inProgress')
      await told('learner', handInPaper, writing(essay, [answerTo(essay, 1, 0, [], 'An essay')]))
      expect(await stateOf(short)).toBe('marking')

      const examID = await putExam(db())
      expect(await stateOf(examID)).toBe('notTaken')
      await told('learner', handInPaper, writing(await begin(examID), []))
      expect(await stateOf(examID)).toBe('awaitingMakeUp')
      const second = await begin(examID)
      await told('learner', handInPaper, writing(second, [answerTo(second, 1, 0), answerTo(second, 2, 1)]))
      expect(await stateOf(examID)).toBe('passed')

      const once = await putExam(db(), { attempts: 1 })
      await told('learner', handInPaper, writing(await begin(once), []))
      expect(await stateOf(once)).toBe('failed')
      const now = portal().clock.now().getTime()
      expect(await stateOf(await putExam(db(), { closes_at: now }))).toBe('over')
    })

    it('[COURSE-07 in part] is what the course waits for: it opens after the lectures, and a pass completes the course', async () => {
      const courseId = demoId('course', 'river-measurement')
      const at = portal().clock.now().getTime()
      const put = (standing: 'studying' | 'toExam') =>
        putProgress(db(), { userId: userId('learner'), courseId, at, standing })
      const standing = async () =>
        (await told<CourseDetail>('learner', getCourse, { courseID: courseId })).mine?.standing
      const examID = await putExam(db(), { course_id: courseId })
      await put('studying')
      expect(await refusal('learner', beginPaper, { examID, device: 'one' })).toBe('exam.notStudied')
      await put('toExam')
      await told('learner', handInPaper, writing(await begin(examID), []))
      expect(await standing()).toBe('toExam')
      const paper = await begin(examID)
      await told('learner', handInPaper, writing(paper, [answerTo(paper, 1, 0), answerTo(paper, 2, 1)]))
      expect(await standing()).toBe('passed')
    })

    it('leads to a make-up, and to nothing once the exam has closed', async () => {
      const examID = await putExam(db())
      await told('learner', handInPaper, writing(await begin(examID), []))
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
        state: 'awaitingMakeUp',
        attemptsLeft: 1,
      })
      const closing = portal().clock.now().getTime()
      const close = (at: number) => db().updateTable('exam').set({ closes_at: at }).where('id', '=', examID).execute()
      await close(closing)
      await end()
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({ state: 'over' })
      expect(await whyNot(examID)).toBe('exam.closed')
      // Staff move the end: the attempt that was left is there again.
      await close(closing + HOUR)
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({ state: 'over' })
      expect(await whyNot(examID)).toBeNull()
      expect((await begin(examID)).attempt).toBe(2)
    })
  })

  describe('marking', () => {
    const waiting = async () => {
      const examID = await putExam(db(), { kinds: ['single', 'short'] })
      const paper = await begin(examID)
      const place = paper.questions.findIndex(({ kind }) => kind === 'short')
      await told('learner', handInPaper, writing(paper, [answerTo(paper, 1, place, [], 'An essay')]))
      return { examID, paper, questionID: paper.questions[place]!.questionID }
    }

    it('of a short answer waits for who runs the exam, within the marks of the question', async () => {
      const { examID, paper, questionID } = await waiting()
      const { paperID } = paper
      expect((await told<OneExam>('learner', getExam, { examID })).state).toBe('marking')
      expect(await refusal('learner', getPaperResult, { paperID })).toBe('exam.notPublished')
      expect(await refusal('learner', getManagedPaper, { paperID })).toBe('request.forbidden')
      expect(await refusal('headmaster', getManagedPaper, { paperID })).toBe('request.notFound')
      expect((await told<{ list: object[] }>('headmaster', listPapers, { examID })).list).toEqual([])
      const { list } = await told<{ list: { paperID: string }[] }>('teacher', listPapers, { examID, state: 'marking' })
      expect(list.map((one) => one.paperID)).toEqual([paperID])
      const seen = await told<ManagedPaper>('teacher', getManagedPaper, { paperID })
      const marks = (given: number, more: object = {}) => ({
        paperID,
        markRevision: seen.markRevision,
        marks: [{ questionID, given, comment: 'Good' }],
        ...more,
      })
      expect(await refusal('teacher', markPaper, marks(11))).toBe('exam.marksInvalid')
      expect(await refusal('teacher', markPaper, marks(-1))).toBe('exam.marksInvalid')
      expect(await refusal('teacher', markPaper, marks(5, { markRevision: 7 }))).toBe('record.stale')
      expect(await refusal('headmaster', markPaper, marks(10))).toBe('request.notFound')
      const other = paper.questions.find((one) => one.questionID !== questionID)!.questionID
      const onlyOther = { marks: [{ questionID: other, given: 10, comment: '' }] }
      expect(await refusal('teacher', markPaper, marks(5, onlyOther))).toBe('exam.marksMissing')
      const twice = { marks: [5, 10].map((given) => ({ questionID, given, comment: '' })) }
      expect(await refusal('teacher', markPaper, marks(5, twice))).toBe('request.invalid')
      const both = await Promise.all([1, 2].map(() => says('teacher', markPaper, marks(5))))
      expect(both.map(({ reason }) => reason).sort()).toEqual([null, 'record.stale'].sort())
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
        state: 'awaitingMakeUp',
        score: { marks: 5 },
      })

      const again = await told<ManagedPaper>('teacher', getManagedPaper, { paperID })
      const all = [questionID, other].map((id) => ({ questionID: id, given: 10, comment: '' }))
      await told('teacher', markPaper, { paperID, markRevision: again.markRevision, marks: all })
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
        state: 'passed',
        score: { marks: 20 },
      })
    })

    it('ends in a list of results as a file, for who runs the exam alone', async () => {
      const { examID, paper } = await waiting()
      const { markRevision, questions } = await told<ManagedPaper>('teacher', getManagedPaper, {
        paperID: paper.paperID,
      })
      const marks = questions.map(({ questionID }) => ({ questionID, given: 10, comment: '' }))
      await told('teacher', markPaper, { paperID: paper.paperID, markRevision, marks })
      const file = (who: string, format: string) =>
        visitors.get(who)!.send({
          method: 'GET',
          url: `/${exportExamResults.path.replace('{examID}', examID).replace('{format}', format)}?lang=en_US`,
        })
      const { raw } = await file('teacher', 'csv')
      const [head, row] = raw.body.trim().split('\r\n')
      const zone = nameOf(SERVER_ZONE)
      expect(head).toBe(`Account,Name,Attempt,Status,Started (${zone}),Handed in (${zone}),Marks,Full marks,Outcome`)
      const at = timeIn(SERVER_ZONE, portal().clock.now().getTime())
      expect(row).toMatch(new RegExp(`^learner,.*,1,Marked,${at},${at},2,2,Passed$`))
      expect((await file('admin', 'xlsx')).raw.headers['content-type']).toContain('spreadsheetml')
      expect((await file('headmaster', 'csv')).body.reason).toBe('request.notFound')
      expect((await file('learner', 'csv')).body.reason).toBe('request.forbidden')
    })

    it('gives more time with a reason', async () => {
      const examID = await putExam(db())
      const paper = await begin(examID)
      const { list } = await told<{ list: { revision: number }[] }>('teacher', listPapers, { examID })
      const { paperID } = paper
      const extra = { paperID, revision: list[0]!.revision, minutes: 10, reason: 'A power cut' }
      expect(await refusal('headmaster', giveExtraTime, extra)).toBe('request.notFound')
      expect(await refusal('teacher', giveExtraTime, { ...extra, revision: 0 })).toBe('record.stale')
      expect(await refusal('teacher', giveExtraTime, { ...extra, minutes: 0 })).toBe('exam.minutesInvalid')
      expect(await refusal('teacher', giveExtraTime, { ...extra, minutes: 601 })).toBe('exam.minutesInvalid')
      expect(await refusal('teacher', giveExtraTime, { ...extra, reason: ' ' })).toBe('exam.reasonMissing')
      expect(await refusal('teacher', giveExtraTime, { ...extra, reason: 'x'.repeat(101) })).toBe('exam.reasonTooLong')
      await told('teacher', giveExtraTime, extra)
      expect((await begin(examID)).remaining).toBe(40 * MINUTE)
    })
  })

  describe('the result', () => {
    it('[ERROR-23] shows nothing before it is published', async () => {
      const hidden = { shows_marks: 'closed', shows_paper: 'never', shows_answers: 'never' } as const
      const examID = await putExam(db(), hidden)
      const paper = await begin(examID)
      await told('learner', handInPaper, writing(paper, []))
      const { paperID } = paper
      const { reason, message } = await says('learner', getPaperResult, { paperID })
      expect([reason, message]).toEqual(['exam.notPublished', 'The paper and its answers have not been published.'])
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
        score: null,
        // A make-up that is offered says it anyway.
        state: 'awaitingMakeUp',
        papers: [{ marks: null, isPassed: false, isPublished: false }],
      })
      await db()
        .updateTable('exam')
        .set({ closes_at: portal().clock.now().getTime() })
        .where('id', '=', examID)
        .execute()
      expect(await told<PaperResult>('learner', getPaperResult, { paperID })).toMatchObject({
        marks: 0,
        questions: null,
      })
    })

    it('that is published at the end waits for who is still writing, and shows no solutions beside the next attempt', async () => {
      const at = portal().clock.now().getTime()
      const examID = await putExam(db(), { shows_marks: 'closed', shows_paper: 'closed', shows_answers: 'marked' })
      const [first, other] = [await begin(examID), await begin(examID, 'leader')]
      const { paperID } = first
      await told('learner', handInPaper, writing(first, []))
      const second = await begin(examID)
      await db().updateTable('exam').set({ closes_at: at }).where('id', '=', examID).execute()
      expect(await refusal('learner', getPaperResult, { paperID })).toBe('exam.notPublished')
      await told('leader', handInPaper, writing(other, []))
      expect(await refusal('learner', getPaperResult, { paperID })).toBe('exam.notPublished')
      await db()
        .updateTable('exam')
        .set({ shows_marks: 'marked', shows_paper: 'marked' })
        .where('id', '=', examID)
        .execute()
      const result = () => told<PaperResult>('learner', getPaperResult, { paperID })
      expect(await result()).toMatchObject({ marks: 0, questions: null })
      await told('learner', handInPaper, writing(second, []))
      const { questions } = await result()
      expect(questions?.every(({ solution }) => solution !== null)).toBe(true)
    })

    it('is the best attempt by its share of its own full marks', async () => {
      const examID = await putExam(db())
      const first = await begin(examID)
      await told('learner', handInPaper, writing(first, [answerTo(first, 1, 0)]))
      await db().updateTable('exam_part').set({ count: 1, marks: 1 }).where('exam_id', '=', examID).execute()
      const second = await begin(examID)
      await told('learner', handInPaper, writing(second, [answerTo(second, 1, 0)]))
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
        state: 'passed',
        score: { marks: 1, total: 1 },
      })
    })

    it('stays to be looked at when the exam is called off', async () => {
      const examID = await putExam(db())
      const paper = await begin(examID)
      await db().updateTable('exam').set({ state: 'draft' }).where('id', '=', examID).execute()
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({ state: 'inProgress' })
      await told('learner', handInPaper, writing(paper, []))
      expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({ papers: [{ state: 'marked' }] })
      expect(await refusal('leader', getExam, { examID })).toBe('request.notFound')
    })
  })

  it('an exam that is changed changes no result, and opens the attempts that are added', async () => {
    const examID = await putExam(db(), { attempts: 1 })
    await told('learner', handInPaper, writing(await begin(examID), []))
    await db().updateTable('exam').set({ pass_percent: 0, attempts: 2 }).where('id', '=', examID).execute()
    expect(await told<OneExam>('learner', getExam, { examID })).toMatchObject({
      state: 'failed',
      papers: [{ isPassed: false }],
    })
    expect((await begin(examID)).attempt).toBe(2)
  })

  it('the log of every record gives what is stored', async () => {
    const kinds = recordKinds.filter(({ table }) => table === 'learner_exam' || table === 'exam_registration')
    const { differences } = await replayRecords(db(), kinds)
    expect(differences).toEqual([])
  })
})
