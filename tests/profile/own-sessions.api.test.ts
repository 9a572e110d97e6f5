import { beforeEach, describe, expect, it } from 'vitest'
import {
  endOtherSessions,
  endOwnSession,
  forgetOwnDevice,
  listOwnSessions,
  listSignIns,
} from '#api/profile/profile.contract.ts'
import type { OwnDevice, OwnSession, OwnSignIn } from '#api/profile/profile.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { rememberDevice } from '#server/session/devices.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const isIn = async (visitor: Visitor) => (await visitor.call(getCurrentUser)).status === 200
  const listed = async (visitor: Visitor) =>
    (await visitor.call(listOwnSessions)).body.data as { sessions: OwnSession[]; devices: OwnDevice[] }
  const sessions = async (visitor: Visitor) => (await listed(visitor)).sessions
  const kept = () => contentsOf(portal().db, ['session', 'known_device', 'sign_in_event'])
  beforeEach(async () => {
    await portal().db.deleteFrom('session').execute()
    await portal().db.deleteFrom('sign_in_event').execute()
    portal().clock.pass(30 * MINUTE)
  })
  /** Signs in from another device; its user agent is sent with every request. */
  async function from(address: string, name: string, userAgent: string | null): Promise<Visitor> {
    const visitor = await signedIn(portal(), name)
    await portal()
      .db.updateTable('session')
      .set({ address, user_agent: userAgent ?? '' })
      .where('user_id', '=', userId(name))
      .where('address', '=', '127.0.0.1')
      .execute()
    return visitor
  }

  describe('one’s own sessions', () => {
    it('are listed with method, address and time, the current one first', async () => {
      await from('192.0.2.7', 'learner', IPHONE)
      await from('192.0.2.8', 'learner', null)
      await from('192.0.2.66', 'teacher', WINDOWS)
      portal().clock.pass(MINUTE)
      const here = await from('192.0.2.9', 'learner', FIREFOX)
      expect(
        (await sessions(here)).map(({ address, device, isCurrent, method }) => [address, device, isCurrent, method]),
      ).toEqual([
        ['192.0.2.9', { browser: 'Firefox 140', system: 'Linux', kind: 'desktop' }, true, 'password'],
        ...(await sessions(here)).slice(1).map(({ address, device }) => [address, device, false, 'password']),
      ])
      expect((await sessions(here)).map(({ address }) => address).sort()).toEqual([
        '192.0.2.7',
        '192.0.2.8',
        '192.0.2.9',
      ])
      const phone = (await sessions(here)).find(({ address }) => address === '192.0.2.7')
      expect(phone?.device).toEqual({ browser: 'Safari 18', system: 'iOS 18', kind: 'phone' })
      expect((await sessions(here)).find(({ address }) => address === '192.0.2.8')?.device).toEqual({
        browser: null,
        system: null,
        kind: 'unknown',
      })
    })

    it('are ended individually: the ended one is signed out, the others stay', async () => {
      const lost = await from('192.0.2.7', 'learner', IPHONE)
      const other = await from('192.0.2.8', 'learner', FIREFOX)
      const here = await from('192.0.2.9', 'learner', FIREFOX)
      const sessionID = (await sessions(here)).find(({ address }) => address === '192.0.2.7')!.sessionID
      expect((await here.call(endOwnSession, { sessionID })).body).toMatchObject({ code: 2000, data: null })
      expect([await isIn(lost), await isIn(other), await isIn(here)]).toEqual([false, true, true])
      // A second attempt finds nothing.
      expect((await here.call(endOwnSession, { sessionID })).status).toBe(404)
    })

    it('the current one cannot be ended', async () => {
      const here = await from('192.0.2.9', 'learner', FIREFOX)
      const [current] = await sessions(here)
      const before = await kept()
      expect((await here.call(endOwnSession, { sessionID: current!.sessionID })).body.reason).toBe('profile.ownSession')
      expect([await isIn(here), await kept()]).toEqual([true, before])
    })

    it('of other users are neither listed nor ended, nor revealed', async () => {
      const teacher = await from('192.0.2.66', 'teacher', WINDOWS)
      const here = await from('192.0.2.9', 'learner', FIREFOX)
      const [foreign] = await sessions(teacher)
      const before = await kept()
      const { status, body } = await here.call(endOwnSession, { sessionID: foreign!.sessionID })
      expect([status, body.reason]).toEqual([404, 'request.notFound'])
      expect((await here.call(endOwnSession, { sessionID: 'nothing' })).body).toEqual(body)
      expect((await here.call(endOwnSession, { sessionID: '../x' })).status).toBe(400)
      expect([await isIn(teacher), await kept()]).toEqual([true, before])
      expect((await here.call(endOwnSession, { sessionID: foreign!.sessionID }, { csrf: null })).status).toBe(403)
    })

    it('all others end at once, and no other user’s', async () => {
      const others = [await from('192.0.2.7', 'learner', IPHONE), await from('192.0.2.8', 'learner', FIREFOX)]
      const teacher = await from('192.0.2.66', 'teacher', WINDOWS)
      const here = await from('192.0.2.9', 'learner', FIREFOX)
      expect((await here.call(endOtherSessions)).body).toMatchObject({ code: 2000, data: null })
      expect(await Promise.all([...others, teacher, here].map(isIn))).toEqual([false, false, true, true])
      expect((await sessions(here)).length).toBe(1)
    })
  })

  it('[GAP-44] trusted devices are listed and forgotten, one’s own only', async () => {
    const here = await from('192.0.2.9', 'learner', FIREFOX)
    const now = portal().clock.now()
    const remember = (name: string, userAgent: string) =>
      rememberDevice(portal().db, { userId: userId(name), cookie: null, userAgent, now })
    here.cookies.set('device', await remember('learner', FIREFOX))
    await remember('learner', IPHONE)
    await remember('teacher', WINDOWS)
    const { devices } = await listed(here)
    expect(devices.map(({ device, isThis }) => [device.system, isThis]).sort()).toEqual(
      [
        ['Linux', true],
        ['iOS 18', false],
      ].sort(),
    )
    const foreign = await portal()
      .db.selectFrom('known_device')
      .select('id')
      .where('user_id', '=', userId('teacher'))
      .executeTakeFirstOrThrow()
    expect((await here.call(forgetOwnDevice, { deviceID: foreign.id })).status).toBe(404)
    const phone = devices.find(({ isThis }) => !isThis)!
    expect((await here.call(forgetOwnDevice, { deviceID: phone.deviceID })).body).toMatchObject({
      code: 2000,
      data: null,
    })
    expect((await listed(here)).devices.map(({ isThis }) => isThis)).toEqual([true])
    expect(
      await portal().db.selectFrom('known_device').select('id').where('user_id', '=', userId('teacher')).execute(),
    ).toEqual([foreign])
  })

  it('the sign-in history has every attempt at one’s own account, latest first, page by page', async () => {
    const thief = new Visitor(portal())
    thief.address = '198.51.100.4'
    await thief.trySignIn('learner', 'Wrong2026')
    await signedIn(portal(), 'teacher')
    portal().clock.pass(MINUTE)
    const here = await signedIn(portal(), 'learner')
    const page = async (pageNum: number, pageSize: number) =>
      (await here.call(listSignIns, { pageNum, pageSize })).body.data as { list: OwnSignIn[]; count: number }
    const all = await page(1, 10)
    expect([all.count, all.list.map(({ outcome, address, method }) => [outcome, address, method])]).toEqual([
      2,
      [
        ['succeeded', '127.0.0.1', 'password'],
        ['wrongPassword', '198.51.100.4', 'password'],
      ],
    ])
    expect((await page(2, 1)).list.map(({ outcome }) => outcome)).toEqual(['wrongPassword'])
    expect((await page(3, 1)).list).toEqual([])
  })
})
