import { SqliteAdapter } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * What lets PostgreSQL count courses without reading their rows, which are wide: the catalogue's totals by any of its
 * filters, and who has begun which published course by its id. The embedded database counts by the indexes it has, and
 * one more by filters would tempt it to sort.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  const { schema } = db
  await schema
    .createIndex('course_counted')
    .on('course')
    .columns(['kind', 'category_code', 'year', 'published_at'])
    .execute()
  await schema.createIndex('course_by_id').on('course').columns(['id', 'published_at']).execute()
}
