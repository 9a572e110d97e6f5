import { sql } from 'kysely'
import type { ExistingWay, ImportColumn } from '#api/person/managed-person.contract.ts'
import { faultsOf, fieldOfFault } from '#api/person/person-rule.ts'
import type { HeldNames, WrittenPerson } from '#api/person/person-rule.ts'
import type { Database } from '#server/database/open.ts'
import { accountKey } from '#server/session/accounts.ts'
import { looksOf } from '../skeleton.ts'
import { inBatches } from '#server/bulk-import/batches.ts'
import { namedDepartments } from './named-departments.ts'
import type { PersonRow, PersonError } from './people-rows.ts'

/** The action for a row. */
export interface ImportRow {
  readonly row: number
  readonly action: 'create' | 'update' | 'skip'
  /** Of an existing account. */
  readonly userId: string | null
  readonly person: WrittenPerson
  /** Fields empty in the file, which an update leaves unchanged. */
  readonly empty: readonly ImportColumn[]
}

interface Known {
  readonly id: string
  readonly account_key: string
  readonly account_name: string
  readonly original_name: string
  readonly phone: string | null
  readonly email: string | null
  readonly department_code: string | null
}

/** The action and the errors of each row: validated by itself, against the other rows, and against existing people. */
export async function judgeRows(
  db: Database,
  people: readonly PersonRow[],
  existing: ExistingWay,
  senderId: string,
): Promise<{ rows: ImportRow[]; errors: PersonError[] }> {
  const known = await knownOf(db, people)
  const departmentOf = await namedDepartments(db)
  const admins = await adminsOf(db)
  const errors: PersonError[] = []
  const rows = people.map((row): ImportRow => {
    const { written } = row
    const department = departmentOf(written.department)
    const person = department.kind === 'fault' ? row.person : { ...row.person, department: department.code }
    const there = known.byAccount.get(accountKey(person.accountName)) ?? null
    const action = there === null ? 'create' : existing === 'update' ? 'update' : 'skip'
    const empty = (Object.keys(written) as ImportColumn[]).filter((column) => written[column] === '')
    const before = errors.length
    const fault = (column: ImportColumn | null, reason: PersonError['reason']): void => {
      errors.push({ row: row.row, column, value: column === null ? '' : written[column], reason })
    }
    const hasFault = (column: ImportColumn): boolean => errors.slice(before).some((error) => error.column === column)
    errors.push(...row.errors)
    const isFormula = (column: ImportColumn): boolean => row.errors.some((error) => error.column === column)
    for (const one of faultsOf(person, heldBy(there))) {
      const column = fieldOfFault[one]
      // Empty fields of an existing account keep their values.
      if (action !== 'create' && (empty.includes(column) || one === 'contactMissing')) continue
      if (!isFormula(column)) fault(column, `person.${one}`)
    }
    if (there !== null && existing === 'refuse') fault('accountName', 'person.accountTaken')
    if (action === 'skip') return { row: row.row, action, userId: there?.id ?? null, person, empty }
    const phoneOf = person.phone === '' ? undefined : known.byPhone.get(person.phone)
    const emailOf = person.email === '' ? undefined : known.byEmail.get(person.email.toLowerCase())
    if (phoneOf !== undefined && phoneOf !== there?.id) fault('phone', 'person.phoneTaken')
    const isNamed = there?.account_name !== person.accountName && !hasFault('accountName')
    if (isNamed && known.isAlike(person.accountName, there)) fault('accountName', 'person.accountAlike')
    if (emailOf !== undefined && emailOf !== there?.id) fault('email', 'person.emailTaken')
    if (person.department !== '' && department.kind === 'fault') fault('department', department.reason)
    else if (department.kind === 'one' && department.isRetired && there?.department_code !== department.code)
      fault('department', 'person.departmentUnknown')
    const losesAdmin =
      there !== null && admins.includes(there.id) && !empty.includes('roles') && !person.roles.includes('admin')
    if (losesAdmin && there.id === senderId) fault('roles', 'person.ownAdmin')
    else if (losesAdmin && admins.length === 1) fault('roles', 'person.lastAdmin')
    return { row: row.row, action, userId: there?.id ?? null, person, empty }
  })
  const misnamed = new Set(errors.filter(({ column }) => column === 'accountName').map(({ row }) => row))
  const named = rows.filter(({ row, action }) => action === 'create' && !misnamed.has(row))
  errors.push(...duplicates(people), ...alikeRows(people, named))
  return { rows, errors: errors.sort((one, other) => one.row - other.row) }
}

