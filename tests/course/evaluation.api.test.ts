import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCourse, rateCourse } from '#api/course/course.contract.ts'
import type { CourseDetail } from '#api/course/course.contract.ts'
import { getEvaluation } from '#api/course/evaluation.contract.ts'
import type { Evaluation } from '#api/course/evaluation.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { dropProgress, putProgress } from '#tests/kit/server/progress.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const COURSE = demoId('course', 'levees')

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
  })
  const put = (standing: 'studying' | 'toExam' | 'passed' | 'notPassed', progress = 50) =>
    putProgress(portal().db, {
      userId: userId('learner'),
      courseId: COURSE,
      standing,
      progress,
      at: portal().clock.now().getTime(),
    })

  describe('the evaluation of a course', () => {
    const evaluation = () => answerOf<Evaluation>(learner, getEvaluation, { courseID: COURSE })
    beforeEach(async () => {
      await portal().db.deleteFrom('course_rating').where('course_id', '=', COURSE).execute()
      await portal().db.updateTable('course').set({ rating_sum: 0, rating_count: 0 }).where('id', '=', COURSE).execute()
    })

    it('has no average and five empty bars without ratings', async () => {
      expect(await evaluation()).toEqual({
        rating: null,
        ratingCount: 0,
        distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
      })
    })

    it("[COURSE-02 in part] counts every learner's stars, also after a change", async () => {
      const raters = await Promise.all(['learner', 'leader', 'school'].map((name) => signedIn(portal(), name)))
      for (const name of ['learner', 'leader', 'school']) {
        await putProgress(portal().db, { userId: userId(name), courseId: COURSE, at: portal().clock.now().getTime() })
      }
      for (const [i, stars] of [5, 5, 2].entries()) await raters[i]!.call(rateCourse, { courseID: COURSE, stars })
      const counts = async () => (await evaluation()).distribution.map(({ count }) => count)
      expect([await counts(), (await evaluation()).rating, (await evaluation()).ratingCount]).toEqual([
        [2, 0, 0, 1, 0],
        4,
        3,
      ])
      await raters[2]!.call(rateCourse, { courseID: COURSE, stars: 1 })
      expect([await counts(), (await evaluation()).rating]).toEqual([[2, 0, 0, 0, 1], 3.7])
    })

    it('needs a published course', async () => {
      expect((await learner.call(getEvaluation, { courseID: 'no-such-course' })).body.reason).toBe('request.notFound')
      expect((await learner.call(getEvaluation, { courseID: "x' or 'a'='a" })).status).toBe(400)
      const { published_at } = await portal()
        .db.selectFrom('course')
        .select('published_at')
        .where('id', '=', COURSE)
        .executeTakeFirstOrThrow()
      await portal().db.updateTable('course').set({ published_at: null }).where('id', '=', COURSE).execute()
      expect((await learner.call(getEvaluation, { courseID: COURSE })).body.reason).toBe('request.notFound')
      await portal().db.updateTable('course').set({ published_at }).where('id', '=', COURSE).execute()
    })
  })

  describe("the learner's state in a course", () => {
    const mine = async (course = COURSE) =>
      (await answerOf<CourseDetail>(learner, getCourse, { courseID: course })).mine

    it('[COURSE-06, COURSE-07] is not started, learning, or completed and passed or not passed', async () => {
      await dropProgress(portal().db, userId('learner'), COURSE)
      expect(await mine()).toBe(null)
      await put('studying', 25)
      expect(await mine()).toMatchObject({ state: 'learning', standing: 'studying', progress: 25 })
      await put('toExam')
      expect(await mine()).toMatchObject({ state: 'learning', standing: 'toExam' })
      await put('passed')
      expect(await mine()).toMatchObject({ state: 'completed', standing: 'passed', progress: 100 })
      await put('notPassed')
      expect(await mine()).toMatchObject({ state: 'completed', standing: 'notPassed', progress: 100 })
    })

    it('[ENTITY-24] includes the completion requirements, how many of its lectures have been studied, and which comes next', async () => {
      const course = demoId('course', 'integrity')
      const lecture = coursewareId('small-gifts')
      const at = portal().clock.now().getTime()
      await putProgress(portal().db, { userId: userId('learner'), courseId: course, at })
      await portal().db.updateTable('course').set({ required_minutes: 45 }).where('id', '=', course).execute()
      await portal()
        .db.insertInto('course_exam')
        .values({ course_id: course, minutes: 30, question_count: 20, pass_percent: 70, attempts: 2 })
        .execute()
      const { duration_seconds: duration } = await portal()
        .db.selectFrom('courseware')
        .select('duration_seconds')
        .where('id', '=', lecture)
        .executeTakeFirstOrThrow()
      const studied = { user_id: userId('learner'), courseware_id: lecture, position_seconds: 0, updated_at: at }
      await portal()
        .db.insertInto('courseware_learner')
        .values({ ...studied, seconds: duration, reached_seconds: Math.floor(duration / 2) })
        .execute()
      const detail = () => answerOf<CourseDetail>(learner, getCourse, { courseID: course })
      // The third of its lectures needs an old browser.
      expect(await detail()).toMatchObject({
        lectureCount: 2,
        requiredMinutes: 45,
        exam: { minutes: 30, questionCount: 20, passPercent: 70, attempts: 2 },
        mine: { studiedLectures: 0, next: { coursewareID: lecture } },
      })
      await portal()
        .db.updateTable('courseware_learner')
        .set({ reached_seconds: duration })
        .where('user_id', '=', userId('learner'))
        .where('courseware_id', '=', lecture)
        .execute()
      const { mine: now } = await detail()
      expect(now).toMatchObject({ studiedLectures: 1, next: { language: 'en_US' } })
      expect(now?.next?.coursewareID).not.toBe(lecture)
      expect(await answerOf<CourseDetail>(learner, getCourse, { courseID: COURSE })).toMatchObject({ exam: null })
    })
  })
})
