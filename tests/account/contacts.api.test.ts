import { beforeEach, describe, expect, it } from 'vitest'
import { changeContact, sendContactCode } from '#api/account/account.contract.ts'
import { getCurrentUser, signOut } from '#api/session/user.contract.ts'
import { addressPolicy, countTry } from '#server/session/attempts.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

type Channel = 'phone' | 'email'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  beforeEach(() => portal().clock.pass(2 * HOUR))

  const ask = async (who: Visitor, channel: Channel, original: string, contact: string, lang = 'en_US') =>
    (await who.call(sendContactCode, { channel, original, contact }, { lang })).body
  const confirm = async (who: Visitor, channel: Channel, contact: string, code: string) =>
    (await who.call(changeContact, { channel, contact, code })).body
  const letters = async () => {
    await portal().portal.outbox.settled()
    return portal().letters
  }
  const code = async () => /\d{6}/.exec((await letters()).at(-1)!.body)![0]
  const otherThan = (right: string) => (right === '111111' ? '222222' : '111111')
  const bound = (account: string) =>
    portal()
      .db.selectFrom('user')
      .select(['phone', 'email'])
      .where('account_name', '=', account)
      .executeTakeFirstOrThrow()
  let fresh = 0
  /** An unused phone number and e-mail address. */
  const nobodys = () => {
    fresh += 1
    return { phone: `+86137${String(fresh).padStart(8, '0')}`, email: `new${fresh}@elsewhere.example` }
  }

  describe('a change of contact', () => {
    it('[VALID-08, VALID-09] a phone: original, new number, code by SMS to the new one; the old one is notified', async () => {
      const who = await signedIn(portal(), 'teacher')
      const { phone } = nobodys()
      expect(await ask(who, 'phone', '+855 12 340 106', phone)).toEqual({
        code: 2000,
        message: '',
        reason: null,
        data: { resendAfter: 60, expiresAfter: 600, contact: phone },
      })
      expect((await letters()).at(-1)).toMatchObject({ target: phone, subject: null })
      expect(await confirm(who, 'phone', phone, await code())).toMatchObject({ code: 2000, data: true })
      expect(await bound('teacher')).toMatchObject({ phone })
      expect((await letters()).at(-1)).toMatchObject({
        target: '+85512340106',
        body: expect.stringContaining(`${phone.slice(0, 6)}****${phone.slice(-4)}`) as string,
      })
      expect((await letters()).at(-1)!.body).not.toContain(phone)
      expect((await who.call(getCurrentUser)).body.data).toMatchObject({
        bindPhone: `${phone.slice(0, 6)}****${phone.slice(-4)}`,
      })
    })

    it('an e-mail address: by mail with a subject, normalised to lower case', async () => {
      const who = await signedIn(portal(), 'committee')
      const { email } = nobodys()
      expect(await ask(who, 'email', 'Committee@Academy.Example', ` ${email.toUpperCase()} `)).toMatchObject({
        code: 2000,
        data: { contact: email },
      })
      expect((await letters()).at(-1)).toMatchObject({
        target: email,
        subject: expect.stringMatching(/code/i) as string,
      })
      expect(await confirm(who, 'email', email.toUpperCase(), await code())).toMatchObject({ data: true })
      expect(await bound('committee')).toMatchObject({ email })
      // In the language of its owner.
      expect((await letters()).at(-1)).toMatchObject({
        target: 'committee@academy.example',
        body: expect.stringMatching(/учётной/) as string,
      })
    })

    it('the first one is bound without an original, and nobody is notified', async () => {
      await portal()
        .db.updateTable('user')
        .set({ phone: null, email: null })
        .where('account_name', '=', 'weak')
        .execute()
      const who = await signedIn(portal(), 'weak')
      for (const channel of ['phone', 'email'] as const) {
        const contact = nobodys()[channel]
        expect(await ask(who, channel, '', contact)).toMatchObject({ code: 2000 })
        const before = (await letters()).length
        expect(await confirm(who, channel, contact, await code())).toMatchObject({ data: true })
        expect([await bound('weak'), (await letters()).length]).toMatchObject([{ [channel]: contact }, before])
      }
    })

    it.each([
      ['phone', '', 'new', 'contact.phoneOriginalEmpty'],
      ['phone', '12', 'new', 'contact.phoneOriginalInvalid'],
      ['phone', '+8613800001002', 'new', 'contact.phoneOriginalWrong'],
      ['phone', '+8613800001001', '', 'contact.phoneEmpty'],
      ['phone', '+8613800001001', 'call me', 'contact.phoneInvalid'],
      ['phone', '+8613800001001', '+8613800', 'contact.phoneInvalid'],
      ['phone', '+8613800001001', '13800001009', 'contact.phoneInvalid'],
      ['phone', '+8613800001001', '+86 138 0000 1001', 'contact.phoneSame'],
      ['phone', '+8613800001001', '+33612340102', 'contact.phoneBound'],
      ['email', '', 'new', 'contact.emailOriginalEmpty'],
      ['email', 'learner@', 'new', 'contact.emailOriginalInvalid'],
      ['email', 'learnes@academy.example', 'new', 'contact.emailOriginalWrong'],
      ['email', 'learner@academy.example', ' ', 'contact.emailEmpty'],
      ['email', 'learner@academy.example', 'a@b', 'contact.emailInvalid'],
      ['email', 'learner@academy.example', 'a@b.example\r\nBcc: c@d.example', 'contact.emailInvalid'],
      ['email', 'learner@academy.example', 'LEARNER@academy.example', 'contact.emailSame'],
      ['email', 'learner@academy.example', 'Leader@Academy.example', 'contact.emailBound'],
    ] as const)(
      '[VALID-08, VALID-09, ERROR-14, ERROR-15] %s, original %j, new %j: %s, and nothing is sent',
      async (channel, original, contact, reason) => {
        const who = await signedIn(portal(), 'learner')
        const before = [(await letters()).length, await bound('learner')]
        expect(await ask(who, channel, original, contact === 'new' ? nobodys()[channel] : contact)).toMatchObject({
          code: 5000,
          reason,
        })
        expect([(await letters()).length, await bound('learner')]).toEqual(before)
      },
    )

    it('requires a session', async () => {
      expect(
        (
          await new Visitor(portal()).call(sendContactCode, {
            channel: 'phone',
            original: '',
            contact: '+8613700000000',
          })
        ).status,
      ).toBe(401)
      expect(
        (
          await new Visitor(portal()).call(changeContact, {
            channel: 'phone',
            contact: '+8613700000000',
            code: '123456',
          })
        ).status,
      ).toBe(401)
      const who = await signedIn(portal(), 'learner')
      for (const odd of [{ channel: 'pigeon' }, { contact: 'x'.repeat(321) }, { contact: {} }, { more: 1 }]) {
        expect(
          (await who.call(sendContactCode, { channel: 'phone', original: '', contact: '+8613700000000', ...odd }))
            .status,
        ).toBe(400)
      }
    })
  })

  describe('the code of a contact', () => {
    const LEARNER = { phone: '+8613800001001', email: 'learner@academy.example' }

    it('[ERROR-10, ERROR-13] that is wrong, empty, expired, or for another target or account changes nothing', async () => {
      const [who, other] = [await signedIn(portal(), 'learner'), await signedIn(portal(), 'admin')]
      const { email } = nobodys()
      expect(await confirm(who, 'email', email, '123456')).toMatchObject({ code: 5000, reason: 'code.expired' })
      await ask(who, 'email', LEARNER.email, email)
      const right = await code()
      expect(await confirm(who, 'email', email, otherThan(right))).toMatchObject({ code: 2000, data: false })
      expect(await confirm(who, 'email', email, '  ')).toMatchObject({ code: 5000, reason: 'code.empty' })
      expect(await confirm(who, 'email', nobodys().email, right)).toMatchObject({ code: 2000, data: false })
      expect(await confirm(who, 'phone', nobodys().phone, right)).toMatchObject({ code: 5000, reason: 'code.expired' })
      expect(await confirm(other, 'email', email, right)).toMatchObject({ code: 5000, reason: 'code.expired' })
      // Nor does it fit another session of the same account.
      expect(await confirm(await signedIn(portal(), 'learner'), 'email', email, right)).toMatchObject({
        code: 5000,
        reason: 'code.expired',
      })
      portal().clock.pass(10 * MINUTE)
      expect(await confirm(who, 'email', email, right)).toMatchObject({ code: 5000, reason: 'code.expired' })
      expect(await bound('learner')).toMatchObject(LEARNER)
    })

    it('can be used once, also concurrently', async () => {
      const who = await signedIn(portal(), 'headmaster')
      const { email } = nobodys()
      await ask(who, 'email', 'headmaster@academy.example', email)
      const right = await code()
      const both = await Promise.all([confirm(who, 'email', email, right), confirm(who, 'email', email, right)])
      expect(both.filter(({ data }) => data === true)).toHaveLength(1)
      expect(await confirm(who, 'email', email, right)).toMatchObject({ reason: 'code.expired' })
    })

    it('allows five attempts of 1,000 guesses; afterwards even the right code is refused', async () => {
      const who = await signedIn(portal(), 'learner')
      const { phone } = nobodys()
      await ask(who, 'phone', LEARNER.phone, phone)
      const right = await code()
      let judged = 0
      for (let i = 0; i < 100; i += 1) {
        const guesses = Array.from({ length: 10 }, (_, j) => String(i * 10 + j).padStart(6, '0')).map((guess) =>
          guess === right ? otherThan(right) : guess,
        )
        const replies = await Promise.all(guesses.map((guess) => confirm(who, 'phone', phone, guess)))
        judged += replies.filter(({ data }) => data === false).length
        expect(replies.every(({ data, reason }) => data === false || reason === 'code.tooManyTries')).toBe(true)
      }
      expect([judged, (await confirm(who, 'phone', phone, right)).reason, await bound('learner')]).toMatchObject([
        5,
        'code.tooManyTries',
        LEARNER,
      ])
    })

    it('can be resent after a minute, five times an hour, and only the newest is valid', async () => {
      const who = await signedIn(portal(), 'learner')
      const { phone } = nobodys()
      expect(await ask(who, 'phone', LEARNER.phone, phone)).toMatchObject({ code: 2000 })
      const first = await code()
      expect(await ask(who, 'phone', LEARNER.phone, phone)).toMatchObject({ code: 10003 })
      for (let i = 0; i < 4; i += 1) {
        portal().clock.pass(MINUTE)
        expect(await ask(who, 'phone', LEARNER.phone, phone)).toMatchObject({ code: 2000 })
      }
      const last = await code()
      portal().clock.pass(MINUTE)
      expect(await ask(who, 'phone', LEARNER.phone, phone)).toMatchObject({ code: 5000, reason: 'code.tooManySends' })
      expect(await confirm(who, 'phone', phone, first === last ? otherThan(last) : first)).toMatchObject({
        data: false,
      })
    })

    it('is void once the session has ended', async () => {
      const who = await signedIn(portal(), 'learner')
      const { email } = nobodys()
      await ask(who, 'email', LEARNER.email, email)
      const right = await code()
      await who.call(signOut)
      expect((await who.call(changeContact, { channel: 'email', contact: email, code: right })).status).toBe(401)
      expect(await confirm(await signedIn(portal(), 'learner'), 'email', email, right)).toMatchObject({
        reason: 'code.expired',
      })
    })

    it('[ERROR-14] a race of two accounts for one address has one winner', async () => {
      const { email } = nobodys()
      const people = await Promise.all(['leader', 'school'].map((account) => signedIn(portal(), account)))
      const codes: string[] = []
      for (const [i, account] of ['leader', 'school'].entries()) {
        expect(await ask(people[i]!, 'email', `${account}@academy.example`, email)).toMatchObject({ code: 2000 })
        codes.push(await code())
      }
      const both = await Promise.all(people.map((who, i) => confirm(who, 'email', email, codes[i]!)))
      expect(both.map(({ data, reason }) => data ?? reason).sort()).toEqual(['contact.emailBound', true].sort())
      expect(await portal().db.selectFrom('user').select('id').where('email', '=', email).execute()).toHaveLength(1)
    })
  })

  describe('enumeration', () => {
    it('[ERROR-15] guesses of the original are limited to five an hour', async () => {
      const who = await signedIn(portal(), 'learner')
      const seen: (string | null)[] = []
      for (let i = 0; i < 8; i += 1)
        seen.push((await ask(who, 'email', `guess${i}@academy.example`, nobodys().email)).reason)
      expect(seen).toEqual([
        ...Array<string>(5).fill('contact.emailOriginalWrong'),
        ...Array<string>(3).fill('signIn.locked'),
      ])
      expect(await ask(who, 'email', 'learner@academy.example', nobodys().email)).toMatchObject({
        reason: 'signIn.locked',
      })
      portal().clock.pass(HOUR)
      expect(
        await ask(await signedIn(portal(), 'learner'), 'email', 'learner@academy.example', nobodys().email),
      ).toMatchObject({ code: 2000 })
    })

    it('[ERROR-14] look-ups of bound contacts are limited to ten an hour', async () => {
      const who = await signedIn(portal(), 'learner')
      const seen: (string | null)[] = []
      for (let i = 0; i < 12; i += 1)
        seen.push((await ask(who, 'email', 'learner@academy.example', 'admin@academy.example')).reason)
      expect(seen).toEqual([...Array<string>(10).fill('contact.emailBound'), ...Array<string>(2).fill('signIn.locked')])
    })

    it('[ERROR-14] from an address sixty bound contacts an hour are found, then one a minute, and the unbound do not count', async () => {
      const policy = addressPolicy('contact-lookup-address', 60, HOUR, MINUTE)
      const found = async (count: number) => {
        for (let i = 0; i < count; i += 1)
          await portal()
            .db.transaction()
            .execute((trx) => countTry(trx, policy, '192.0.2.70', portal().clock.now(), `somebody ${i}`))
      }
      const who = Object.assign(await signedIn(portal(), 'learner'), { address: '192.0.2.70' })
      await found(59)
      for (let i = 0; i < 3; i += 1) {
        const { email } = nobodys()
        expect(await ask(who, 'email', 'learner@academy.example', email)).toMatchObject({ code: 2000 })
        portal().clock.pass(MINUTE)
      }
      const bound = () => ask(who, 'email', 'learner@academy.example', 'admin@academy.example')
      expect((await bound()).reason).toBe('contact.emailBound')
      expect((await bound()).reason).toBe('signIn.tooSoon')
      portal().clock.pass(MINUTE - 1)
      expect((await bound()).reason).toBe('signIn.tooSoon')
      portal().clock.pass(1)
      expect((await bound()).reason).toBe('contact.emailBound')
      expect((await bound()).reason).toBe('signIn.tooSoon')
      portal().clock.pass(56 * MINUTE)
      for (let i = 0; i < 3; i += 1) expect((await bound()).reason).toBe('contact.emailBound')
    })
  })
})
