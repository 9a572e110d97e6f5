import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
import { beginIdentity, beginOidcSignIn, listIdentities, removeIdentity } from '#api/account/oidc.contract.ts'
import type { Identity } from '#api/account/oidc.contract.ts'
import { getBindAccount, getCurrentUser, getLoginUser } from '#api/session/user.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { Authenticator } from '#tests/kit/server/authenticator.ts'
import type { Faults } from '#tests/kit/server/authenticator.ts'
import { ElsewhereBrowser, startProvider } from '#tests/kit/server/oidc-provider.ts'
import type { TestProvider } from '#tests/kit/server/oidc-provider.ts'
import { CAPTCHA, onEachEngine, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

/*
 * Two people side by side with several of everything, so that whatever forgets whose it is, or which of several, takes
 * another one's. Ids are unique for their owner alone, so theirs are the same wherever that can be.
 */

const ORIGIN = 'http://portal.example'
const CALLBACK = `${ORIGIN}/oidc/callback`
/** A provider that the organisation had before. */
const FORMER = 'https://former.example'

onEachEngine((engine) => {
  let provider: TestProvider
  let portal: TestPortal
  beforeAll(async () => {
    provider = await startProvider(() => CALLBACK)
    portal = await startPortal(engine, {
      environment: {
        ORIGIN,
        SECOND_CHECK: 'off',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_NAME: 'Academy ID',
      },
    })
  })
  afterAll(async () => {
    await portal.close()
    await provider.close()
  })
  beforeEach(async () => {
    portal.clock.pass(HOUR)
    provider.people.clear()
    for (const table of ['passkey', 'identity', 'ceremony'] as const) await portal.db.deleteFrom(table).execute()
  })

  const nameOf = async (who: Visitor): Promise<string | null> =>
    ((await who.call(getCurrentUser)).body.data as { account: { userName: string } } | null)?.account.userName ?? null

  /** The public id of the newest session of somebody. */
  const sessionOf = async (name: string): Promise<string> => {
    const { id } = await portal.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId(name))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  }
  /** Signs somebody in, under the public id that a session of another one has. */
  const signedInAs = async (name: string, sessionId: string): Promise<Visitor> => {
    const who = await signedIn(portal, name)
    await portal.db
      .updateTable('session')
      .set({ id: sessionId })
      .where('user_id', '=', userId(name))
      .where('id', '=', await sessionOf(name))
      .execute()
    return who
  }
  const endSession = (name: string, id: string) =>
    portal.db.deleteFrom('session').where('user_id', '=', userId(name)).where('id', '=', id).execute()

  describe('passkeys', () => {
    const begin = (who: Visitor) => answerOf<RegistrationOptions>(who, beginPasskey, { password: null })
    const add = async (who: Visitor, name: string, transports: readonly string[] = ['internal']) => {
      const device = new Authenticator(ORIGIN)
      const { response, ...made } = device.register(await begin(who))
      const credential = { ...made, response: { ...response, transports } }
      const { passkeyID } = await answerOf<Passkey>(who, addPasskey, { name, credential })
      return { device, id: passkeyID }
    }
    const list = async (who: Visitor) => (await answerOf<{ list: Passkey[] }>(who, listPasskeys)).list
    const namesOf = async (who: Visitor) => (await list(who)).map(({ name }) => name)
    const usedOf = async (who: Visitor) =>
      (await list(who)).filter(({ lastUsedAt }) => lastUsedAt !== null).map(({ name }) => name)
    const ask = (who: Visitor) => answerOf<RequestOptions>(who, beginPasskeySignIn)
    const show = async (who: Visitor, device: Authenticator, faults: Faults = {}) =>
      (await who.call(signInByPasskey, { credential: device.show(await ask(who), faults) })).body.reason
    const change = (name: string, id: string, changed: { id?: string; created_at?: number }) =>
      portal.db.updateTable('passkey').set(changed).where('user_id', '=', userId(name)).where('id', '=', id).execute()

    /** Two of the learner, the first of which has the same id as that of the leader. */
    const scene = async () => {
      const [learner, leader] = [await signedIn(portal, 'learner'), await signedIn(portal, 'leader')]
      const [first, second, theirs] = [
        await add(learner, 'Laptop'),
        await add(learner, 'Phone'),
        await add(leader, 'Key'),
      ]
      await change('leader', theirs.id, { id: first.id })
      return { learner, leader, first, second, theirs }
    }

    it('sign in their own person, and only the one that was shown has been used', async () => {
      const { learner, leader, first, second, theirs } = await scene()
      for (const [{ device }, person, used] of [
        [first, 'learner', [['Laptop'], []]],
        [theirs, 'leader', [['Laptop'], ['Key']]],
        [second, 'learner', [['Laptop', 'Phone'], ['Key']]],
      ] as const) {
        const visitor = new Visitor(portal)
        expect(await show(visitor, device)).toBeNull()
        expect(await nameOf(visitor)).toBe(person)
        expect([(await usedOf(learner)).sort(), await usedOf(leader)]).toEqual(used)
      }
      const handle = { userHandle: theirs.device.userHandle }
      expect(await show(new Visitor(portal), first.device, handle)).toBe('passkey.refused')
    })

    it('are listed by age, renamed and removed one by one', async () => {
      const { learner, leader, first, second } = await scene()
      const ofAge = [first, second].toSorted((a, b) => (a.id < b.id ? 1 : -1))
      const now = portal.clock.now().getTime()
      for (const [place, { id }] of ofAge.entries()) await change('learner', id, { created_at: now + place * SECOND })
      expect((await list(learner)).map(({ passkeyID }) => passkeyID)).toEqual(ofAge.map(({ id }) => id))
      await answerOf(learner, renamePasskey, { passkeyID: first.id, name: 'Work' })
      expect((await namesOf(learner)).sort()).toEqual(['Phone', 'Work'])
      expect(await namesOf(leader)).toEqual(['Key'])
      await answerOf(learner, removePasskey, { passkeyID: first.id })
      expect([await namesOf(learner), await namesOf(leader)]).toEqual([['Phone'], ['Key']])
    })

    it('leave out their owner’s at a new one, by the ways that these can be reached, and count for their owner', async () => {
      const { learner, leader, first, second } = await scene()
      const silent = await add(learner, 'Silent', [])
      const odd = await add(learner, 'Odd', ['usb', 'a,b', '', 'hybrid'])
      const { excludeCredentials } = await begin(learner)
      const leftOut = excludeCredentials.map(({ id, transports }) => [id, transports])
      const idOf = ({ device }: { device: Authenticator }) => device.id.toString('base64url')
      expect(new Map(leftOut as [string, string[]][])).toEqual(
        new Map([
          [idOf(first), ['internal']],
          [idOf(second), ['internal']],
          [idOf(silent), []],
          [idOf(odd), ['usb', 'hybrid']],
        ]),
      )
      const row = await portal.db
        .selectFrom('passkey')
        .selectAll()
        .where('user_id', '=', userId('leader'))
        .executeTakeFirstOrThrow()
      const more = Array.from({ length: PASSKEYS_MAX - 1 }, () => ({
        ...row,
        id: randomUUID(),
        credential_id: randomUUID(),
      }))
      await portal.db.insertInto('passkey').values(more).execute()
      expect((await leader.call(beginPasskey, { password: null })).body.reason).toBe('passkey.tooMany')
      await add(learner, 'Fifth')
    })

    it('sign in one of two browsers that show the same counter at once: one of them is a clone', async () => {
      const { first } = await scene()
      const both = [new Visitor(portal), new Visitor(portal)]
      const shown: object[] = []
      for (const who of both) shown.push({ credential: first.device.show(await ask(who), { counter: 7 }) })
      const said = await Promise.all(both.map((who, i) => who.call(signInByPasskey, shown[i])))
      expect(said.map(({ body }) => body.reason).sort()).toEqual([null, 'passkey.refused'].sort())
    })

    it('require the password by the age of the own session, not by one of another person', async () => {
      const learner = await signedIn(portal, 'learner')
      portal.clock.pass(10 * MINUTE)
      const leader = await signedInAs('leader', await sessionOf('learner'))
      expect((await learner.call(beginPasskey, { password: null })).body.reason).toBe('passkey.confirm')
      expect((await leader.call(beginPasskey, { password: null })).body.reason).toBeNull()
    })

    it('cannot be removed if what remains is another person’s, or of a former provider', async () => {
      const { leader } = await scene()
      const school = await signedIn(portal, 'school')
      const { id } = await add(school, 'Only')
      await putIdentities([
        { user_id: userId('learner'), subject: 'lin' },
        { user_id: userId('school'), subject: 'sam', issuer: FORMER },
      ])
      const hasNoPassword = { password_hash: null }
      await portal.db.updateTable('user').set(hasNoPassword).where('id', '=', userId('school')).execute()
      expect((await school.call(removePasskey, { passkeyID: id })).body.reason).toBe('passkey.lastWay')
      expect([await namesOf(school), await namesOf(leader)]).toEqual([['Only'], ['Key']])
      await putIdentities([{ user_id: userId('school'), subject: 'sam' }])
      await answerOf(school, removePasskey, { passkeyID: id })
    })

    it('have beginnings for one purpose: tried for another one they stay, and end with the next', async () => {
      const { learner, first } = await scene()
      const thief = new Visitor(portal)
      const credential = first.device.show(await ask(thief))
      const signingIn = thief.cookies.get('passkey')!
      const device = new Authenticator(ORIGIN)
      const made = { name: 'Tablet', credential: device.register(await begin(learner)) }
      const adding = learner.cookies.get('passkey')!

      thief.cookies.set('passkey', adding)
      expect((await thief.call(signInByPasskey, { credential })).body.reason).toBe('passkey.expired')
      learner.cookies.set('passkey', signingIn)
      expect((await learner.call(addPasskey, made)).body.reason).toBe('passkey.expired')
      learner.cookies.set('passkey', adding)
      expect((await learner.call(addPasskey, made)).body.reason).toBeNull()
      thief.cookies.set('passkey', signingIn)
      expect((await thief.call(signInByPasskey, { credential })).body.reason).toBeNull()

      const visitor = new Visitor(portal)
      const early = first.device.show(await ask(visitor))
      const before = visitor.cookies.get('passkey')!
      await ask(visitor)
      visitor.cookies.set('passkey', before)
      expect((await visitor.call(signInByPasskey, { credential: early })).body.reason).toBe('passkey.expired')
    })
  })

  interface NewIdentity {
    readonly user_id: string
    readonly subject: string
    readonly issuer?: string
    readonly id?: string
    readonly created_at?: number
  }
  const putIdentities = (rows: readonly NewIdentity[]) =>
    portal.db
      .insertInto('identity')
      .values(
        rows.map((row) => ({
          id: randomUUID(),
          issuer: provider.issuer,
          label: `${row.subject} before`,
          created_at: portal.clock.now().getTime(),
          last_used_at: null,
          ...row,
        })),
      )
      .execute()

  describe('accounts at the provider', () => {
    /** A browser after a cross-site redirect: strict cookies are not sent. */
    const comeBack = async (who: Visitor, address: string): Promise<string> => {
      const { pathname, search } = new URL(address)
      const strict = ['session', 'XSRF-TOKEN'].flatMap((name) => {
        const value = who.cookies.get(name)
        who.cookies.delete(name)
        return value === undefined ? [] : [[name, value] as const]
      })
      const { raw } = await who.send({ method: 'GET', url: `${pathname}${search}` })
      for (const [name, value] of strict) if (!who.cookies.has(name)) who.cookies.set(name, value)
      return String(raw.headers.location)
    }
    const leave = async (who: Visitor, call: typeof beginIdentity | typeof beginOidcSignIn, login: string) => {
      const payload = call === beginIdentity ? { password: null } : {}
      const { address } = await answerOf<{ address: string }>(who, call, payload)
      return new ElsewhereBrowser().signIn(address, login)
    }
    const signIn = async (login: string): Promise<string | null> => {
      const who = new Visitor(portal)
      expect(await comeBack(who, await leave(who, beginOidcSignIn, login))).toBe('/#/index')
      return nameOf(who)
    }
    const link = async (who: Visitor, login: string) => comeBack(who, await leave(who, beginIdentity, login))
    const identitiesOf = async (who: Visitor) => (await answerOf<{ list: Identity[] }>(who, listIdentities)).list
    const labelsOf = async (who: Visitor) => (await identitiesOf(who)).map(({ label }) => label)
    const stored = async () =>
      (await portal.db.selectFrom('identity').select(['issuer', 'label', 'last_used_at']).execute())
        .map(
          (row) => `${row.label}${row.issuer === FORMER ? ', former' : ''}${row.last_used_at === null ? '' : ', used'}`,
        )
        .sort()
    const learnerId = userId('learner')
    const leaderId = userId('leader')

    /** Each subject is the learner's at one provider and the leader's at the other one. */
    const scene = () =>
      putIdentities([
        { user_id: leaderId, subject: 'lin', issuer: FORMER },
        { user_id: leaderId, subject: 'lou' },
        { user_id: learnerId, subject: 'lou', issuer: FORMER },
        { user_id: learnerId, subject: 'lin' },
      ])

    it('are found by issuer and subject together, and only that one has been used', async () => {
      await scene()
      provider.people.set('lin', { name: 'Lin' }).set('lou', { name: 'Lou' })
      expect(await signIn('lin')).toBe('learner')
      expect(await stored()).toEqual(['Lin, used', 'lin before, former', 'lou before', 'lou before, former'].sort())
      expect(await signIn('lou')).toBe('leader')
      expect(await stored()).toEqual(['Lin, used', 'lin before, former', 'Lou, used', 'lou before, former'].sort())
    })

    it('stay as they are when their owner links them again, and nobody else can', async () => {
      await scene()
      const [learner, leader] = [await signedIn(portal, 'learner'), await signedIn(portal, 'leader')]
      const before = await stored()
      const failed = vi.spyOn(portal.portal.logger, 'error')
      for (const [who, own, other] of [
        [learner, 'lin', 'lou'],
        [leader, 'lou', 'lin'],
      ] as const) {
        expect(await link(who, own)).toBe('/#/usercenter/passkeys?linked=1')
        expect(await link(who, other)).toBe('/#/usercenter/passkeys?refused=oidc.taken')
      }
      expect(await stored()).toEqual(before)
      // A refusal is an answer, and no failure to be looked into.
      expect(failed).not.toHaveBeenCalled()
      failed.mockRestore()
    })

    it('are listed by age, those of the own person at this provider, and unlinked one by one', async () => {
      await scene()
      const now = portal.clock.now().getTime()
      await putIdentities([
        { user_id: learnerId, subject: 'third', id: 'a', created_at: now + 2 * SECOND },
        { user_id: learnerId, subject: 'second', id: 'b', created_at: now + SECOND },
        { user_id: leaderId, subject: 'theirs', id: 'b', created_at: now + SECOND },
      ])
      const [learner, leader] = [await signedIn(portal, 'learner'), await signedIn(portal, 'leader')]
      expect(await labelsOf(learner)).toEqual(['lin before', 'second before', 'third before'])
      expect(await labelsOf(leader)).toEqual(['lou before', 'theirs before'])
      await answerOf(learner, removeIdentity, { identityID: 'b' })
      expect(await labelsOf(learner)).toEqual(['lin before', 'third before'])
      expect(await labelsOf(leader)).toEqual(['lou before', 'theirs before'])
    })

    it('end the session of the browser that comes back, and no other one', async () => {
      await putIdentities([{ user_id: userId('teacher'), subject: 'tea' }])
      const elsewhere = await signedIn(portal, 'learner')
      portal.clock.pass(SECOND)
      const who = await signedIn(portal, 'learner')
      const leader = await signedInAs('leader', await sessionOf('learner'))
      const before = new Visitor(portal)
      for (const [name, value] of who.cookies) before.cookies.set(name, value)
      expect(await comeBack(who, await leave(who, beginOidcSignIn, 'tea'))).toBe('/#/index')
      expect(await Promise.all([who, before, elsewhere, leader].map(nameOf))).toEqual([
        'teacher',
        null,
        'learner',
        'leader',
      ])
    })

    it('are not linked once the session that asked for it has ended, whoever else is still there', async () => {
      await signedIn(portal, 'learner')
      portal.clock.pass(SECOND)
      const who = await signedIn(portal, 'learner')
      const asked = await sessionOf('learner')
      await signedInAs('leader', asked)
      const address = await leave(who, beginIdentity, 'new')
      await endSession('learner', asked)
      expect(await comeBack(who, address)).toBe('/#/usercenter/passkeys?refused=oidc.expired')
      expect(await stored()).toEqual([])
    })
  })

  it('A retrieval that begins anew in one browser leaves that of another person alone', async () => {
    const ask = async (who: Visitor, account: string) => {
      await who.drawCaptcha()
      await answerOf(who, getLoginUser, { account, captcha: CAPTCHA.picture })
    }
    const emailOf = async (who: Visitor) => (await answerOf<{ email: string }>(who, getBindAccount)).email
    const [one, other] = [new Visitor(portal), new Visitor(portal)]
    await ask(one, 'weak')
    await ask(other, 'teacher')
    const before = one.cookies.get('retrieval')!
    await ask(one, 'admin')
    expect([await emailOf(one), await emailOf(other)]).toEqual(['a***@a***.example', 't***@a***.example'])
    one.cookies.set('retrieval', before)
    expect((await one.call(getBindAccount)).body.reason).toBe('retrieval.expired')
  })
})
