import { sql } from 'kysely'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { PersonEntry, listPeople } from '#api/person/managed-person.contract.ts'
import { phoneWritten } from '#api/account/contact-rule.ts'
import { latinDigits } from '#api/kit/digits.ts'
import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { ENTRY_COLUMNS, entriesOf } from './read.ts'

const orders = {
  account: ['account_key', 'asc'],
  created: ['created_at', 'desc'],
  changed: ['updated_at', 'desc'],
} as const

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

type Asked = PayloadOf<typeof listPeople>
/** Up to this many matches are fetched by id and sorted; beyond that, the order is scanned until a page is full. */
const FEW = 2000

/** A page of the people who fit, and how many there are. */
export async function findPeople(
  db: Database,
  asked: Asked,
  now: Date,
): Promise<{ list: PersonEntry[]; count: number }> {
  const { state, keyword = '', sort, pageNum, pageSize } = asked
  const count = await countOf(db, asked)
  let found = within(db, inRole(db, db.selectFrom('user'), asked), asked)
  if (state !== undefined) found = found.where('state', '=', state)
  const fits = fitting(keyword)
  // The few are looked for in an index that holds all that is looked at; the rows themselves are many times as wide.
  if (fits !== null)
    found = count > FEW ? found.where(fits) : found.where('id', 'in', db.selectFrom('user').select('id').where(fits))
  const [column, direction] = orders[sort]
  const rows = await found
    .select(ENTRY_COLUMNS)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { list: await entriesOf(db, rows, now), count }
}

async function countOf(db: Database, asked: Asked): Promise<number> {
  const { state, role, department, keyword = '' } = asked
  const fits = fitting(keyword)
  if (role !== undefined && state === undefined && department === undefined && fits === null) {
    const held = await db
      .selectFrom('user_role')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('role', '=', role)
      .executeTakeFirstOrThrow()
    return held.count
  }
  let found = within(db, inRole(db, db.selectFrom('user'), asked), asked)
  if (state !== undefined) found = found.where('state', '=', state)
  if (fits !== null) found = found.where(fits)
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/**
 * Nearly everybody is a learner, so that is asked of each; of the other roles there are few holders, so those are
 * fetched.
 */
function inRole(
  db: Database,
  people: SelectQueryBuilder<Tables, 'user', object>,
  { role }: Asked,
): SelectQueryBuilder<Tables, 'user', object> {
  if (role === undefined) return people
  if (role !== 'learner')
    return people.where('id', 'in', db.selectFrom('user_role').select('user_id').where('role', '=', role))
  return people.where((eb) =>
    eb.exists(
      eb.selectFrom('user_role').select('role').whereRef('user_role.user_id', '=', 'user.id').where('role', '=', role),
    ),
  )
}

/** Those of a department and of all below it. */
const within = (
  db: Database,
  people: SelectQueryBuilder<Tables, 'user', object>,
  { department }: Asked,
): SelectQueryBuilder<Tables, 'user', object> =>
  department === undefined
    ? people
    : people.where(
        'department_code',
        'in',
        db.selectFrom('department_above').select('department_id').where('above_id', '=', department),
      )

/** A number as it is stored, or how one begins: of its digits, with 00 for +. */
const phoneStart = (typed: string): string =>
  phoneWritten(typed) ??
  latinDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s().\-\u2010-\u2015]/gu, '')
    .replace(/^00/, '+')

/** Every word somewhere in the names; or the whole as the beginning of a phone or an e-mail. Null: everybody fits. */
function fitting(keyword: string) {
  const words = wordsOf(keyword)
  if (words.length === 0) return null
  const plain = keyword.replaceAll(/\p{Cc}+/gu, ' ').trim()
  const phone = phoneStart(plain)
  const email = plain.toLowerCase()
  const begins = (column: RawBuilder<string | null>, text: string) =>
    sql<boolean>`${column} like ${`${literal(text)}%`} escape '\\'`
  const [phones, emails] = [sql<string | null>`phone`, sql<string | null>`lower(email)`]
  const parts = [
    sql<boolean>`(${sql.join(
      words.map((word) => holds(sql<string>`search`, word)),
      sql` and `,
    )})`,
    ...(/\d/.test(phone) ? [begins(phones, phone), begins(phones, `+${phone.replace(/^\+/, '')}`)] : []),
    begins(emails, email),
  ]
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}
