import ICAL from 'ical.js'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { renewCalendarFeed } from '#api/agenda/calendar-feed.contract.ts'
import type { NewFeed } from '#api/agenda/calendar-feed.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { putExam } from '#tests/exam/exam-scene.ts'
import { putBroadcast } from '#tests/live/put-broadcast.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'
import { classWith, lessonOf } from '#tests/timetable/lessons.ts'

const ORIGIN = 'https://learn.example.org'
const at = START.getTime()

onEachEngine((engine) => {
  const portal = portalFor(engine, { environment: { ORIGIN } })

  it('Each item of the calendar feed leads to the page of what it is, and only what one attends takes one’s time', async () => {
    const { db } = portal()
    const classId = await classWith(db, ['learner'])
    const lessonId = await lessonOf(db, classId)
    const examId = await putExam(db)
    const open = await classWith(db, [])
    await db
      .updateTable('class')
      .set({ opens_at: at - HOUR, closes_at: at + HOUR, audience: 'all' })
      .where('id', '=', open)
      .execute()
    const leaveId = randomUUID()
    const leave = await db.selectFrom('leave').selectAll().where('state', '=', 'approved').limit(1).executeTakeFirst()
    await db
      .insertInto('leave')
      .values({
        ...leave!,
        id: leaveId,
        class_id: classId,
        learner_id: userId('learner'),
        starts_at: at,
        ends_at: at + HOUR,
      })
      .execute()
    const [hosted, own] = ['hosted', 'own']
    for (const id of [hosted, own]) {
      const joinUrl = id === hosted ? 'https://meet.academy.example/7' : null
      await putBroadcast(db, { id, starts_at: at, ends_at: at + HOUR, join_url: joinUrl })
    }

    const { path } = await answerOf<NewFeed>(await signedIn(portal(), 'learner'), renewCalendarFeed, {})
    const { raw } = await new Visitor(portal()).send({ method: 'GET', url: path })
    const events = new ICAL.Component(ICAL.parse(raw.body) as unknown[]).getAllSubcomponents('vevent')
    const found = new Map(
      events.map((event) => [
        String(event.getFirstPropertyValue('uid')).replace(/@.*/, ''),
        [event.getFirstPropertyValue('url'), event.getFirstPropertyValue('transp') === 'TRANSPARENT'],
      ]),
    )
    const expected = {
      [`lesson-${lessonId}`]: [`${ORIGIN}/#/lesson?lessonID=${lessonId}`, false],
      [`class-${classId}`]: [`${ORIGIN}/#/class/class-detail?classID=${classId}`, true],
      [`deadline-${open}`]: [`${ORIGIN}/#/class/class-detail?classID=${open}`, false],
      [`leave-${leaveId}`]: [`${ORIGIN}/#/usercenter/leave?leaveID=${leaveId}`, true],
      [`exam-${examId}`]: [`${ORIGIN}/#/examlist?examID=${examId}`, true],
      [`live-${hosted}`]: ['https://meet.academy.example/7', false],
      [`live-${own}`]: [`${ORIGIN}/#/livePlay?id=${own}`, false],
    }
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, found.get(id)]))).toEqual(expected)
  })
})
