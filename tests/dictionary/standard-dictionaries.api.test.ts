import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { dictionaryTypes } from '#api/dictionary/dictionary-rule.ts'
import { languages } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { olderPortal } from '#tests/kit/server/older-portal.ts'
import { onBothEngines } from '#tests/kit/server/portal.ts'

onBothEngines((engine) => {
  const portal = olderPortal(engine)
  let db: Database | null = null
  afterEach(async () => {
    await db?.destroy()
    db = null
  })
  /** How many entries a dictionary has, and how many languages each of them is named in. */
  const standing = async (typeCode: string) => {
    const named = await db!
      .selectFrom('dict_name')
      .select(['code', (eb) => eb.fn.countAll<number>().as('count')])
      .where('type_code', '=', typeCode)
      .where('name', '!=', '')
      .groupBy('code')
      .execute()
    return [named.length > 0, named.every(({ count }) => count === languages.length)]
  }

  it('begins with standard contents in all eleven languages, in every dictionary but the departments', async () => {
    await (await portal.asOf('0045-limits-of-homework')).destroy()
    db = await portal.upgraded()
    for (const typeCode of dictionaryTypes)
      expect([typeCode, ...(await standing(typeCode))]).toEqual([typeCode, typeCode !== 'department', true])
  })

  it('leaves an organisation what it has, and fills what is empty', async () => {
    const old = await portal.asOf<unknown>('0045-limits-of-homework')
    await sql`insert into dict_type (code) values ('courseCategory'), ('department'), ('newsTopic')`.execute(old)
    await sql`insert into dict (type_code, code, position) values ('courseCategory', 'bridges', 0)`.execute(old)
    await sql`insert into dict_name (type_code, code, language, name)
      values ('courseCategory', 'bridges', 'fr_FR', 'Ponts')`.execute(old)
    await old.destroy()
    db = await portal.upgraded()
    const categories = await db
      .selectFrom('dict_name')
      .select(['code', 'language', 'name'])
      .where('type_code', '=', 'courseCategory')
      .execute()
    expect(categories).toEqual([{ code: 'bridges', language: 'fr_FR', name: 'Ponts' }])
    expect(await standing('newsTopic')).toEqual([true, true])
  })
})
