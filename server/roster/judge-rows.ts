import { sql } from 'kysely'
import { emailOf, phoneWritten } from '#api/account/contact-rule.ts'
import { GROUPS_MAX } from '#api/class/class-groups.contract.ts'
import { GROUP_NAME_MAX, rosterColumns } from '#api/roster/roster.contract.ts'
import type { RosterColumn } from '#api/roster/roster.contract.ts'
import { cleanLine, nameKey } from '#api/kit/name-rule.ts'
import { isLongerThan } from '#api/kit/written-text.ts'
import type { Reason } from '#server/answer/texts.ts'
import { putInAtOnce } from '#server/class/registration/open-to.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database } from '#server/database/open.ts'
import { accountKey } from '#server/session/accounts.ts'
import { inBatches } from '#server/bulk-import/batches.ts'
import { isFormula } from '#server/bulk-import/headed.ts'
import type { HeadedRow } from '#server/bulk-import/headed.ts'
import type { RowError } from '#server/bulk-import/preview.ts'

/** What becomes of a row. */
export interface RosterRow {
  readonly row: number
  readonly action: 'putIn' | 'invite' | 'stay'
  readonly userId: string
  readonly accountName: string
  readonly originalName: string
  /** Empty: none is named, so that it stays as it is. */
  readonly group: string
}

export type RosterError = RowError<RosterColumn>

interface Known {
  readonly id: string
  readonly account_name: string
  readonly account_key: string
  readonly original_name: string
  readonly phone: string | null
  readonly email: string | null
  readonly state: string
}

/** What a row names somebody by; contacts only for those who may name people by them. */
const columnsOf = ({ written }: HeadedRow<RosterColumn>, byContact: boolean) =>
  (byContact ? (['accountName', 'phone', 'email'] as const) : (['accountName'] as const)).filter(
    (column) => written[column] !== '',
  )
/** By what a row names somebody: the first of account, phone and e-mail that is written. */
const naming = (row: HeadedRow<RosterColumn>): Exclude<RosterColumn, 'group'> =>
  columnsOf(row, true)[0] ?? 'accountName'

