import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addNote, listNotes, removeNote, saveNote } from '#api/note/note.contract.ts'
import type { Note } from '#api/note/note.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'
import { languages } from '#i18n/locales.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { SECOND } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const courseId = (name: string): string => demoId('course', name)
const COURSE = courseId('flood-forecasting')
const LECTURE = coursewareId('routing-the-wave')

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    ;[learner, leader] = (await Promise.all(['learner', 'leader'].map((name) => signedIn(portal(), name)))) as [
      Visitor,
      Visitor,
    ]
  })

  const stored = () => contentsOf(portal().db, ['note'])
  const listed = (payload: object = {}, who = learner, lang = 'en_US') =>
    answerOf<Page<Note>>(who, listNotes, payload, lang)
  const saidIn = ({ list }: Page<Note>) => list.map(({ content }) => content)
  const sent = (content: unknown, given: object = {}) => ({
    noteID: randomUUID(),
    courseID: COURSE,
    coursewareID: null,
    atSeconds: null,
    content,
    ...given,
  })
  const write = (content: unknown, given: object = {}, who = learner) => who.call(addNote, sent(content, given))
  const written = async (content: string, given: object = {}, who = learner) => {
    portal().clock.pass(SECOND)
    return answerOf<Note>(who, addNote, sent(content, given))
  }
  const publish = (name: string, at: number | null) =>
    portal().db.updateTable('course').set({ published_at: at }).where('id', '=', courseId(name)).execute()

  it('of the demo organisation refer to existing courses and lectures', async () => {
    const { list, count } = await listed({}, learner, 'zh_CN')
    expect([list.length, count]).toEqual([count, count])
    expect(count).toBeGreaterThan(3)
    expect(
      list.every(({ courseName, lecture, atSeconds }) => courseName !== '' && (atSeconds === null || lecture !== null)),
    ).toBe(true)
  })

  describe('notes', () => {
    beforeEach(async () => {
      await portal().db.deleteFrom('note').execute()
    })

    it('[ARCHIVE-01 in part] are stored with what they refer to, per user', async () => {
      const note = await written('  The wave **slows**.\r\n\u0001Second line ', {
        coursewareID: LECTURE,
        atSeconds: 12,
      })
      expect(note).toEqual({
        noteID: expect.any(String) as string,
        courseID: COURSE,
        courseName: 'Flood Forecasting in Practice',
        language: 'en_US',
        isOpen: true,
        lecture: {
          coursewareID: LECTURE,
          title: expect.any(String) as string,
          language: 'en_US',
          isPlayable: expect.any(Boolean) as boolean,
        },
        atSeconds: 12,
        content: 'The wave **slows**.\nSecond line',
        createdAt: expect.stringMatching(/^2026-03-02 08:/) as string,
        updatedAt: note.createdAt,
      } satisfies Note)
      expect([await listed(), (await listed({}, leader)).count]).toEqual([{ list: [note], count: 1 }, 0])
    })

    it('are idempotent by id, also concurrently', async () => {
      const payload = sent('once')
      const answers = await Promise.all(Array.from({ length: 6 }, () => learner.call(addNote, payload)))
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([2000]))
      expect((await listed()).count).toBe(1)
      // Another user's note with this id must not leak.
      expect((await leader.call(addNote, { ...payload, content: 'mine' })).body.code).toBe(2000)
      expect([saidIn(await listed()), saidIn(await listed({}, leader))]).toEqual([['once'], ['mine']])
    })

    it('are listed, last changed first or by place, of all courses or of one', async () => {
      const lecture = (name: string, atSeconds: number) => ({ coursewareID: coursewareId(name), atSeconds })
      await written('late', lecture('routing-the-wave', 30))
      await written('early', lecture('routing-the-wave', 4))
      await written('whole')
      const first = await written('first', lecture('checking-the-readings', 20))
      await written('other', { courseID: courseId('levees') })
      portal().clock.pass(SECOND)
      await answerOf(learner, saveNote, { noteID: first.noteID, content: 'first!' })
      expect(saidIn(await listed())).toEqual(['first!', 'other', 'whole', 'early', 'late'])
      expect(saidIn(await listed({ courseID: COURSE, sort: 'place' }))).toEqual(['whole', 'first!', 'early', 'late'])
      const pages = await Promise.all([1, 2, 3].map((pageNum) => listed({ pageNum, pageSize: 2 })))
      expect([pages.flatMap(saidIn).length, new Set(pages.flatMap(saidIn)).size, pages[0]!.count]).toEqual([5, 5, 5])
    })

    it('are found by all words of a keyword, case-insensitively', async () => {
      await written('Ça déborde au 2e pont')
      await written('100 % sure')
      expect(saidIn(await listed({ keyword: 'PONT deborde' }))).toEqual(['Ça déborde au 2e pont'])
      expect(saidIn(await listed({ keyword: '%' }))).toEqual(['100 % sure'])
      expect((await listed({ keyword: 'pont sure' })).count).toBe(0)
    })

    it('are changed with a new time, and removed', async () => {
      await written('another')
      const { noteID, createdAt } = await written('before')
      portal().clock.pass(60 * SECOND)
      expect((await answerOf<Note>(learner, saveNote, { noteID, content: ' before ' })).updatedAt).toBe(createdAt)
      const changed = await answerOf<Note>(learner, saveNote, { noteID, content: 'after' })
      expect([changed.content, changed.createdAt, changed.updatedAt > createdAt]).toEqual(['after', createdAt, true])
      expect(saidIn(await listed({ keyword: 'after' }))).toEqual(['after'])
      expect((await learner.call(removeNote, { noteID })).body.data).toEqual({ noteID })
      expect((await learner.call(removeNote, { noteID })).body.reason).toBe('request.notFound')
      expect(saidIn(await listed())).toEqual(['another'])
      expect((await learner.call(saveNote, { noteID, content: 'again' })).body.reason).toBe('request.notFound')
    })

    it('of other users are not found, by any call', async () => {
      const { noteID } = await written('mine')
      const before = await stored()
      expect((await leader.call(saveNote, { noteID, content: 'theirs' })).body.reason).toBe('request.notFound')
      expect((await leader.call(removeNote, { noteID })).body.reason).toBe('request.notFound')
      expect([(await listed({}, leader)).count, (await listed({ courseID: COURSE }, leader)).count]).toEqual([0, 0])
      expect(await stored()).toEqual(before)
    })

    it('stay readable and editable when a course is withdrawn, which accepts no new ones', async () => {
      const { noteID } = await written('kept', { courseID: courseId('levees') })
      const { published_at } = await portal()
        .db.selectFrom('course')
        .select('published_at')
        .where('id', '=', courseId('levees'))
        .executeTakeFirstOrThrow()
      for (const at of [null, portal().clock.now().getTime() + 60 * SECOND]) {
        await publish('levees', at)
        expect(
          (await listed()).list.map(({ content, isOpen, courseName }) => [content, isOpen, courseName !== '']),
        ).toEqual([['kept', false, true]])
        expect((await write('new', { courseID: courseId('levees') })).body.reason).toBe('request.notFound')
      }
      expect((await learner.call(saveNote, { noteID, content: 'kept still' })).body.code).toBe(2000)
      await publish('levees', published_at)
    })

    it.each(['', '   ', ' \n\t\u200b ', '\u3164'])(
      '[VALID-15 in part] are refused without a visible character: %j',
      async (content) => {
        const { noteID } = await written('before')
        const before = await stored()
        for (const { status, body } of [await write(content), await learner.call(saveNote, { noteID, content })]) {
          expect([status, body.code, body.reason, body.message]).toEqual([
            200,
            5000,
            'note.empty',
            'Write something first.',
          ])
        }
        expect(await stored()).toEqual(before)
      },
    )

    it('[VALID-15 in part] have at most 2000 characters, and are refused when they are huge', async () => {
      expect((await write('𠀀'.repeat(2000))).body.code).toBe(2000)
      const before = await stored()
      const said = await Promise.all(
        languages.map(async ({ code }) => (await learner.call(addNote, sent('x'.repeat(2001)), { lang: code })).body),
      )
      expect(new Set(said.map(({ reason }) => reason))).toEqual(new Set(['note.tooLong']))
      expect(new Set(said.map(({ message }) => message)).size).toBe(languages.length)
      const { status, body } = await write('x'.repeat(1024 * 1024))
      expect([status, body.reason]).toEqual([413, 'request.tooLarge'])
      expect(await stored()).toEqual(before)
    })

    it('are refused for unknown places, malformed payloads, and visitors', async () => {
      const before = await stored()
      for (const given of [
        { courseID: 'no-such-course' },
        { coursewareID: 'no-such-lecture' },
        { coursewareID: coursewareId('sand-boils') },
      ]) {
        expect((await write('x', given)).body.reason).toBe('request.notFound')
      }
      const wrong = [
        { atSeconds: 3 },
        { coursewareID: LECTURE, atSeconds: -1 },
        { coursewareID: LECTURE, atSeconds: 1.5 },
        { coursewareID: LECTURE, atSeconds: 86_401 },
        { noteID: 'x' },
        { content: null },
        { content: 7 },
        { courseID: 'a b' },
        { userId: userId('leader') },
      ]
      for (const given of wrong) expect([given, (await write('x', given)).status]).toEqual([given, 400])
      expect((await learner.call(listNotes, { sort: 'worst' })).status).toBe(400)
      expect(await stored()).toEqual(before)
    })
  })
})
