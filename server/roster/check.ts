import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import { rosterColumns } from '#api/roster/roster.contract.ts'
import type { checkRoster, RosterCheck, RosterColumn } from '#api/roster/roster.contract.ts'
import { IMPORT_SHOWN } from '#api/bulk-import/bulk-import.contract.ts'
import { languages } from '#i18n/locales.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { textsOf } from '#server/answer/texts.ts'
import { plain } from '#server/bulk-import/headings.ts'
import { KEPT_MS, shownErrors } from '#server/bulk-import/preview.ts'
import type { Database } from '#server/database/open.ts'
import { columnOf } from '#server/person/import/headings.ts'
import { headed } from '#server/bulk-import/headed.ts'
import { readFile } from '#server/sheet/read-file.ts'
import { isStaffOf } from '#server/class/staff.ts'
import { judgeRows } from './judge-rows.ts'
import { noReport } from './run.ts'
import type { Asking } from '#server/commands/each.ts'

let groupWords: Set<string> | null = null

/** The column of a heading in any language; null: unknown. */
function rosterColumnOf(heading: string): RosterColumn | null {
  groupWords ??= new Set(
    ['group', 'team', ...languages.map((language) => textsOf(language).roster.group())].map((word) => plain(word)),
  )
  if (groupWords.has(plain(heading))) return 'group'
  const known = columnOf(heading)
  return rosterColumns.find((column) => column === known) ?? null
}

/** @throws Refusal where the class takes nobody; not found: another teacher's class */
export async function checkOpen(
  db: Database,
  classId: string,
  { sender, now }: Pick<Asking, 'sender' | 'now'>,
): Promise<void> {
  const course = await db.selectFrom('class').select(['state', 'ends_at']).where('id', '=', classId).executeTakeFirst()
  if (course === undefined || !(await isStaffOf(db, sender, classId))) throw notFound()
  if (course.state !== 'announced' && course.state !== 'closed') throw new Refusal('roster.notAnnounced')
  if (course.ends_at <= now.getTime()) throw new Refusal('roster.finished')
}

/**
 * Parses a file of learners and previews each row with its errors; nothing is changed. A valid file is kept for an
 * hour, to be imported. @throws Refusal where the file cannot be parsed, or the class takes nobody; not found: another
 * teacher's class
 */
export async function checkFile(
  db: Database,
  { classID: classId = '', file, encoding: chosen }: PayloadOf<typeof checkRoster>,
  { sender, language, now }: Asking,
): Promise<RosterCheck> {
  await checkOpen(db, classId, { sender, now })
  if (file === undefined) throw new Refusal('file.noFile')
  const { rows: read, encoding } = await readFile(file, { chosen: chosen ?? null, language: language.code })
  const { rows: written, headings, ignored } = headed(read, rosterColumns, rosterColumnOf)
  if (!headings.has('accountName') && !headings.has('phone') && !headings.has('email'))
    throw new Refusal('roster.headings')
  const { rows, errors, newGroups } = await judgeRows(db, classId, written, sender)
  // Contacts that nobody is found by are said not to be read.
  const unread = sender.roles.includes('admin') ? [] : [headings.get('phone') ?? [], headings.get('email') ?? []].flat()
  const isFaultless = errors.length === 0
  const id = randomUUID()
  if (isFaultless) {
    // One per person: a new check replaces the previous one.
    await db.deleteFrom('member_import').where('user_id', '=', sender.userId).execute()
    await db
      .insertInto('member_import')
      .values({
        id,
        user_id: sender.userId,
        class_id: classId,
        rows: JSON.stringify(rows),
        row_count: rows.length,
        done_count: 0,
        report: JSON.stringify(noReport),
        expires_at: now.getTime() + KEPT_MS,
      })
      .execute()
  }
  const counted = (action: string): number => rows.filter((row) => row.action === action).length
  return {
    importID: isFaultless ? id : null,
    rowCount: written.length,
    putsIn: counted('putIn'),
    invites: counted('invite'),
    stays: counted('stay'),
    newGroups,
    errors: shownErrors(errors, headings, language),
    errorCount: errors.length,
    rows: rows.slice(0, IMPORT_SHOWN).map(({ row, action, accountName, originalName, group }) => ({
      row,
      action,
      accountName,
      originalName,
      group,
      createsGroup: newGroups.includes(group),
    })),
    ignored: [...ignored, ...unread],
    encoding,
  }
}
