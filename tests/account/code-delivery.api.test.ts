import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeContact, changePassword, sendContactCode } from '#api/account/account.contract.ts'
import { generatePhoneCode, listOutbox, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import type { OutboxMessage } from '#api/outbox/outbox.contract.ts'
import { getLoginUser, resetPassword } from '#api/session/user.contract.ts'
import { sendersOf } from '#server/outbox/senders.ts'
import type { Senders } from '#server/outbox/outbox.ts'
import { md5Of } from '#server/session/password.ts'
import { CAPTCHA, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { httpReceiver, mailReceiver, textOf } from '#tests/kit/server/receivers.ts'
import { Visitor, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? 'none'

/** A visitor with a pending retrieval. */
async function asking(portal: TestPortal, account: string): Promise<Visitor> {
  const who = new Visitor(portal)
  await who.drawCaptcha()
  await who.call(getLoginUser, { account, captcha: CAPTCHA.picture })
  return who
}

describe('delivery of codes', () => {
  let post: Awaited<ReturnType<typeof mailReceiver>>
  let gateway: Awaited<ReturnType<typeof httpReceiver>>
  let senders: Senders
  let portal: TestPortal
  beforeAll(async () => {
    post = await mailReceiver()
    gateway = await httpReceiver((response) => response.writeHead(200).end('ok'))
    senders = sendersOf({
      smtpUrl: `smtp://portal:secret@127.0.0.1:${post.port}?from=desk@academy.example`,
      smsUrl: `http://127.0.0.1:${gateway.port}/send`,
      origin: null,
    })
    portal = await startPortal('SQLite', { senders })
  })
  afterAll(async () => {
    await portal.close()
    for (const sender of Object.values(senders)) sender?.close()
    await post.close()
    await gateway.close()
  })
  /** The newest mail to an address, and the newest text message to a number, as received. */
  const mailTo = async (target: string): Promise<string> => {
    await portal.portal.outbox.settled()
    const mail = post.received.filter(({ to }) => to.includes(target)).at(-1)
    return mail === undefined ? 'no mail' : textOf(mail)
  }
  const smsTo = async (target: string): Promise<string> => {
    await portal.portal.outbox.settled()
    const posted = gateway.received.map(({ body }) => JSON.parse(body) as { to: string; text: string })
    return posted.filter(({ to }) => to === target).at(-1)?.text ?? 'no message'
  }

  it('SMTP_URL: a retrieval succeeds with the code of a mail received by a mail server', async () => {
    const who = await asking(portal, 'teacher')
    await who.call(generatePhoneCode, { purpose: 'retrieve', channel: 'email' })
    const mail = await mailTo('teacher@academy.example')
    expect((await who.call(validPhoneCode, { purpose: 'retrieve', code: codeIn(mail) })).body.data).toBe(true)
    expect((await who.call(resetPassword, { password: 'Stronger2026', confirmation: 'Stronger2026' })).body.code).toBe(
      2000,
    )
    expect(await mailTo('teacher@academy.example')).not.toBe(mail)
  })

  it('SMTP_URL: another e-mail address is bound with the code mailed to it, and the old one is notified', async () => {
    const who = await signedIn(portal, 'learner')
    const contact = 'xiaowen@elsewhere.example'
    await who.call(sendContactCode, { channel: 'email', original: 'learner@academy.example', contact })
    const code = codeIn(await mailTo(contact))
    expect((await who.call(changeContact, { channel: 'email', contact, code })).body.data).toBe(true)
    expect(await mailTo('learner@academy.example')).toContain('x***@e***.example')
  })

  it('SMS_URL: another phone number is bound with the code texted to it, and the old one is notified', async () => {
    const who = await signedIn(portal, 'learner')
    const contact = '+8613700001009'
    await who.call(sendContactCode, { channel: 'phone', original: '+8613800001001', contact })
    const code = codeIn(await smsTo(contact))
    expect((await who.call(changeContact, { channel: 'phone', contact, code })).body.data).toBe(true)
    expect(await smsTo('+8613800001001')).toContain('+86137****1009')
  })

  it('SMTP_URL: a change of password is notified by mail', async () => {
    const who = await signedIn(portal, 'admin')
    await who.call(changePassword, {
      original: md5Of(passwordOf('admin')),
      password: 'Stronger2026',
      confirmation: 'Stronger2026',
    })
    expect(await mailTo('admin@academy.example')).toMatch(/palavra-passe/)
  })
})

describe('without SMTP_URL and SMS_URL', () => {
  it('the staff outbox shows every code, and it works', async () => {
    const portal = await startPortal('SQLite', { senders: { sms: null, email: null } })
    try {
      const [who, admin] = [await signedIn(portal, 'learner'), await signedIn(portal, 'admin')]
      for (const [channel, original, contact, kind] of [
        ['phone', '+8613800001001', '+8613700001009', 'sms'],
        ['email', 'learner@academy.example', 'xiaowen@elsewhere.example', 'email'],
      ] as const) {
        await who.call(sendContactCode, { channel, original, contact })
        const { list } = (await admin.call(listOutbox)).body.data as { list: OutboxMessage[] }
        const shown = list.find(({ target }) => target === contact)
        expect(shown).toMatchObject({ channel: kind, sentAt: null, failure: null })
        expect((await who.call(changeContact, { channel, contact, code: codeIn(shown?.body ?? '') })).body.data).toBe(
          true,
        )
      }
      expect((await who.call(listOutbox)).status).toBe(403)
    } finally {
      await portal.close()
    }
  })
})