/** Duplicates of unique values within the file; reported for every row but the first. */
function duplicates(people: readonly PersonRow[]): PersonError[] {
  const unique = [
    {
      column: 'accountName',
      reason: 'person.duplicateAccount',
      keyOf: ({ accountName }: WrittenPerson) => accountKey(accountName),
    },
    { column: 'phone', reason: 'person.duplicatePhone', keyOf: ({ phone }: WrittenPerson) => phone },
    { column: 'email', reason: 'person.duplicateEmail', keyOf: ({ email }: WrittenPerson) => email.toLowerCase() },
  ] as const
  return unique.flatMap(({ column, reason, keyOf }) => {
    const seen = new Set<string>()
    return people.flatMap(({ row, person, written }): PersonError[] => {
      const key = keyOf(person)
      const isSecond = key !== '' && seen.has(key)
      seen.add(key)
      return isSecond ? [{ row, column, value: written[column], reason }] : []
    })
  })
}

/** New accounts that look like one of an earlier row; those that are the same are duplicates. */
function alikeRows(people: readonly PersonRow[], rows: readonly ImportRow[]): PersonError[] {
  const written = new Map(people.map((one) => [one.row, one.written.accountName]))
  const seen = new Map<string, string>()
  return rows.flatMap(({ row, person: { accountName } }): PersonError[] => {
    const key = accountKey(accountName)
    const looks = allLooks(accountName)
    const isAlike = looks.some((look) => (seen.get(look) ?? key) !== key)
    for (const look of looks) if (!seen.has(look)) seen.set(look, key)
    const value = written.get(row) ?? accountName
    return isAlike ? [{ row, column: 'accountName', value, reason: 'person.accountAlike' }] : []
  })
}

const allLooks = (accountName: string): string[] => Object.values(looksOf(accountName))

const heldBy = (known: Known | null): HeldNames | null =>
  known === null
    ? null
    : { accountName: known.account_name, originalName: known.original_name, phone: known.phone, email: known.email }

/** Existing people that match the rows of a file. */
async function knownOf(db: Database, people: readonly PersonRow[]) {
  const values = (of: (person: WrittenPerson) => string): string[] =>
    [...new Set(people.map(({ person }) => of(person)))].filter((value) => value !== '')
  const users = db
    .selectFrom('user')
    .select(['id', 'account_key', 'account_name', 'original_name', 'phone', 'email', 'department_code'])
  const accounts = await inBatches(
    values(({ accountName }) => accountKey(accountName)),
    (some) => users.where('account_key', 'in', some).execute(),
  )
  const phones = await inBatches(
    values(({ phone }) => phone),
    (some) => users.where('phone', 'in', some).execute(),
  )
  const emails = await inBatches(
    values(({ email }) => email.toLowerCase()),
    (some) =>
      users.where((eb) => eb.or([eb(sql<string>`lower(email)`, 'in', some), eb('account_key', 'in', some)])).execute(),
  )
  const looks = [...new Set(people.flatMap(({ person }) => allLooks(person.accountName)))]
  const alike = await inBatches(looks, (some) =>
    users.where((eb) => eb.or([eb('account_skeleton', 'in', some), eb('account_look', 'in', some)])).execute(),
  )
  const byLook = new Map<string, Set<string>>()
  for (const { id, account_name: name } of alike)
    for (const look of allLooks(name)) byLook.set(look, (byLook.get(look) ?? new Set()).add(id))
  return {
    byAccount: new Map(accounts.map((user) => [user.account_key, user])),
    byPhone: new Map(phones.map((user) => [user.phone ?? '', user.id])),
    // Who signs in by an e-mail address has it too.
    byEmail: new Map(
      emails.flatMap((user) => [user.account_key, (user.email ?? '').toLowerCase()].map((email) => [email, user.id])),
    ),
    isAlike: (accountName: string, own: Known | null): boolean =>
      allLooks(accountName).some((look) => [...(byLook.get(look) ?? [])].some((id) => id !== own?.id)),
  }
}

/** Administrators who can sign in. */
async function adminsOf(db: Database): Promise<string[]> {
  const found = await db
    .selectFrom('user_role')
    .innerJoin('user', 'user.id', 'user_role.user_id')
    .select('user.id')
    .where('user_role.role', '=', 'admin')
    .where('user.state', '=', 'active')
    .execute()
  return found.map(({ id }) => id)
}
