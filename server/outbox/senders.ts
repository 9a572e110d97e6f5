import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import type { Sender, Senders } from './outbox.ts'

const TIMEOUT_MS = 10_000

/** The senders of the settings; an unconfigured channel has none. */
export function sendersOf({ smtpUrl, smsUrl, origin }: Pick<Settings, 'smtpUrl' | 'smsUrl' | 'origin'>): Senders {
  return {
    email: smtpUrl === null ? null : mailSender(smtpUrl, origin === null ? 'localhost' : new URL(origin).hostname),
    sms: smsUrl === null ? null : smsSender(smsUrl),
  }
}

/** Sends mail through an SMTP server; `?from=` in its address sets the sender, else no-reply at the portal's host. */
export function mailSender(smtpUrl: string, host: string): Sender {
  const url = new URL(smtpUrl)
  const from = url.searchParams.get('from') ?? `no-reply@${host}`
  url.searchParams.delete('from')
  const secure = url.protocol === 'smtps:'
  const transport = createTransport(
    {
      host: url.hostname.replaceAll(/^\[|\]$/g, ''),
      port: Number(url.port === '' ? (secure ? 465 : 587) : url.port),
      secure,
      ...(url.username !== '' && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  )
  return {
    async send({ target, subject, body }) {
      await transport.sendMail({ to: { name: '', address: target }, subject: subject ?? '', text: body })
    },
    close: () => transport.close(),
  }
}

/**
 * Text messages through a gateway that takes POST {"to": …, "text": …}; user and password of its address go as HTTP
 * Basic.
 */
export function smsSender(smsUrl: string): Sender {
  const url = new URL(smsUrl)
  const account = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const authorization = url.username === '' ? {} : { authorization: `Basic ${Buffer.from(account).toString('base64')}` }
  url.username = ''
  url.password = ''
  return {
    async send({ target, body }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ to: target, text: body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`)
    },
    close: () => undefined,
  }
}
