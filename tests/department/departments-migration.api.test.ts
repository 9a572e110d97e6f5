import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { replayRecords } from '#server/commands/replay.ts'
import type { Database } from '#server/database/open.ts'
import { departmentKind } from '#server/department/kind.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'
import { onBothEngines } from '#tests/kit/server/portal.ts'

onBothEngines((engine) => {
  const portal = olderPortal(engine)
  let db: Database | null = null
  afterEach(async () => {
    await db?.destroy()
    db = null
  })

  it('departments of an older portal stand at the top as records, open or closed as they were offered or retired', async () => {
    const old = await portal.asOf<unknown>('0048-managed-broadcasts')
    await sql`insert into dict (type_code, code, position, retired_at)
      values ('department', 'dredging', 0, null), ('department', 'ferries', 1, 5)`.execute(old)
    await old.destroy()
    db = await portal.upgraded()
    const records = db.selectFrom('department').select(['id', 'parent_id', 'state', 'revision']).orderBy('id')
    expect(await records.execute()).toEqual([
      { id: 'dredging', parent_id: null, state: 'open', revision: 1 },
      { id: 'ferries', parent_id: null, state: 'closed', revision: 1 },
    ])
    expect(await db.selectFrom('department_above').selectAll().orderBy('department_id').execute()).toEqual([
      { department_id: 'dredging', above_id: 'dredging' },
      { department_id: 'ferries', above_id: 'ferries' },
    ])
    const { differences } = await replayRecords(db, [departmentKind])
    expect(differences).toEqual([])
  })
})
