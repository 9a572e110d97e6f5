import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { folded, searchTerms } from './0033-search-terms.ts'

/** What is stored to be searched, by its key; that of courses are terms, which are made anew from the texts. */
const KEYS = {
  user: ['id'],
  class: ['id'],
  question: ['id'],
  note: ['user_id', 'id'],
  information_text: ['information_id', 'language'],
  course_resource_text: ['resource_id', 'language'],
  question_bank_text: ['bank_id', 'language'],
  exam_text: ['exam_id', 'language'],
  course_text: ['course_id', 'language'],
} as const

const BATCH = 1000

interface Row {
  readonly search: string
  readonly [key: string]: string
}

/** One folding for all that is searched: letters that have no accent in Unicode, hamzas, and what cannot be seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, keys] of Object.entries(KEYS)) await foldAll(db, table, keys)
}

async function foldAll(db: Kysely<unknown>, table: string, keys: readonly string[]): Promise<void> {
  const key = sql.join(keys.map((name) => sql.ref(name)))
  const texts = table === 'course_text' ? sql`, title, summary` : sql``
  let after: readonly string[] | null = null
  for (;;) {
    const from: RawBuilder<unknown> = after === null ? sql`` : sql`where (${key}) > (${sql.join(after)})`
    const found: { readonly rows: readonly Row[] } = await sql<Row>`
      select ${key}, search${texts} from ${sql.table(table)} ${from} order by ${key} limit ${BATCH}
    `.execute(db)
    const { rows } = found
    for (const row of rows) {
      const search =
        table === 'course_text'
          ? searchTerms(row['language'] ?? '', `${row['title'] ?? ''}\n${row['summary'] ?? ''}`)
          : folded(row.search)
      if (search === row.search) continue
      const own = sql.join(keys.map((name) => sql`${row[name]}`))
      await sql`update ${sql.table(table)} set search = ${search} where (${key}) = (${own})`.execute(db)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = keys.map((name) => last[name] ?? '')
  }
}
