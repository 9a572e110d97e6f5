import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findNotices, getNotice, updateNotifyReceiverState, updateReadMessage } from '#api/message/notice.contract.ts'
import type { Notice } from '#api/message/notice.contract.ts'
import { languages } from '#i18n/locales.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { noticeContent, noticeTitle } from '#server/message/notice-texts.ts'
import { putNotice } from '#server/message/put-notice.ts'
import type { NewNotice } from '#server/message/put-notice.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { plansOf } from '#tests/kit/server/query-plans.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

interface Listed {
  data: Notice[]
  count: number
  unread: number
}

const classId = demoId('class', 'flood')
/** So that no two say the same. */
let count = 0
const notice = (id: string, more: Partial<NewNotice> = {}): NewNotice => ({
  userId: userId('learner'),
  id,
  code: 'leave.turn',
  params: {
    learner: '林晓雯',
    className: { classId },
    from: { at: START.getTime() },
    to: { at: START.getTime() + HOUR + (count += 1) },
  },
  link: '/class/class-list',
  at: START.getTime(),
  ...more,
})

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
    leader = await signedIn(portal(), 'leader')
  })
  beforeEach(async () => {
    await portal().db.deleteFrom('notice').execute()
  })

  const put = (id: string, more: Partial<NewNotice> = {}) => putNotice(portal().db, notice(id, more))
  const listed = (who: Visitor, payload: object = {}, lang = 'en_US') =>
    answerOf<Listed>(who, findNotices, payload, lang)
  const idsOf = ({ data }: Listed) => data.map(({ mesNotifyId }) => mesNotifyId)
  const mark = (who: Visitor, body: object, call = updateNotifyReceiverState) => answerOf<null>(who, call, body)

  it('takes the place of an unread one that says the same, and of no other', async () => {
    const { params } = notice('same')
    await put('first', { params })
    await put('other')
    await put('linked elsewhere', { params, link: null })
    await put('second', { params, at: START.getTime() + MINUTE })
    await put('second', { params, at: START.getTime() + HOUR })
    await putNotice(portal().db, { ...notice('of the leader', { params }), userId: userId('leader') })
    expect(idsOf(await listed(learner)).sort()).toEqual(['linked elsewhere', 'other', 'second'])
    await mark(learner, { mesNotifyId: ['second'] })
    await put('third', { params })
    expect(idsOf(await listed(learner)).sort()).toEqual(['linked elsewhere', 'other', 'second', 'third'])
    expect(idsOf(await listed(leader))).toEqual(['of the leader'])
  })

  describe('the list', () => {
    it('[CALL-20, ENTITY-05] answers data, the list, and count beside the code', async () => {
      await put('one')
      await put('two')
      const { body } = await learner.call(findNotices, { queryReceiverState: '2', pageSize: 1 })
      expect(body).toEqual({
        code: 2000,
        message: '',
        reason: null,
        data: [expect.objectContaining({ mesNotifyId: 'two', receiverState: 2 })],
        count: 2,
        unread: 2,
      })
    })

    it("[ENTITY-04] is in the reader's language, with times for the browser to format", async () => {
      await put('one')
      expect(await listed(learner)).toEqual({
        count: 1,
        unread: 1,
        data: [
          {
            mesNotifyId: 'one',
            time: '2026-03-02 08:00:00',
            receiverState: 2,
            title: 'A leave is waiting for your decision',
            content: [
              { kind: 'name', text: '林晓雯' },
              { kind: 'words', text: ' asks for leave from ' },
              { kind: 'time', text: '2026-03-02 08:00:00' },
              { kind: 'words', text: ' to ' },
              { kind: 'time', text: '2026-03-02 09:00:00' },
              { kind: 'words', text: ' (' },
              { kind: 'name', text: 'Flood Forecasting and Emergency Command' },
              { kind: 'words', text: '). Please approve or reject it.' },
            ],
            link: '/class/class-list',
          },
        ],
      })
      const [chinese] = (await listed(learner, {}, 'zh_CN')).data
      expect([chinese!.title, chinese!.content[6]]).toEqual([
        '有一份请假等您审批',
        { kind: 'name', text: '洪水预报与应急指挥研修班' },
      ])
    })

    it("names courses and classes in the reader's language, else by their own name", async () => {
      await put('course', {
        code: 'course.published',
        params: { courseName: { courseId: demoId('course', 'wetlands') } },
      })
      await put('class', { code: 'class.ended', params: { className: { classId }, to: { at: 0 } }, at: 1 })
      const names = async (lang: string) =>
        (await listed(learner, {}, lang)).data.flatMap(({ content }) =>
          content.filter(({ kind }) => kind === 'name').map(({ text }) => text),
        )
      const english = await names('en_US')
      expect(english[1]).toBe('Flood Forecasting and Emergency Command')
      const { title } = await portal()
        .db.selectFrom('course_text')
        .select('title')
        .where('course_id', '=', demoId('course', 'wetlands'))
        .where('language', '=', 'en_US')
        .executeTakeFirstOrThrow()
      expect(english[0]).toBe(title)
      await portal()
        .db.deleteFrom('class_text')
        .where('class_id', '=', classId)
        .where('language', '=', 'zh_CN')
        .execute()
      expect((await names('zh_CN'))[1]).toBe('洪水预报与应急指挥研修班')
      await portal()
        .db.deleteFrom('course_text')
        .where('course_id', '=', demoId('course', 'wetlands'))
        .where('language', '=', 'en_US')
        .execute()
      expect((await names('en_US'))[0]).toBe((await names('zh_CN'))[0])
    })

    it("shows users' texts unchanged", async () => {
      const reason = '<b>{from}</b> \uE000from\uE001 $& {0}'
      await put('x', { code: 'leave.rejected', params: { ...notice('x').params, reason } })
      const [{ content }] = (await listed(learner)).data as [Notice]
      expect(content.at(-1)).toEqual({ kind: 'name', text: reason })
    })

    it('[MSG-08] is newest first, filtered by unread or read, with counts', async () => {
      for (let i = 1; i <= 5; i += 1) await put(`n${i}`, { at: START.getTime() + i * MINUTE })
      // Equal times have a stable order over all pages.
      await put('n6', { at: START.getTime() + 5 * MINUTE })
      await mark(learner, { mesNotifyId: ['n2', 'n5'] })
      const all = await listed(learner)
      expect([idsOf(all), all.count, all.unread]).toEqual([['n6', 'n5', 'n4', 'n3', 'n2', 'n1'], 6, 4])
      const unread = await listed(learner, { queryReceiverState: '2' })
      expect([idsOf(unread), unread.count, unread.unread]).toEqual([['n6', 'n4', 'n3', 'n1'], 4, 4])
      const read = await listed(learner, { queryReceiverState: '1' })
      expect([idsOf(read), read.count, read.unread, read.data[0]!.receiverState]).toEqual([['n5', 'n2'], 2, 4, 1])
      expect(idsOf(await listed(learner, { pageSize: 2, pageNum: 2 }))).toEqual(['n4', 'n3'])
      expect(await listed(learner, { pageNum: 9 })).toEqual({ data: [], count: 6, unread: 4 })
    })

    it("has the caller's notices only", async () => {
      await put('mine')
      expect(await listed(leader)).toEqual({ data: [], count: 0, unread: 0 })
    })

    it.each([
      { queryReceiverState: '3' },
      { queryReceiverState: '' },
      { pageSize: 41 },
      { pageNum: 0 },
      { userId: userId('leader') },
    ])('refuses %j', async (payload) => {
      const { status, body } = await learner.call(findNotices, payload)
      expect([status, body.reason]).toEqual([400, 'request.invalid'])
    })

    it.runIf(engine === 'SQLite')('reads no table and sorts no rows, however many notices there are', async () => {
      const steps = await plansOf(portal(), 'notice', () => listed(learner, { queryReceiverState: '2', pageSize: 40 }))
      expect(steps).not.toEqual([])
      expect(steps.filter((step) => /SCAN|B-TREE/.test(step))).toEqual([])
    })
  })

  it('is idempotent, and keeps its read state', async () => {
    await put('once')
    await mark(learner, { mesNotifyId: ['once'] })
    await Promise.all([put('once', { at: 1 }), put('once', { link: null })])
    const { data, count, unread } = await listed(learner)
    expect([count, unread, data[0]!.link]).toEqual([1, 0, '/class/class-list'])
    // Ids are per recipient.
    await put('once', { userId: userId('leader') })
    expect((await listed(leader)).count).toBe(1)
  })

  describe('one notice', () => {
    it('is marked as read by the first view', async () => {
      await put('one')
      expect(await answerOf<Notice>(learner, getNotice, { mesNotifyId: 'one' })).toMatchObject({
        mesNotifyId: 'one',
        receiverState: 1,
      })
      const readAt = () => portal().db.selectFrom('notice').select('read_at').executeTakeFirstOrThrow()
      const first = await readAt()
      portal().clock.pass(MINUTE)
      expect((await answerOf<Notice>(learner, getNotice, { mesNotifyId: 'one' })).receiverState).toBe(1)
      expect(await readAt()).toEqual(first)
      expect((await listed(learner)).unread).toBe(0)
    })

    it('of another user is not found, and stays unread', async () => {
      await put('one')
      const { status, body } = await leader.call(getNotice, { mesNotifyId: 'one' })
      expect([status, body.reason]).toEqual([404, 'request.notFound'])
      expect((await learner.call(getNotice, { mesNotifyId: 'two' })).status).toBe(404)
      expect((await listed(learner)).unread).toBe(1)
    })
  })

  describe('marking as read', () => {
    it("[CALL-23] affects the caller's notices named, with the body shared by both calls", async () => {
      await Promise.all([put('a'), put('b'), put('c')])
      expect(await mark(learner, { messageIds: [], mesNotifyId: ['a', 'c', 'a', 'unknown'] })).toBeNull()
      expect(idsOf(await listed(learner, { queryReceiverState: '2' }))).toEqual(['b'])
      await mark(leader, { messageIds: [], mesNotifyId: ['b'] })
      expect((await listed(learner)).unread).toBe(1)
    })

    it('[CALL-22] the call for letters affects no notice, and an empty list is a no-op', async () => {
      await put('a')
      await mark(learner, { messageIds: [], mesNotifyId: ['a'] }, updateReadMessage)
      await mark(learner, {})
      expect((await listed(learner)).unread).toBe(1)
    })

    it.each([
      { mesNotifyId: 'a' },
      { mesNotifyId: [1] },
      { mesNotifyId: ["'; drop table notice"] },
      { mesNotifyId: Array.from({ length: 1001 }, (_, i) => `n${i}`) },
    ])('refuses %j', async (body) => {
      expect((await learner.call(updateNotifyReceiverState, body)).status).toBe(400)
    })
  })
})

describe.each(languages.filter(({ code }) => code === 'zh_CN' || code === 'en_US'))(
  'the words of notices in $code',
  (language) => {
    const name = (text: string) => ({ kind: 'name', text }) as const
    const named = {
      learner: name('A'),
      className: name('B'),
      courseName: name('C'),
      reason: name('D'),
      from: { kind: 'time', text: 'E' },
      to: { kind: 'time', text: 'F' },
    } as const
    it.each([
      'leave.turn',
      'leave.approved',
      'leave.rejected',
      'leave.revoked',
      'class.begins',
      'class.ended',
      'course.published',
    ])('of %s exist', (code) => {
      expect(noticeTitle(language, code)).not.toBe('')
      const content = noticeContent(language, code, named)
      expect(content.filter(({ kind }) => kind !== 'words').length).toBeGreaterThan(0)
      expect(content.map(({ text }) => text).join('')).not.toMatch(/[{}\uE000\uE001]/)
    })

    it('of an obsolete code are empty', () => {
      expect([noticeTitle(language, 'no.such'), noticeContent(language, 'no.such', named)]).toEqual(['', []])
    })
  },
)
