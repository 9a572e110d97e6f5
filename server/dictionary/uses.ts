import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DictionaryTypeCode } from '#api/dictionary/dictionary-rule.ts'
import type { Querying } from '#server/database/open.ts'

interface Place {
  readonly table: string
  readonly column: string
  /** What its rows belong to, where each names an entry once. */
  readonly once?: string
  /** Which of its rows name an entry of this type. */
  readonly where?: RawBuilder<unknown>
}

const ofProfiles = (column: string): readonly Place[] => [{ table: 'profile', column }]
const ofInformation = (category: string): readonly Place[] => [
  { table: 'information', column: 'topic_code', where: sql`category_code = ${sql.lit(category)}` },
]

/** Everything that names the entries of a dictionary, in every state: what is discarded is kept for the record. */
const places: Readonly<Record<DictionaryTypeCode, readonly Place[]>> = {
  courseCategory: [{ table: 'course', column: 'category_code' }],
  newsTopic: ofInformation('news'),
  helpTopic: ofInformation('help_center'),
  department: [
    { table: 'user', column: 'department_code' },
    { table: 'class_department', column: 'department_code', once: 'class_id' },
    { table: 'questionnaire_department', column: 'department_code', once: 'questionnaire_id' },
    { table: 'questionnaire_submission', column: 'department_code' },
    { table: 'task_department', column: 'department_code', once: 'task_id' },
  ],
  post: ofProfiles('post'),
  educationLevel: ofProfiles('education_level'),
  documentType: ofProfiles('document_type'),
  religion: ofProfiles('religion'),
  country: ofProfiles('country'),
}

/** How often each entry of a dictionary is named. */
export async function usesOf(db: Querying, typeCode: DictionaryTypeCode): Promise<(code: string) => number> {
  const counts = new Map<string, number>()
  for (const { table, column, where = sql`true` } of places[typeCode]) {
    const code = sql.ref(column)
    const { rows } = await sql<{ code: string; uses: number }>`select ${code} as code, count(*) as uses
      from ${sql.table(table)} where ${code} is not null and ${where} group by ${code}`.execute(db)
    for (const row of rows) counts.set(row.code, (counts.get(row.code) ?? 0) + row.uses)
  }
  return (code) => counts.get(code) ?? 0
}

/** How often each table names an entry. */
export async function usesByPlace(
  db: Querying,
  typeCode: DictionaryTypeCode,
  code: string,
): Promise<(table: string) => number> {
  const counts = new Map<string, number>()
  for (const { table, column, where = sql`true` } of places[typeCode]) {
    const { rows } = await sql<{ uses: number }>`select count(*) as uses from ${sql.table(table)}
      where ${sql.ref(column)} = ${code} and ${where}`.execute(db)
    counts.set(table, rows[0]?.uses ?? 0)
  }
  return (table) => counts.get(table) ?? 0
}

/** Everything that names one entry names another from now on; what names both already does so once. */
export async function handOverUses(
  trx: Querying,
  typeCode: DictionaryTypeCode,
  from: string,
  to: string,
): Promise<void> {
  for (const { table, column, once, where = sql`true` } of places[typeCode]) {
    const [rows, code] = [sql.table(table), sql.ref(column)]
    if (once !== undefined) {
      const owner = sql.ref(once)
      await sql`delete from ${rows} where ${code} = ${from} and ${where} and ${owner} in (
        select ${owner} from ${rows} where ${code} = ${to})`.execute(trx)
    }
    await sql`update ${rows} set ${code} = ${to} where ${code} = ${from} and ${where}`.execute(trx)
  }
}
