import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** The schema that this migration reads and writes. */
type Tables = {
  information: { id: string; category_code: string; published_at: number; created_at: number; updated_at: number }
  information_text: { information_id: string; language: string; title: string; detail: string; search: string }
}

/** News, help and pages of the portal: their lifecycle, titles, search and readers. */
export async function up(anyDb: Kysely<unknown>): Promise<void> {
  const { schema } = anyDb
  // SQLite adds one column at a time.
  const add = (
    name: string,
    type: 'text' | 'integer' | 'bigint',
    build: (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder = (c) => c,
  ): Promise<void> => schema.alterTable('information').addColumn(name, type, build).execute()
  await add('topic_code', 'text')
  // Existing items are visible to readers, so they count as published.
  await add('state', 'text', (c) => c.notNull().defaultTo('published'))
  await add('revision', 'integer', (c) => c.notNull().defaultTo(0))
  await add('published_at', 'bigint')
  await add('created_at', 'bigint', (c) => c.notNull().defaultTo(0))
  await add('updated_at', 'bigint', (c) => c.notNull().defaultTo(0))
  await add('created_by', 'text', (c) => c.references('user.id').onDelete('set null'))
  await add('views', 'integer', (c) => c.notNull().defaultTo(0))
  for (const name of ['title', 'summary', 'search']) {
    await schema
      .alterTable('information_text')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await schema.dropIndex('information_of_category').execute()
  await schema
    .createIndex('information_published')
    .on('information')
    .columns(['category_code', 'state', 'published_at', 'id'])
    .execute()
  await schema.createIndex('information_by_change').on('information').columns(['updated_at', 'id']).execute()
  await schema
    .createTable('information_view')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('information_id', 'text', (c) => c.notNull().references('information.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('information_view_key', ['user_id', 'information_id', 'day'])
    .execute()
  await schema.createIndex('information_view_by_day').on('information_view').column('day').execute()
  await schema.createIndex('information_view_of').on('information_view').column('information_id').execute()

  const db = anyDb.$extendTables<Tables>()
  const now = Date.now()
  await db.updateTable('information').set({ published_at: now, created_at: now, updated_at: now }).execute()
  const texts = await db
    .selectFrom('information_text')
    .innerJoin('information', 'information.id', 'information_text.information_id')
    .select(['information_id', 'language', 'detail', 'category_code'])
    .execute()
  for (const { information_id, language, detail, category_code } of texts) {
    await db
      .updateTable('information_text')
      .set({
        title: firstSentence(detail),
        detail: category_code === 'copy_right' ? detail : paragraph(detail),
        search: detail.toLowerCase(),
      })
      .where('information_id', '=', information_id)
      .where('language', '=', language)
      .execute()
  }
}

/** Details had no titles and were plain text. */
const firstSentence = (text: string): string => (/^.{1,119}?[.。។!?]/u.exec(text)?.[0] ?? text).slice(0, 120)
const paragraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`
