import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { areChoosable } from '#server/dictionary/choosable.ts'
import { arePeople } from '#server/person/known.ts'
import { isStaffOf } from './staff.ts'

/** What asks people, each table with those of its departments and people. */
const asking = {
  questionnaire: { departments: 'questionnaire_department', people: 'questionnaire_person', id: 'questionnaire_id' },
  task: { departments: 'task_department', people: 'task_person', id: 'task_id' },
} as const

/**
 * Whether a row at hand asks somebody: it is published, and for everybody, for a department
 * with all below it, for a class, or by name. Of a
 * withdrawn one, whether it would.
 */
export function asks(
  table: keyof typeof asking,
  learnerId: Expression<string>,
  state: 'published' | 'withdrawn' = 'published',
): RawBuilder<SqlBool> {
  const { departments, people, id } = asking[table]
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const isOfIt = (beside: string) => sql`${sql.ref(`${beside}.${id}`)} = ${column('id')}`
  // `member`: under its plain name it would hide the `user` that a caller asks about.
  return sql<SqlBool>`(${column('state')} = ${sql.lit(state)} and (
    ${column('audience')} = 'all'
    or (${column('audience')} = 'departments' and exists (
      select ${sql.ref(`${departments}.${id}`)} from ${sql.table(departments)}
      inner join department_above on department_above.above_id = ${sql.ref(`${departments}.department_code`)}
      inner join "user" as member on member.department_code = department_above.department_id
      where ${isOfIt(departments)} and member.id = ${learnerId}))
    or (${column('audience')} = 'class' and exists (
      select class_member.class_id from class_member
      where class_member.class_id = ${column('class_id')} and class_member.user_id = ${learnerId}))
    or (${column('audience')} = 'people' and exists (
      select ${sql.ref(`${people}.${id}`)} from ${sql.table(people)}
      where ${isOfIt(people)} and ${sql.ref(`${people}.user_id`)} = ${learnerId}))))`
}

/** Whom something is for, as its author says. */
interface Audience {
  readonly audience: 'all' | 'departments' | 'class' | 'people'
  readonly classID: string | null
  readonly departmentCodes: readonly string[]
  readonly personIDs: readonly string[]
}

/**
 * Whom it asks is there: the departments, the people; and the class is the sender’s own, or it has been for it already.
 */
export async function knowsAudience(
  db: Querying,
  { audience, classID, departmentCodes, personIDs }: Audience,
  stored: Audience | null,
  sender: Sender,
): Promise<boolean> {
  if (audience === 'departments')
    return (
      departmentCodes.length > 0 &&
      (await areChoosable(db, 'department', departmentCodes, stored?.departmentCodes ?? []))
    )
  if (audience === 'people') return personIDs.length > 0 && arePeople(db, personIDs)
  if (audience === 'all') return true
  if (classID === null) return false
  const found = await db
    .selectFrom('class')
    .select('id')
    .where('id', '=', classID)
    .where('state', '!=', 'discarded')
    .executeTakeFirst()
  return found !== undefined && (classID === stored?.classID || (await isStaffOf(db, sender, classID)))
}
