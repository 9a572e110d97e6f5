import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveOrganisation } from '#api/organisation/organisation.contract.ts'
import { getOverview, type Overview } from '#api/overview/overview.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { userId } from '#server/demo/ids.ts'
import { putExam } from '#tests/exam/exam-scene.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { openPortal } from '#tests/kit/server/open-portal.ts'
import { freshDatabase, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { classWith, lessonOf } from '#tests/timetable/lessons.ts'

const DAY = 24 * HOUR

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors: Record<string, Visitor> = {}
  let classId = ''
  beforeAll(async () => {
    for (const name of ['headmaster', 'teacher', 'admin', 'learner', 'leader'])
      visitors[name] = await signedIn(portal(), name)
    const { db } = portal()
    await db.deleteFrom('lesson').execute()
    await db.deleteFrom('exam').execute()
    classId = await classWith(db, ['learner', 'leader'], { name: 'Rivers', place: 'Blue hall' })
  })
  const seen = async (name: string): Promise<Overview> => answerOf(visitors[name]!, getOverview, {})

  it('tells what runs today, in the organisation’s zone, to those who run it', async () => {
    const { db } = portal()
    const now = await lessonOf(db, classId, { title: 'Gauging', from: -HOUR / 2 })
    await lessonOf(db, classId, { title: 'Over', from: -3 * HOUR })
    await lessonOf(db, classId, { title: 'Later', from: 3 * DAY })
    const exam = await putExam(db, { owner_id: userId('headmaster'), opens_at: START.getTime() - HOUR })
    // No news: open since long and for long.
    const weeks = { opens_at: START.getTime() - 20 * DAY, closes_at: START.getTime() + 20 * DAY }
    await putExam(db, { owner_id: userId('headmaster'), ...weeks })
    const { today } = await seen('headmaster')
    expect(today.map(({ kind, id }) => [kind, id])).toEqual([
      ['exam', exam],
      ['lesson', now],
    ])
    expect(today[1]).toEqual({
      kind: 'lesson',
      id: now,
      name: 'Gauging',
      of: 'Rivers',
      place: 'Blue hall · 205',
      startTime: timeText(START.getTime() - HOUR / 2),
      endTime: timeText(START.getTime() + HOUR / 2),
    })
    expect((await seen('teacher')).today).toEqual([])
    expect((await seen('admin')).today.map(({ id }) => id)).toEqual([exam, now])
  })

  it('names who has missed two lessons lately without an excuse, to those who run the class', async () => {
    const { db } = portal()
    const kept = { version: 1, snapshot: '{}', revision: 1, created_at: 0, updated_at: 0 }
    for (const [days, learner, leader] of [
      [2, 'absent', 'absent'],
      [5, 'absent', 'excused'],
      [20, 'absent', 'absent'],
    ] as const) {
      const lesson_id = await lessonOf(db, classId, { from: -days * DAY })
      const of = (account: string, state: string) => ({
        id: randomUUID(),
        lesson_id,
        learner_id: userId(account),
        state,
        ...kept,
      })
      await db
        .insertInto('attendance')
        .values([of('learner', learner), of('leader', leader)])
        .execute()
    }
    const { absent } = await seen('headmaster')
    expect(absent).toEqual([
      {
        userId: userId('learner'),
        originalName: expect.any(String) as string,
        classID: classId,
        className: 'Rivers',
        count: 2,
      },
    ])
    expect((await seen('teacher')).absent).toEqual([])
  })

  it('tells administrators alone how many letters could not be sent', async () => {
    const letter = { user_id: null, channel: 'sms' as const, target: '+8613800000000', subject: null, body: 'x' }
    const at = { created_at: 0, attempts: 1, next_attempt_at: Number.MAX_SAFE_INTEGER }
    await portal()
      .db.insertInto('message')
      .values([
        { id: 'kept', ...letter, ...at, sent_at: null, failure: null },
        { id: 'failed', ...letter, ...at, sent_at: null, failure: 'no route' },
        { id: 'sent', ...letter, ...at, sent_at: 1, failure: null },
      ])
      .execute()
    expect((await seen('admin')).failedLetters).toBe(1)
    expect((await seen('teacher')).failedLetters).toBeNull()
  })

  describe('the first steps', () => {
    it('are told to administrators until all are done', async () => {
      expect((await seen('teacher')).steps).toBeNull()
      // The demo organisation lacks a name of its own and a mail server.
      expect((await seen('admin')).steps).toEqual([
        { step: 'organisation', isDone: false },
        { step: 'letters', isDone: false },
        ...(['departments', 'people', 'course', 'class'] as const).map((step) => ({ step, isDone: true })),
      ])
      await portal().db.updateTable('class').set({ state: 'draft' }).execute()
      expect((await seen('admin')).steps?.at(-1)).toEqual({ step: 'class', isDone: false })
    })

    it('are told no more once letters are sent and the portal has a name', async () => {
      const fresh = await freshDatabase(engine)
      const sending = await openPortal(fresh.settings, { environment: { SMS_URL: 'https://sms.example/send' } })
      const admin = await signedIn(sending, 'admin')
      const left = async () => (await answerOf<Overview>(admin, getOverview, {})).steps?.filter(({ isDone }) => !isDone)
      expect(await left()).toEqual([{ step: 'organisation', isDone: false }])
      await answerOf(admin, saveOrganisation, { revision: 0, texts: [{ language: 'en_US', name: 'Water Academy' }] })
      expect(await left()).toBeUndefined()
      await sending.close()
      await fresh.remove()
    })
  })

  it('[ROLE-06] is not for learners', async () => {
    expect((await visitors['learner']!.call(getOverview, {})).status).toBe(403)
  })
})
