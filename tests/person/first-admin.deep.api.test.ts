import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPasswordLink, setPasswordByLink } from '#api/account/password-link.contract.ts'
import { listPeople } from '#api/person/managed-person.contract.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { linkForAdmin } from '#server/person/first-admin.ts'
import { recordKinds } from '#server/parts.ts'
import { createDatabase, dropDatabase } from '#tests/kit/postgres/databases.ts'
import { openPortal } from '#tests/kit/server/open-portal.ts'
import type { TestPortal } from '#tests/kit/server/open-portal.ts'
import { linkIn } from '#tests/kit/server/people.ts'
import { onEachEngine, startPortal } from '#tests/kit/server/portal.ts'
import { HOUR, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

const root = resolve(import.meta.dirname, '../..')
const DAY = 24 * HOUR
const origin = 'https://learn.example.org'

interface Said {
  readonly code: number
  readonly output: string
}

/** The command in a process of its own, as `npm run admin -- …` runs it. */
const run = (settings: Record<string, string>, ...given: string[]): Promise<Said> =>
  new Promise((done) => {
    const env = { ...process.env, ORIGIN: origin, ...settings }
    execFile(process.execPath, ['scripts/admin.mjs', ...given], { cwd: root, env }, (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code), output: `${out}${err}` }),
    )
  })

const choose = async (portal: TestPortal, link: string, password: string) =>
  (await new Visitor(portal).call(setPasswordByLink, { link, password, confirmation: password })).body

onEachEngine((engine) => {
  describe('npm run admin, where there is nobody', () => {
    const settings: Record<string, string> = {}
    let portal: TestPortal
    const name = `portal_${randomUUID().replaceAll('-', '')}`
    beforeAll(async () => {
      settings.DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-admin-'))
      const server = inject('postgresServer')
      if (engine === 'PostgreSQL' && server !== null) settings.DATABASE_URL = await createDatabase(server, name, null)
      portal = await openPortal(settings)
    })
    afterAll(async () => {
      await portal.close()
      rmSync(settings.DATA_DIR!, { recursive: true, force: true })
      if (settings.DATABASE_URL !== undefined) await dropDatabase(inject('postgresServer')!, name)
    })

    it('says so, and what it needs', async () => {
      const asked = await run(settings)
      expect([asked.code, asked.output]).toEqual([1, expect.stringContaining('There is no administrator yet.')])
      const alone = await run(settings, 'boss')
      expect([alone.code, alone.output]).toEqual([1, expect.stringContaining('needs an e-mail address or a phone')])
      const wrong = await run(settings, 'two words', 'boss@example.org')
      expect([wrong.code, wrong.output.split('\n').length]).toEqual([1, 2])
      expect(await portal.db.selectFrom('user').select('id').execute()).toEqual([])
    })

    it('prints a link that serves once, while the portal runs: its owner chooses a password, signs in and manages people', async () => {
      const { code, output } = await run(settings, 'boss', 'boss@example.org')
      expect(code).toBe(0)
      expect(output).toMatch(/boss sets a password here, once, until \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC/)
      expect(output).toContain(`${origin}/#/retrieve?link=`)
      const link = linkIn(output)
      expect(await portal.db.selectFrom('message').select('id').execute()).toEqual([])

      expect((await new Visitor(portal).call(openPasswordLink, { link })).body.data).toMatchObject({
        accountName: 'boss',
      })
      expect(await choose(portal, link, 'Stronger2026')).toMatchObject({ code: 2000 })
      expect(await choose(portal, link, 'Stronger2027')).toMatchObject({ reason: 'passwordLink.used' })
      const boss = new Visitor(portal)
      expect((await boss.trySignIn('boss', 'Stronger2026')).body.authenticated).toBe(true)
      expect((await boss.call(listPeople, { pageNum: 1, pageSize: 10 })).body).toMatchObject({ code: 2000 })
      expect((await replayRecords(portal.db, recordKinds)).differences).toEqual([])
    })

    it('makes no second administrator, but says who there is and lets this one in again', async () => {
      const other = await run(settings, 'other', 'other@example.org')
      expect(other.code).toBe(1)
      expect(other.output).toContain('There is an administrator already: boss')
      expect(other.output).toContain('npm run admin -- boss')
      expect((await run(settings)).output).toContain('Administrators: boss (active).')

      // Who is locked out may have been guessing.
      for (let i = 0; i < 10; i += 1) {
        const { body } = await new Visitor(portal).trySignIn('boss', 'Wrong2026')
        portal.clock.pass(i < 9 ? body.retryAfter * SECOND : 0)
      }
      const { code, output } = await run(settings, 'BOSS')
      expect(code).toBe(0)
      expect(await choose(portal, linkIn(output), 'Newer2026')).toMatchObject({ code: 2000 })
      expect((await new Visitor(portal).trySignIn('boss', 'Newer2026')).body.authenticated).toBe(true)
      expect((await replayRecords(portal.db, recordKinds)).differences).toEqual([])
    })
  })

  describe('the link of an administrator', () => {
    it('is refused for anybody else, and expires: after a day, for a new account after seven', async () => {
      const portal = await startPortal(engine)
      const { db, clock } = portal
      const asking = (account: string, contact = '') => linkForAdmin(db, { account, contact, origin, now: clock.now() })
      await expect(asking('learner')).rejects.toThrow('learner is no administrator.')

      const opens = async (link: string) =>
        (await new Visitor(portal).call(openPasswordLink, { link: linkIn(link) })).body.reason
      const reset = await asking('admin')
      clock.pass(DAY - 1)
      expect(await opens(reset.link)).toBeNull()
      clock.pass(1)
      expect(await opens(reset.link)).toBe('passwordLink.expired')
      expect(reset.expiresAt).toEqual(clock.now())

      await db.deleteFrom('user_role').where('role', '=', 'admin').execute()
      const invited = await asking('anew', '+8613800138000')
      clock.pass(7 * DAY - 1)
      expect(await opens(invited.link)).toBeNull()
      clock.pass(1)
      expect(await opens(invited.link)).toBe('passwordLink.expired')
      await portal.close()
    })
  })
})