/** What becomes of each row, and the errors: by itself, against the other rows, and against people and the class. */
export async function judgeRows(
  db: Database,
  classId: string,
  rows: readonly HeadedRow<RosterColumn>[],
  sender: Sender,
): Promise<{ rows: RosterRow[]; errors: RosterError[]; newGroups: string[] }> {
  const byContact = sender.roles.includes('admin')
  const findPerson = await peopleOf(db, rows, byContact)
  const [course, members, groups] = await Promise.all([
    db.selectFrom('class').select(['capacity', 'taken']).where('id', '=', classId).executeTakeFirstOrThrow(),
    db.selectFrom('class_member').select('user_id').where('class_id', '=', classId).execute(),
    db.selectFrom('class_group').select('name').where('class_id', '=', classId).execute(),
  ])
  const isMember = new Set(members.map(({ user_id }) => user_id))
  const named = rows.flatMap((one) => findPerson(naming(one), one.written[naming(one)])?.id ?? [])
  const entersAtOnce = new Set(await inBatches(named, (some) => putInAtOnce(db, classId, some, sender)))
  // As they are written first: names that differ in case only are one.
  const groupNames = new Map(groups.map(({ name }) => [nameKey(name), name]))
  const seen = new Set<string>()
  const errors: RosterError[] = []
  const judged: RosterRow[] = []
  let free = course.capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, course.capacity - course.taken)
  for (const one of rows) {
    const { row, written } = one
    const formulas = rosterColumns.filter((column) => isFormula(written[column]))
    errors.push(
      ...formulas.map((column) => ({ row, column, value: written[column], reason: 'bulkImport.formula' as const })),
    )
    const column = naming(one)
    const value = written[column]
    const fault = (reason: Reason): void => {
      errors.push({ row, column, value, reason })
    }
    const group = groupNames.get(nameKey(written.group)) ?? cleanLine(written.group)
    if (group !== '') groupNames.set(nameKey(group), group)
    if (isLongerThan(group, GROUP_NAME_MAX))
      errors.push({ row, column: 'group', value: written.group, reason: 'roster.groupTooLong' })
    if (formulas.includes(column)) continue
    if (column !== 'accountName' && !byContact) {
      fault('roster.byAccount')
      continue
    }
    const person = findPerson(column, value)
    if (person === undefined) {
      fault(value === '' ? 'roster.nobody' : 'roster.unknown')
      continue
    }
    if (seen.has(person.id)) {
      fault('roster.duplicate')
      continue
    }
    seen.add(person.id)
    // Whom the row names in another column, too, is the same person.
    const other = columnsOf(one, byContact).find((each) => {
      const found = findPerson(each, written[each])
      return found !== undefined && found.id !== person.id
    })
    if (other !== undefined) {
      errors.push({ row, column: other, value: written[other], reason: 'roster.otherPerson' })
      continue
    }
    const action = isMember.has(person.id) ? 'stay' : entersAtOnce.has(person.id) ? 'putIn' : 'invite'
    if (action !== 'stay') {
      if (person.state === 'disabled') {
        fault('roster.disabled')
        continue
      }
      if (free === 0) {
        fault('roster.full')
        continue
      }
      if (action === 'putIn') free -= 1
    }
    judged.push({
      row,
      action,
      userId: person.id,
      accountName: person.account_name,
      originalName: person.original_name,
      group,
    })
  }
  const known = new Set(groups.map(({ name }) => name))
  const newGroups = [...new Set(judged.map(({ group }) => group))].filter((name) => name !== '' && !known.has(name))
  const beyond = new Set(newGroups.slice(Math.max(0, GROUPS_MAX - known.size)))
  for (const { row, group } of judged.filter((one) => beyond.has(one.group)))
    errors.push({ row, column: 'group', value: group, reason: 'class.tooManyGroups' })
  return { rows: judged, errors: errors.sort((one, other) => one.row - other.row), newGroups }
}

/**
 * Finds people by account and, for administrators, by phone or e-mail, which an account column may hold too: nobody
 * else finds out by a file whose contacts they are.
 */
async function peopleOf(db: Database, rows: readonly HeadedRow<RosterColumn>[], byContact: boolean) {
  const values = (of: (written: string) => string, ...columns: RosterColumn[]): string[] => [
    ...new Set(
      rows
        .flatMap(({ written }) => columns.map((column) => written[column]))
        .filter((written) => written !== '')
        .map(of),
    ),
  ]
  const users = db
    .selectFrom('user')
    .select(['id', 'account_name', 'account_key', 'original_name', 'phone', 'email', 'state'])
  const lower = (text: string): string => text.toLowerCase()
  const phoneKey = (written: string): string => phoneWritten(written) ?? written
  const emailKey = (written: string): string => emailOf(written) ?? lower(written)
  const byAccount = await inBatches(values(accountKey, 'accountName'), (some) =>
    users.where('account_key', 'in', some).execute(),
  )
  const byPhone = await inBatches(byContact ? values(phoneKey, 'phone', 'accountName') : [], (some) =>
    users.where('phone', 'in', some).execute(),
  )
  const byEmail = await inBatches(byContact ? values(emailKey, 'email', 'accountName') : [], (some) =>
    users.where(sql<string>`lower(email)`, 'in', some).execute(),
  )
  const accounts = new Map(byAccount.map((user) => [user.account_key, user]))
  const phones = new Map(byPhone.map((user) => [user.phone ?? '', user]))
  const emails = new Map(byEmail.map((user) => [lower(user.email ?? ''), user]))
  return (column: RosterColumn, value: string): Known | undefined => {
    if (column === 'phone') return phones.get(phoneKey(value))
    if (column === 'email') return emails.get(emailKey(value))
    return accounts.get(accountKey(value)) ?? phones.get(phoneKey(value)) ?? emails.get(emailKey(value))
  }
}
