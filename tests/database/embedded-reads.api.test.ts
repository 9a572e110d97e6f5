import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

import { openDatabase, type Database, type Querying } from '#server/database/open.ts'

let folder = ''
let db: Database
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const open = async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reads-'))
  db = await openDatabase({ dataDir: folder, databaseUrl: null })
}
/** Those that a test has written, beside the standard ones. */
const typesIn = async (querying: Querying) => {
  const written = querying
    .selectFrom('dict_type')
    .select('code')
    .where('code', 'in', ['a', 'b', 'c', 'd', 'lost', 'kept'])
  return (await written.orderBy('code').execute()).map(({ code }) => code)
}
const types = () => typesIn(db)
const add = (code: string) => db.insertInto('dict_type').values({ code }).execute()

it('a read of the embedded database sees earlier writes of the same turn, in a transaction or not', async () => {
  await open()
  // Only the database is awaited, so all of it runs in one turn of the event loop.
  expect(await types()).toEqual([])
  await add('a')
  expect(await types()).toEqual(['a'])
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('dict_type').values({ code: 'b' }).execute()
    expect(await types()).toEqual(['a'])
  })
  expect(await types()).toEqual(['a', 'b'])
})

it('a transaction of the embedded database that only reads sees one moment, and holds nobody up', async () => {
  await open()
  await add('a')
  const reading = db.transaction().setAccessMode('read only')
  for (const [before, after] of [
    [['a'], ['a', 'b']],
    [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ],
  ] as const)
    await reading.execute(async (trx) => {
      expect(await typesIn(trx)).toEqual(before)
      await add(after.at(-1) ?? '')
      expect([await typesIn(trx), await types()]).toEqual([before, after])
    })
  await expect(
    reading.execute(() => {
      throw new Error('On second thoughts')
    }),
  ).rejects.toThrow('On second thoughts')
  await db.transaction().execute((trx) => trx.insertInto('dict_type').values({ code: 'd' }).execute())
  expect(await types()).toEqual(['a', 'b', 'c', 'd'])
})

it('a read of the embedded database sees nothing of a rolled-back transaction', async () => {
  await open()
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.insertInto('dict_type').values({ code: 'lost' }).execute()
      throw new Error('On second thoughts')
    }),
  ).rejects.toThrow('On second thoughts')
  expect(await types()).toEqual([])
  await add('kept')
  expect(await types()).toEqual(['kept'])
})
