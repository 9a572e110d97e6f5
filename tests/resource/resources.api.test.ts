import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { downloadResource, listResources, rateResource } from '#api/resource/resource.contract.ts'
import type { Resource } from '#api/resource/resource.contract.ts'
import { demoDocuments } from '#server/demo/documents.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { languages } from '#i18n/locales.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const courseId = (name: string): string => demoId('course', name)
const resourceId = (name: string): string => demoId('resource', name)
/** A file of its own, independent of the demo organisation's. */
const FILE = 'file-of-tests'
const BYTES = new TextEncoder().encode('0123456789'.repeat(20))

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    ;[learner, leader] = (await Promise.all(['learner', 'leader'].map((name) => signedIn(portal(), name)))) as [
      Visitor,
      Visitor,
    ]
    const file = {
      id: FILE,
      name: 'Sheet.XLSX',
      media_type: 'application/zip',
      size: BYTES.length,
      access: 'session' as const,
      stored_at: 0,
    }
    await portal().db.insertInto('file').values(file).execute()
    await portal().portal.files.put(FILE, BYTES)
  })

  const { db } = { db: () => portal().db }
  const listed = (payload: object = {}, who = learner, lang = 'en_US') =>
    answerOf<Page<Resource>>(who, listResources, payload, lang)
  const all = () => listed({ pageSize: 40 })
  const one = async (name: string, who = learner) =>
    (await listed({ pageSize: 40 }, who)).list.find(({ resourceID }) => resourceID === resourceId(name))!
  const names = ({ list }: Page<Resource>) => list.map(({ resourceID }) => resourceID)
  const change = (name: string, values: object) =>
    db().updateTable('course_resource').set(values).where('id', '=', resourceId(name)).execute()
  const publish = (name: string, at: number | null) =>
    db().updateTable('course').set({ published_at: at }).where('id', '=', courseId(name)).execute()
  const publishedAt = async (name: string) =>
    (await db().selectFrom('course').select('published_at').where('id', '=', courseId(name)).executeTakeFirstOrThrow())
      .published_at

  describe('resources', () => {
    it('[COURSE-05, ENTITY-25] are those of published courses and of the portal, with all their fields', async () => {
      expect((await all()).count).toBe(Object.keys(demoDocuments).length)
      await change('flood-readings', { file_id: FILE, download_count: 12, rating_sum: 9, rating_count: 2 })
      expect(await one('flood-readings')).toEqual({
        resourceID: resourceId('flood-readings'),
        name: 'Seventy-Two Hours of a Flood',
        summary: expect.stringContaining('hour by hour') as string,
        language: 'en_US',
        type: 'document',
        file: { extension: 'xlsx', size: BYTES.length },
        uploadedAt: expect.stringMatching(/^2026-01-11 03:00:00$/) as string,
        downloadCount: 12,
        rating: 4.5,
        ratingCount: 2,
        stars: 5,
        course: {
          courseID: courseId('flood-forecasting'),
          courseName: 'Flood Forecasting in Practice',
          language: 'en_US',
        },
      } satisfies Resource)
      expect([
        (await one('study-planner')).course,
        (await one('role-cards')).file,
        (await one('flood-readings', leader)).stars,
      ]).toEqual([null, null, null])
    })

    it('of an unpublished course are hidden', async () => {
      const before = await publishedAt('levees')
      const { count } = await all()
      for (const at of [null, portal().clock.now().getTime() + 1]) {
        await publish('levees', at)
        expect((await all()).count).toBe(count - 2)
        expect((await learner.call(listResources, { courseID: courseId('levees') })).body.reason).toBe(
          'request.notFound',
        )
        expect(
          (await learner.call(rateResource, { resourceID: resourceId('filter-ring-film'), stars: 3 })).body.reason,
        ).toBe('request.notFound')
        expect((await learner.call(downloadResource, { resourceID: resourceId('filter-ring-film') })).body.reason).toBe(
          'request.notFound',
        )
      }
      await publish('levees', before)
      expect((await all()).count).toBe(count)
    })

    it('of one course keep its order', async () => {
      expect(names(await listed({ courseID: courseId('dam-inspection') }))).toEqual(
        ['dam-round', 'dam-section'].map(resourceId),
      )
      await change('dam-round', { position: 99 })
      expect(names(await listed({ courseID: courseId('dam-inspection') }))).toEqual(
        ['dam-section', 'dam-round'].map(resourceId),
      )
    })

    it('are filtered by type and by words in the caller’s language', async () => {
      const images = await listed({ type: 'image', pageSize: 40 })
      expect([new Set(images.list.map(({ type }) => type)), images.count]).toEqual([
        new Set(['image']),
        Object.values(demoDocuments).filter(({ type }) => type === 'image').length,
      ])
      expect(names(await listed({ keyword: ' FLOOD  seventy ' }))).toEqual([resourceId('flood-readings')])
      expect((await listed({ keyword: 'flood zebra' })).count).toBe(0)
      expect((await listed({ keyword: '%' })).count).toBe(0)
      const [{ name } = { name: '' }] = (await listed({ courseID: courseId('flood-forecasting') }, learner, 'zh_CN'))
        .list
      expect((await listed({ keyword: name }, learner, 'zh_CN')).count).toBe(1)
      expect((await listed({ keyword: name })).count).toBe(0)
    })

    it('are sorted by time, downloads and stars, and paginated, each once', async () => {
      await change('role-cards', {
        uploaded_at: portal().clock.now().getTime(),
        download_count: 9999,
        rating_sum: 500,
        rating_count: 100,
      })
      await change('storm-records', { rating_sum: 5, rating_count: 1 })
      const sorted = async (sort: string) => (await listed({ sort, pageSize: 40 })).list
      expect((await sorted('new'))[0]!.resourceID).toBe(resourceId('role-cards'))
      const counts = (await sorted('hot')).map(({ downloadCount }) => downloadCount)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      const byStars = await sorted('rating')
      expect(byStars[0]!.resourceID).toBe(resourceId('role-cards'))
      const ratings = byStars.map(({ rating }) => rating ?? 0)
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
      const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNum) => listed({ pageNum, pageSize: 4, sort: 'hot' })))
      expect(new Set(pages.flatMap(names)).size).toBe(Object.keys(demoDocuments).length)
    })

    it('are refused for malformed payloads', async () => {
      for (const payload of [
        { type: 'song' },
        { sort: 'worst' },
        { courseID: 'a b' },
        { keyword: 'x'.repeat(101) },
        { pageSize: 41 },
      ]) {
        expect((await learner.call(listResources, payload)).status).toBe(400)
      }
      expect((await learner.call(listResources, { courseID: 'no-such-course' })).body.reason).toBe('request.notFound')
    })
  })

  describe('the stars of a resource', () => {
    const NAME = 'gauging-sheet'
    const rate = (stars: unknown, who = learner, name = NAME) =>
      who.call(rateResource, { resourceID: resourceId(name), stars })
    const counted = async (name = NAME) => {
      const row = await db()
        .selectFrom('course_resource')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', resourceId(name))
        .executeTakeFirstOrThrow()
      return [row.rating_sum, row.rating_count]
    }
    beforeEach(async () => {
      await db().deleteFrom('resource_rating').where('resource_id', '=', resourceId(NAME)).execute()
      await change(NAME, { rating_sum: 40, rating_count: 10 })
    })

    it('[RESOURCE-03, VALID-17] are final [ERROR-30]', async () => {
      expect((await rate(5)).body.data).toEqual({ stars: 5, rating: 4.1, ratingCount: 11 })
      const { status, body } = await rate(1)
      expect([status, body.code, body.reason]).toEqual([200, 5000, 'resource.alreadyRated'])
      expect([await counted(), (await one(NAME)).stars, (await one(NAME)).rating]).toEqual([[45, 11], 5, 4.1])
      const said = await Promise.all(
        languages.map(
          async ({ code }) =>
            (await learner.call(rateResource, { resourceID: resourceId(NAME), stars: 2 }, { lang: code })).body.message,
        ),
      )
      expect(new Set(said).size).toBe(languages.length)
    })

    it('[VALID-17] are counted correctly when many people and tabs rate concurrently: once per person', async () => {
      const tabs = [
        learner,
        leader,
        ...(await Promise.all(['learner', 'leader'].map((name) => signedIn(portal(), name)))),
      ]
      const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => rate((i % 5) + 1, tabs[i % tabs.length])))
      expect(answers.filter(({ body }) => body.code === 2000).length).toBe(2)
      expect(new Set(answers.filter(({ body }) => body.code !== 2000).map(({ body }) => body.reason))).toEqual(
        new Set(['resource.alreadyRated']),
      )
      const rows = await db()
        .selectFrom('resource_rating')
        .select('stars')
        .where('resource_id', '=', resourceId(NAME))
        .execute()
      expect(await counted()).toEqual([40 + rows.reduce((sum, { stars }) => sum + stars, 0), 12])
    })

    it.each([0, 6, 2.5, -1, '4', 'five', null, [4], undefined])('[VALID-16] are refused for %j', async (stars) => {
      const { status, body } = await rate(stars)
      expect([status, body.reason, await counted()]).toEqual([400, 'request.invalid', [40, 10]])
    })

    it('are refused for an unknown resource', async () => {
      expect((await learner.call(rateResource, { resourceID: 'no-such-thing', stars: 4 })).body.reason).toBe(
        'request.notFound',
      )
      expect(await counted()).toEqual([40, 10])
    })

    it("of the demo organisation match its resources' counters", async () => {
      const rows = await db().selectFrom('resource_rating').select(['resource_id', 'stars', 'rated_at']).execute()
      const seeded = await db()
        .selectFrom('course_resource')
        .select(['id', 'rating_sum', 'rating_count', 'download_count', 'uploaded_at'])
        .where('id', '=', resourceId('study-planner'))
        .executeTakeFirstOrThrow()
      const given = rows.filter((row) => row.resource_id === seeded.id)
      expect([seeded.rating_sum, seeded.rating_count]).toEqual([
        given.reduce((sum, { stars }) => sum + stars, 0),
        given.length,
      ])
      expect(given.length).toBeGreaterThan(5)
      expect(seeded.download_count).toBeGreaterThan(given.length)
      expect(rows.every((row) => row.rated_at <= portal().clock.now().getTime())).toBe(true)
      const own = await db()
        .selectFrom('resource_rating')
        .select('stars')
        .where('user_id', '=', userId('learner'))
        .execute()
      expect(own).toEqual([{ stars: 5 }])
    })
  })

  describe('the download of a resource', () => {
    const NAME = 'gauging-checklist'
    const get = (headers: Record<string, string> = {}, lang = 'en_US', who = learner) =>
      who.call(downloadResource, { resourceID: resourceId(NAME) }, { lang, headers })
    const count = async () => (await one(NAME)).downloadCount
    beforeEach(() => change(NAME, { file_id: FILE, download_count: 7 }))

    it("[RESOURCE-01] has the resource's name in the caller’s language, and counts once", async () => {
      const { status, raw } = await get()
      expect([status, raw.rawPayload.equals(BYTES), raw.headers['content-length']]).toEqual([
        200,
        true,
        String(BYTES.length),
      ])
      expect(decodeURIComponent(String(raw.headers['content-disposition']))).toBe(
        "attachment; filename*=UTF-8''Checklist for a Day at the Gauge.xlsx",
      )
      expect(await count()).toBe(8)
      const { raw: chinese } = await get({}, 'zh_CN')
      expect(decodeURIComponent(String(chinese.headers['content-disposition']))).toMatch(/''\p{sc=Han}.*\.xlsx$/u)
      expect([await count(), (await one('flood-wave')).downloadCount]).toEqual([
        9,
        (await one('flood-wave', leader)).downloadCount,
      ])
      expect(raw.headers['content-security-policy']).toContain('sandbox')
    })

    it('resumes after an interruption, and is not counted again', async () => {
      const first = await get({ range: 'bytes=0-49' })
      expect([first.status, first.raw.rawPayload.length, first.raw.headers['content-range'], await count()]).toEqual([
        206,
        50,
        `bytes 0-49/${BYTES.length}`,
        8,
      ])
      const etag = String(first.raw.headers['etag'])
      const rest = await get({ range: 'bytes=50-', 'if-range': etag })
      expect([
        rest.status,
        Buffer.concat([first.raw.rawPayload, rest.raw.rawPayload]).equals(BYTES),
        await count(),
      ]).toEqual([206, true, 8])
      const other = await get({ range: 'bytes=50-', 'if-range': '"another"' })
      expect([other.status, other.raw.rawPayload.length]).toEqual([200, BYTES.length])
      expect([(await get({ range: 'bytes=9999-' })).status, await count()]).toEqual([416, 9])
    })

    it('is counted correctly when many are concurrent', async () => {
      await Promise.all(Array.from({ length: 20 }, () => get()))
      expect(await count()).toBe(27)
    })

    it('[ERROR-20] is refused without an attachment, or when its file is missing', async () => {
      for (const file_id of [null, 'no-such-file']) {
        await change(NAME, { file_id })
        const { status, body } = await get()
        expect([status, body.code, body.reason, body.message]).toEqual([
          404,
          5000,
          'resource.noAttachment',
          'There is no attachment to download.',
        ])
        expect(await count()).toBe(7)
      }
      await db()
        .insertInto('file')
        .values({
          id: 'lost',
          name: 'lost.pdf',
          media_type: 'application/pdf',
          size: 5,
          access: 'session',
          stored_at: 0,
        })
        .execute()
      await change(NAME, { file_id: 'lost' })
      expect([(await get()).body.reason, await count()]).toEqual(['resource.noAttachment', 7])
    })

    it('is refused for an unknown resource', async () => {
      expect((await learner.call(downloadResource, { resourceID: 'no-such-thing' })).body.reason).toBe(
        'request.notFound',
      )
      expect(await count()).toBe(7)
    })
  })
})
