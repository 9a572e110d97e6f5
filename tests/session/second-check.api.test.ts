import { beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '#api/account/account.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { declaredCalls } from '#server/parts.ts'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { getSecondCheck } from '#api/session/second-check.contract.ts'
import { drawCaptcha, getCurrentUser, recordVisit, signIn, signOut } from '#api/session/user.contract.ts'
import { md5Of } from '#server/session/password.ts'
import { listSignIns } from '#server/session/own-sessions.ts'
import { onEachEngine, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

const ALWAYS = { environment: { SECOND_CHECK: 'always' } }
const NEW_DEVICE = { environment: { SECOND_CHECK: 'new-device' } }
const DAY = 24 * HOUR

const enter = (who: Visitor, name = 'learner') => who.trySignIn(name, passwordOf(name))
const check = async (who: Visitor) => (await who.call(getSecondCheck)).body.data
const send = async (who: Visitor, channel: 'phone' | 'email' = 'phone') =>
  (await who.call(generatePhoneCode, { purpose: 'secondCheck', channel })).body
const tryCode = async (who: Visitor, code: string, remember = false) =>
  (await who.call(validPhoneCode, { purpose: 'secondCheck', code, remember })).body
const status = async (who: Visitor) => (await who.call(getCurrentUser)).status
/** The code in the newest letter. */
async function codeIn(portal: TestPortal): Promise<string> {
  await portal.portal.outbox.settled()
  return /\d{6}/.exec(portal.letters.at(-1)?.body ?? '')![0]
}
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')
async function pass(portal: TestPortal, who: Visitor, remember = false): Promise<void> {
  expect(await send(who)).toMatchObject({ code: 2000 })
  expect(await tryCode(who, await codeIn(portal), remember)).toMatchObject({ code: 2000, data: true })
}
const idOf = async ({ db }: TestPortal, name: string) =>
  (await db.selectFrom('user').select('id').where('account_key', '=', name).executeTakeFirstOrThrow()).id
const outcomes = async (portal: TestPortal, name: string) =>
  (await listSignIns(portal.db, await idOf(portal, name), { size: 10, skipped: 0 })).list.map(({ outcome }) => outcome)

onEachEngine((engine) => {
  describe('[GAP-44] the second check', () => {
    const portal = portalFor(engine, ALWAYS)
    beforeEach(() => portal().clock.pass(2 * HOUR))
    const halfway = async (name = 'learner'): Promise<Visitor> => {
      const who = new Visitor(portal())
      expect((await enter(who, name)).body).toMatchObject({ authenticated: true, secondCheck: true })
      return who
    }

    it('follows a right password: a code to the phone activates the session, under a new ticket', async () => {
      const who = await halfway()
      expect(await status(who)).toBe(403)
      expect(await check(who)).toEqual({
        due: true,
        channel: 'phone',
        contact: expect.stringMatching(/\*{4}\d{4}$/) as string,
        canRemember: false,
        sent: null,
      })
      expect(await send(who)).toMatchObject({ code: 2000, data: { resendAfter: 60, expiresAfter: 600 } })
      const code = await codeIn(portal())
      expect(portal().letters.at(-1)).toMatchObject({
        target: expect.stringMatching(/^\+\d+$/) as string,
        subject: null,
      })
      const before = new Map(who.cookies)
      expect(await tryCode(who, otherThan(code))).toMatchObject({ code: 2000, data: false })
      expect(await status(who)).toBe(403)
      expect(await tryCode(who, ` ${code} `)).toMatchObject({ code: 2000, data: true })
      expect(await status(who)).toBe(200)
      expect(await check(who)).toMatchObject({ due: false, channel: null, contact: null })

      const stolen = new Visitor(portal())
      for (const [name, value] of before) stolen.cookies.set(name, value)
      expect(await status(stolen)).toBe(401)
      expect(who.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'))
    })

    it("[GUARD-16 in part] while it is pending only the check's own calls are allowed, whatever the role", async () => {
      const own = new Set<Call>([signOut, generatePhoneCode, validPhoneCode, getSecondCheck])
      expect(Object.values(declaredCalls).filter(({ duringCheck }) => duringCheck)).toEqual(
        expect.arrayContaining([...own]),
      )
      for (const name of ['learner', 'admin']) {
        const who = await halfway(name)
        for (const [title, call] of Object.entries(declaredCalls)) {
          if (own.has(call) || call.access === 'open') continue
          const { status: answered, body } = await who.call(call)
          expect([title, answered, body.reason]).toEqual([title, 403, 'secondCheck.required'])
        }
      }
    })

    it('while it is pending public calls treat the caller as a visitor', async () => {
      const who = await halfway()
      for (const [title, call] of Object.entries(declaredCalls)) {
        // Calls that begin or end a session would change the caller.
        if (call.access !== 'open' || call.duringCheck || call === signIn || call === drawCaptcha) continue
        const [mine, visitors] = [await who.call(call), await new Visitor(portal()).call(call)]
        expect([title, mine.status, mine.body.reason]).toEqual([title, visitors.status, visitors.body.reason])
      }
      await who.call(recordVisit, { origin: 'PC', page: 'halfway' })
      const visits = await portal()
        .db.selectFrom('page_visit')
        .select('user_id')
        .where('page', '=', 'halfway')
        .execute()
      expect(visits).toEqual([{ user_id: null }])
    })

    it('its calls require a session and its token', async () => {
      const who = await halfway()
      const asked = { purpose: 'secondCheck', channel: 'phone' }
      expect((await who.call(generatePhoneCode, asked, { csrf: null })).body.reason).toBe('request.csrf')
      expect(
        (await who.call(validPhoneCode, { purpose: 'secondCheck', code: '123456' }, { csrf: 'wrong' })).body.reason,
      ).toBe('request.csrf')
      expect((await new Visitor(portal()).call(generatePhoneCode, asked)).status).toBe(401)
      expect((await new Visitor(portal()).call(getSecondCheck)).status).toBe(401)
    })

    it('[VALID-01, VALID-10] requires a code; used, expired and foreign codes are refused', async () => {
      const who = await halfway()
      expect(await tryCode(who, ' ')).toMatchObject({ reason: 'code.empty' })
      expect(await tryCode(who, '123456')).toMatchObject({ reason: 'code.expired' })
      await send(who)
      const code = await codeIn(portal())

      const other = await halfway('teacher')
      expect(await tryCode(other, code)).toMatchObject({ reason: 'code.expired' })
      await send(other)
      const theirs = await codeIn(portal())
      if (theirs !== code) expect(await tryCode(other, code)).toMatchObject({ data: false })
      // Foreign also means another session of the same user.
      const elsewhere = await halfway()
      portal().clock.pass(MINUTE)
      await send(elsewhere)
      const newer = await codeIn(portal())
      if (newer !== code) expect(await tryCode(elsewhere, code)).toMatchObject({ data: false })

      expect(await tryCode(who, code)).toMatchObject({ data: true })
      expect(await tryCode(who, code)).toMatchObject({ code: 5000, reason: 'secondCheck.notDue' })

      portal().clock.pass(10 * MINUTE)
      expect(await tryCode(other, theirs)).toMatchObject({ reason: 'code.expired' })
      expect([await status(other), await status(elsewhere)]).toEqual([403, 403])
    })

    it('allows five attempts of a thousand guesses, and limits the codes per hour', async () => {
      const who = await halfway('headmaster')
      await send(who)
      const code = await codeIn(portal())
      const wrong = Array.from({ length: 1000 }, (_, i) => String(100_000 + i)).filter((guess) => guess !== code)
      const answers = await Promise.all(wrong.map(async (guess) => (await tryCode(who, guess)).reason))
      expect(answers.filter((reason) => reason === null)).toHaveLength(5)
      expect(new Set(answers)).toEqual(new Set([null, 'code.tooManyTries']))
      expect(await tryCode(who, code)).toMatchObject({ reason: 'code.tooManyTries' })
      expect(await status(who)).toBe(403)

      expect(await send(who)).toMatchObject({ code: 10003 })
      const sent = []
      for (let i = 0; i < 6; i += 1) {
        portal().clock.pass(MINUTE)
        // A new session does not bypass the limit.
        const again = await halfway('headmaster')
        sent.push((await send(again)).reason)
      }
      expect(sent).toEqual([null, null, null, null, 'code.tooManySends', 'code.tooManySends'])
    })

    it('is passed as often as one signs in: a code that was typed in right counts no more, nor for the address', async () => {
      for (let i = 0; i < 12; i += 1) await pass(portal(), await halfway('teacher'))
      for (const name of ['learner', 'leader', 'committee', 'headmaster', 'school', 'admin'])
        for (let i = 0; i < 10; i += 1) await pass(portal(), await halfway(name))
    })

    it('one of many concurrent right codes activates the session', async () => {
      const who = await halfway('leader')
      await send(who)
      const code = await codeIn(portal())
      const before = new Map(who.cookies)
      const answers = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const tab = new Visitor(portal())
          for (const [name, value] of before) tab.cookies.set(name, value)
          return (await tryCode(tab, code)).data === true
        }),
      )
      expect(answers.filter(Boolean)).toHaveLength(1)
    })

    it('reports when the code was sent, so that a reopened page sends no second one', async () => {
      const who = await halfway('committee')
      await send(who)
      portal().clock.pass(20 * SECOND)
      expect(await check(who)).toMatchObject({ sent: { resendAfter: 40, expiresAfter: 580 } })
      portal().clock.pass(60 * SECOND)
      expect(await check(who)).toMatchObject({ sent: { resendAfter: 0, expiresAfter: 520 } })
      portal().clock.pass(9 * MINUTE)
      expect(await check(who)).toMatchObject({ sent: null })
    })

    it('uses e-mail without a phone, and reports when there is neither', async () => {
      const { db } = portal()
      const id = await idOf(portal(), 'school')
      await db.updateTable('user').set({ phone: null }).where('id', '=', id).execute()
      const who = await halfway('school')
      expect(await check(who)).toMatchObject({ channel: 'email', contact: 's***@a***.example' })
      expect(await send(who)).toMatchObject({ reason: 'code.noChannel' })
      expect(await send(who, 'email')).toMatchObject({ code: 2000 })
      const code = await codeIn(portal())
      expect(portal().letters.at(-1)).toMatchObject({ target: 'school@academy.example' })
      await db.updateTable('user').set({ email: null }).where('id', '=', id).execute()
      expect(await check(who)).toMatchObject({ due: true, channel: null, contact: null })
      expect(await send(who, 'email')).toMatchObject({ reason: 'code.noChannel' })
      expect(await tryCode(who, code)).toMatchObject({ reason: 'code.noChannel' })
      expect(await status(who)).toBe(403)
      expect((await who.call(signOut)).status).toBe(200)
      expect(await status(who)).toBe(401)
    })

    it('expires after half an hour, and an activated session has the usual lifetime', async () => {
      const late = await halfway('teacher')
      const intime = await halfway()
      portal().clock.pass(29 * MINUTE)
      await pass(portal(), intime)
      portal().clock.pass(MINUTE)
      expect([await status(late), await status(intime)]).toEqual([401, 200])
      portal().clock.pass(119 * MINUTE)
      expect(await status(intime)).toBe(200)
    })

    it('is recorded in the sign-in history: password right, then check passed', async () => {
      const who = await halfway('weak')
      expect(await outcomes(portal(), 'weak')).toEqual(['checkPending'])
      await pass(portal(), who)
      expect(await outcomes(portal(), 'weak')).toEqual(['succeeded'])
    })
  })

  describe('[GAP-44] the second check on a new device', () => {
    const portal = portalFor(engine, NEW_DEVICE)
    beforeEach(() => portal().clock.pass(2 * HOUR))
    /** Signs in again with this browser; returns whether the check was required. */
    const again = async (who: Visitor, name = 'learner') => (await enter(who, name)).body

    it('is skipped for a year on a device trusted by its owner', async () => {
      const who = new Visitor(portal())
      expect(await again(who)).toMatchObject({ secondCheck: true })
      expect(await check(who)).toMatchObject({ canRemember: true })
      await pass(portal(), who)
      expect(who.cookies.has('device')).toBe(false)
      expect(await again(who)).toMatchObject({ secondCheck: true })
      portal().clock.pass(MINUTE)
      await pass(portal(), who, true)
      expect(await again(who)).toMatchObject({ authenticated: true, secondCheck: false })
      expect(await status(who)).toBe(200)
      portal().clock.pass(364 * DAY)
      expect(await again(who)).toMatchObject({ secondCheck: false })
      portal().clock.pass(DAY)
      expect(await again(who)).toMatchObject({ secondCheck: true })
    })

    it('the cookie is HttpOnly, kept for a year, and always new: a planted one is worthless', async () => {
      const planted = 'x'.repeat(43)
      const who = new Visitor(portal())
      who.cookies.set('device', planted)
      await again(who, 'teacher')
      await send(who)
      const code = await codeIn(portal())
      const { raw } = await who.call(validPhoneCode, { purpose: 'secondCheck', code, remember: true })
      expect(raw.cookies.find(({ name }) => name === 'device')).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: 365 * 24 * 60 * 60,
      })
      expect(who.cookies.get('device')).not.toBe(planted)
      const thief = new Visitor(portal())
      thief.cookies.set('device', planted)
      expect(await again(thief, 'teacher')).toMatchObject({ secondCheck: true })
    })

    it('is required again on every device after a change of password', async () => {
      const who = new Visitor(portal())
      await again(who, 'weak')
      await pass(portal(), who, true)
      expect(await again(who, 'weak')).toMatchObject({ secondCheck: false })
      const password = 'Stronger2026'
      const changed = await who.call(changePassword, {
        original: md5Of(passwordOf('weak')),
        password,
        confirmation: password,
      })
      expect(changed.body).toMatchObject({ code: 2000 })
      expect((await who.trySignIn('weak', password)).body).toMatchObject({ authenticated: true, secondCheck: true })
    })

    it('is per user: a device trusted by one user is not by another, and two can share it', async () => {
      const who = new Visitor(portal())
      await again(who, 'leader')
      await pass(portal(), who, true)
      expect(await again(who, 'committee')).toMatchObject({ secondCheck: true })
      await pass(portal(), who, true)
      expect(await again(who, 'leader')).toMatchObject({ secondCheck: false })
      expect(await again(who, 'committee')).toMatchObject({ secondCheck: false })
    })
  })

  it('[GAP-44] is off unless the organisation has set it', async () => {
    const portal = await startPortal(engine)
    const who = await signedIn(portal, 'learner')
    expect(await check(who)).toMatchObject({ due: false })
    expect(await send(who)).toMatchObject({ reason: 'secondCheck.notDue' })
    expect(await status(who)).toBe(200)
    await portal.close()
  })
})
