import { beforeAll, describe, expect, it } from 'vitest'
import { getCourseTopic, listCourseTopics } from '#api/course/course-topic.contract.ts'
import type { CourseTopic, CourseTopicDetail } from '#api/course/course-topic.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoTopics } from '#server/course/topics.demo.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { dropProgress } from '#tests/kit/server/progress.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const courseId = (name: string): string => demoId('course', name)
const topicId = (name: string): string => demoId('topic', name)

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
  })

  const listed = (payload: object = {}, lang = 'en_US') =>
    answerOf<Page<CourseTopic>>(learner, listCourseTopics, payload, lang)
  const one = (name: string, who = learner, lang = 'en_US') =>
    answerOf<CourseTopicDetail>(who, getCourseTopic, { topicID: topicId(name) }, lang)
  const idsOf = (courses: readonly { courseID: string }[]) => courses.map(({ courseID }) => courseID)
  const refused = async (topicID: string) => {
    const { status, body } = await learner.call(getCourseTopic, { topicID })
    return [status, body.code, body.reason]
  }
  /** Runs an action while courses or a topic have another publication time. */
  async function meanwhile(
    table: 'course' | 'course_topic',
    ids: readonly string[],
    at: number | null,
    doing: () => Promise<void>,
  ) {
    const { db } = portal()
    const before = await db.selectFrom(table).select(['id', 'published_at']).where('id', 'in', ids).execute()
    await db.updateTable(table).set({ published_at: at }).where('id', 'in', ids).execute()
    await doing()
    for (const { id, published_at } of before)
      await db.updateTable(table).set({ published_at }).where('id', '=', id).execute()
  }
  const tomorrow = () => portal().clock.now().getTime() + 1

  describe('the list of topics', () => {
    it("has the topics in the staff's order, with number and hours of their courses and the first three", async () => {
      const { list, count } = await listed()
      expect([count, list.map(({ topicID }) => topicID)]).toEqual([4, Object.keys(demoTopics).map(topicId)])
      expect(list[0]).toEqual({
        topicID: topicId('flood-season'),
        topicName: 'Ready for the Flood Season',
        summary: expect.stringMatching(/^From the first drop of rain/) as string,
        language: 'en_US',
        courseCount: 5,
        learningHour: 13.5,
        covers: [
          {
            courseID: courseId('rainfall-runoff'),
            courseName: 'From Rainfall to Runoff',
            categoryCode: 'hydrology',
            coverID: null,
          },
          {
            courseID: courseId('flood-forecasting'),
            courseName: 'Flood Forecasting in Practice',
            categoryCode: 'floods',
            coverID: null,
          },
          {
            courseID: courseId('early-warning'),
            courseName: 'Warnings That Reach the Last Village',
            categoryCode: 'floods',
            coverID: null,
          },
        ],
      })
      await portal()
        .db.updateTable('course_topic')
        .set({ position: -1 })
        .where('id', '=', topicId('shared-water'))
        .execute()
      expect((await listed()).list[0]!.topicID).toBe(topicId('shared-water'))
      await portal()
        .db.updateTable('course_topic')
        .set({ position: 3 })
        .where('id', '=', topicId('shared-water'))
        .execute()
    })

    it('is paginated', async () => {
      const pages = await Promise.all([1, 2, 3].map((pageNum) => listed({ pageNum, pageSize: 3 })))
      expect(pages.map(({ list, count }) => [list.length, count])).toEqual([
        [3, 4],
        [1, 4],
        [0, 4],
      ])
      expect(new Set(pages.flatMap(({ list }) => list.map(({ topicID }) => topicID))).size).toBe(4)
    })

    it("is in the reader's language, with the default one as fallback", async () => {
      expect((await listed({}, 'zh_CN')).list[0]).toMatchObject({
        topicName: '备战汛期',
        language: 'zh_CN',
        covers: [{ courseName: '降雨径流关系入门' }, {}, {}],
      })
      const { db } = portal()
      const kept = await db
        .selectFrom('course_topic_text')
        .selectAll()
        .where('topic_id', '=', topicId('flood-season'))
        .where('language', '=', 'fr_FR')
        .executeTakeFirstOrThrow()
      await db
        .deleteFrom('course_topic_text')
        .where('topic_id', '=', kept.topic_id)
        .where('language', '=', 'fr_FR')
        .execute()
      expect((await listed({}, 'fr_FR')).list[0]).toMatchObject({ topicName: '备战汛期', language: 'zh_CN' })
      expect((await one('flood-season', learner, 'fr_FR')).language).toBe('zh_CN')
      await db.insertInto('course_topic_text').values(kept).execute()
      expect((await listed({}, 'fr_FR')).list[0]).toMatchObject({ topicName: kept.title, language: 'fr_FR' })
    })

    it.each([{ pageNum: 0 }, { pageSize: 41 }, { pageNum: 'one' }, { topicID: 'x' }])('refuses %j', async (payload) => {
      const { status, body } = await learner.call(listCourseTopics, payload)
      expect([status, body.reason]).toEqual([400, 'request.invalid'])
    })
  })

  describe('one topic', () => {
    it("has its courses in order, each with the caller's progress", async () => {
      const topic = await one('gauge-to-map')
      expect(topic).toMatchObject({
        topicID: topicId('gauge-to-map'),
        topicName: 'From Gauge to Map',
        courseCount: 6,
        learningHour: 11.5,
      })
      expect(topic.courses.map(({ courseID, progress }) => [courseID, progress])).toEqual(
        (
          [
            ['river-measurement', 100],
            ['data-quality', null],
            ['gis-basics', 20],
            ['remote-sensing', null],
            ['groundwater', null],
            ['information-security', 100],
          ] as const
        ).map(([name, progress]) => [courseId(name), progress]),
      )
      expect(topic.courses[2]).toMatchObject({
        courseName: 'GIS for River Basins',
        categoryName: 'Digital skills',
        courseLearningHour: 3,
      })

      const { db } = portal()
      await db
        .updateTable('course_topic_course')
        .set({ position: -1 })
        .where('topic_id', '=', topicId('gauge-to-map'))
        .where('course_id', '=', courseId('groundwater'))
        .execute()
      expect((await one('gauge-to-map')).courses[0]!.courseID).toBe(courseId('groundwater'))
      await db
        .updateTable('course_topic_course')
        .set({ position: 4 })
        .where('topic_id', '=', topicId('gauge-to-map'))
        .where('course_id', '=', courseId('groundwater'))
        .execute()
    })

    it("shows nobody else's progress", async () => {
      const teacher = await one('gauge-to-map', await signedIn(portal(), 'teacher'))
      expect(teacher.courses.map(({ progress }) => progress)).toEqual([null, 100, null, 40, null, null])
      await dropProgress(portal().db, userId('school'))
      const school = await one('gauge-to-map', await signedIn(portal(), 'school'))
      expect(school.courses.every(({ progress }) => progress === null)).toBe(true)
    })

    it.each(['nothing', demoId('topic', 'nothing'), courseId('levees')])('refuses %s as not found', async (topicID) => {
      expect(await refused(topicID)).toEqual([404, 5000, 'request.notFound'])
    })

    it.each(["x' or 'a'='a", 'x'.repeat(65), '\u0000'])('refuses %j', async (topicID) => {
      expect(await refused(topicID)).toEqual([400, 5000, 'request.invalid'])
    })
  })

  describe('unpublished content', () => {
    it.each(['a draft', 'of tomorrow'])('is hidden and not counted when a course is %s', async (what) => {
      await meanwhile(
        'course',
        ['rainfall-runoff', 'early-warning'].map(courseId),
        what === 'a draft' ? null : tomorrow(),
        async () => {
          const [topic] = (await listed()).list
          expect([topic!.courseCount, topic!.learningHour, idsOf(topic!.covers)]).toEqual([
            3,
            9,
            ['flood-forecasting', 'levees', 'emergency-command'].map(courseId),
          ])
          const shown = await one('flood-season')
          expect([shown.courseCount, idsOf(shown.courses)]).toEqual([
            3,
            ['flood-forecasting', 'levees', 'emergency-command'].map(courseId),
          ])
        },
      )
      expect((await one('flood-season')).courseCount).toBe(5)
    })

    it('hides a topic without published courses', async () => {
      await meanwhile('course', demoTopics['shared-water'].map(courseId), null, async () => {
        const { list, count } = await listed()
        expect([count, list.map(({ topicID }) => topicID).includes(topicId('shared-water'))]).toEqual([3, false])
        expect(await refused(topicId('shared-water'))).toEqual([404, 5000, 'request.notFound'])
      })
    })

    it.each(['a draft', 'of tomorrow'])('hides a topic that is %s', async (what) => {
      await meanwhile('course_topic', [topicId('living-rivers')], what === 'a draft' ? null : tomorrow(), async () => {
        expect((await listed()).count).toBe(3)
        expect(await refused(topicId('living-rivers'))).toEqual([404, 5000, 'request.notFound'])
      })
      expect((await listed()).count).toBe(4)
    })
  })
})
