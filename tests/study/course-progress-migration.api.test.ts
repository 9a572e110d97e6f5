import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { sendOnWithin } from '#server/commands/door.ts'
import { replayRecords } from '#server/commands/replay.ts'
import * as people from '#server/database/migrations/0001-people.ts'
import * as messages from '#server/database/migrations/0002-messages.ts'
import * as content from '#server/database/migrations/0003-content.ts'
import * as information from '#server/database/migrations/0004-information.ts'
import * as courses from '#server/database/migrations/0005-courses.ts'
import * as broadcasts from '#server/database/migrations/0006-broadcasts.ts'
import * as lifecycles from '#server/database/migrations/0007-lifecycles.ts'
import { openDatabase } from '#server/database/open.ts'
import { EmbeddedDialect } from '#server/database/sqlite-dialect.ts'
import { recordKinds } from '#server/parts.ts'
import { progressKind } from '#server/study/progress-kind.ts'
import { createDatabase, dropDatabase } from '#tests/kit/postgres/databases.ts'
import { onEachEngine } from '#tests/kit/server/portal.ts'
import { START } from '#tests/kit/server/test-clock.ts'

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

onEachEngine((engine) => {
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  let folder = ''
  let databaseUrl: string | null = null
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-migration-'))
    databaseUrl = engine === 'SQLite' ? null : await createDatabase(inject('postgresServer')!, name, null)
  })
  afterEach(async () => {
    if (databaseUrl !== null) await dropDatabase(inject('postgresServer')!, name)
    rmSync(folder, { recursive: true, force: true })
  })

  it('[COURSE-06, COURSE-07] progress of an older portal is kept, as records whose log replays to them', async () => {
    const dialect =
      databaseUrl === null
        ? new EmbeddedDialect(join(folder, 'portal.sqlite'))
        : new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) })
    const old = new Kysely<Before>({ dialect })
    const migrations: Record<string, Migration> = {
      '0001-people': people,
      '0002-messages': messages,
      '0003-content': content,
      '0004-information': information,
      '0005-courses': courses,
      '0006-broadcasts': broadcasts,
      '0007-lifecycles': lifecycles,
    }
    const { error } = await new Migrator({
      db: old,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    }).migrateToLatest()
    expect(error).toBeUndefined()
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

    const db = await openDatabase({ dataDir: folder, databaseUrl })
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
