import { expect, it } from 'vitest'
import { sendOnWithin } from '#server/commands/door.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { recordKinds } from '#server/parts.ts'
import { progressKind } from '#server/study/progress-kind.ts'
import { onBothEngines } from '#tests/kit/server/portal.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'

/** The old tables, with the columns needed only. */
interface Before {
  user: Record<string, string | number | null>
  course: Record<string, string | number | null>
  course_learner: Record<string, string | number | null>
}

const STARTED = START.getTime() - 1000
const LAST = START.getTime()
/** More than one batch of the migration. */
const MANY = 1203

onBothEngines((engine) => {
  const portal = olderPortal(engine)

  it('[COURSE-06, COURSE-07] progress of an older portal is kept, as records whose log replays to them', async () => {
    const old = await portal.asOf<Before>('0007-lifecycles')
    await old
      .insertInto('user')
      .values({
        id: 'ann',
        account_name: 'ann',
        name: 'ann',
        original_name: 'Ann',
        account_key: 'ann',
        weak_password: 0,
        language: 'en_US',
        created_at: STARTED,
      })
      .execute()
    const learned = [
      { course_id: 'half', progress: 50, studied_seconds: 1800, completed_at: null },
      { course_id: 'nearly', progress: 99, studied_seconds: 59, completed_at: null },
      { course_id: 'begun', progress: 0, studied_seconds: 0, completed_at: null },
      { course_id: 'done', progress: 100, studied_seconds: 7200, completed_at: LAST },
      ...Array.from({ length: MANY }, (_, i) => ({
        course_id: `course-${i}`,
        progress: i % 101,
        studied_seconds: i * 7,
        completed_at: i % 101 === 100 ? LAST : null,
      })),
    ]
    for (let i = 0; i < learned.length; i += 200) {
      const part = learned.slice(i, i + 200)
      await old
        .insertInto('course')
        .values(
          part.map(({ course_id }) => ({
            id: course_id,
            category_code: 'x',
            kind: 'elective',
            year: 2026,
            learning_minutes: 60,
            credit_tenths: 10,
            learner_count: 1,
            rating_sum: 0,
            rating_count: 0,
            published_at: STARTED,
          })),
        )
        .execute()
      await old
        .insertInto('course_learner')
        .values(part.map((row) => ({ ...row, user_id: 'ann', started_at: STARTED, last_learned_at: LAST })))
        .execute()
    }
    await old.destroy()

    const db = await portal.upgraded()
    const rows = await db.selectFrom('course_progress').selectAll().execute()
    expect(rows).toHaveLength(learned.length)
    for (const row of rows) {
      const before = learned.find(({ course_id }) => course_id === row.course_id)!
      expect([row.user_id, row.studied_seconds, row.completed_at, row.last_learned_at, row.created_at]).toEqual([
        'ann',
        before.studied_seconds,
        before.completed_at,
        LAST,
        STARTED,
      ])
      expect(row.state).toBe(before.completed_at === null ? 'learning.studying' : 'completed.passed')
    }
    const progressOf = (courseId: string) => rows.find(({ course_id }) => course_id === courseId)?.progress
    expect(progressOf('done')).toBe(100)
    expect(progressOf('begun')).toBe(0)
    // As close as whole minutes of study time allow.
    expect(Math.abs((progressOf('half') ?? 0) - 50)).toBeLessThanOrEqual(2)
    // Her account is a record too, and so is every course.
    expect(await replayRecords(db, recordKinds)).toEqual({ count: 2 * learned.length + 1, differences: [] })

    // Study continues from there: no old time is lost.
    const half = rows.find(({ course_id }) => course_id === 'half')!
    const demands = { lectures: ['lecture'], minutes: 0, hasExam: false }
    await db.transaction().execute((trx) =>
      sendOnWithin(trx, progressKind, {
        id: half.id,
        event: { type: 'study', seconds: 60, facts: { demands, studied: [{ lecture: 'lecture', share: 1 }] } },
        by: 'ann',
        now: START,
      }),
    )
    expect(
      await db
        .selectFrom('course_progress')
        .select(['state', 'progress', 'studied_seconds'])
        .where('id', '=', half.id)
        .executeTakeFirst(),
    ).toEqual({ state: 'completed.passed', progress: 100, studied_seconds: 1860 })
    expect((await replayRecords(db, recordKinds)).differences).toEqual([])
    await db.destroy()
  })
})
