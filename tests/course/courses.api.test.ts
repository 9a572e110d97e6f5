import { beforeAll, describe, expect, it } from 'vitest'
import {
  getCourse,
  getLastLearnInfo,
  listCourseFacets,
  listCourseRanking,
  listCourses,
  listHomeCourses,
  listLearnerRanking,
  listMyCourses,
} from '#api/course/course.contract.ts'
import type {
  CourseCard,
  CourseDetail,
  CourseFacets,
  HomeCourses,
  LearnerRanking,
  MyCourse,
  RankedCourse,
} from '#api/course/course.contract.ts'
import { searchTerms } from '#server/course/course-search.ts'
import { learnerRanking } from '#server/course/learner-ranking.ts'
import { addStudyTime } from '#server/course/study-sums.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { putProgress } from '#tests/kit/server/progress.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const courseId = (name: string): string => demoId('course', name)
const DAY = 24 * HOUR

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
  })

  const listed = (payload: object = {}, lang = 'en_US') =>
    answerOf<Page<CourseCard>>(learner, listCourses, payload, lang)
  const idsOf = (cards: readonly { courseID: string }[]) => cards.map(({ courseID }) => courseID)

  describe('home', () => {
    it('shows everybody recommended, hot and new courses, each in order', async () => {
      const { recommended, hot, newest } = await answerOf<HomeCourses>(new Visitor(portal()), listHomeCourses)
      expect(idsOf(recommended)).toEqual(
        [
          'flood-forecasting',
          'early-warning',
          'environmental-flow',
          'levees',
          'sediment-transport',
          'emergency-command',
        ].map(courseId),
      )
      const learners = hot.map(({ learnerCount }) => learnerCount)
      expect([hot.length, learners]).toEqual([8, learners.toSorted((a, b) => b - a)])
      expect(idsOf(newest)).toEqual(
        ['remote-sensing', 'fish-passage', 'early-warning', 'groundwater', 'water-quality', 'flood-forecasting'].map(
          courseId,
        ),
      )
      const most = await portal()
        .db.selectFrom('course')
        .select((eb) => eb.fn.max('learner_count').as('most'))
        .executeTakeFirstOrThrow()
      expect(hot[0]!.learnerCount).toBe(most.most)
    })

    it('[ENTITY-24] has cards with all listed fields of a course', async () => {
      const { newest } = await answerOf<HomeCourses>(new Visitor(portal()), listHomeCourses)
      const course = newest.find(({ courseID }) => courseID === courseId('flood-forecasting'))!
      const { learner_count } = await portal()
        .db.selectFrom('course')
        .select('learner_count')
        .where('id', '=', course.courseID)
        .executeTakeFirstOrThrow()
      expect(course).toEqual({
        courseID: courseId('flood-forecasting'),
        courseName: 'Flood Forecasting in Practice',
        coverID: null,
        summary: 'Follow a real flood watch from the first rain gauge reading to the forecast that goes out.',
        language: 'en_US',
        kind: 'required',
        categoryCode: 'floods',
        categoryName: 'Floods and droughts',
        year: 2026,
        courseLearningHour: 4,
        credit: 4,
        learnerCount: learner_count,
        rating: expect.closeTo(4.3, 0.7) as number,
        publishedAt: '2026-01-10 02:00:00',
        teachers: ['赵明哲', 'Priya Raman'],
      })
      expect(newest[0]).toMatchObject({
        courseName: 'Watching Water from Space',
        rating: null,
        courseLearningHour: 2.5,
        credit: 2.5,
      })
    })

    it("is in the reader's language, with the default one as fallback", async () => {
      const title = async (lang: string) => {
        const { recommended } = await answerOf<HomeCourses>(new Visitor(portal()), listHomeCourses, {}, lang)
        return [recommended[1]!.courseName, recommended[1]!.language, recommended[1]!.categoryName]
      }
      expect(await title('zh_CN')).toEqual(['让预警到达最后一个村庄', 'zh_CN', '防洪抗旱'])
      const kept = await portal()
        .db.selectFrom('course_text')
        .select(['course_id', 'language', 'is_base', 'title', 'summary', 'detail', 'search'])
        .where('course_id', '=', courseId('early-warning'))
        .where('language', '=', 'en_US')
        .executeTakeFirstOrThrow()
      await portal()
        .db.deleteFrom('course_text')
        .where('course_id', '=', kept.course_id)
        .where('language', '=', 'en_US')
        .execute()
      expect(await title('en_US')).toEqual(['让预警到达最后一个村庄', 'zh_CN', 'Floods and droughts'])
      await portal().db.insertInto('course_text').values(kept).execute()
      expect(await title('en_US')).toEqual(['Warnings That Reach the Last Village', 'en_US', 'Floods and droughts'])
    })

    it('ranks the ten courses with the most learners', async () => {
      const ranking = await answerOf<RankedCourse[]>(new Visitor(portal()), listCourseRanking)
      const learners = ranking.map(({ learnerCount }) => learnerCount)
      expect([ranking.length, learners]).toEqual([10, learners.toSorted((a, b) => b - a)])
      const { hot } = await answerOf<HomeCourses>(new Visitor(portal()), listHomeCourses)
      expect(idsOf(ranking).slice(0, 8)).toEqual(idsOf(hot))
      expect(ranking[0]).toEqual({
        courseID: hot[0]!.courseID,
        courseName: hot[0]!.courseName,
        language: 'en_US',
        learnerCount: hot[0]!.learnerCount,
        rating: hot[0]!.rating,
      })
    })

    it('shows a course from its publication on, and never a draft', async () => {
      const course = courseId('fish-passage')
      const publishedAt = async (at: number | null) => {
        await portal()
          .db.updateTable('course')
          .set({ published_at: at, recommended_position: 0, learner_count: 1000 })
          .where('id', '=', course)
          .execute()
      }
      const seen = async () => {
        const home = await answerOf<HomeCourses>(new Visitor(portal()), listHomeCourses)
        const lists = [
          ...Object.values(home),
          await answerOf<RankedCourse[]>(learner, listCourseRanking),
          (await listed({ pageSize: 40 })).list,
        ]
        return [
          ...lists.map((list) => idsOf(list).includes(course)),
          (await learner.call(getCourse, { courseID: course })).status === 200,
        ]
      }
      const before = await portal()
        .db.selectFrom('course')
        .selectAll()
        .where('id', '=', course)
        .executeTakeFirstOrThrow()
      await publishedAt(portal().clock.now().getTime())
      expect(new Set(await seen())).toEqual(new Set([true]))
      await publishedAt(portal().clock.now().getTime() + 1)
      expect(new Set(await seen())).toEqual(new Set([false]))
      await publishedAt(null)
      expect(new Set(await seen())).toEqual(new Set([false]))
      await portal().db.updateTable('course').set(before).where('id', '=', course).execute()
    })
  })

  describe('the ranking of learners', () => {
    const ranked = (who: Visitor, period: string) => answerOf<LearnerRanking>(who, listLearnerRanking, { period })
    const study = (name: string, day: number, seconds: number) =>
      addStudyTime(portal().db, { user_id: userId(name), day, seconds })
    const nobodyStudied = async () => {
      for (const table of ['study_day', 'study_sum'] as const) await portal().db.deleteFrom(table).execute()
    }

    it('sums the study time of the month and of the year', async () => {
      const rows = await portal().db.selectFrom('study_day').selectAll().execute()
      const sums = (from: number) => {
        const of = new Map<string, number>()
        for (const { user_id, day, seconds } of rows)
          if (day >= from && day <= 20260302) of.set(user_id, (of.get(user_id) ?? 0) + seconds)
        return [...of.values()]
          .sort((a, b) => b - a)
          .slice(0, 10)
          .map((seconds) => Math.round(seconds / 360) / 10)
      }
      const [month, year] = [await ranked(learner, 'month'), await ranked(learner, 'year')]
      expect(month.list.map(({ hours }) => hours)).toEqual(sums(20260301))
      expect(year.list.map(({ hours }) => hours)).toEqual(sums(20260101))
      expect(month.list.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(month.list.map((row) => row.userId)).not.toEqual(year.list.map((row) => row.userId))
    })

    it('uses the boundaries of the month and of the year', async () => {
      await nobodyStudied()
      await study('learner', 20251231, 360_000)
      await study('learner', 20260101, 3600)
      await study('learner', 20260228, 7200)
      await study('learner', 20260301, 1800)
      await study('learner', 20260302, 900)
      await study('learner', 20260303, 7200)
      expect((await ranked(learner, 'month')).self).toEqual({ position: 1, hours: 0.8 })
      expect((await ranked(learner, 'year')).self).toEqual({ position: 1, hours: 3.8 })
    })

    it('counts months by the clocks of the organisation', async () => {
      await nobodyStudied()
      await study('learner', 20260331, 3600)
      await study('learner', 20260401, 7200)
      const hoursAt = async (at: string) =>
        (await learnerRanking(portal().db, userId('learner'), 'month', new Date(at))).self?.hours
      expect([await hoursAt('2026-03-31T18:14:00Z'), await hoursAt('2026-03-31T18:15:00Z')]).toEqual([1, 2])
    })

    it('identifies the caller, also below the tenth place', async () => {
      await nobodyStudied()
      const people = (
        await portal().db.selectFrom('user').select('id').where('password_hash', 'is', null).limit(11).execute()
      ).map(({ id }) => id)
      for (const [i, id] of people.entries())
        await addStudyTime(portal().db, { user_id: id, day: 20260302, seconds: 7200 + 360 * i })
      await study('learner', 20260302, 3600)
      await study('leader', 20260302, 90_000)
      const below = await ranked(learner, 'month')
      expect([below.list.length, below.list.some(({ isSelf }) => isSelf), below.self]).toEqual([
        10,
        false,
        { position: 13, hours: 1 },
      ])
      expect(below.list[0]).toEqual({
        position: 1,
        userId: userId('leader'),
        originalName: 'Amélie Laurent',
        hours: 25,
        isSelf: false,
      })
      const leader = await ranked(await signedIn(portal(), 'leader'), 'month')
      expect(leader.list.map(({ isSelf }) => isSelf)).toEqual([true, ...Array.from({ length: 9 }, () => false)])
      expect((await ranked(await signedIn(portal(), 'weak'), 'month')).self).toBeNull()
    })

    it('is empty without any study', async () => {
      await nobodyStudied()
      expect(await ranked(learner, 'year')).toEqual({ list: [], self: null })
    })

    it.each([{}, { period: 'week' }, { period: '' }, { period: 'month,year' }])('refuses %j', async (payload) => {
      const { status, body } = await learner.call(listLearnerRanking, payload)
      expect([status, body.reason]).toEqual([400, 'request.invalid'])
    })
  })

  describe('the course to continue with', () => {
    it('[CALL-18, ENTITY-10] is the one learned last', async () => {
      const course = {
        courseID: courseId('flood-forecasting'),
        courseName: 'Flood Forecasting in Practice',
        progress: 62,
      }
      expect(await answerOf(learner, getLastLearnInfo)).toEqual(course)
      expect(await answerOf(learner, getLastLearnInfo, {}, 'zh_CN')).toEqual({
        ...course,
        courseName: '洪水预报原理与实务',
      })
    })

    it('is never a completed one, and without one the call fails', async () => {
      const committee = await signedIn(portal(), 'committee')
      const complete = (name: string) =>
        putProgress(portal().db, {
          userId: userId('committee'),
          courseId: courseId(name),
          standing: 'passed',
          at: portal().clock.now().getTime(),
        })
      expect(await answerOf(committee, getLastLearnInfo)).toMatchObject({
        courseID: courseId('dam-inspection'),
        progress: 55,
      })
      await complete('dam-inspection')
      const { body } = await committee.call(getLastLearnInfo)
      expect(body).toMatchObject({ code: 5000, reason: 'request.notFound', data: null })
    })
  })

  describe('the list of courses', () => {
    it('has every published course exactly once over its pages, newest first', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => listed({ pageNum })))
      expect(pages.map(({ list, count }) => [list.length, count])).toEqual([
        [10, 24],
        [10, 24],
        [4, 24],
        [0, 24],
      ])
      const all = pages.flatMap(({ list }) => list)
      expect(new Set(idsOf(all)).size).toBe(24)
      const published = all.map(({ publishedAt }) => publishedAt)
      expect(published).toEqual(published.toSorted().reverse())
      expect(idsOf((await listed({ pageNum: 2, pageSize: 5 })).list)).toEqual(idsOf(all).slice(5, 10))
    })

    it('sorts by learners and by rating, the unrated last', async () => {
      const hot = (await listed({ sort: 'hot', pageSize: 40 })).list.map(({ learnerCount }) => learnerCount)
      expect(hot).toEqual(hot.toSorted((a, b) => b - a))
      const ratings = (await listed({ sort: 'rating', pageSize: 40 })).list.map(({ rating }) => rating ?? 0)
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
      expect(ratings.at(-1)).toBe(0)
    })

    it('[COURSE-01] filters by required or elective, and by category', async () => {
      const [required, elective] = [
        await listed({ kind: 'required', pageSize: 40 }),
        await listed({ kind: 'elective', pageSize: 40 }),
      ]
      expect([required.count, elective.count]).toEqual([10, 14])
      expect(new Set(required.list.map(({ kind }) => kind))).toEqual(new Set(['required']))
      const both = await listed({ kind: 'required', categoryCode: 'digital' })
      expect([both.count, idsOf(both.list)]).toEqual([2, ['data-quality', 'information-security'].map(courseId)])
      expect(await listed({ categoryCode: 'nothing' })).toEqual({ list: [], count: 0 })
    })

    it('filters by year and teacher', async () => {
      const years = await Promise.all([2024, 2025, 2026].map((year) => listed({ year, pageSize: 40 })))
      for (const [i, { list, count }] of years.entries()) {
        expect([list.length, new Set(list.map(({ year }) => year))]).toEqual([count, new Set([2024 + i])])
      }
      expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(24)
      expect(await listed({ year: 1900 })).toEqual({ list: [], count: 0 })

      const taught = async (teacher: string) => idsOf((await listed({ teacher })).list)
      expect(await taught('Анна Соколова')).toEqual(['dam-monitoring', 'dam-inspection'].map(courseId))
      expect(await taught('  Priya Raman ')).toEqual([courseId('flood-forecasting')])
      for (const other of ['Priya', 'priya raman', 'Priya%', "Priya' or 'a'='a"])
        expect(await taught(other), other).toEqual([])
      const both = await listed({
        teacher: 'Анна Соколова',
        year: years[1]!.list.find(({ courseID }) => courseID === courseId('dam-monitoring'))!.year,
        kind: 'elective',
      })
      expect([both.count, idsOf(both.list)]).toEqual([1, [courseId('dam-monitoring')]])
    })

    it('counts the courses per year and teacher for the filters', async () => {
      const facets = (lang = 'en_US') => answerOf<CourseFacets>(new Visitor(portal()), listCourseFacets, {}, lang)
      const before = await facets()
      expect(before.years.map(({ year }) => year)).toEqual([2026, 2025, 2024])
      for (const { year, count } of before.years) expect((await listed({ year })).count).toBe(count)
      for (const { name, count } of before.teachers) expect((await listed({ teacher: name })).count, name).toBe(count)
      const names = before.teachers.map(({ name }) => name)
      const taught = await portal().db.selectFrom('course_teacher').select('name').distinct().execute()
      expect(names.toSorted()).toEqual(taught.map(({ name }) => name).toSorted())
      expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
      const chinese = (await facets('zh_CN')).teachers.map(({ name }) => name)
      expect(chinese).toEqual(names.toSorted(new Intl.Collator('zh-CN').compare))
      expect(chinese).not.toEqual(names)
    })

    it('offers no year and no teacher of unpublished courses', async () => {
      const own = { course: courseId('remote-sensing'), name: 'ليلى حسن' }
      const offered = async () => {
        const { years, teachers } = await answerOf<CourseFacets>(learner, listCourseFacets)
        return [years.some(({ year }) => year === 1999), teachers.some(({ name }) => name === own.name)]
      }
      const before = await portal()
        .db.selectFrom('course')
        .selectAll()
        .where('id', '=', own.course)
        .executeTakeFirstOrThrow()
      const is = (change: object) =>
        portal()
          .db.updateTable('course')
          .set({ ...change, year: 1999 })
          .where('id', '=', own.course)
          .execute()
      await is({ published_at: portal().clock.now().getTime() })
      expect(await offered()).toEqual([true, true])
      await is({ published_at: portal().clock.now().getTime() + 1 })
      expect(await offered()).toEqual([false, false])
      await is({ published_at: null })
      expect(await offered()).toEqual([false, false])
      expect((await listed({ teacher: own.name })).count).toBe(0)
      await portal().db.updateTable('course').set(before).where('id', '=', own.course).execute()
    })

    it("matches words of title and summary in the reader's language", async () => {
      const found = async (keyword: string, lang = 'en_US') =>
        (await listed({ keyword }, lang)).list.map(({ courseName }) => courseName)
      expect(await found('FLOOD')).toEqual(
        expect.arrayContaining(['Flood Forecasting in Practice', 'Emergency Command: a Table-Top Exercise']),
      )
      expect(await found('  borders water ')).toEqual(['Water Law Across Borders'])
      expect(await found('预警', 'zh_CN')).toEqual(['让预警到达最后一个村庄'])
      expect(await found('预警')).toEqual([])
      expect((await listed({ keyword: '   ' })).count).toBe(24)
      expect((await listed({ keyword: '\u0001' })).count).toBe(24)
    })

    it('matches case-, width- and accent-insensitively, in every script', async () => {
      const write = (title: string) =>
        portal()
          .db.updateTable('course_text')
          .set({ title, search: searchTerms('en_US', title, false) })
          .where('course_id', '=', courseId('wetlands'))
          .where('language', '=', 'en_US')
          .execute()
      const before = await portal()
        .db.selectFrom('course_text')
        .select(['title', 'search'])
        .where('course_id', '=', courseId('wetlands'))
        .where('language', '=', 'en_US')
        .executeTakeFirstOrThrow()
      for (const [title, keyword] of [
        ['ВОДНОЕ право', 'водНОЕ ПРАВО'],
        ['Prévision des CRUES à Nîmes', 'prevision nimes'],
        ['Quản lý NƯỚC', 'quan ly nuoc'],
        ['ความรู้ 水文 ＡＢＣ', 'abc 水文'],
        ['គ្រប់គ្រងទឹក', 'គ្រងទឹក'],
        ['إدارة المياه', 'المياه'],
        ['ÅNGSTRÖM', 'ångström'],
      ] as const) {
        await write(title)
        expect(idsOf((await listed({ keyword })).list), `${keyword} in ${title}`).toEqual([courseId('wetlands')])
      }
      // Words match by prefix, and punctuation separates words like spaces.
      for (const [title, right, wrong] of [
        ['100% of it', '10', '0%'],
        ['a_b of "data"', 'A-b data', 'b-a'],
        ['C:\\xylem', ':\\xy', "xylem' or c"],
      ] as const) {
        await write(title)
        expect(idsOf((await listed({ keyword: right })).list), right).toEqual([courseId('wetlands')])
        expect((await listed({ keyword: wrong })).count, wrong).toBe(0)
      }
      expect((await listed({ keyword: '%' })).count).toBe(0)
      await portal()
        .db.updateTable('course_text')
        .set(before)
        .where('course_id', '=', courseId('wetlands'))
        .where('language', '=', 'en_US')
        .execute()
    })

    it.each([
      { pageNum: -1 },
      { pageNum: 0 },
      { pageNum: 1.5 },
      { pageNum: '1e9' },
      { pageNum: 'two' },
      { pageNum: '' },
      { pageSize: -1 },
      { pageSize: 0 },
      { pageSize: 41 },
      { pageSize: 1.5 },
      { pageSize: 'many' },
      { kind: 'free' },
      { categoryCode: "x' or 1=1" },
      { keyword: 'x'.repeat(101) },
      { sort: 'price' },
      { unknown: 1 },
      { year: '' },
      { year: 1899 },
      { year: 2201 },
      { year: 2026.5 },
      { year: 'last' },
      { teacher: '' },
      { teacher: '  ' },
      { teacher: 'x'.repeat(101) },
      { teacher: 'a\u0000b' },
    ])('refuses %j', async (payload) => {
      const { status, body } = await learner.call(listCourses, payload)
      expect([status, body.code, body.reason]).toEqual([400, 5000, 'request.invalid'])
    })
  })

  describe('one course', () => {
    it("[ENTITY-24] has its details, the caller's progress, and related ones", async () => {
      const course = await answerOf<CourseDetail>(learner, getCourse, { courseID: courseId('flood-forecasting') })
      expect(course).toMatchObject({
        courseName: 'Flood Forecasting in Practice',
        teachers: ['赵明哲', 'Priya Raman'],
        mine: { progress: 62, lastLearnedAt: '2026-03-01 15:00:00' },
      })
      expect(course.mine!.studiedSeconds).toBeGreaterThanOrEqual(4 * 3600 * 0.62)
      expect(course.detail.split('\n\n')).toHaveLength(2)
      expect(idsOf(course.related).toSorted()).toEqual(
        ['early-warning', 'drought', 'emergency-command'].map(courseId).toSorted(),
      )
      const learners = course.related.map(({ learnerCount }) => learnerCount)
      expect(learners).toEqual(learners.toSorted((a, b) => b - a))
    })

    it('[COURSE-06] is "not started" for a caller without progress', async () => {
      const { mine } = await answerOf<CourseDetail>(await signedIn(portal(), 'school'), getCourse, {
        courseID: courseId('flood-forecasting'),
      })
      expect(mine).toBeNull()
    })

    it.each(['nothing', demoId('course', 'nothing'), demoId('class', 'flood')])(
      'refuses %s as not found',
      async (courseID) => {
        const { status, body } = await learner.call(getCourse, { courseID })
        expect([status, body.code, body.reason]).toEqual([404, 5000, 'request.notFound'])
      },
    )

    it.each(["x' or 'a'='a", '', 'x'.repeat(65), '../x', '\u0000'])('refuses %j', async (courseID) => {
      expect([400, 404]).toContain((await learner.call(getCourse, { courseID })).status)
    })
  })

  describe("the learner's own courses", () => {
    const own = (payload: object = {}, who = learner) => answerOf<Page<MyCourse>>(who, listMyCourses, payload)

    it("are the caller's only, the one learned last first", async () => {
      const { list, count } = await own()
      expect([count, list.map(({ courseID, progress, state }) => [courseID, progress, state])]).toEqual([
        5,
        [
          [courseId('flood-forecasting'), 62, 'learning'],
          [courseId('water-quality'), 35, 'learning'],
          [courseId('gis-basics'), 20, 'learning'],
          [courseId('information-security'), 100, 'completed'],
          [courseId('river-measurement'), 100, 'completed'],
        ],
      ])
      expect(list[0]).toMatchObject({
        courseName: 'Flood Forecasting in Practice',
        categoryName: 'Floods and droughts',
        lastLearnedAt: '2026-03-01 15:00:00',
      })
      const weak = await own({}, await signedIn(portal(), 'weak'))
      expect(idsOf(weak.list)).toEqual([courseId('early-warning')])
    })

    it('[COURSE-06] filter by in learning or completed, page by page', async () => {
      const learning = await own({ state: 'learning', pageSize: 2 })
      expect([learning.count, idsOf(learning.list)]).toEqual([3, ['flood-forecasting', 'water-quality'].map(courseId)])
      expect(idsOf((await own({ state: 'learning', pageSize: 2, pageNum: 2 })).list)).toEqual([courseId('gis-basics')])
      const completed = await own({ state: 'completed' })
      expect([completed.count, completed.list.every(({ state }) => state === 'completed')]).toEqual([2, true])
      expect(await own({ pageNum: 9 })).toEqual({ list: [], count: 5 })
    })

    it.each([
      { state: 'notStarted' },
      { pageNum: -1 },
      { pageNum: 1.5 },
      { pageNum: 1e9 },
      { pageSize: 'all' },
      { userId: 'x' },
    ])('refuse %j', async (payload) => {
      expect((await learner.call(listMyCourses, payload)).status).toBe(400)
    })
  })
})

