import type { Kysely } from 'kysely'

/** As texts were folded for search when this was released. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F\u064B-\u065F\u0670\u0640\u17C8-\u17D1\u17DD]|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')

interface Upgraded {
  readonly broadcast: { id: string; speaker: string; created_at: number; updated_at: number }
  readonly broadcast_text: { broadcast_id: string; language: string; title: string; summary: string; search: string }
}

/** Broadcasts are planned by administrators: each has a revision, and is found by its words. */
export async function up(db: Kysely<Upgraded>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('broadcast')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  for (const name of ['created_at', 'updated_at'])
    await schema
      .alterTable('broadcast')
      .addColumn(name, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  const now = Date.now()
  await db.updateTable('broadcast').set({ created_at: now, updated_at: now }).execute()
  await schema
    .alterTable('broadcast_text')
    .addColumn('search', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const texts = await db
    .selectFrom('broadcast_text')
    .innerJoin('broadcast', 'broadcast.id', 'broadcast_text.broadcast_id')
    .selectAll('broadcast_text')
    .select('broadcast.speaker')
    .execute()
  for (const { broadcast_id: id, language, title, summary, speaker } of texts)
    await db
      .updateTable('broadcast_text')
      .set({ search: folded([title, summary, speaker].join('\n')) })
      .where('broadcast_id', '=', id)
      .where('language', '=', language)
      .execute()
}
