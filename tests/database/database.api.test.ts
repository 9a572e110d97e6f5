import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { sweep } from '#server/chores.ts'
import { dateOf, flagOf, instantOf, isSet, timeText } from '#server/database/codec.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { createDatabase, dropDatabase } from '#tests/kit/postgres/databases.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { quickHash } from '#tests/kit/server/quick-hash.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

onBothEngines((engine) => {
  describe('an empty database', () => {
    let folder = ''
    let databaseUrl: string | null = null
    let db: Database
    const name = `portal_${randomUUID()}`
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'portal-db-'))
      databaseUrl = engine === 'SQLite' ? null : await createDatabase(inject('postgresServer')!, name, null)
      db = await openDatabase({ dataDir: join(folder, 'made', 'by', 'itself'), databaseUrl })
    })
    afterEach(async () => {
      await db.destroy()
      if (databaseUrl !== null) await dropDatabase(inject('postgresServer')!, name)
      rmSync(folder, { recursive: true, force: true })
    })

    it('opens twice without loss', async () => {
      expect(await seedDemo(db, START, quickHash)).toBe(true)
      const before = await contentsOf(db)
      await db.destroy()
      db = await openDatabase({ dataDir: join(folder, 'made', 'by', 'itself'), databaseUrl })
      expect(await seedDemo(db, new Date(START.getTime() + HOUR))).toBe(true)
      expect(await contentsOf(db)).toEqual(before)
    })

    it('with existing people is not seeded', async () => {
      const person = {
        id: 'u1',
        account_name: 'a',
        account_key: 'a',
        name: 'a',
        original_name: 'A',
        phone: null,
        email: null,
        head_img: null,
        password_hash: null,
        weak_password: 0,
        language: 'en_US',
        created_at: 0,
      } as const
      await db.insertInto('user').values(person).execute()
      expect(await seedDemo(db, START)).toBe(false)
      expect(await db.selectFrom('user').select('id').execute()).toEqual([{ id: 'u1' }])
    })

    it('is seeded identically each time, except for the salts of passwords', async () => {
      await seedDemo(db, START, quickHash)
      const template = await contentsOf(portal().db)
      const seeded = await contentsOf(db)
      for (const table of [
        'user_role',
        'class',
        'class_text',
        'registration',
        'course',
        'course_text',
        'course_teacher',
        'course_progress',
        'study_day',
        'study_sum',
        'dict',
        'dict_name',
        'information',
        'information_text',
        'live_broadcast',
      ]) {
        expect(seeded[table]).toEqual(template[table])
        expect(seeded[table]!.length).toBeGreaterThan(1)
      }
      expect(seeded.user).toHaveLength(template.user!.length)
      expect(seeded.user!.length).toBeGreaterThan(58)
    })

    it('that is unreachable is reported', async () => {
      const settings = {
        dataDir: '/dev/null/x',
        databaseUrl: databaseUrl === null ? null : databaseUrl.replace(/:\d+\//, ':1/'),
      }
      await expect(openDatabase(settings)).rejects.toThrow(
        /^DATABASE_URL: no connection to [^@]+: connect ECONNREFUSED [\d.:]+$|ENOTDIR/,
      )
    })
  })

  const portal = portalFor(engine)

  describe('a transaction', () => {
    const row = (key: string) => ({ key, value: 'x' })
    const keys = async () =>
      (
        await portal().db.selectFrom('installation').select('key').where('key', 'like', 't%').orderBy('key').execute()
      ).map(({ key }) => key)

    it('is isolated until the commit, and is rolled back on failure', async () => {
      const { db } = portal()
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('installation').values(row('t1')).execute()
        expect(await keys()).toEqual([])
      })
      expect(await keys()).toEqual(['t1'])
      await expect(
        db.transaction().execute(async (trx) => {
          await trx.insertInto('installation').values(row('t2')).execute()
          await trx.insertInto('installation').values(row('t1')).execute()
        }),
      ).rejects.toThrow()
      expect(await keys()).toEqual(['t1'])
      await db.insertInto('installation').values(row('t3')).execute()
      expect(await keys()).toEqual(['t1', 't3'])
    })

    it('among many concurrent ones loses no update', async () => {
      const { db } = portal()
      await db.insertInto('installation').values({ key: 'n', value: '0' }).execute()
      await Promise.all(
        Array.from({ length: 20 }, () =>
          db.transaction().execute(async (trx) => {
            await trx
              .updateTable('installation')
              .set((eb) => ({ value: eb.ref('value') }))
              .where('key', '=', 'n')
              .execute()
            const { value } = await trx
              .selectFrom('installation')
              .select('value')
              .where('key', '=', 'n')
              .executeTakeFirstOrThrow()
            await trx
              .updateTable('installation')
              .set({ value: String(Number(value) + 1) })
              .where('key', '=', 'n')
              .execute()
          }),
        ),
      )
      expect(
        await db.selectFrom('installation').select('value').where('key', '=', 'n').executeTakeFirst(),
      ).toMatchObject({ value: '20' })
    })
  })

  it('times and counts are read back as stored', async () => {
    const { db } = portal()
    const at = instantOf(new Date('2999-12-31T23:59:59.999Z'))
    await db.insertInto('captcha').values({ id_hash: 'c', answer_hash: 'a', expires_at: at, used_at: null }).execute()
    const [stored] = await db.selectFrom('captcha').selectAll().where('id_hash', '=', 'c').execute()
    expect(stored).toMatchObject({ expires_at: at, used_at: null })
    const { n } = await db
      .selectFrom('user')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBeTypeOf('number')
    expect([dateOf(at).toISOString(), timeText(at), isSet(flagOf(true)), isSet(flagOf(false))]).toEqual([
      '2999-12-31T23:59:59.999Z',
      '2999-12-31 23:59:59',
      true,
      false,
    ])
  })

  it('a prepared query binds its values anew each time, for each database', async () => {
    const byKey = prepared(['key'], (db, { key }: { key: string }) =>
      db.selectFrom('installation').select('key').where('key', '=', key).where('value', '!=', 'no'),
    )
    const { db } = portal()
    await db
      .insertInto('installation')
      .values([
        { key: 'p1', value: 'x' },
        { key: 'p2', value: 'x' },
      ])
      .execute()
    expect(await byKey(db, { key: 'p1' })).toEqual([{ key: 'p1' }])
    expect(await byKey(db, { key: 'p2' })).toEqual([{ key: 'p2' }])
    expect(await byKey(db, { key: "p'3" })).toEqual([])
  })

  it('expired data is removed, and nothing else', async () => {
    const who = await signedIn(portal(), 'learner')
    await new Visitor(portal()).drawCaptcha()
    await new Visitor(portal()).trySignIn('learner', 'Wrong2026')
    const count = async () =>
      Object.fromEntries(Object.entries(await contentsOf(portal().db)).map(([table, rows]) => [table, rows.length]))
    const before = await count()
    await sweep(portal().db, portal().clock.now())
    expect(await count()).toEqual(before)
    portal().clock.pass(25 * HOUR)
    await sweep(portal().db, portal().clock.now())
    const after = await count()
    expect([after.session, after.attempt]).toEqual([0, 0])
    expect(after.captcha).toBeLessThan(before.captcha!)
    expect([after.user, after.user_role]).toEqual([before.user, before.user_role])
    expect((await who.send({ method: 'GET', url: '/readyz' })).status).toBe(200)
  })
})
