import { CompiledQuery } from 'kysely'
import { vi } from 'vitest'
import { SqliteFile } from '#server/database/sqlite-connection.ts'
import type { TestPortal } from './open-portal.ts'

/**
 * How the embedded database goes about an action's queries of a table: the steps of their plans, such as `SEARCH letter
 * USING INDEX letter_by_dialogue (dialogue_id=?)`. Those that read a whole table begin with SCAN, those that sort name
 * a B-TREE.
 */
export async function plansOf(
  { db }: Pick<TestPortal, 'db'>,
  table: string,
  action: () => Promise<unknown>,
): Promise<string[]> {
  const running = vi.spyOn(SqliteFile.prototype, 'run')
  try {
    await action()
    const reads = running.mock.calls.filter(([text]) => text.startsWith('select') && text.includes(`"${table}"`))
    running.mockRestore()
    const steps: string[] = []
    for (const [text, parameters] of reads) {
      const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
      steps.push(...(await db.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail))
    }
    return steps
  } finally {
    running.mockRestore()
  }
}
