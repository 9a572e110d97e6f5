import { languages } from '#i18n/locales.ts'
import { createWithin } from '#server/commands/door.ts'
import type { Querying } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { departmentNames, departmentTree } from '#server/dictionary/departments.demo.ts'
import { departmentKind } from './kind.ts'

const YEAR = 365 * 24 * 3_600_000

/** The departments of the demo organisation: sent through the door at a past time, so that they have a history. */
export async function seedDepartments(trx: Querying, now: Date): Promise<void> {
  const made = new Date(now.getTime() - YEAR)
  for (const { code: id, below: parentID } of departmentTree) {
    const names = (departmentNames[id] ?? []).flatMap((name, place) => {
      const language = languages[place]?.code
      return language === undefined ? [] : [{ language, name }]
    })
    await createWithin(trx, departmentKind, {
      id,
      owned: {},
      sent: { type: 'create', parentID, names },
      sender: { userId: userId('admin'), roles: ['admin'] },
      now: made,
    })
  }
}
