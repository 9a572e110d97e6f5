import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMMENT_LIMIT } from '#api/course/comment-rule.ts'
import { addComment, listComments, removeComment } from '#api/course/comment.contract.ts'
import type { CourseComment } from '#api/course/comment.contract.ts'
import { languages } from '#i18n/locales.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const COURSE = demoId('course', 'levees')

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let school: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
    school = await signedIn(portal(), 'school')
  })
  beforeEach(async () => {
    await portal().db.deleteFrom('course_comment').execute()
  })

  const write = (who: Visitor, content: string, { commentID = randomUUID(), courseID = COURSE } = {}) =>
    who.call(addComment, { commentID, courseID, content })
  const listed = (who: Visitor, asked: object = {}) =>
    answerOf<Page<CourseComment>>(who, listComments, { courseID: COURSE, ...asked })
  const rows = () => portal().db.selectFrom('course_comment').selectAll().execute()

  describe('the comments on a course', () => {
    it('[COURSE-02 in part] are listed for everybody, newest first, page by page, with author and time', async () => {
      const start = portal().clock.now().getTime()
      for (let i = 0; i < 12; i += 1) {
        await portal()
          .db.insertInto('course_comment')
          .values({
            id: `c${i}`,
            course_id: COURSE,
            user_id: userId(i === 11 ? 'learner' : 'teacher'),
            content: `Comment ${i}`,
            created_at: start - 12_000 + i * 1000,
          })
          .execute()
      }
      const first = await listed(learner)
      expect([first.count, first.list.length, first.list[0]?.content, first.list[9]?.content]).toEqual([
        12,
        10,
        'Comment 11',
        'Comment 2',
      ])
      expect(first.list[0]).toMatchObject({
        authorName: '林晓雯',
        authorID: userId('learner'),
        isOwn: true,
        canRemove: true,
      })
      expect(first.list[1]).toMatchObject({ isOwn: false, canRemove: false })
      expect((await listed(learner, { pageNum: 2 })).list.map(({ content }) => content)).toEqual([
        'Comment 1',
        'Comment 0',
      ])
      expect((await listed(school)).list.every(({ isOwn }) => !isOwn)).toBe(true)
    })

    it('can be written by any signed-in user, and are cleaned of control characters', async () => {
      const { body } = await write(school, '  First line\r\nsecond\u0007 line  ')
      expect(body).toMatchObject({ code: 2000, data: { content: 'First line\nsecond line', isOwn: true } })
      expect((await listed(learner)).list.map(({ content }) => content)).toEqual(['First line\nsecond line'])
    })

    it("are idempotent by id, and another user's id is refused", async () => {
      const commentID = randomUUID()
      const [once, twice] = [await write(learner, 'Good', { commentID }), await write(learner, 'Good', { commentID })]
      expect([once.body.code, twice.body.data]).toEqual([2000, once.body.data])
      expect((await write(school, 'Mine', { commentID })).body.code).toBe(10003)
      expect((await write(learner, 'Elsewhere', { commentID, courseID: demoId('course', 'drought') })).body.code).toBe(
        10003,
      )
      expect((await rows()).map(({ content }) => content)).toEqual(['Good'])
    })

    it.each(['', ' \n\t ', '\u200b\u00ad', '\u3164'])(
      '[VALID-15 in part] are refused without a visible character: %j',
      async (content) => {
        const before = await contentsOf(portal().db, ['course_comment'])
        const said = await Promise.all(
          languages.map(
            async ({ code }) =>
              (await learner.call(addComment, { commentID: randomUUID(), courseID: COURSE, content }, { lang: code }))
                .body,
          ),
        )
        expect(new Set(said.map(({ reason }) => reason))).toEqual(new Set(['course.commentEmpty']))
        expect(new Set(said.map(({ message }) => message)).size).toBe(languages.length)
        expect(await contentsOf(portal().db, ['course_comment'])).toEqual(before)
      },
    )

    it('[VALID-15 in part] have a maximum length in user-perceived characters', async () => {
      expect((await write(learner, '🌊'.repeat(COMMENT_LIMIT))).body.code).toBe(2000)
      expect((await write(learner, 'x'.repeat(COMMENT_LIMIT + 1))).body).toMatchObject({
        code: 5000,
        reason: 'course.commentTooLong',
        message: 'A comment has at most 1,000 characters.',
      })
      const huge = await write(learner, 'x'.repeat(1024 * 1024))
      expect([huge.body.code, ['course.commentTooLong', 'request.tooLarge'].includes(huge.body.reason ?? '')]).toEqual([
        5000,
        true,
      ])
      expect(await rows()).toHaveLength(1)
    })

    it.each([null, 7, ['x'], { a: 1 }])('are refused unless they are strings: %j', async (content) => {
      const { status, body } = await learner.call(addComment, { commentID: randomUUID(), courseID: COURSE, content })
      expect([status, body.reason]).toEqual([400, 'request.invalid'])
    })

    it('are stored unchanged, whatever they look like', async () => {
      const content = `<script>alert(1)</script> {{count}} '; drop table course_comment; --`
      await write(learner, content)
      expect((await listed(school)).list[0]?.content).toBe(content)
    })

    it('need a published course', async () => {
      const course = await portal()
        .db.selectFrom('course')
        .select('published_at')
        .where('id', '=', COURSE)
        .executeTakeFirstOrThrow()
      const publishedAt = (at: number | null) =>
        portal().db.updateTable('course').set({ published_at: at }).where('id', '=', COURSE).execute()
      await write(learner, 'Before')
      for (const at of [null, portal().clock.now().getTime() + 1]) {
        await publishedAt(at)
        expect((await learner.call(listComments, { courseID: COURSE })).body.reason).toBe('request.notFound')
        expect((await write(learner, 'Now')).body.reason).toBe('request.notFound')
      }
      await publishedAt(course.published_at)
      expect((await write(learner, 'x', { courseID: 'no-such-course' })).body.reason).toBe('request.notFound')
      expect((await listed(learner)).list.map(({ content }) => content)).toEqual(['Before'])
    })
  })

  describe('deleting a comment', () => {
    const remove = (who: Visitor, commentID: string) => who.call(removeComment, { commentID })
    const written = async (who: Visitor) => {
      const commentID = randomUUID()
      await write(who, 'Words', { commentID })
      return commentID
    }

    it('is allowed to its author, an editor of the course and an administrator, and to no other teacher', async () => {
      const [own, another] = [await written(learner), await written(school)]
      expect((await remove(school, own)).body.reason).toBe('request.notFound')
      expect((await remove(learner, another)).body.reason).toBe('request.notFound')
      expect((await remove(learner, own)).body).toMatchObject({ code: 2000, data: { commentID: own } })
      for (const keeper of ['teacher', 'admin']) {
        const who = await signedIn(portal(), keeper)
        const comment = await written(school)
        expect((await listed(who)).list.find(({ commentID }) => commentID === comment)).toMatchObject({
          isOwn: false,
          canRemove: true,
        })
        expect((await remove(who, comment)).body.code).toBe(2000)
      }
      expect((await rows()).map(({ id }) => id)).toEqual([another])
    })

    it('works once', async () => {
      const own = await written(learner)
      const codes = await Promise.all([remove(learner, own), remove(learner, own)])
      expect(codes.map(({ body }) => body.code).sort()).toEqual([2000, 5000])
      expect((await remove(learner, 'no-such-comment')).status).toBe(404)
    })
  })
})
