import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCourse, listCourses, rateCourse } from '#api/course/course.contract.ts'
import type { CourseCard, CourseDetail, CourseRating } from '#api/course/course.contract.ts'
import { listFavouriteCourses, setFavourite } from '#api/course/favourite.contract.ts'
import type { FavouriteCourse } from '#api/course/favourite.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { languages } from '#i18n/locales.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { dropProgress, putProgress } from '#tests/kit/server/progress.ts'
import { SECOND } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const courseId = (name: string): string => demoId('course', name)

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    ;[learner, leader] = (await Promise.all(['learner', 'leader'].map((name) => signedIn(portal(), name)))) as [
      Visitor,
      Visitor,
    ]
  })

  const seen = (name: string, who = learner) => answerOf<CourseDetail>(who, getCourse, { courseID: courseId(name) })
  const publish = (name: string, at: number | null) =>
    portal().db.updateTable('course').set({ published_at: at }).where('id', '=', courseId(name)).execute()

  describe('favourites', () => {
    beforeEach(async () => {
      await portal().db.deleteFrom('favourite').execute()
    })
    const set = (name: string, isFavourite: boolean, who = learner) =>
      who.call(setFavourite, { courseID: courseId(name), isFavourite })
    const listed = (payload: object = {}, who = learner) =>
      answerOf<Page<FavouriteCourse>>(who, listFavouriteCourses, payload)
    const idsIn = ({ list }: Page<FavouriteCourse>) => list.map(({ courseID }) => courseID)
    const collect = async (...names: readonly string[]) => {
      for (const name of names) {
        portal().clock.pass(SECOND)
        await set(name, true)
      }
    }

    it('[COURSE-02 in part, COURSE-04 in part] are added and removed per user', async () => {
      expect((await seen('wetlands')).isFavourite).toBe(false)
      expect((await set('wetlands', true)).body.data).toEqual({ isFavourite: true })
      expect([
        (await seen('wetlands')).isFavourite,
        (await seen('wetlands', leader)).isFavourite,
        (await seen('levees')).isFavourite,
      ]).toEqual([true, false, false])
      expect((await listed({}, leader)).count).toBe(0)
      await set('wetlands', false, leader)
      expect((await seen('wetlands')).isFavourite).toBe(true)
      expect((await set('wetlands', false)).body.data).toEqual({ isFavourite: false })
      expect([(await seen('wetlands')).isFavourite, (await listed()).count]).toEqual([false, 0])
    })

    it('are idempotent, also concurrently', async () => {
      await collect('wetlands')
      const [before] = (await listed()).list
      portal().clock.pass(60 * SECOND)
      const again = await Promise.all(Array.from({ length: 8 }, () => set('wetlands', true)))
      expect(new Set(again.map(({ body }) => body.code))).toEqual(new Set([2000]))
      expect((await listed()).list).toEqual([before])
      const out = await Promise.all(Array.from({ length: 8 }, () => set('wetlands', false)))
      expect(new Set(out.map(({ body }) => body.code))).toEqual(new Set([2000]))
      expect((await listed()).count).toBe(0)
    })

    it('[ARCHIVE-01 in part] are listed, the one added last first, with card, progress and time', async () => {
      await collect('wetlands', 'flood-forecasting', 'levees')
      expect(idsIn(await listed())).toEqual(['levees', 'flood-forecasting', 'wetlands'].map(courseId))
      const { list } = await answerOf<Page<CourseCard>>(learner, listCourses, { pageSize: 40 })
      const card = list.find(({ courseID }) => courseID === courseId('flood-forecasting'))!
      const { progress } = (await seen('flood-forecasting')).mine!
      expect((await listed()).list[1]).toEqual({
        ...card,
        progress,
        collectedAt: expect.stringMatching(/^2026-03-02 08:\d\d:\d\d$/) as string,
      })
      expect((await listed()).list[2]!.progress).toBeNull()
      expect(
        (await answerOf<Page<FavouriteCourse>>(learner, listFavouriteCourses, {}, 'zh_CN')).list[1]!.courseName,
      ).toBe('洪水预报原理与实务')
    })

    it('are paginated, each once', async () => {
      const names = ['wetlands', 'levees', 'drought', 'integrity', 'negotiation']
      await collect(...names)
      const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => listed({ pageNum, pageSize: 2 })))
      expect(pages.map(({ list, count }) => [list.length, count])).toEqual([
        [2, 5],
        [2, 5],
        [1, 5],
        [0, 5],
      ])
      expect(pages.flatMap(idsIn)).toEqual(names.toReversed().map(courseId))
    })

    it('omit unpublished courses, which cannot be added but can be removed', async () => {
      const { published_at } = await portal()
        .db.selectFrom('course')
        .select('published_at')
        .where('id', '=', courseId('wetlands'))
        .executeTakeFirstOrThrow()
      await collect('wetlands', 'levees')
      for (const at of [null, portal().clock.now().getTime() + 1]) {
        await publish('wetlands', at)
        const { list, count } = await listed()
        expect([list.map(({ courseID }) => courseID), count]).toEqual([[courseId('levees')], 1])
      }
      expect((await set('wetlands', true, leader)).body.reason).toBe('request.notFound')
      expect((await set('wetlands', false, leader)).body.reason).toBe('request.notFound')
      expect((await set('wetlands', false)).body.code).toBe(2000)
      await publish('wetlands', published_at)
      expect(idsIn(await listed())).toEqual([courseId('levees')])
    })

    it.each([[{ isFavourite: 'yes' }], [{ isFavourite: null }], [{}], [{ isFavourite: 1 }]])(
      'refuse %j',
      async (body) => {
        const { status, body: said } = await learner.call(setFavourite, { courseID: courseId('levees'), ...body })
        expect([status, said.reason, (await listed()).count]).toEqual([400, 'request.invalid', 0])
      },
    )

    it('refuse unknown courses', async () => {
      for (const isFavourite of [true, false]) {
        const { status, body } = await learner.call(setFavourite, { courseID: 'no-such-course', isFavourite })
        expect([status, body.reason]).toEqual([404, 'request.notFound'])
      }
      expect((await learner.call(setFavourite, { courseID: 'a b', isFavourite: true })).status).toBe(400)
    })
  })

  describe('the stars of a course', () => {
    const COURSE = 'flood-forecasting'
    const rate = (stars: unknown, who = learner, name = COURSE) =>
      who.call(rateCourse, { courseID: courseId(name), stars })
    const counted = async (name = COURSE) => {
      const course = await portal()
        .db.selectFrom('course')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', courseId(name))
        .executeTakeFirstOrThrow()
      return [course.rating_sum, course.rating_count]
    }
    const begin = async (people: readonly string[]) => {
      const now = portal().clock.now().getTime()
      for (const person of people)
        await putProgress(portal().db, {
          userId: person,
          courseId: courseId(COURSE),
          progress: 5,
          seconds: 60,
          at: now,
        })
    }

    it("of the demo organisation match its courses' counters", async () => {
      const rows = await portal().db.selectFrom('course_rating').selectAll().execute()
      const courses = await portal().db.selectFrom('course').select(['id', 'rating_sum', 'rating_count']).execute()
      for (const course of courses) {
        const given = rows.filter((row) => row.course_id === course.id).map(({ stars }) => stars)
        expect([course.rating_sum, course.rating_count]).toEqual([
          given.reduce((sum, stars) => sum + stars, 0),
          given.length,
        ])
      }
    })

    describe('ratings', () => {
      beforeEach(async () => {
        await portal().db.deleteFrom('course_rating').execute()
        await portal().db.updateTable('course').set({ rating_sum: 40, rating_count: 10 }).execute()
      })

      it('[COURSE-02 in part] are given once and can be changed', async () => {
        expect((await seen(COURSE)).mine!.stars).toBeNull()
        expect((await rate(5)).body.data).toEqual({ stars: 5, rating: 4.1, ratingCount: 11 } satisfies CourseRating)
        expect(await counted()).toEqual([45, 11])
        const shown = await seen(COURSE)
        expect([shown.mine!.stars, shown.rating, shown.ratingCount]).toEqual([5, 4.1, 11])
        expect((await rate(1)).body.data).toEqual({ stars: 1, rating: 3.7, ratingCount: 11 })
        expect((await rate(1)).body.data).toEqual({ stars: 1, rating: 3.7, ratingCount: 11 })
        expect([await counted(), (await seen(COURSE)).mine!.stars]).toEqual([[41, 11], 1])
        expect(await counted('levees')).toEqual([40, 10])
      })

      it('are counted correctly when many people and tabs rate concurrently', async () => {
        await begin([userId('learner'), userId('leader')])
        const visitors = [
          learner,
          leader,
          ...(await Promise.all(['learner', 'leader'].map((name) => signedIn(portal(), name)))),
        ]
        const answers = await Promise.all(
          Array.from({ length: 48 }, (_, i) => rate((i % 5) + 1, visitors[i % visitors.length])),
        )
        expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([2000]))
        const rows = await portal().db.selectFrom('course_rating').select('stars').execute()
        expect(rows.length).toBe(2)
        expect(await counted()).toEqual([40 + rows.reduce((sum, { stars }) => sum + stars, 0), 12])
      })

      it('are refused without having begun the course', async () => {
        await dropProgress(portal().db, userId('learner'), courseId('wetlands'))
        const { status, body } = await rate(4, learner, 'wetlands')
        expect([status, body.code, body.reason, body.message]).toEqual([
          200,
          5000,
          'course.notBegun',
          'You can rate this course once you have started it.',
        ])
        expect(await counted('wetlands')).toEqual([40, 10])
        const said = await Promise.all(
          languages.map(
            async ({ code }) =>
              (await learner.call(rateCourse, { courseID: courseId('wetlands'), stars: 4 }, { lang: code })).body
                .message,
          ),
        )
        expect(new Set(said).size).toBe(languages.length)
      })

      it.each([0, 6, 2.5, -1, '4', 'five', null, [4], undefined])('are refused for %j', async (stars) => {
        const { status, body } = await rate(stars)
        expect([status, body.reason, await counted()]).toEqual([400, 'request.invalid', [40, 10]])
      })

      it('are refused for unknown or unpublished courses, and to visitors', async () => {
        expect((await learner.call(rateCourse, { courseID: 'no-such-course', stars: 4 })).body.reason).toBe(
          'request.notFound',
        )
        const { published_at } = await portal()
          .db.selectFrom('course')
          .select('published_at')
          .where('id', '=', courseId(COURSE))
          .executeTakeFirstOrThrow()
        await publish(COURSE, null)
        expect((await rate(4)).body.reason).toBe('request.notFound')
        await publish(COURSE, published_at)
        expect(await counted()).toEqual([40, 10])
      })
    })
  })
})
