import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines } from '#tests/kit/server/portal.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'

/** Who stands in the log of a course, by the revision; null: the migration that took it over. */
const logs = {
  written: ['first', 'second'],
  adopted: [null, 'second', 'first'],
  unknown: [null],
} as const

onBothEngines((engine) => {
  const portal = olderPortal(engine)

  it('gives what is older than owners to the first person in its log', async () => {
    const old = await portal.asOf<unknown>('0024-classes')
    for (const id of ['first', 'second'])
      await sql`
        insert into "user" (id, account_name, account_key, name, original_name, weak_password, language, created_at)
        values (${id}, ${id}, ${id}, ${id}, ${id}, 0, 'en_US', 0)
      `.execute(old)
    for (const [id, people] of Object.entries(logs)) {
      await sql`
        insert into course (id, category_code, kind, year, learning_minutes, credit_tenths, learner_count, rating_sum,
          rating_count)
        values (${id}, 'hydrology', 'elective', 2026, 60, 10, 0, 0, 0)
      `.execute(old)
      await sql`insert into course_topic (id, position) values (${id}, 0)`.execute(old)
      for (const lifecycle of ['course', 'course_topic'])
        for (const [revision, by] of people.entries())
          await sql`
            insert into transition_log (lifecycle, record_id, revision, version, event, from_state, to_state,
              by_user_id, at)
            values (${lifecycle}, ${id}, ${revision}, 1, '{}', 'draft', 'draft', ${by}, 0)
          `.execute(old)
    }
    await old.destroy()

    const db = await portal.upgraded()
    for (const table of ['course', 'course_topic'] as const)
      expect(await db.selectFrom(table).select(['id', 'owner_id']).orderBy('id').execute()).toEqual([
        { id: 'adopted', owner_id: 'second' },
        { id: 'unknown', owner_id: null },
        { id: 'written', owner_id: 'first' },
      ])
    await db.destroy()
  })
})
