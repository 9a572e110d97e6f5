import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { importColumns } from '#api/person/managed-person.contract.ts'
import type { ImportStep } from '#api/person/managed-person.contract.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import type { Language } from '#i18n/locales.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { BATCH, refusedRows, toldRows } from '#server/bulk-import/report.ts'
import type { Portal } from '../../portal.ts'
import { createPersonWithin, saveWithin, storedPerson } from '../commands.ts'
import type { Doing } from '../commands.ts'
import { accountFacts } from '../facts.ts'
import { lockPeople } from '../lock.ts'
import type { ImportRow } from './judge-rows.ts'

const report = z.object({
  creates: z.number(),
  updates: z.number(),
  skips: z.number(),
  refused: refusedRows,
})
type Report = z.infer<typeof report>
export const noReport: Report = { creates: 0, updates: 0, skips: 0, refused: [] }

const storedRows = z.array(
  z.object({
    row: z.number(),
    action: z.enum(['create', 'update', 'skip']),
    userId: z.nullable(z.string()),
    person: z.object({
      accountName: z.string(),
      originalName: z.string(),
      phone: z.string(),
      email: z.string(),
      language: z.string(),
      roles: z.array(z.string()),
      department: z.string(),
    }),
    empty: z.array(z.enum(importColumns)),
  }),
)

/**
 * Imports the next rows in one transaction. A row that has become invalid since the check is reported and does not stop
 * the others. A retry with an older position only returns the progress. @throws Refusal bulkImport.gone where this
 * administrator has no such import
 */
export async function importNext(
  portal: Portal,
  { importID, doneCount }: { readonly importID: string; readonly doneCount: number },
  doing: Doing,
  language: Language,
): Promise<ImportStep> {
  const step = await portal.db.transaction().execute(async (trx) => {
    await lockPeople(trx)
    const found = await trx
      .selectFrom('people_import')
      .selectAll()
      .where('id', '=', importID)
      .where('user_id', '=', doing.sender.userId)
      .where('expires_at', '>', doing.now.getTime())
      .$if(hasRowLocks(trx), (query) => query.forUpdate())
      .executeTakeFirst()
    if (found === undefined) throw new Refusal('bulkImport.gone')
    const done = report.parse(JSON.parse(found.report))
    if (found.done_count > doneCount || found.done_count === found.row_count)
      return { ...done, rowCount: found.row_count, doneCount: found.done_count }
    const rows = storedRows.parse(JSON.parse(found.rows))
    const next = rows.slice(found.done_count, found.done_count + BATCH)
    const now = { ...done, refused: [...done.refused] }
    for (const row of next) await importRow(trx, row, { doing, invites: isSet(found.invites), report: now })
    const count = found.done_count + next.length
    await trx
      .updateTable('people_import')
      // Personal data is deleted as soon as it is no longer needed.
      .set({ done_count: count, report: JSON.stringify(now), ...(count === found.row_count && { rows: '[]' }) })
      .where('id', '=', importID)
      .execute()
    return { ...now, rowCount: found.row_count, doneCount: count }
  })
  void portal.outbox.dispatch()
  void portal.effects.dispatch()
  return { ...step, refused: toldRows(step.refused, language) }
}

interface Importing {
  readonly doing: Doing
  readonly invites: boolean
  /** Counters of results. */
  readonly report: Report
}

async function importRow(
  trx: Querying,
  { row, action, userId, person, empty }: ImportRow,
  { doing, invites, report: into }: Importing,
): Promise<void> {
  try {
    if (action === 'skip') into.skips += 1
    else if (action === 'create' || userId === null) {
      await createPersonWithin(trx, person, { ...doing, id: randomUUID(), invites })
      into.creates += 1
    } else {
      const became = await update(trx, userId, person, empty, doing)
      if (became === 'changed') into.updates += 1
      else into.skips += 1
    }
  } catch (error) {
    // The lifecycle refuses before anything of the row is written.
    if (!(error instanceof Refusal)) throw error
    into.refused.push({ row, accountName: person.accountName, reason: error.reason })
  }
}

/** Empty fields of the file stay unchanged. */
async function update(
  trx: Querying,
  id: string,
  person: WrittenPerson,
  empty: readonly string[],
  doing: Doing,
): Promise<'changed' | 'same'> {
  const stored = await storedPerson(trx, id)
  const kept = Object.fromEntries(
    importColumns.filter((column) => empty.includes(column)).map((column) => [column, stored[column]]),
  )
  const next: WrittenPerson = { ...person, ...kept }
  // Both events are judged before either is sent.
  const { fault } = await accountFacts(trx, id, doing.sender.userId, next)
  if (fault !== null) throw new Refusal(`person.${fault}`)
  return saveWithin(trx, id, stored.revision, next, doing)
}
