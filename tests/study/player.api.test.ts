import { beforeAll, describe, expect, it } from 'vitest'
import { getCourse, listMyCourses } from '#api/course/course.contract.ts'
import type { CourseDetail, MyCourse } from '#api/course/course.contract.ts'
import {
  beginLearning,
  getPlayerCourse,
  getPreview,
  listChapters,
  recordLearning,
  sendLearningEvent,
} from '#api/study/study.contract.ts'
import type { Chapter, LearningFlow, PlayerCourse } from '#api/study/study.contract.ts'
import { languages } from '#i18n/locales.ts'
import { demoExams } from '#server/course/courses.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import type { Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const courseId = (name: string): string => demoId('course', name)

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    ;[learner, leader] = [await signedIn(portal(), 'learner'), await signedIn(portal(), 'leader')]
  })
  const chaptersOf = async (courseID: string, lang = 'en_US', who = leader) =>
    (await answerOf<{ chapters: Chapter[] }>(who, listChapters, { courseID }, lang)).chapters
  const lecturesOf = (chapters: readonly Chapter[]) => chapters.flatMap(({ courseware }) => courseware)
  const refusalOf = async (...[call, payload, who = leader]: [Parameters<Visitor['call']>[0], object, Visitor?]) => {
    const { body } = await who.call(call, payload)
    return [body.reason, body.data]
  }

  describe('the chapters of a course', () => {
    it('are in order, with their lectures and whether these are playable', async () => {
      const lectures = lecturesOf(await chaptersOf(courseId('integrity')))
      expect(lectures.map(({ coursewareID, isPlayable, needsIe }) => [coursewareID, isPlayable, needsIe])).toEqual([
        [coursewareId('small-gifts'), true, false],
        [coursewareId('standing-aside'), true, false],
        [coursewareId('clean-tender'), false, true],
      ])
      expect(lecturesOf(await chaptersOf(courseId('basin-planning'))).at(-1)).toMatchObject({
        coursewareID: coursewareId('planning-workbook'),
        isPlayable: false,
        needsIe: false,
      })
      expect(lectures.every(({ durationSeconds, title }) => durationSeconds > 0 && title !== '')).toBe(true)
    })

    it('have titles in the requested language, else in the default one', async () => {
      const titles = await Promise.all(
        languages.map(async ({ code }) => {
          const [chapter] = await chaptersOf(courseId('flood-forecasting'), code)
          expect([chapter!.language, chapter!.courseware[0]!.language]).toEqual([code, code])
          return chapter!.courseware[0]!.title
        }),
      )
      expect(new Set(titles).size).toBe(languages.length)
      const course = await putCourse(portal().db)
      expect(await chaptersOf(course.id, 'fr_FR')).toMatchObject([
        { title: '第一章', language: 'zh_CN', courseware: [{ title: '第 1 讲', language: 'zh_CN' }] },
      ])
    })

    it("include the caller's own progress only", async () => {
      const course = await putCourse(portal().db)
      const flow = await answerOf<LearningFlow>(learner, beginLearning, {
        courseID: course.id,
        coursewareID: course.lectures[0],
        positionSeconds: 0,
      })
      portal().clock.pass(5 * MINUTE)
      await answerOf(learner, sendLearningEvent, {
        userLearningFlowID: flow.userLearningFlowID,
        type: 'keep',
        revision: 1,
        coursewareID: course.lectures[0],
        positionSeconds: 310,
        seconds: 300,
      })
      await answerOf(learner, recordLearning, { userLearningFlowID: flow.userLearningFlowID, playEndTime: 300 })
      expect(lecturesOf(await chaptersOf(course.id, 'en_US', learner))).toMatchObject([
        { share: 0.51, positionSeconds: 310 },
      ])
      expect(lecturesOf(await chaptersOf(course.id))).toMatchObject([{ share: 0, positionSeconds: 0 }])
    })

    it('of an unpublished course are not found', async () => {
      const draft = await putCourse(portal().db, { isPublished: false })
      for (const courseID of [draft.id, 'no-such-course']) {
        expect(await refusalOf(listChapters, { courseID })).toEqual(['request.notFound', null])
        expect(await refusalOf(getPlayerCourse, { courseID })).toEqual(['request.notFound', null])
      }
    })
  })

  describe('the player', () => {
    it('gets every lecture with its sources by quality and its captions by language, all accessible', async () => {
      const course = await answerOf<PlayerCourse>(leader, getPlayerCourse, { courseID: courseId('flood-forecasting') })
      expect([course.courseName, course.language, course.inactivitySeconds]).toEqual([
        'Flood Forecasting in Practice',
        'en_US',
        15 * 60,
      ])
      const lectures = course.chapters.flatMap(({ courseware }) => courseware)
      expect(lectures).toHaveLength(3)
      for (const { sources, captions, isPlayable } of lectures) {
        expect([isPlayable, sources.map(({ quality }) => quality)]).toEqual([true, ['hd', 'sd']])
        expect(captions.map(({ language }) => language).sort()).toEqual(captions.map(({ language }) => language))
        for (const { fileID } of [...sources, ...captions]) {
          expect(await portal().db.selectFrom('file').select('id').where('id', '=', fileID).execute()).toEqual([
            { id: fileID },
          ])
        }
      }
      expect(lectures.some(({ captions }) => captions.length > 0)).toBe(true)
    })

    it('[ERROR-21] is refused for a course without playable lectures', async () => {
      for (const lectures of [[], [{ needsIe: true }, { hasSource: false }]]) {
        const course = await putCourse(portal().db, { lectures })
        const { body } = await leader.call(getPlayerCourse, { courseID: course.id })
        expect([body.code, body.reason, body.message]).toEqual([
          5000,
          'course.noCourseware',
          'This course has no lecture that can be played yet.',
        ])
      }
    })

    it('[ERROR-22, ERROR-37] gets unplayable lectures too, to explain why', async () => {
      const course = await putCourse(portal().db, { lectures: [{}, { needsIe: true }, { hasSource: false }] })
      const { chapters } = await answerOf<PlayerCourse>(leader, getPlayerCourse, { courseID: course.id })
      expect(
        chapters[0]!.courseware.map(({ isPlayable, needsIe, sources }) => [isPlayable, needsIe, sources.length]),
      ).toEqual([
        [true, false, 1],
        [false, true, 1],
        [false, false, 0],
      ])
    })

    it('gets the unrecorded sittings of this course only', async () => {
      const [course, another] = [await putCourse(portal().db), await putCourse(portal().db)]
      const flow = await answerOf<LearningFlow>(learner, beginLearning, {
        courseID: course.id,
        coursewareID: course.lectures[0],
        positionSeconds: 0,
        takesOver: true,
      })
      portal().clock.pass(MINUTE)
      const said = {
        userLearningFlowID: flow.userLearningFlowID,
        type: 'stop',
        revision: 1,
        coursewareID: course.lectures[0],
        positionSeconds: 55,
        seconds: 60,
        because: 'inactive',
      }
      const stopped = await answerOf<LearningFlow>(learner, sendLearningEvent, said)
      const unrecordedIn = async (courseID: string, who = learner) =>
        (await answerOf<PlayerCourse>(who, getPlayerCourse, { courseID })).unrecorded
      expect(await unrecordedIn(course.id)).toEqual(stopped)
      expect([await unrecordedIn(another.id), await unrecordedIn(course.id, leader)]).toEqual([null, null])
      await answerOf(learner, recordLearning, { userLearningFlowID: flow.userLearningFlowID, playEndTime: 60 })
      expect(await unrecordedIn(course.id)).toBeNull()
    })
  })

  describe('the preview', () => {
    it('shows a single lecture, and records nothing', async () => {
      const before = await contentsOf(portal().db, ['learning_flow', 'course_progress', 'courseware_learner'])
      const course = await answerOf<PlayerCourse>(leader, getPreview, {
        coursewareID: coursewareId('routing-the-wave'),
      })
      expect([
        course.courseID,
        course.unrecorded,
        course.chapters.flatMap(({ courseware }) => courseware.map(({ coursewareID }) => coursewareID)),
      ]).toEqual([courseId('flood-forecasting'), null, [coursewareId('routing-the-wave')]])
      const after = await contentsOf(portal().db, ['learning_flow', 'course_progress', 'courseware_learner'])
      expect(after).toEqual(before)
    })

    it('[ERROR-22, ERROR-37] answers for unplayable lectures too', async () => {
      for (const name of ['clean-tender', 'planning-workbook']) {
        const { chapters } = await answerOf<PlayerCourse>(leader, getPreview, { coursewareID: coursewareId(name) })
        expect(chapters[0]!.courseware[0]).toMatchObject({ coursewareID: coursewareId(name), isPlayable: false })
      }
    })

    it('of a draft is for its editors and administrators, and for no other teacher', async () => {
      const draft = await putCourse(portal().db, { isPublished: false })
      await portal()
        .db.updateTable('course')
        .set({ owner_id: userId('teacher') })
        .where('id', '=', draft.id)
        .execute()
      const [coursewareID] = draft.lectures
      for (const name of ['teacher', 'admin']) {
        expect(
          await answerOf<PlayerCourse>(await signedIn(portal(), name), getPreview, { coursewareID }),
        ).toMatchObject({ courseID: draft.id, courseName: draft.name, language: 'zh_CN' })
      }
      for (const who of [leader, await signedIn(portal(), 'school')])
        expect(await refusalOf(getPreview, { coursewareID }, who)).toEqual(['request.notFound', null])
      expect(await refusalOf(getPreview, { coursewareID: 'no-such-lecture' })).toEqual(['request.notFound', null])
    })
  })

  it('[ENTITY-24] a course includes its completion requirements', async () => {
    const detail = (courseID: string) => answerOf<CourseDetail>(leader, getCourse, { courseID })
    expect(await detail(courseId('river-measurement'))).toMatchObject({
      lectureCount: 2,
      requiredMinutes: 0,
      exam: demoExams['river-measurement'],
    })
    expect(await detail(courseId('integrity'))).toMatchObject({ lectureCount: 2, exam: null })
    const course = await putCourse(portal().db, { minutes: 90, lectures: [{}, { needsIe: true }], hasExam: true })
    expect(await detail(course.id)).toMatchObject({
      lectureCount: 1,
      requiredMinutes: 90,
      exam: { minutes: 30, questionCount: 10, passPercent: 60, attempts: 2 },
      mine: null,
    })
  })

  it("[COURSE-06, COURSE-07] a user's courses are filtered by state, each with its detailed state", async () => {
    const listed = (state?: string) =>
      answerOf<Page<MyCourse>>(leader, listMyCourses, { pageSize: 40, ...(state !== undefined && { state }) })
    const [all, learning, completed] = [await listed(), await listed('learning'), await listed('completed')]
    expect(all.count).toBe(learning.count + completed.count)
    for (const { state, standing } of learning.list)
      expect([state, ['studying', 'toExam']]).toEqual(['learning', expect.arrayContaining([standing])])
    for (const { state, standing, progress } of completed.list)
      expect([state, progress, ['passed', 'notPassed']]).toEqual(['completed', 100, expect.arrayContaining([standing])])
    expect(completed.count).toBeGreaterThan(0)
    expect(await refusalOf(listMyCourses, { state: 'notStarted' })).toEqual(['request.invalid', null])
  })

  it('[PLAYER-03] the inactivity time-out is a setting', async () => {
    const other = await startPortal(engine, { environment: { INACTIVITY_MINUTES: '2' } })
    const course = await answerOf<PlayerCourse>(await signedIn(other, 'leader'), getPlayerCourse, {
      courseID: courseId('flood-forecasting'),
    })
    await other.close()
    expect(course.inactivitySeconds).toBe(120)
  })
})
