import { SqliteAdapter, sql } from 'kysely'
import type { Kysely } from 'kysely'
import { searchTerms } from './0015-search-terms.ts'

/** What lets the catalogue be filtered, sorted, counted and searched among very many courses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('course')
    .addColumn('rating_rank', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update course set rating_rank = (rating_sum * 1000 / rating_count) * 1000000 + rating_count where rating_count > 0`.execute(
    db,
  )
  // One for each order, with all that filters ask for: whatever the filters, a page is found by walking along its
  // order, and no row of the table is read to filter or to count. More indexes by filters would tempt the databases to
  // sort.
  for (const name of [
    'course_by_publication',
    'course_by_learners',
    'course_of_kind',
    'course_of_year',
    'course_of_category',
  ]) {
    await schema.dropIndex(name).execute()
  }
  const filters = ['kind', 'category_code', 'year']
  await schema
    .createIndex('course_by_publication')
    .on('course')
    .columns(['published_at', 'id', ...filters])
    .execute()
  // What is of a year is old or new together, so by time alone a walk would be long.
  await schema
    .createIndex('course_of_year')
    .on('course')
    .columns(['year', 'published_at', 'id', 'kind', 'category_code'])
    .execute()
  await schema
    .createIndex('course_by_learners')
    .on('course')
    .columns(['learner_count', 'id', 'published_at', ...filters])
    .execute()
  await schema
    .createIndex('course_by_rating')
    .on('course')
    .columns(['rating_rank', 'id', 'published_at', ...filters])
    .execute()
  await writeTerms(db)
  if (db.getExecutor().adapter instanceof SqliteAdapter) await indexEmbedded(db)
  else await indexServer(db)
}

interface Before {
  course_text: { course_id: string; language: string; title: string; summary: string; search: string }
}

const BATCH = 500

async function writeTerms(db: Kysely<Before>): Promise<void> {
  for (let offset = 0; ; offset += BATCH) {
    const texts = await db
      .selectFrom('course_text')
      .select(['course_id', 'language', 'title', 'summary'])
      .orderBy('course_id')
      .orderBy('language')
      .limit(BATCH)
      .offset(offset)
      .execute()
    if (texts.length === 0) return
    for (const { course_id: id, language, title, summary } of texts) {
      const search = searchTerms(language, `${title}\n${summary}`)
      await db
        .updateTable('course_text')
        .set({ search })
        .where('course_id', '=', id)
        .where('language', '=', language)
        .execute()
    }
  }
}

/** Positions of their own: those that SQLite gives to rows by itself change when the file is packed. */
async function indexEmbedded(db: Kysely<unknown>): Promise<void> {
  await sql`create table course_search_key (position integer primary key, course_id text not null, language text not null, unique (course_id, language))`.execute(
    db,
  )
  await sql`create virtual table course_search using fts5(terms, content='', contentless_delete=1, tokenize='ascii')`.execute(
    db,
  )
  const key = (row: 'new' | 'old') =>
    `(select position from course_search_key where course_id = ${row}.course_id and language = ${row}.language)`
  const insert = `insert into course_search (rowid, terms) values (${key('new')}, new.search);`
  const remove = `delete from course_search where rowid = ${key('old')};`
  const triggers = [
    `create trigger course_text_inserted after insert on course_text begin insert or ignore into course_search_key (course_id, language) values (new.course_id, new.language); ${insert} end`,
    `create trigger course_text_updated after update of search on course_text begin ${remove} ${insert} end`,
    `create trigger course_text_deleted after delete on course_text begin ${remove} delete from course_search_key where course_id = old.course_id and language = old.language; end`,
  ]
  for (const trigger of triggers) await sql.raw(trigger).execute(db)
  await sql`insert into course_search_key (course_id, language) select course_id, language from course_text`.execute(db)
  await sql`insert into course_search (rowid, terms) select key.position, text.search from course_text as text join course_search_key as key on key.course_id = text.course_id and key.language = text.language`.execute(
    db,
  )
}

/**
 * The terms are kept with their places: the index knows only who has them, and rows of terms would be made anew of each
 * text.
 */
async function indexServer(db: Kysely<unknown>): Promise<void> {
  await sql`alter table course_text add column terms tsvector generated always as (to_tsvector('simple', search)) stored`.execute(
    db,
  )
  await sql`create index course_text_terms on course_text using gin (terms)`.execute(db)
}
