import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listOutbox } from '#api/outbox/outbox.contract.ts'
import type { OutboxMessage } from '#api/outbox/outbox.contract.ts'
import { createOutbox } from '#server/outbox/outbox.ts'
import type { Letter, Sender, Senders } from '#server/outbox/outbox.ts'
import { mailSender, sendersOf, smsSender } from '#server/outbox/senders.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { httpReceiver, mailReceiver } from '#tests/kit/server/receivers.ts'
import { MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'

const sms: Letter = { channel: 'sms', target: '+8613800001001', subject: null, body: 'Ваш код 123456', userId: null }
const mail: Letter = {
  channel: 'email',
  target: 'amélie@academy.example',
  subject: '您的验证码',
  body: '您的验证码是 123456。',
  userId: null,
}
/** A fake sender that fails until told otherwise, and records its letters. */
function moody() {
  const given: unknown[] = []
  const mood = { failing: true, given }
  const sender: Sender = {
    send: (letter) => {
      given.push(letter)
      return mood.failing ? Promise.reject(new Error('the line is dead')) : Promise.resolve()
    },
    close: () => undefined,
  }
  return Object.assign(mood, { sender })
}

onEachEngine((engine) => {
  const portal = portalFor(engine, { senders: { sms: null, email: null } })
  const outboxWith = (senders: Partial<Senders>) => {
    const { db, clock, portal: parts } = portal()
    return createOutbox({ db, clock, logger: parts.logger, senders: { sms: null, email: null, ...senders } })
  }
  const listed = async (query = {}) => {
    const { body } = await (await signedIn(portal(), 'admin')).call(listOutbox, query)
    return body.data as { list: OutboxMessage[]; count: number }
  }
  beforeEach(async () => {
    await portal().db.deleteFrom('message').execute()
  })

  describe('the outbox', () => {
    it('without a sender keeps letters for staff to read, newest first, page by page', async () => {
      const outbox = outboxWith({})
      for (let i = 1; i <= 12; i += 1) {
        portal().clock.pass(SECOND)
        await outbox.put(portal().db, { ...sms, body: `letter ${i}` })
      }
      await outbox.dispatch()
      const first = await listed()
      expect([first.count, first.list.map(({ body }) => body)]).toEqual([
        12,
        [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((i) => `letter ${i}`),
      ])
      expect(first.list[0]).toEqual({
        id: first.list[0]!.id,
        channel: 'sms',
        target: '+8613800001001',
        subject: null,
        body: 'letter 12',
        createdAt: '2026-03-02 08:00:12',
        sentAt: null,
        failure: null,
      })
      expect((await listed({ pageNum: '2' })).list.map(({ body }) => body)).toEqual(['letter 2', 'letter 1'])
      expect((await listed({ pageNum: 2, pageSize: 5 })).list[0]!.body).toBe('letter 7')
      expect(await listed({ pageNum: 9 })).toEqual({ list: [], count: 12 })
    })

    it.each([
      { pageSize: 41 },
      { pageSize: 0 },
      { pageNum: 0 },
      { pageNum: 'x' },
      { pageNum: 1.5 },
      { pageNum: '1e9' },
    ])('refuses %j', async (query) => {
      expect((await (await signedIn(portal(), 'admin')).call(listOutbox, query)).status).toBe(400)
    })

    it('is written in the transaction of its cause', async () => {
      const outbox = outboxWith({})
      const failing = portal()
        .db.transaction()
        .execute(async (trx) => {
          await outbox.put(trx, sms)
          throw new Error('changed my mind')
        })
      await expect(failing).rejects.toThrow('changed my mind')
      expect((await listed()).count).toBe(0)
    })

    it('retries with a backoff of 10, 30, 90, 270 seconds, then gives up', async () => {
      const line = moody()
      const outbox = outboxWith({ sms: line.sender })
      await outbox.put(portal().db, sms)
      await outbox.dispatch()
      expect((await listed()).list[0]).toMatchObject({ sentAt: null, failure: 'the line is dead' })
      for (const [pause, tries] of [
        [9, 1],
        [1, 2],
        [29, 2],
        [1, 3],
        [90, 4],
        [270, 5],
        [3600, 5],
      ] as const) {
        portal().clock.pass(pause * SECOND)
        await outbox.dispatch()
        expect([pause, line.given.length]).toEqual([pause, tries])
      }
    })

    it('marks a letter as sent, and sends it once', async () => {
      const line = moody()
      const outbox = outboxWith({ sms: line.sender })
      await outbox.put(portal().db, sms)
      await outbox.dispatch()
      line.failing = false
      portal().clock.pass(MINUTE)
      await outbox.dispatch()
      await outbox.dispatch()
      expect(line.given).toHaveLength(2)
      expect((await listed()).list[0]).toMatchObject({
        failure: null,
        sentAt: portal().clock.now().toISOString().slice(0, 19).replace('T', ' '),
      })
    })

    it('sends each letter by one of several processes', async () => {
      const line = moody()
      line.failing = false
      const processes = Array.from({ length: 4 }, () => outboxWith({ sms: line.sender }))
      for (let i = 0; i < 25; i += 1) await processes[0]!.put(portal().db, { ...sms, body: String(i) })
      await Promise.all(processes.map((outbox) => outbox.dispatch()))
      expect(line.given).toHaveLength(25)
    })
  })

  describe('real senders', () => {
    let post: Awaited<ReturnType<typeof mailReceiver>>
    let gateway: Awaited<ReturnType<typeof httpReceiver>>
    let status = 200
    beforeAll(async () => {
      post = await mailReceiver()
      gateway = await httpReceiver((response) =>
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok'),
      )
    })
    afterAll(async () => {
      await post.close()
      await gateway.close()
    })

    it('SMTP_URL: a letter is sent by SMTP with its sender, user and text', async () => {
      const sender = mailSender(
        `smtp://portal%40x:secret@127.0.0.1:${post.port}?from=desk@academy.example`,
        'localhost',
      )
      const outbox = outboxWith({ email: sender })
      await outbox.put(portal().db, mail)
      await outbox.dispatch()
      sender.close()
      expect((await listed()).list[0]).toMatchObject({ failure: null, sentAt: expect.any(String) as string })
      expect(post.received[0]).toMatchObject({
        from: 'desk@academy.example',
        to: ['amélie@academy.example'],
        user: 'portal@x',
      })
      const [, encoded = ''] = post.received[0]!.text.split('\r\n\r\n')
      expect(Buffer.from(encoded, 'base64').toString()).toBe(mail.body)
      expect(post.received[0]!.text).toMatch(/Subject: =\?UTF-8\?/)
    })

    it('SMTP_URL: a wrong password and an unreachable server are recorded with the letter', async () => {
      const wrong = mailSender(`smtp://portal:wrong@127.0.0.1:${post.port}`, 'learn.example.org')
      const dead = mailSender('smtp://127.0.0.1:1', 'localhost')
      for (const sender of [wrong, dead]) {
        const outbox = outboxWith({ email: sender })
        await outbox.put(portal().db, mail)
        await outbox.dispatch()
        sender.close()
        const [letter] = (await listed()).list
        expect(letter!.sentAt).toBeNull()
        expect(letter!.failure).toMatch(/wrong password|ECONNREFUSED|Invalid login/)
        expect(letter!.failure).not.toContain('portal:wrong')
        await portal().db.deleteFrom('message').execute()
      }
    })

    it('SMS_URL: a letter is posted as JSON, with Basic if the address has credentials', async () => {
      const outbox = outboxWith({ sms: smsSender(`http://desk:p%40ss@127.0.0.1:${gateway.port}/send?key=1`) })
      await outbox.put(portal().db, sms)
      await outbox.dispatch()
      const [posted] = gateway.received
      expect(posted).toMatchObject({
        url: '/send?key=1',
        headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('desk:p@ss')}` },
      })
      expect(JSON.parse(posted!.body)).toEqual({ to: sms.target, text: sms.body })
      expect((await listed()).list[0]!.sentAt).not.toBeNull()
    })

    it.each([500, 404, 302])('SMS_URL: an answer %i is a failure', async (code) => {
      status = code
      const outbox = outboxWith({ sms: smsSender(`http://127.0.0.1:${gateway.port}/`) })
      await outbox.put(portal().db, sms)
      await outbox.dispatch()
      expect((await listed()).list[0]).toMatchObject({ sentAt: null, failure: expect.stringMatching(/\S/) as string })
    })

    it('are configured independently', () => {
      const of = (smtpUrl: string | null, smsUrl: string | null) => {
        const senders = sendersOf({ smtpUrl, smsUrl, origin: 'https://learn.example.org' })
        for (const sender of Object.values(senders)) sender?.close()
        return [senders.email !== null, senders.sms !== null]
      }
      expect([of(null, null), of('smtp://localhost', null), of(null, 'https://sms.example')]).toEqual([
        [false, false],
        [true, false],
        [false, true],
      ])
    })
  })
})
