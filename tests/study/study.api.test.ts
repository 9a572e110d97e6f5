import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCourse, listMyCourses } from '#api/course/course.contract.ts'
import type { CourseDetail, MyCourse } from '#api/course/course.contract.ts'
import { findNotices } from '#api/message/notice.contract.ts'
import type { Notice } from '#api/message/notice.contract.ts'
import { beginLearning, listUnrecorded, recordLearning, sendLearningEvent } from '#api/study/study.contract.ts'
import type { LearningFlow } from '#api/study/study.contract.ts'
import { languages } from '#i18n/locales.ts'
import { create, send, sendOnWithin } from '#server/commands/door.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { userId } from '#server/demo/ids.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { recordKinds } from '#server/parts.ts'
import { progressKind } from '#server/study/progress-kind.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import type { Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import type { StudyCourse } from '#tests/kit/server/study-course.ts'
import { SECOND } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Said, type Visitor } from '#tests/kit/server/visitor.ts'

/** The tables written by study. */
const WRITTEN = [
  'learning_flow',
  'course_progress',
  'courseware_learner',
  'study_day',
  'study_sum',
  'course',
  'transition_log',
  'effect',
  'notice',
] as const
const DAY = 20260302

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let other: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
    other = await signedIn(portal(), 'leader')
  })
  // Removes the previous test's sitting, since only one may be active, and renews expired sessions.
  beforeEach(async () => {
    for (const who of [learner, other]) await answerOf(who, listUnrecorded)
    await portal().db.deleteFrom('learning_flow').execute()
    await portal().db.deleteFrom('transition_log').where('lifecycle', '=', 'learning_flow').execute()
  })

  const db = () => portal().db
  const pass = (seconds: number) => portal().clock.pass(seconds * SECOND)
  const beginning = ({ id, lectures }: StudyCourse, more: object = {}) => ({
    courseID: id,
    coursewareID: lectures[0],
    positionSeconds: 0,
    takesOver: false,
    ...more,
  })
  const begun = (course: StudyCourse, more: object = {}, who = learner) =>
    answerOf<LearningFlow>(who, beginLearning, beginning(course, more))
  const telling = (flow: LearningFlow, type: string, more: object = {}) => ({
    userLearningFlowID: flow.userLearningFlowID,
    type,
    revision: flow.revision,
    coursewareID: flow.coursewareID,
    positionSeconds: flow.positionSeconds,
    seconds: flow.seconds,
    ...more,
  })
  const told = (flow: LearningFlow, type: string, more: object = {}, who = learner) =>
    answerOf<LearningFlow>(who, sendLearningEvent, telling(flow, type, more))
  const recording = ({ userLearningFlowID }: LearningFlow, playEndTime: unknown) => ({
    userLearningFlowID,
    playEndTime,
  })
  const recorded = (flow: LearningFlow, playEndTime: number, who = learner) =>
    answerOf<LearningFlow>(who, recordLearning, recording(flow, playEndTime))
  /** A complete sitting of some seconds, up to a position of the lecture. */
  const sat = async (
    course: StudyCourse,
    seconds: number,
    more: { reached?: number; coursewareID?: string } = {},
  ): Promise<LearningFlow> => {
    const flow = await begun(course, { ...(more.coursewareID !== undefined && { coursewareID: more.coursewareID }) })
    pass(seconds)
    const kept = await told(flow, 'keep', { seconds, positionSeconds: more.reached ?? seconds })
    return recorded(kept, seconds)
  }
  const mine = async (course: StudyCourse, who = learner) =>
    (await answerOf<CourseDetail>(who, getCourse, { courseID: course.id })).mine
  const unrecorded = async (who = learner) => (await answerOf<{ list: LearningFlow[] }>(who, listUnrecorded)).list
  const progressRow = (course: StudyCourse, who = 'learner') =>
    db()
      .selectFrom('course_progress')
      .selectAll()
      .where('course_id', '=', course.id)
      .where('user_id', '=', userId(who))
      .executeTakeFirst()
  const dayOf = async () =>
    (
      await db()
        .selectFrom('study_day')
        .select('seconds')
        .where('user_id', '=', userId('learner'))
        .where('day', '=', DAY)
        .executeTakeFirst()
    )?.seconds ?? 0
  /** Expects a refusal, with nothing changed. */
  const refused = async (reason: string, act: () => Promise<{ body: Said }>): Promise<void> => {
    const before = await contentsOf(db(), WRITTEN)
    const { body } = await act()
    expect([body.code, body.reason, body.data]).toEqual([5000, reason, null])
    expect(body.message).toMatch(/\S/)
    const after = await contentsOf(db(), WRITTEN)
    expect(after).toEqual(before)
  }
  const noticesOf = async (course: StudyCourse, lang = 'en_US') => {
    await portal().portal.effects.settled()
    const { data } = await answerOf<{ data: Notice[] }>(learner, findNotices, { pageSize: 40 }, lang)
    const row = await progressRow(course)
    return data.filter(({ mesNotifyId }) => mesNotifyId.startsWith(`${row?.id ?? '?'}-`))
  }

  describe('a sitting', () => {
    it('[COURSE-06] begins the course with the first study, and counts its learner once', async () => {
      const course = await putCourse(db())
      expect(await mine(course)).toBeNull()
      const flow = await begun(course, { positionSeconds: 30 })
      expect(flow).toEqual({
        userLearningFlowID: flow.userLearningFlowID,
        courseID: course.id,
        courseName: course.name,
        coursewareID: course.lectures[0],
        positionSeconds: 30,
        seconds: 0,
        state: 'studying',
        revision: 1,
        stoppedBecause: null,
        isAlive: true,
        startedAt: flow.startedAt,
        updatedAt: flow.startedAt,
      })
      expect(await mine(course)).toMatchObject({
        state: 'learning',
        standing: 'studying',
        progress: 0,
        studiedSeconds: 0,
      })
      pass(5)
      await recorded(flow, 5)
      await begun(course)
      expect(await db().selectFrom('course').select('learner_count').where('id', '=', course.id).execute()).toEqual([
        { learner_count: 1 },
      ])
      expect((await answerOf<CourseDetail>(other, getCourse, { courseID: course.id })).learnerCount).toBe(1)
    })

    it('[PLAYER-05, PLAYER-08, CALL-19] is recorded with whole seconds: for the lecture, the course and the day', async () => {
      const course = await putCourse(db())
      const before = await dayOf()
      let flow = await begun(course)
      pass(60)
      flow = await told(flow, 'keep', { seconds: 60, positionSeconds: 60 })
      expect([flow.seconds, flow.positionSeconds, flow.revision]).toEqual([60, 60, 2])
      pass(40)
      const done = await recorded(flow, 100)
      expect(done).toMatchObject({ state: 'recorded', seconds: 100, isAlive: false })
      expect(await mine(course)).toMatchObject({ studiedSeconds: 100, progress: 10 })
      expect((await dayOf()) - before).toBe(100)
      expect(
        await db()
          .selectFrom('courseware_learner')
          .select(['seconds', 'reached_seconds', 'position_seconds'])
          .where('courseware_id', '=', course.lectures[0]!)
          .execute(),
      ).toEqual([{ seconds: 100, reached_seconds: 60, position_seconds: 60 }])
      expect(await unrecorded()).toEqual([])
    })

    it('[PLAYER-06] is not recorded by any other end; it is offered, and can be resumed and recorded', async () => {
      const course = await putCourse(db())
      const before = await dayOf()
      for (const because of ['left', 'inactive', 'elsewhere']) {
        const flow = await begun(course)
        pass(50)
        const stopped = await told(flow, 'stop', { seconds: 50, positionSeconds: 45, because })
        expect(stopped).toMatchObject({ state: 'unrecorded', seconds: 50, stoppedBecause: because, isAlive: false })
        expect([(await mine(course))?.studiedSeconds, await dayOf()]).toEqual([0, before])
        expect((await unrecorded())[0]).toEqual(stopped)
        // The position is stored nevertheless.
        expect(
          await db()
            .selectFrom('courseware_learner')
            .select(['seconds', 'position_seconds'])
            .where('courseware_id', '=', course.lectures[0]!)
            .execute(),
        ).toEqual([{ seconds: 0, position_seconds: 45 }])
        // Time while suspended is no study time.
        pass(300)
        await refused('study.moreThanPassed', () => learner.call(recordLearning, recording(stopped, 51)))
        const resumed = await told(stopped, 'resume')
        expect(resumed).toMatchObject({ state: 'studying', seconds: 50, stoppedBecause: null, isAlive: true })
        pass(10)
        await db().deleteFrom('learning_flow').execute()
        await db().deleteFrom('transition_log').where('lifecycle', '=', 'learning_flow').execute()
      }
      const flow = await begun(course)
      pass(50)
      const stopped = await told(flow, 'stop', { seconds: 50, positionSeconds: 45 })
      pass(300)
      expect(await recorded(stopped, 50)).toMatchObject({ state: 'recorded', seconds: 50 })
      expect([(await mine(course))?.studiedSeconds, (await dayOf()) - before]).toEqual([50, 50])
    })

    it('of less than a second is not offered', async () => {
      const course = await putCourse(db())
      await told(await begun(course), 'stop')
      expect(await unrecorded()).toEqual([])
    })

    it("[PLAYER-05] trusts only the server's clock", async () => {
      const course = await putCourse(db())
      let flow = await begun(course)
      pass(10)
      flow = await told(flow, 'keep', { seconds: 100_000 })
      expect(flow.seconds).toBe(10)
      flow = await told(flow, 'keep', { seconds: 3 })
      expect(flow.seconds).toBe(10)
      // Presence without a heartbeat counts for at most a quarter of an hour.
      pass(1000)
      flow = await told(flow, 'keep', { seconds: 100_000 })
      expect(flow.seconds).toBe(10 + 900)
      await refused('study.moreThanPassed', () => learner.call(recordLearning, recording(flow, 911)))
      await refused('study.moreThanPassed', () =>
        learner.call(recordLearning, recording(flow, Number.MAX_SAFE_INTEGER)),
      )
      expect((await recorded(flow, 0)).seconds).toBe(910)
    })

    it('[PLAYER-05] keeps fractions of seconds', async () => {
      const course = await putCourse(db())
      let flow = await begun(course)
      for (let i = 1; i <= 20; i += 1) {
        portal().clock.pass(1500)
        flow = await told(flow, 'keep', { seconds: Math.floor(i * 1.5) })
      }
      expect(flow.seconds).toBe(30)
    })

    it.each([['60'], [null], [[60]], [{}], [true], ['']])(
      '%o as playEndTime violates the contract',
      async (playEndTime) => {
        const flow = await begun(await putCourse(db()))
        await refused('request.invalid', () => learner.call(recordLearning, recording(flow, playEndTime)))
      },
    )

    it.each([
      { type: 'begin' },
      { type: 'record' },
      { type: 'xstate.init' },
      { because: 'silent' },
      { because: 'bored' },
      { facts: {} },
      { now: 0 },
      { revision: 1.5 },
      { takesOver: 'yes' },
      { userId: 'x' },
    ])('%o in an event violates the contract', async (more) => {
      const flow = await begun(await putCourse(db()))
      await refused('request.invalid', () => learner.call(sendLearningEvent, telling(flow, 'keep', more)))
    })

    it('a lecture that there is not is refused like one of another course', async () => {
      const beginningIt = beginning(await putCourse(db()), { coursewareID: 'no-such-lecture' })
      await refused('study.otherCourse', () => learner.call(beginLearning, beginningIt))
    })

    it('[PLAYER-08] excessive seconds are refused', async () => {
      const flow = await begun(await putCourse(db()))
      const send = (body: string) =>
        learner.send({
          method: 'PUT',
          url: '/api-course/portal/userLearningFlow',
          headers: { 'content-type': 'application/json' },
          payload: body
            .replace('"ID"', `"${flow.userLearningFlowID}"`)
            .replace('TOKEN', learner.cookies.get('XSRF-TOKEN') ?? ''),
        })
      for (const seconds of ['1e999', '-1e999', 'NaN']) {
        await refused('request.invalid', () =>
          send(`{"userLearningFlowID":"ID","playEndTime":${seconds},"_csrf":"TOKEN","lang":"en_US"}`),
        )
      }
      await refused('study.moreThanPassed', () =>
        send('{"userLearningFlowID":"ID","playEndTime":1e300,"_csrf":"TOKEN","lang":"en_US"}'),
      )
    })

    it('a position beyond the end of a lecture is clamped', async () => {
      const course = await putCourse(db())
      const flow = await begun(course, { positionSeconds: 1e300 })
      expect(flow.positionSeconds).toBe(600)
      expect((await told(flow, 'keep', { positionSeconds: 1e300 })).positionSeconds).toBe(600)
    })

    it('another user’s sitting, and an unknown one, is not found', async () => {
      const flow = await begun(await putCourse(db()))
      pass(5)
      for (const id of [flow, { ...flow, userLearningFlowID: 'no-such-flow' }]) {
        for (const type of ['keep', 'stop', 'resume'])
          await refused('request.notFound', () => other.call(sendLearningEvent, telling(id, type, { takesOver: true })))
        await refused('request.notFound', () => other.call(recordLearning, recording(id, 1)))
      }
      expect(await unrecorded(other)).toEqual([])
    })
  })

  describe('one active sitting per learner', () => {
    it('a second window is refused, whatever it studies, and can take over', async () => {
      const [course, another] = [await putCourse(db()), await putCourse(db())]
      const first = await begun(course)
      pass(40)
      const kept = await told(first, 'keep', { seconds: 40, positionSeconds: 40 })
      await refused('study.elsewhere', () => learner.call(beginLearning, beginning(course)))
      await refused('study.elsewhere', () => learner.call(beginLearning, beginning(another)))
      pass(10)
      const second = await begun(another, { takesOver: true })
      expect(second).toMatchObject({ state: 'studying', courseID: another.id })
      // The first window's time is kept; its later reports are refused.
      expect(await unrecorded()).toMatchObject([
        { userLearningFlowID: second.userLearningFlowID },
        { userLearningFlowID: first.userLearningFlowID, state: 'unrecorded', stoppedBecause: 'elsewhere', seconds: 40 },
      ])
      await refused('study.takenOver', () => learner.call(sendLearningEvent, telling(kept, 'keep', { seconds: 50 })))
      await refused('study.takenOver', () => learner.call(sendLearningEvent, telling(kept, 'stop', { seconds: 50 })))
      await refused('study.elsewhere', () => learner.call(sendLearningEvent, telling(kept, 'resume')))
      expect(await told(kept, 'resume', { takesOver: true })).toMatchObject({ state: 'studying', seconds: 40 })
      expect((await unrecorded()).map(({ state }) => state)).toEqual(['studying'])
    })

    it('the same sitting continues in another window only after a takeover, or if the first one is silent', async () => {
      const first = await begun(await putCourse(db()))
      pass(30)
      const kept = await told(first, 'keep', { seconds: 30 })
      await refused('study.elsewhere', () => learner.call(sendLearningEvent, telling(kept, 'resume')))
      const taken = await told(kept, 'resume', { takesOver: true })
      await refused('study.takenOver', () => learner.call(sendLearningEvent, telling(kept, 'keep', { seconds: 31 })))
      pass(89)
      await refused('study.elsewhere', () => learner.call(sendLearningEvent, telling(taken, 'resume')))
      pass(1)
      expect((await unrecorded())[0]).toMatchObject({ state: 'studying', isAlive: false })
      expect(await told(taken, 'resume')).toMatchObject({ state: 'studying', seconds: 30, isAlive: true })
    })

    it('[PLAYER-06] a silent one is suspended, with its recorded time', async () => {
      const [course, another] = [await putCourse(db()), await putCourse(db())]
      const lost = await begun(course)
      pass(60)
      await told(lost, 'keep', { seconds: 60, positionSeconds: 60 })
      pass(90)
      await begun(another)
      expect((await unrecorded())[1]).toMatchObject({
        userLearningFlowID: lost.userLearningFlowID,
        state: 'unrecorded',
        stoppedBecause: 'silent',
        seconds: 60,
        positionSeconds: 60,
      })
      expect(
        await db()
          .selectFrom('transition_log')
          .select(['by_user_id'])
          .where('record_id', '=', lost.userLearningFlowID)
          .orderBy('revision')
          .execute(),
      ).toEqual([{ by_user_id: userId('learner') }, { by_user_id: userId('learner') }, { by_user_id: null }])
    })

    it('the existing one is unchanged if the new one is refused', async () => {
      const [course, another] = [await putCourse(db()), await putCourse(db(), { lectures: [{ needsIe: true }] })]
      await begun(course)
      pass(200)
      await refused('course.needsIe', () => learner.call(beginLearning, beginning(another, { takesOver: true })))
    })

    it('other learners are unaffected', async () => {
      const course = await putCourse(db())
      await begun(course)
      expect((await begun(course, {}, other)).state).toBe('studying')
    })
  })

  it('[COURSE-06] no client event reaches the progress in a course', async () => {
    const course = await putCourse(db())
    await sat(course, 10)
    const { id } = (await progressRow(course))!
    const sender = { userId: userId('learner'), roles: [] }
    const door = { db: db(), effects: { dispatch: () => undefined } }
    const owned = { user_id: userId('admin'), course_id: course.id, last_learned_at: 0 }
    for (const type of ['begin', 'study', 'grade', 'xstate.init']) {
      const sending = { id, sent: { type } as never, sender, now: portal().clock.now() }
      await expect(send(door, progressKind, sending, () => Promise.resolve())).rejects.toMatchObject({
        reason: 'record.unknownEvent',
      })
      await expect(
        create(door, progressKind, { ...sending, id: 'new', owned }, () => Promise.resolve()),
      ).rejects.toMatchObject({ reason: 'record.unknownEvent' })
    }
  })

  describe('a course', () => {
    it('[COURSE-07] is passed when every lecture has been studied, and the learner is notified', async () => {
      const course = await putCourse(db(), {
        lectures: [{}, { seconds: 100 }, { needsIe: true }, { hasSource: false }],
      })
      await sat(course, 540)
      expect(await mine(course)).toMatchObject({ standing: 'studying', progress: 50 })
      expect(await noticesOf(course)).toEqual([])
      await sat(course, 45, { reached: 90, coursewareID: course.lectures[1]! })
      expect(await mine(course)).toMatchObject({ state: 'completed', standing: 'passed', progress: 100 })
      expect((await progressRow(course))?.completed_at).toBe(portal().clock.now().getTime())
      const [notice, ...more] = await noticesOf(course)
      expect([notice?.title, more]).toEqual(['Course passed', []])
      const titles = await Promise.all(languages.map(async ({ code }) => (await noticesOf(course, code))[0]?.title))
      expect(new Set(titles).size).toBe(languages.length)
      // Further study changes nothing but the time.
      const completedAt = (await progressRow(course))?.completed_at
      pass(60)
      await sat(course, 30)
      expect(await mine(course)).toMatchObject({ standing: 'passed', studiedSeconds: 615 })
      expect((await progressRow(course))?.completed_at).toBe(completedAt)
      expect((await noticesOf(course)).length).toBe(1)
    })

    it.each([
      ['a jump to the end', 10, 600, 3],
      ['an hour at the beginning', 900, 60, 10],
      ['nearly all of it', 269, 600, 89],
      ['all of it at double speed', 270, 540, 100],
    ])('[COURSE-06] %s counts as so many per cent of a lecture', async (_what, seconds, reached, progress) => {
      const course = await putCourse(db())
      await sat(course, seconds, { reached })
      expect((await mine(course))?.progress).toBe(progress)
    })

    it('[COURSE-07] with a minimum study time is passed when that is reached too', async () => {
      const course = await putCourse(db(), { minutes: 15 })
      await sat(course, 600)
      expect(await mine(course)).toMatchObject({ standing: 'studying', progress: 83 })
      await sat(course, 299)
      expect(await mine(course)).toMatchObject({ standing: 'studying', progress: 99 })
      await sat(course, 1)
      expect(await mine(course)).toMatchObject({ standing: 'passed', progress: 100 })
    })

    it('[COURSE-06, COURSE-07] with an exam waits for it, and its result is final as defined by the lifecycle', async () => {
      const course = await putCourse(db(), { hasExam: true })
      await sat(course, 600)
      expect(await mine(course)).toMatchObject({ state: 'learning', standing: 'toExam', progress: 50 })
      expect((await noticesOf(course)).map(({ title }) => title)).toEqual(['All lectures finished: the exam is next'])
      const { list } = await answerOf<Page<MyCourse>>(learner, listMyCourses, { state: 'learning', pageSize: 40 })
      expect(list.find(({ courseID }) => courseID === course.id)).toMatchObject({ standing: 'toExam', progress: 50 })
      // Further study triggers no second notice.
      await sat(course, 30)
      expect([(await mine(course))?.standing, (await noticesOf(course)).length]).toEqual(['toExam', 1])
      const { id } = (await progressRow(course))!
      const grade = (passed: boolean, hasAttemptsLeft: boolean) =>
        db()
          .transaction()
          .execute((trx) =>
            sendOnWithin(trx, progressKind, {
              id,
              event: { type: 'grade', passed, facts: { hasAttemptsLeft } },
              by: userId('learner'),
              now: portal().clock.now(),
            }),
          )
      await grade(false, true)
      expect(await mine(course)).toMatchObject({ standing: 'toExam' })
      await grade(false, false)
      expect(await mine(course)).toMatchObject({ state: 'completed', standing: 'notPassed' })
      await grade(true, false)
      expect(await mine(course)).toMatchObject({ state: 'completed', standing: 'passed' })
      await portal().portal.effects.dispatch()
      expect((await noticesOf(course)).map(({ title }) => title).sort()).toEqual([
        'All lectures finished: the exam is next',
        'Course not passed',
        'Course passed',
      ])
      await expect(grade(true, false)).rejects.toMatchObject({ reason: 'course.alreadyPassed' })
    })

    it('no longer published cannot be begun, while existing study can still be recorded', async () => {
      const course = await putCourse(db())
      const flow = await begun(course)
      pass(60)
      const withdrawing = {
        id: course.id,
        event: { type: 'withdraw', revision: 2, facts: { isEditor: true } },
        by: null,
        now: portal().clock.now(),
      } as const
      await db()
        .transaction()
        .execute((trx) => sendOnWithin(trx, courseKind, withdrawing))
      const stopped = await told(flow, 'stop', { seconds: 60 })
      await refused('course.notPublished', () => learner.call(beginLearning, beginning(course)))
      await refused('course.notPublished', () => other.call(beginLearning, beginning(course)))
      await recorded(stopped, 60)
      expect((await progressRow(course))?.studied_seconds).toBe(60)
    })

    it('in draft is not revealed', async () => {
      const draft = await putCourse(db(), { isPublished: false })
      for (const id of [draft.id, 'no-such-course'])
        await refused('request.notFound', () => learner.call(beginLearning, beginning({ ...draft, id })))
    })

    it('stays consistent when lectures or all chapters are removed during a sitting', async () => {
      const course = await putCourse(db(), { lectures: [{}, {}] })
      let flow = await begun(course)
      pass(60)
      flow = await told(flow, 'keep', { seconds: 60, positionSeconds: 60 })
      await db().deleteFrom('courseware').where('id', '=', course.lectures[0]!).execute()
      pass(10)
      flow = await told(flow, 'keep', { seconds: 70, positionSeconds: 70 })
      await refused('study.otherCourse', () =>
        learner.call(sendLearningEvent, telling(flow, 'keep', { coursewareID: 'no-such-lecture' })),
      )
      await db().deleteFrom('course_chapter').where('course_id', '=', course.id).execute()
      pass(10)
      const stopped = await told(flow, 'stop', { seconds: 80, positionSeconds: 70 })
      expect(await recorded(stopped, 80)).toMatchObject({ state: 'recorded', seconds: 80 })
      expect((await progressRow(course))?.studied_seconds).toBe(80)
    })
  })

  it('the log of every record still replays to what is stored', async () => {
    const course = await putCourse(db())
    await sat(course, 100)
    expect((await replayRecords(db(), recordKinds)).differences).toEqual([])
  })
})
