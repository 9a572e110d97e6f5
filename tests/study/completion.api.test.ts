import { beforeAll, describe, expect, it } from 'vitest'
import { getCourseCompletion } from '#api/study/study.contract.ts'
import type { CourseCompletion } from '#api/study/study.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { putMembers } from '#tests/class/members.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { dropProgress, putProgress } from '#tests/kit/server/progress.ts'
import { putCourse, type StudyCourse } from '#tests/kit/server/study-course.ts'
import { DAY, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const at = START.getTime()
  const me = userId('learner')
  let learner: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
    await dropProgress(portal().db, me)
  })
  const completion = ({ id: courseID }: StudyCourse) =>
    answerOf<CourseCompletion>(learner, getCourseCompletion, { courseID })
  const passes = (course: StudyCourse, seconds = 3600) =>
    putProgress(portal().db, { userId: me, courseId: course.id, at, seconds, standing: 'passed' })
  /** A class of the learner with these courses, of which two required ones have to be passed. */
  const inClass = async (
    courses: readonly (readonly [StudyCourse, 'required' | 'elective'])[],
    name: string,
    days = 9,
  ) => {
    const { db } = portal()
    const classID = await putClass(db, { name, ends_at: at + days * DAY, required_pass_count: 2 })
    await putMembers(db, [{ class_id: classID, user_id: me }])
    const rows = courses.map(([{ id: course_id }, kind], position) => ({
      class_id: classID,
      course_id,
      kind,
      position,
    }))
    await db.insertInto('class_course').values(rows).execute()
    return classID
  }

  describe('what a course has come to', () => {
    it('is told with the time of all sittings, the classes that it counts for, and the next course of them', async () => {
      const { db } = portal()
      const [done, before, elective, required] = await Promise.all(
        ['Done', 'Before', 'Elective', 'Required'].map((name) => putCourse(db, { name })),
      )
      if (!done || !before || !elective || !required) throw new Error('No courses')
      await passes(before)
      await passes(done, 4000)
      const later = await inClass([[done, 'elective']], 'Later', 20)
      const sooner = await inClass(
        [
          [before, 'required'],
          [elective, 'elective'],
          [done, 'required'],
          [required, 'required'],
        ],
        'Sooner',
      )
      await inClass([[done, 'required']], 'Over', -1)
      expect(await completion(done)).toEqual({
        courseID: done.id,
        state: 'completed',
        standing: 'passed',
        studiedSeconds: 4000,
        countsFor: [
          { classID: sooner, className: 'Sooner', kind: 'face', isRequired: true, passed: 2, passesAskedFor: 2 },
          { classID: later, className: 'Later', kind: 'face', isRequired: false, passed: 1, passesAskedFor: 0 },
        ],
        next: { courseID: required.id, courseName: 'Required', language: 'zh_CN', coverID: null },
      })
      await passes(required)
      expect((await completion(done)).next?.courseID).toBe(elective.id)
    })

    it('leads on to the course that was studied last, where no class asks for another', async () => {
      const { db } = portal()
      const [alone, begun] = [await putCourse(db, { name: 'Alone' }), await putCourse(db, { name: 'Begun' })]
      await passes(alone)
      expect(await completion(alone)).toMatchObject({ countsFor: [], next: null })
      await putProgress(db, { userId: me, courseId: begun.id, at })
      expect((await completion(alone)).next?.courseID).toBe(begun.id)
      expect((await completion(begun)).next).toBeNull()
    })

    it('says where the exam is left', async () => {
      const course = await putCourse(portal().db, { hasExam: true })
      await putProgress(portal().db, { userId: me, courseId: course.id, at, standing: 'toExam' })
      expect(await completion(course)).toMatchObject({ state: 'learning', standing: 'toExam' })
    })

    it('is not there of a course that the caller has not begun', async () => {
      const course = await putCourse(portal().db)
      expect((await learner.call(getCourseCompletion, { courseID: course.id })).body.reason).toBe('request.notFound')
    })
  })
})
