import { beforeEach, describe, expect, it } from 'vitest'
import { PASSKEYS_MAX } from '#api/account/passkey-rule.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#api/account/passkey.contract.ts'
import type { Passkey, RegistrationOptions, RequestOptions } from '#api/account/passkey.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { md5Of } from '#server/session/password.ts'
import { Authenticator } from '#tests/kit/server/authenticator.ts'
import type { Faults } from '#tests/kit/server/authenticator.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

const ORIGIN = 'https://learn.example.org'

const begin = async (who: Visitor, password: string | null = null) =>
  (await who.call(beginPasskey, { password: password === null ? null : md5Of(password) })).body
const add = async (who: Visitor, name = 'Laptop', device = new Authenticator(ORIGIN), faults: Faults = {}) => {
  const { data } = await begin(who)
  const { body } = await who.call(addPasskey, {
    name,
    credential: device.register(data as RegistrationOptions, faults),
  })
  return { body, device, passkey: body.data as Passkey }
}
const list = async (who: Visitor) => ((await who.call(listPasskeys)).body.data as { list: Passkey[] }).list
const ask = async (who: Visitor) => (await who.call(beginPasskeySignIn)).body.data as RequestOptions
const show = async (who: Visitor, device: Authenticator, faults: Faults = {}) =>
  (await who.call(signInByPasskey, { credential: device.show(await ask(who), faults) })).body
const nameOf = async (who: Visitor) =>
  ((await who.call(getCurrentUser)).body.data as { account: { userName: string } } | null)?.account.userName ?? null
const newest = async (portal: TestPortal) => {
  await portal.portal.outbox.settled()
  return portal.letters.at(-1)
}

