import type { Kysely } from 'kysely'
import { dictionaryRows, standardDictionaries } from './0046-standard-dictionaries.ts'

interface Dictionaries {
  dict_type: { code: string }
  dict: { type_code: string; code: string; position: number }
  dict_name: { type_code: string; code: string; language: string; name: string }
}

/**
 * Administrators keep the dictionaries: each is written as a whole, and its entries can be retired. Where one is empty,
 * it gets the standard contents.
 */
export async function up(db: Kysely<Dictionaries>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('dict_type')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // Null: it has not been changed by anybody.
  await schema.alterTable('dict_type').addColumn('updated_at', 'bigint').execute()
  // Null: it is offered.
  await schema.alterTable('dict').addColumn('retired_at', 'bigint').execute()
  const filled = await db.selectFrom('dict').select('type_code').distinct().execute()
  const { types, dicts, names } = dictionaryRows(
    Object.fromEntries(
      Object.entries(standardDictionaries).filter(([type]) => !filled.some(({ type_code: one }) => one === type)),
    ),
  )
  await db
    .insertInto('dict_type')
    .values([...types, { code: 'department' }])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
  if (dicts.length === 0) return
  await db.insertInto('dict').values(dicts).execute()
  await db.insertInto('dict_name').values(names).execute()
}
