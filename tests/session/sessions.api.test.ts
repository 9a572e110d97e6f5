import { beforeEach, describe, expect, it } from 'vitest'
import { getCurrentUser, signIn } from '#api/session/user.contract.ts'
import { sweep } from '#server/chores.ts'
import { forgetDevice, forgetDevicesOf, isKnownDevice, listDevices, rememberDevice } from '#server/session/devices.ts'
import { HISTORY_MS } from '#server/session/history.ts'
import { endSessionById, listSessions, listSignIns } from '#server/session/own-sessions.ts'
import { md5Of } from '#server/session/password.ts'
import { endOtherSessions } from '#server/session/sessions.ts'
import { CAPTCHA, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE } from '#tests/kit/server/test-clock.ts'
import { Visitor, basic, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

const DAY = 24 * HOUR
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  beforeEach(() => portal().clock.pass(13 * HOUR))
  const now = () => portal().clock.now()
  const idOf = async (name: string) =>
    (await portal().db.selectFrom('user').select('id').where('account_key', '=', name).executeTakeFirstOrThrow()).id
  const historyOf = async (name: string) =>
    (await listSignIns(portal().db, await idOf(name), { size: 50, skipped: 0 })).list
  const status = async (who: Visitor) => (await who.call(getCurrentUser)).status
  const trySignIn = async (account: string, password: string, userAgent: string, address = '127.0.0.1') => {
    const who = new Visitor(portal())
    who.address = address
    await who.drawCaptcha()
    const headers = { authorization: basic(account, md5Of(password)), 'user-agent': userAgent }
    await who.call(signIn, { captcha: CAPTCHA.picture }, { headers })
    return who
  }

  describe('the sessions of a person', () => {
    it('have start, method, address and browser, the one used last first', async () => {
      const id = await idOf('learner')
      await trySignIn('learner', passwordOf('learner'), FIREFOX, '2001:db8:1:2::77')
      const began = now().getTime()
      portal().clock.pass(MINUTE)
      await trySignIn('learner', passwordOf('learner'), `${'Łong'.repeat(200)}\u0000`)
      const sessions = await listSessions(portal().db, id, now())
      expect(sessions).toHaveLength(2)
      expect(sessions[1]).toMatchObject({
        method: 'password',
        address: '2001:db8:1:2::/64',
        user_agent: FIREFOX,
        created_at: began,
        seen_at: began,
        check_pending: 0,
      })
      expect(sessions[0]!.user_agent).toMatch(/^(ong)+o?$/)
      expect(sessions[0]!.user_agent.length).toBeLessThanOrEqual(256)
      portal().clock.pass(2 * HOUR)
      expect(await listSessions(portal().db, id, now())).toEqual([])
    })

    it('end individually, by a public id without access rights, and only by their owner', async () => {
      const [here, there] = [await signedIn(portal(), 'teacher'), await signedIn(portal(), 'teacher')]
      const sessions = await listSessions(portal().db, await idOf('teacher'), now())
      expect(JSON.stringify(sessions)).not.toContain(here.cookies.get('session')!.split('.')[1])
      const open = sessions.map(({ id }) => id)
      expect(await endSessionById(portal().db, await idOf('admin'), open[0]!)).toBe(false)
      expect([await status(here), await status(there)]).toEqual([200, 200])
      expect(await endSessionById(portal().db, await idOf('teacher'), open[0]!)).toBe(true)
      expect(await endSessionById(portal().db, await idOf('teacher'), open[0]!)).toBe(false)
      expect([await status(here), await status(there)].sort()).toEqual([200, 401])
    })

    it('all end except the current one', async () => {
      const [here, there] = [await signedIn(portal(), 'school'), await signedIn(portal(), 'school')]
      await endOtherSessions(portal().db, here.cookies.get('session')!)
      expect([await status(here), await status(there)]).toEqual([200, 401])
    })
  })

  describe('the sign-in history', () => {
    it('has successes and failures, newest first, and no unknown names', async () => {
      await trySignIn('leader', 'Wrong2026', FIREFOX, '203.0.113.9')
      portal().clock.pass(MINUTE)
      await trySignIn('no such leader', 'Wrong2026', FIREFOX)
      await trySignIn(' LEADER ', passwordOf('leader'), FIREFOX)
      const rows = await historyOf('leader')
      expect(rows.map(({ outcome, address, method }) => [outcome, address, method])).toEqual([
        ['succeeded', '127.0.0.1', 'password'],
        ['wrongPassword', '203.0.113.9', 'password'],
      ])
      const [session] = await listSessions(portal().db, await idOf('leader'), now())
      expect(rows.map(({ session_id }) => session_id)).toEqual([session!.id, null])
      const { total } = await portal()
        .db.selectFrom('sign_in_event')
        .select((eb) => eb.fn.countAll<number | string>().as('total'))
        .where('user_agent', '=', FIREFOX)
        .where('outcome', '=', 'wrongPassword')
        .executeTakeFirstOrThrow()
      expect(Number(total)).toBe(1)
    })

    it('records a right password of a disabled account, whose owner is told only then', async () => {
      const id = await idOf('committee')
      await portal().db.updateTable('user').set({ state: 'disabled' }).where('id', '=', id).execute()
      const wrong = await new Visitor(portal()).trySignIn('committee', 'Wrong2026')
      expect(wrong.body).toMatchObject({ authenticated: false, reason: 'signIn.wrongCredentials' })
      const right = await new Visitor(portal()).trySignIn('committee', passwordOf('committee'))
      expect(right.body).toMatchObject({ authenticated: false, reason: 'signIn.disabled', secondCheck: false })
      expect(right.raw.cookies.map(({ name }) => name)).not.toContain('session')
      expect((await historyOf('committee')).map(({ outcome }) => outcome).sort()).toEqual(['disabled', 'wrongPassword'])
      await portal().db.updateTable('user').set({ state: 'active' }).where('id', '=', id).execute()
    })

    it('does not grow by throttled attempts, and is paginated', async () => {
      for (let i = 0; i < 6; i += 1) await new Visitor(portal()).trySignIn('headmaster', 'Wrong2026')
      const id = await idOf('headmaster')
      const page = await listSignIns(portal().db, id, { size: 2, skipped: 2 })
      expect([page.count, page.list.length]).toEqual([3, 1])
    })

    it('is kept for half a year', async () => {
      const { db } = portal()
      await trySignIn('weak', passwordOf('weak'), FIREFOX)
      portal().clock.pass(HISTORY_MS - MINUTE)
      await sweep(db, now())
      expect(await historyOf('weak')).toHaveLength(1)
      portal().clock.pass(MINUTE)
      await sweep(db, now())
      expect(await historyOf('weak')).toHaveLength(0)
    })
  })

  describe('a user’s devices', () => {
    it('are listed with the current one marked, forgotten individually or all, and expire after a year', async () => {
      const { db } = portal()
      const [userId, other] = [await idOf('admin'), await idOf('teacher')]
      const remember = (cookie: string | null) => rememberDevice(db, { userId, cookie, userAgent: FIREFOX, now: now() })
      const phone = await remember(null)
      portal().clock.pass(MINUTE)
      const desk = await remember(null)
      const listed = await listDevices(db, userId, phone, now())
      expect(listed.map(({ isThis, user_agent }) => [isThis, user_agent])).toEqual([
        [false, FIREFOX],
        [true, FIREFOX],
      ])
      expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${phone}|${desk}|token`))
      expect(await isKnownDevice(db, other, phone, now())).toBe(false)
      expect(await forgetDevice(db, other, listed[1]!.id)).toBe(false)
      expect(await isKnownDevice(db, userId, phone, now())).toBe(true)
      expect(await forgetDevice(db, userId, listed[1]!.id)).toBe(true)
      expect(await isKnownDevice(db, userId, phone, now())).toBe(false)
      const again = await remember(desk)
      expect([await isKnownDevice(db, userId, desk, now()), await isKnownDevice(db, userId, again, now())]).toEqual([
        false,
        true,
      ])
      portal().clock.pass(365 * DAY)
      await sweep(db, now())
      expect(await db.selectFrom('known_device').select('id').execute()).toEqual([])
      await remember(null)
      await forgetDevicesOf(db, userId)
      expect(await listDevices(db, userId, null, now())).toEqual([])
    })
  })
})