onBothEngines((engine) => {
  const portal = portalFor(engine, { environment: { ORIGIN, SECOND_CHECK: 'always' } })
  beforeEach(async () => {
    portal().clock.pass(2 * HOUR)
    await portal().db.deleteFrom('passkey').execute()
  })
  /** Signed in by password, the second check passed. */
  const owner = async (name: string) => {
    const who = await signedIn(portal(), name)
    await portal().db.updateTable('session').set({ check_pending: 0 }).execute()
    return who
  }

  describe('a passkey', () => {
    it('is added, signs in without name, captcha and second check, is listed, renamed and removed, and then refused', async () => {
      const who = await owner('learner')
      const { body, device, passkey } = await add(who, '  Laptop ')
      expect(body).toMatchObject({ code: 2000, data: { name: 'Laptop', isSynced: false, lastUsedAt: null } })
      expect(await newest(portal())).toMatchObject({
        target: 'learner@academy.example',
        body: expect.stringContaining('Laptop') as string,
      })
      const visitor = new Visitor(portal())
      expect(await show(visitor, device)).toMatchObject({ code: 2000, data: { authenticated: true } })
      expect(await nameOf(visitor)).toBe('learner')
      expect([...visitor.cookies.keys()]).not.toContain('passkey')
      expect(await list(who)).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) as string }])
      expect(
        await portal()
          .db.selectFrom('sign_in_event')
          .select(['method', 'outcome'])
          .where('method', '=', 'passkey')
          .execute(),
      ).toEqual([{ method: 'passkey', outcome: 'succeeded' }])

      const { passkeyID } = passkey
      expect((await who.call(renamePasskey, { passkeyID, name: 'Work' })).body).toMatchObject({
        data: { name: 'Work' },
      })
      expect((await who.call(removePasskey, { passkeyID })).body).toMatchObject({ code: 2000 })
      expect(await newest(portal())).toMatchObject({ body: expect.stringContaining('Work') as string })
      expect(await list(who)).toEqual([])
      expect(await show(new Visitor(portal()), device)).toMatchObject({ code: 5000, reason: 'passkey.unknown' })
    })

    it("ends the browser's previous session, and begins a new one", async () => {
      const { device } = await add(await owner('leader'))
      const who = await owner('committee')
      const before = who.cookies.get('__Host-session')
      expect(await show(who, device)).toMatchObject({ code: 2000 })
      expect(await nameOf(who)).toBe('leader')
      who.cookies.set('__Host-session', before!)
      expect((await who.call(getCurrentUser)).status).toBe(401)
    })

    it('has an opaque user handle, and only its public key is stored', async () => {
      const who = await owner('headmaster')
      const options = (await begin(who)).data as RegistrationOptions
      const { id } = await portal()
        .db.selectFrom('user')
        .select('id')
        .where('account_name', '=', 'headmaster')
        .executeTakeFirstOrThrow()
      expect(options).toMatchObject({
        rp: { id: 'learn.example.org' },
        user: { name: 'headmaster' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(id)
      const kept = JSON.stringify(await portal().db.selectFrom('ceremony').selectAll().execute())
      expect(kept).not.toContain(options.challenge)
      expect(kept).not.toContain(who.cookies.get('passkey'))
    })
  })

  describe('a sign-in with a passkey is refused', () => {
    const registered = async (name = 'teacher') => (await add(await owner(name))).device

    it.each([
      ['for another origin', { origin: 'https://learn.example.org.evil.example' }],
      ['for another site', { rpId: 'evil.example' }],
      ['with another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
      ['where nobody has proved to the device who they are', { unverified: true }],
      ['with another key', { forged: true }],
      ['under another person’s handle', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ] as const)('%s', async (_why, faults) => {
      const device = await registered()
      const visitor = new Visitor(portal())
      expect(await show(visitor, device, faults)).toMatchObject({ code: 5000, reason: 'passkey.refused' })
      expect(await nameOf(visitor)).toBe(null)
      expect(await show(visitor, device)).toMatchObject({ code: 2000 })
    })

    it('when its counter does not increase: it was cloned', async () => {
      const device = await registered()
      expect(await show(new Visitor(portal()), device, { counter: 7 })).toMatchObject({ code: 2000 })
      for (const counter of [7, 6, 0])
        expect(await show(new Visitor(portal()), device, { counter })).toMatchObject({ reason: 'passkey.refused' })
      expect(await show(new Visitor(portal()), device, { counter: 8 })).toMatchObject({ code: 2000 })
    })

    it('a second time, in another browser, after its expiry, and without a ceremony', async () => {
      const device = await registered()
      const visitor = new Visitor(portal())
      const credential = device.show(await ask(visitor))
      const cookie = visitor.cookies.get('passkey')!
      const other = new Visitor(portal())
      await ask(other)
      expect((await other.call(signInByPasskey, { credential })).body).toMatchObject({ reason: 'passkey.refused' })
      expect((await visitor.call(signInByPasskey, { credential })).body).toMatchObject({ code: 2000 })
      visitor.cookies.set('passkey', cookie)
      expect(
        (await visitor.call(signInByPasskey, { credential }, { csrf: visitor.cookies.get('XSRF-TOKEN')! })).body,
      ).toMatchObject({ reason: 'passkey.expired' })

      const late = new Visitor(portal())
      const shown = device.show(await ask(late))
      portal().clock.pass(10 * MINUTE)
      expect((await late.call(signInByPasskey, { credential: shown })).body).toMatchObject({
        reason: 'passkey.expired',
      })
      expect((await new Visitor(portal()).call(signInByPasskey, { credential: shown })).body).toMatchObject({
        reason: 'passkey.expired',
      })
    })

    it('except one, of concurrent sign-ins with the same answer', async () => {
      const device = await registered()
      const visitor = new Visitor(portal())
      const credential = device.show(await ask(visitor))
      const said = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const same = new Visitor(portal())
          same.cookies.set('passkey', visitor.cookies.get('passkey')!)
          return (await same.call(signInByPasskey, { credential })).body.code
        }),
      )
      expect(said.filter((code) => code === 2000)).toHaveLength(1)
    })

    it('of a disabled account, after its verification', async () => {
      const device = await registered()
      const disable = (state: string) =>
        portal().db.updateTable('user').set({ state }).where('account_name', '=', 'teacher').execute()
      await disable('disabled')
      expect(await show(new Visitor(portal()), device, { forged: true })).toMatchObject({ reason: 'passkey.refused' })
      const visitor = new Visitor(portal())
      expect(await show(visitor, device)).toMatchObject({ code: 5000, reason: 'signIn.disabled' })
      expect(await nameOf(visitor)).toBe(null)
      await disable('active')
    })

    it('cross-site, and with a malformed answer', async () => {
      const device = await registered()
      const visitor = new Visitor(portal())
      const credential = device.show(await ask(visitor))
      expect(
        (await visitor.call(signInByPasskey, { credential }, { headers: { origin: 'https://evil.example' } })).status,
      ).toBe(403)
      for (const wrong of [{}, { credential: {} }, { credential: { ...credential, id: '!' } }])
        expect((await visitor.call(signInByPasskey, wrong)).status).toBe(400)
    })
  })

  describe('adding a passkey', () => {
    it('asks for the password once the sign-in is ten minutes old, and counts attempts with those at sign-in', async () => {
      const who = await owner('school')
      portal().clock.pass(10 * MINUTE)
      expect(await begin(who)).toMatchObject({ code: 5000, reason: 'passkey.confirm' })
      expect(await begin(who, 'Wrong-2026')).toMatchObject({ reason: 'passkey.wrongPassword' })
      expect(await begin(who, passwordOf('school'))).toMatchObject({ code: 2000 })
      for (let i = 0; i < 3; i += 1)
        expect(await begin(who, 'Wrong-2026')).toMatchObject({ reason: 'passkey.wrongPassword' })
      expect(await begin(who, passwordOf('school'))).toMatchObject({ reason: 'signIn.tooSoon' })
    })

    it('asks an account without password to sign in anew', async () => {
      const who = await owner('admin')
      await portal().db.updateTable('user').set({ password_hash: null }).where('account_name', '=', 'admin').execute()
      const { passkey } = await add(who)
      expect((await who.call(removePasskey, { passkeyID: passkey.passkeyID })).body).toMatchObject({
        code: 5000,
        reason: 'passkey.lastWay',
      })
      expect(await list(who)).toHaveLength(1)
      portal().clock.pass(10 * MINUTE)
      expect(await begin(who, 'Admin2026')).toMatchObject({ reason: 'passkey.signInAnew' })
    })

    it("refuses a bad name, another person's ceremony, a known device, and a failed verification", async () => {
      const who = await owner('weak')
      const device = new Authenticator(ORIGIN)
      expect((await add(who, ' ')).body).toMatchObject({ reason: 'passkey.emptyName' })
      expect((await add(who, 'x'.repeat(51))).body).toMatchObject({ reason: 'passkey.longName' })
      expect((await add(who, 'Phone', device, { origin: 'https://evil.example' })).body).toMatchObject({
        reason: 'passkey.refused',
      })
      expect((await add(who, 'Phone', device, { unverified: true })).body).toMatchObject({ reason: 'passkey.refused' })
      const options = (await begin(who)).data as RegistrationOptions
      const other = await owner('committee')
      other.cookies.set('passkey', who.cookies.get('passkey')!)
      expect(
        (await other.call(addPasskey, { name: 'Theirs', credential: device.register(options) })).body,
      ).toMatchObject({ reason: 'passkey.expired' })
      expect((await add(who, 'Phone', device)).body).toMatchObject({ code: 2000 })
      expect((await add(other, 'Theirs', device)).body).toMatchObject({ reason: 'passkey.known' })
      expect(await list(other)).toEqual([])
      expect(((await begin(who)).data as RegistrationOptions).excludeCredentials).toMatchObject([
        { id: device.id.toString('base64url') },
      ])
    })

    it(`is limited to ${PASSKEYS_MAX}`, async () => {
      const who = await owner('headmaster')
      while ((await list(who)).length < PASSKEYS_MAX) expect((await add(who)).body.code).toBe(2000)
      expect(await begin(who)).toMatchObject({ code: 5000, reason: 'passkey.tooMany' })
    })

    it("requires a session, and so do list, name and removal, each for the user's own", async () => {
      const stranger = new Visitor(portal())
      for (const call of [listPasskeys, beginPasskey])
        expect((await stranger.call(call, { password: null })).status).toBe(401)
      const { passkey } = await add(await owner('leader'))
      const other = await owner('committee')
      for (const call of [renamePasskey, removePasskey]) {
        expect(
          (await other.call(call, { passkeyID: passkey.passkeyID, ...(call === renamePasskey && { name: 'Mine' }) }))
            .body,
        ).toMatchObject({ reason: 'request.notFound' })
      }
    })
  })
})