onBothEngines((engine) => {
  const portal = portalFor(engine)

  describe('the demo organisation', () => {
    it('has consistent counts of learners and study time', async () => {
      const { db } = portal()
      const courses = await db.selectFrom('course').select(['id', 'learner_count', 'rating_count']).execute()
      const learners = await db.selectFrom('course_progress').selectAll().execute()
      for (const { id, learner_count, rating_count } of courses) {
        expect(learners.filter(({ course_id }) => course_id === id)).toHaveLength(learner_count)
        expect(rating_count).toBeLessThanOrEqual(learner_count)
      }
      const studied = async (table: 'course_progress' | 'study_day', column: 'studied_seconds' | 'seconds') => {
        const rows = await db
          .selectFrom(table)
          .select('user_id')
          .select((eb) => eb.fn.sum<number>(column).as('seconds'))
          .groupBy('user_id')
          .orderBy('user_id')
          .execute()
        return rows.map(({ user_id, seconds }) => [user_id, seconds])
      }
      expect(await studied('study_day', 'seconds')).toEqual(await studied('course_progress', 'studied_seconds'))
    })

    it("has no study before a course's publication or in the future", async () => {
      const learners = await portal()
        .db.selectFrom('course_progress')
        .innerJoin('course', 'course.id', 'course_progress.course_id')
        .select([
          'course_progress.progress',
          'course_progress.created_at as started_at',
          'last_learned_at',
          'completed_at',
          'published_at',
        ])
        .execute()
      expect(learners.length).toBeGreaterThan(400)
      for (const { progress, started_at, last_learned_at, completed_at, published_at } of learners) {
        expect([published_at! < started_at, started_at <= last_learned_at, last_learned_at <= START.getTime()]).toEqual(
          [true, true, true],
        )
        expect(completed_at !== null).toBe(progress === 100)
      }
      const days = await portal().db.selectFrom('study_day').select('day').where('day', '>', 20260302).execute()
      expect(days).toEqual([])
    })

    it('has courses of several years', async () => {
      const years = await portal().db.selectFrom('course').select('year').distinct().orderBy('year').execute()
      expect(years.map(({ year }) => year)).toEqual([2024, 2025, 2026])
      expect(START.getTime() - 790 * DAY).toBeLessThan(new Date('2024-01-03').getTime())
    })
  })
})
