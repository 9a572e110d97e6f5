import { randomUUID } from 'node:crypto'
import { IMPORT_SHOWN } from '#api/bulk-import/bulk-import.contract.ts'
import type { ExistingWay, PeopleCheck } from '#api/person/managed-person.contract.ts'
import type { TextEncoding } from '#api/kit/text-encoding.ts'
import type { Language } from '#i18n/locales.ts'
import { flagOf } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { KEPT_MS, shownErrors } from '#server/bulk-import/preview.ts'
import { judgeRows } from './judge-rows.ts'
import { headedRows } from './people-rows.ts'
import { readFile } from '#server/sheet/read-file.ts'
import { noReport } from './run.ts'

interface Checking {
  readonly file?: File | undefined
  readonly existing: ExistingWay
  readonly invites: boolean
  readonly encoding: TextEncoding | null
}

/**
 * Parses a file of people and previews each row with its errors; nothing is changed. A valid file is kept for an hour,
 * to be imported. @throws Refusal where the file cannot be parsed
 */
export async function checkFile(
  db: Database,
  { file, existing, invites, encoding: chosen }: Checking,
  { userId, language, now }: { userId: string; language: Language; now: Date },
): Promise<PeopleCheck> {
  if (file === undefined) throw new Refusal('file.noFile')
  const { rows: read, encoding } = await readFile(file, { chosen, language: language.code })
  const { people, headings, ignored } = headedRows(read, language.code)
  const { rows, errors } = await judgeRows(db, people, existing, userId)
  const counted = (action: string): number => rows.filter((row) => row.action === action).length
  const isFaultless = errors.length === 0
  const id = randomUUID()
  if (isFaultless) {
    // One per administrator: a new check replaces the previous one.
    await db.deleteFrom('people_import').where('user_id', '=', userId).execute()
    await db
      .insertInto('people_import')
      .values({
        user_id: userId,
        id,
        existing,
        invites: flagOf(invites),
        rows: JSON.stringify(rows),
        row_count: rows.length,
        done_count: 0,
        report: JSON.stringify(noReport),
        expires_at: now.getTime() + KEPT_MS,
      })
      .execute()
  }
  return {
    importID: isFaultless ? id : null,
    rowCount: people.length,
    creates: counted('create'),
    updates: counted('update'),
    skips: counted('skip'),
    errors: shownErrors(errors, headings, language),
    errorCount: errors.length,
    rows: rows
      .slice(0, IMPORT_SHOWN)
      .map((row) => ({ ...row, department: people.find((one) => one.row === row.row)?.written.department ?? '' }))
      .map(({ row, action, person: { accountName, originalName, phone, email, roles }, department }) => ({
        row,
        action,
        accountName,
        originalName,
        phone,
        email,
        roles: [...roles],
        department,
      })),
    ignored,
    encoding,
  }
}
