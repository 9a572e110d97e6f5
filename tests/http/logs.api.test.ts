import { expect, it } from 'vitest'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { checkWeakPassword, getCurrentUser, getLoginUser, resetPassword } from '#api/session/user.contract.ts'
import { md5Of } from '#server/session/password.ts'
import { CAPTCHA, onEachEngine, startPortal } from '#tests/kit/server/portal.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  it('logs are JSON lines, one per request, without secrets', async () => {
    const lines: string[] = []
    const portal = await startPortal(engine, {
      log: { level: 'debug', stream: { write: (text: string) => lines.push(text) } },
      senders: { sms: null, email: { send: () => Promise.reject(new Error('dead')), close: () => undefined } },
    })
    const who = new Visitor(portal)
    const secrets: string[] = [md5Of('Learner2026'), 'Learner2026', CAPTCHA.picture, 'Stronger2026', '+8613800001001']
    await who.trySignIn('learner', 'Learner2026')
    secrets.push(...who.cookies.values())
    await who.call(getCurrentUser)
    await who.call(checkWeakPassword, { loginID: 'learner' })
    await who.drawCaptcha()
    secrets.push(who.cookies.get('captcha')!)
    await who.call(getLoginUser, { account: 'learner', captcha: CAPTCHA.picture })
    secrets.push(who.cookies.get('retrieval')!)
    await who.call(generatePhoneCode, { purpose: 'retrieve', channel: 'phone' })
    const code = /\d{6}/.exec((await portal.db.selectFrom('message').select('body').executeTakeFirstOrThrow()).body)![0]
    secrets.push(code)
    await who.call(validPhoneCode, { purpose: 'retrieve', code })
    await who.call(resetPassword, { password: 'Stronger2026', confirmation: 'Stronger2026' })
    await portal.portal.outbox.settled()
    // Values attached by the database to its errors must not be logged.
    await portal.db
      .insertInto('installation')
      .values({ key: 'secret', value: 'x' })
      .execute()
      .catch((error: unknown) => portal.portal.logger.error({ err: error }, 'x'))
    await portal.close()

    const text = lines.join('')
    const entries = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const answered = entries.filter(({ message }) => message === 'answered')
    expect(answered).toHaveLength(9)
    expect(answered[1]).toEqual({
      level: 30,
      time: expect.any(Number) as number,
      reqId: expect.any(String) as string,
      method: 'GET',
      route: '/user',
      status: 200,
      ms: expect.any(Number) as number,
      message: 'answered',
    })
    expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(9)
    expect(text).toContain('a message was not sent')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('omits lines below its level', async () => {
    const lines: string[] = []
    const portal = await startPortal(engine, {
      log: { level: 'warn', stream: { write: (text: string) => lines.push(text) } },
    })
    await new Visitor(portal).call(getCurrentUser)
    await portal.close()
    expect(lines).toEqual([])
  })

  it('warns once of a forwarded address from somebody who is no proxy', async () => {
    const lines: string[] = []
    const portal = await startPortal(engine, {
      environment: { TRUST_PROXY: '10.0.0.0/8' },
      log: { level: 'warn', stream: { write: (text: string) => lines.push(text) } },
    })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    for (const address of ['10.1.2.3', '192.0.2.9', '192.0.2.9']) {
      const who = new Visitor(portal)
      who.address = address
      await who.call(getCurrentUser, {}, { headers })
    }
    await portal.close()
    expect(lines.map((line) => (JSON.parse(line) as { ip: string; msg: string }).ip)).toEqual(['192.0.2.9'])
  })
})
