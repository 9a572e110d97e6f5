import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginIdentity, beginOidcSignIn, listIdentities, removeIdentity } from '#api/account/oidc.contract.ts'
import type { Identity } from '#api/account/oidc.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { md5Of } from '#server/session/password.ts'
import { readSettings } from '#server/settings.ts'
import { ElsewhereBrowser, startProvider } from '#tests/kit/server/oidc-provider.ts'
import type { TestProvider } from '#tests/kit/server/oidc-provider.ts'
import { onEachEngine, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

const ORIGIN = 'http://portal.example'
const CALLBACK = `${ORIGIN}/oidc/callback`

describe('the settings of a provider', () => {
  const read = (given: Record<string, string>) => readSettings(given)
  const id = { OIDC_CLIENT_ID: 'portal' }

  it('require issuer and client together, and a name for the button', () => {
    expect(read({}).oidc).toBe(null)
    expect(read({ OIDC_ISSUER: 'https://id.example.org', ...id })).toMatchObject({
      oidc: {
        issuer: 'https://id.example.org',
        clientId: 'portal',
        clientSecret: null,
        name: 'id.example.org',
        accountClaim: null,
      },
      portal: { oidcName: 'id.example.org' },
    })
    expect(() => read({ OIDC_ISSUER: 'https://id.example.org' })).toThrow('OIDC_CLIENT_ID')
    expect(() => read(id)).toThrow('OIDC_ISSUER')
    expect(() => read({ OIDC_ISSUER: 'id.example.org', ...id })).toThrow('OIDC_ISSUER')
  })

  it('allow plain http only outside production and for loopback', () => {
    expect(read({ OIDC_ISSUER: 'http://id.example.org', ...id }).oidc?.issuer).toBe('http://id.example.org')
    const production = { NODE_ENV: 'production', ORIGIN: 'https://learn.example.org' }
    expect(read({ ...production, OIDC_ISSUER: 'http://127.0.0.1:9000', ...id }).oidc?.issuer).toBe(
      'http://127.0.0.1:9000',
    )
    expect(() => read({ ...production, OIDC_ISSUER: 'http://id.example.org', ...id })).toThrow('https')
  })
})

onEachEngine((engine) => {
  let provider: TestProvider
  let portal: TestPortal
  const environment = () => ({
    ORIGIN,
    SECOND_CHECK: 'always',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Academy ID',
  })
  beforeAll(async () => {
    provider = await startProvider(() => CALLBACK)
    portal = await startPortal(engine, { environment: environment() })
  })
  afterAll(async () => {
    await portal.close()
    await provider.close()
  })
  beforeEach(async () => {
    portal.clock.pass(2 * HOUR)
    provider.people.clear()
    await portal.db.deleteFrom('identity').execute()
  })

  const begin = async (who: Visitor) => ((await who.call(beginOidcSignIn)).body.data as { address: string }).address
  /** A browser after a cross-site redirect: strict cookies are not sent. */
  const comeBack = async (who: Visitor, address: string) => {
    const { pathname, search, origin } = new URL(address)
    expect(`${origin}${pathname}`).toBe(CALLBACK)
    const left = new Map(
      ['session', 'XSRF-TOKEN'].flatMap((name) => (who.cookies.has(name) ? [[name, who.cookies.get(name)!]] : [])),
    )
    for (const name of left.keys()) who.cookies.delete(name)
    const { raw } = await who.send({ method: 'GET', url: `${pathname}${search}` })
    for (const [name, value] of left) if (!who.cookies.has(name)) who.cookies.set(name, value)
    expect(raw.statusCode).toBe(302)
    return String(raw.headers.location)
  }
  const signIn = async (who: Visitor, login: string, consents = true) =>
    comeBack(who, await new ElsewhereBrowser().signIn(await begin(who), login, consents))
  const nameOf = async (who: Visitor) =>
    ((await who.call(getCurrentUser)).body.data as { account: { userName: string } } | null)?.account.userName ?? null
  const identities = async (who: Visitor) => ((await who.call(listIdentities)).body.data as { list: Identity[] }).list
  const letters = async () => {
    await portal.portal.outbox.settled()
    return portal.letters
  }
  const owner = async (name: string) => {
    const who = await signedIn(portal, name)
    await portal.db.updateTable('session').set({ check_pending: 0 }).execute()
    return who
  }

  describe('a sign-in through the provider', () => {
    it('links by a verified e-mail of exactly one account, notifies its owner, and later matches by issuer and subject', async () => {
      provider.people.set('s-1', { email: 'Learner@Academy.example', email_verified: true, name: 'Lin' })
      const who = new Visitor(portal)
      expect(await signIn(who, 's-1')).toBe('/#/index')
      expect(await nameOf(who)).toBe('learner')
      expect((await letters()).at(-1)).toMatchObject({
        target: 'learner@academy.example',
        body: expect.stringContaining('Learner@Academy.example') as string,
      })
      expect(await identities(who)).toMatchObject([
        { label: 'Learner@Academy.example', lastUsedAt: expect.any(String) as string },
      ])
      // A changed e-mail at the provider has no effect: the subject identifies the account.
      provider.people.set('s-1', { email: 'other@elsewhere.example', email_verified: false })
      const told = (await letters()).length
      const again = new Visitor(portal)
      expect(await signIn(again, 's-1')).toBe('/#/index')
      expect(await nameOf(again)).toBe('learner')
      expect(await letters()).toHaveLength(told)
      expect(
        await portal.db
          .selectFrom('sign_in_event')
          .select(['method', 'outcome'])
          .where('method', '=', 'oidc')
          .execute(),
      ).toEqual(Array(2).fill({ method: 'oidc', outcome: 'succeeded' }))
    })

    it.each([
      ['an e-mail that is not verified', { email: 'leader@academy.example', email_verified: false }],
      ['an e-mail that nobody has', { email: 'nobody@academy.example', email_verified: true }],
      ['no e-mail', { name: 'Somebody' }],
    ])('creates and links no account for %s', async (_what, person) => {
      provider.people.set('s-2', person)
      const people = await portal.db.selectFrom('user').select('id').execute()
      const who = new Visitor(portal)
      expect(await signIn(who, 's-2')).toBe('/#/?refused=oidc.noAccount')
      expect(await nameOf(who)).toBe(null)
      expect(await portal.db.selectFrom('user').select('id').execute()).toHaveLength(people.length)
      expect(await portal.db.selectFrom('identity').select('id').execute()).toEqual([])
    })

    it('links none where two accounts have the e-mail', async () => {
      await portal.db
        .updateTable('user')
        .set({ email: 'Leader@academy.example' })
        .where('account_name', '=', 'committee')
        .execute()
      provider.people.set('s-3', { email: 'leader@academy.example', email_verified: true })
      expect(await signIn(new Visitor(portal), 's-3')).toBe('/#/?refused=oidc.noAccount')
      await portal.db
        .updateTable('user')
        .set({ email: 'committee@academy.example' })
        .where('account_name', '=', 'committee')
        .execute()
    })

    it('refuses a disabled account, and does not link it', async () => {
      const disable = (state: string) =>
        portal.db.updateTable('user').set({ state }).where('account_name', '=', 'teacher').execute()
      await disable('disabled')
      provider.people.set('s-13', { email: 'teacher@academy.example', email_verified: true })
      const who = new Visitor(portal)
      expect(await signIn(who, 's-13')).toBe('/#/?refused=signIn.disabled')
      expect(await nameOf(who)).toBe(null)
      expect(await portal.db.selectFrom('identity').select('id').execute()).toEqual([])
      await disable('active')
    })

    it("ends the browser's previous session", async () => {
      provider.people.set('s-4', { email: 'teacher@academy.example', email_verified: true })
      const who = await owner('school')
      const { session, xsrf } = { session: who.cookies.get('session')!, xsrf: who.cookies.get('XSRF-TOKEN')! }
      expect(await signIn(who, 's-4')).toBe('/#/index')
      expect(await nameOf(who)).toBe('teacher')
      const before = new Visitor(portal)
      before.cookies.set('session', session).set('XSRF-TOKEN', xsrf)
      expect((await before.call(getCurrentUser)).status).toBe(401)
    })

    it('reports a denial at the provider', async () => {
      expect(await signIn(new Visitor(portal), 's-5', false)).toBe('/#/?refused=oidc.denied')
    })

    it('can be used once, in its own browser, and for ten minutes', async () => {
      provider.people.set('s-6', { email: 'weak@academy.example', email_verified: true })
      const who = new Visitor(portal)
      const address = await new ElsewhereBrowser().signIn(await begin(who), 's-6')
      const cookie = who.cookies.get('oidc')!
      expect(await comeBack(new Visitor(portal), address)).toBe('/#/?refused=oidc.expired')
      expect(await comeBack(who, address)).toBe('/#/index')
      expect([...who.cookies.keys()]).not.toContain('oidc')
      who.cookies.set('oidc', cookie)
      expect(await comeBack(who, address)).toBe('/#/?refused=oidc.expired')

      const late = new Visitor(portal)
      const lately = await new ElsewhereBrowser().signIn(await begin(late), 's-6')
      portal.clock.pass(10 * MINUTE)
      expect(await comeBack(late, lately)).toBe('/#/?refused=oidc.expired')
    })

    it.each(['state', 'code', 'iss'])('is refused with a foreign %s', async (name) => {
      provider.people.set('s-6', { email: 'weak@academy.example', email_verified: true })
      const who = new Visitor(portal)
      const address = new URL(await new ElsewhereBrowser().signIn(await begin(who), 's-6'))
      address.searchParams.set(name, 'another')
      expect(await comeBack(who, address.href)).toBe('/#/?refused=oidc.failed')
      expect(await nameOf(who)).toBe(null)
    })

    it('is refused with the code of another sign-in', async () => {
      provider.people.set('s-6', { email: 'weak@academy.example', email_verified: true })
      const [attacker, victim] = [new Visitor(portal), new Visitor(portal)]
      const theirs = new URL(await new ElsewhereBrowser().signIn(await begin(attacker), 's-6'))
      const own = new URL(await begin(victim))
      theirs.searchParams.set('state', own.searchParams.get('state')!)
      expect(await comeBack(victim, theirs.href)).toBe('/#/?refused=oidc.failed')
    })

    it('uses the code flow only, with PKCE, state and nonce, and cannot be begun cross-site', async () => {
      const asked = new URL(await begin(new Visitor(portal))).searchParams
      expect(Object.fromEntries(asked)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: CALLBACK,
        client_id: 'portal',
      })
      for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
      expect(
        (await new Visitor(portal).call(beginOidcSignIn, {}, { headers: { origin: 'https://evil.example' } })).status,
      ).toBe(403)
    })
  })

  describe('linked accounts', () => {
    const link = async (who: Visitor, login: string, password: string | null = null) => {
      const { body } = await who.call(beginIdentity, { password: password === null ? null : md5Of(password) })
      if (body.code !== 2000) return body.reason
      return comeBack(who, await new ElsewhereBrowser().signIn((body.data as { address: string }).address, login))
    }

    it('are linked by their owner, whatever their e-mail, and unlinked again', async () => {
      provider.people.set('s-7', { name: 'Marta at home' })
      const who = await owner('admin')
      expect(await link(who, 's-7')).toBe('/#/usercenter/passkeys?linked=1')
      const [identity] = await identities(who)
      expect(identity).toMatchObject({ label: 'Marta at home', lastUsedAt: null })
      const other = new Visitor(portal)
      expect(await signIn(other, 's-7')).toBe('/#/index')
      expect(await nameOf(other)).toBe('admin')
      const { identityID } = identity!
      expect((await (await owner('leader')).call(removeIdentity, { identityID })).body).toMatchObject({
        reason: 'request.notFound',
      })
      expect((await who.call(removeIdentity, { identityID })).body).toMatchObject({ code: 2000 })
      expect((await letters()).at(-1)).toMatchObject({
        target: 'admin@academy.example',
        body: expect.stringContaining('Marta at home') as string,
      })
      expect(await signIn(new Visitor(portal), 's-7')).toBe('/#/?refused=oidc.noAccount')
    })

    it('belong to one person, require the password after ten minutes, and a session that is still active', async () => {
      provider.people.set('s-8', { email: 'headmaster@academy.example', email_verified: true })
      expect(await signIn(new Visitor(portal), 's-8')).toBe('/#/index')
      const who = await owner('committee')
      expect(await link(who, 's-8')).toBe('/#/usercenter/passkeys?refused=oidc.taken')
      portal.clock.pass(10 * MINUTE)
      expect(await link(who, 's-9')).toBe('passkey.confirm')
      const { body } = await who.call(beginIdentity, { password: md5Of(passwordOf('committee')) })
      const address = await new ElsewhereBrowser().signIn((body.data as { address: string }).address, 's-9')
      await portal.db.deleteFrom('session').execute()
      expect(await comeBack(who, address)).toBe('/#/usercenter/passkeys?refused=oidc.expired')
      expect(await portal.db.selectFrom('identity').select('subject').execute()).toEqual([{ subject: 's-8' }])
    })

    it('cannot be unlinked if no other sign-in method remains', async () => {
      provider.people.set('s-10', { email: 'leader@academy.example', email_verified: true })
      const who = new Visitor(portal)
      expect(await signIn(who, 's-10')).toBe('/#/index')
      const { password_hash } = await portal.db
        .selectFrom('user')
        .select('password_hash')
        .where('account_name', '=', 'leader')
        .executeTakeFirstOrThrow()
      await portal.db.updateTable('user').set({ password_hash: null }).where('account_name', '=', 'leader').execute()
      const [identity] = await identities(who)
      expect((await who.call(removeIdentity, { identityID: identity!.identityID })).body).toMatchObject({
        reason: 'oidc.lastWay',
      })
      await portal.db.updateTable('user').set({ password_hash }).where('account_name', '=', 'leader').execute()
      expect(await identities(who)).toHaveLength(1)
    })
  })

  describe('a portal', () => {
    it('with OIDC_ACCOUNT_CLAIM links by the claimed account name, never by e-mail', async () => {
      const other = await startPortal(engine, {
        environment: { ...environment(), OIDC_ACCOUNT_CLAIM: 'preferred_username' },
      })
      provider.people.set('s-11', {
        preferred_username: 'Teacher',
        email: 'learner@academy.example',
        email_verified: true,
      })
      provider.people.set('s-12', { email: 'learner@academy.example', email_verified: true })
      const come = async (who: Visitor, login: string) =>
        comeBack(who, await new ElsewhereBrowser().signIn(await begin(who), login))
      const who = new Visitor(other)
      expect(await come(who, 's-11')).toBe('/#/index')
      expect(await nameOf(who)).toBe('teacher')
      expect(await come(new Visitor(other), 's-12')).toBe('/#/?refused=oidc.noAccount')
      await other.close()
    })

    it('reports an unreachable provider, before and after the redirect', async () => {
      const fleeting = await startProvider(() => CALLBACK)
      const other = await startPortal(engine, { environment: { ...environment(), OIDC_ISSUER: fleeting.issuer } })
      const who = new Visitor(other)
      const address = await new ElsewhereBrowser().signIn(await begin(who), 's-1')
      await fleeting.close()
      expect(await comeBack(who, address)).toBe('/#/?refused=oidc.unreachable')
      portal.clock.pass(0)
      other.clock.pass(HOUR)
      expect((await new Visitor(other).call(beginOidcSignIn)).body).toMatchObject({
        code: 5000,
        reason: 'oidc.unreachable',
      })
      await other.close()
    })

    it('without a provider offers no such sign-in', async () => {
      const other = await startPortal(engine)
      expect((await new Visitor(other).call(beginOidcSignIn)).body).toMatchObject({ code: 5000, reason: 'oidc.off' })
      expect(
        (await new Visitor(other).send({ method: 'GET', url: '/oidc/callback?code=x' })).raw.headers.location,
      ).toBe('/#/?refused=oidc.off')
      await other.close()
    })
  })
})
