import { sql } from 'kysely'
import { embeddedIn } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'

const TABLES = [
  'user',
  'user_role',
  'session',
  'captcha',
  'attempt',
  'retrieval',
  'verification_code',
  'message',
  'page_visit',
  'error_report',
  'dict_type',
  'dict',
  'dict_name',
  'information',
  'information_text',
  'information_view',
  'live_broadcast',
  'broadcast',
  'broadcast_text',
  'file',
  'class',
  'class_text',
  'class_member',
  'course',
  'course_text',
  'course_teacher',
  'course_exam',
  'course_chapter',
  'course_chapter_text',
  'courseware',
  'courseware_text',
  'courseware_caption',
  'course_resource',
  'course_resource_text',
  'resource_rating',
  'note',
  'course_comment',
  'course_progress',
  'learning_flow',
  'courseware_learner',
  'study_day',
  'course_topic',
  'course_topic_text',
  'course_topic_course',
  'favourite',
  'course_rating',
  'class_officer',
  'leave',
  'transition_log',
  'effect',
  'notice',
  'dialogue',
  'dialogue_member',
  'letter',
  'installation',
  'passkey',
  'identity',
  'ceremony',
  'password_link',
  'people_import',
  'known_device',
  'sign_in_event',
  'profile',
] as const satisfies readonly (keyof Tables)[]

type Table = (typeof TABLES)[number]

type Contents = Readonly<Record<string, readonly string[]>>

/** The last reading of a database, and its write counter at that time. */
const read = new WeakMap<Database, { readonly writes: string; readonly contents: Contents }>()

/**
 * All contents of the database, or of some tables, to check that nothing has changed. Cached until something is
 * written.
 */
export async function contentsOf(db: Database, tables: readonly Table[] = TABLES): Promise<Contents> {
  const writes = await writesTo(db)
  const known = read.get(db)
  if (known?.writes === writes) return tables === TABLES ? known.contents : picked(known.contents, tables)
  const contents = Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await rowsOf(db, table)] as const)),
  )
  if (tables === TABLES) read.set(db, { writes, contents })
  return contents
}

const picked = (contents: Contents, tables: readonly Table[]): Contents =>
  Object.fromEntries(tables.map((table) => [table, contents[table] ?? []]))

async function rowsOf(db: Database, table: Table): Promise<string[]> {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify(row)).sort()
}

/**
 * Another text after every write, also after one that was rolled back: rows written by the portal, or by others;
 * transactions.
 */
async function writesTo(db: Database): Promise<string> {
  if (embeddedIn(db) === null) {
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
    return rows[0]?.snapshot ?? ''
  }
  const { rows: own } = await sql<{ rows: number }>`select total_changes() as rows`.execute(db)
  const { rows: others } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return `${own[0]?.rows} ${others[0]?.data_version}`
}
