import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoLeaves } from '#server/leave/leaves.demo.ts'
import { recordKinds } from '#server/parts.ts'
import { readSettings } from '#server/settings.ts'
import { freshDatabase, onEachEngine } from '#tests/kit/server/portal.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the command; returns its exit code and output. */
const records = (settings: Record<string, string>): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/records.ts'],
      { cwd: root, env: { ...process.env, ...settings } },
      (error, said) => done({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, said }),
    )
  })

onEachEngine((engine) => {
  it('the replay command accepts a consistent database, and names a broken record by its id', {
    timeout: 60_000,
  }, async () => {
    const { settings, remove } = await freshDatabase(engine)
    const seeded = await openDatabase(readSettings({ NODE_ENV: 'test', ...settings }))
    let count = 0
    for (const { table } of recordKinds) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(seeded)
      count += rows[0]!.count
    }
    await seeded.destroy()
    expect(await records(settings)).toEqual({ code: 0, said: `${count} records replayed, 0 differ from their log\n` })

    const db = await openDatabase(readSettings({ NODE_ENV: 'test', ...settings }))
    const [{ who, of, from }] = demoLeaves as [(typeof demoLeaves)[number]]
    const id = demoId('leave', `${who} ${of} ${from.join(' ')}`)
    await db.updateTable('leave').set({ state: 'rejected' }).where('id', '=', id).execute()
    const day = { user_id: userId('learner'), day: 20990101, seconds: 60 }
    await db.insertInto('study_day').values(day).execute()
    await db.destroy()
    expect(await records(settings)).toEqual({
      code: 1,
      said: `leave ${id} state is "rejected", and "approved" by its log\n${count} records replayed, 1 differ from their log\n${[20990000, 20990100].map((period) => `study_sum ${userId('learner')} ${period} is 0 seconds, and 60 by its days\n`).join('')}`,
    })
    await remove()
  })
})
