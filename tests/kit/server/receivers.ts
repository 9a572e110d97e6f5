import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface Receiver<Received> {
  readonly port: number
  readonly received: Received[]
  close(): Promise<void>
}

async function listening(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return (server.address() as AddressInfo).port
}

export interface Mail {
  from: string
  to: string[]
  user: string | null
  text: string
}

/** A real SMTP server that stores its mail; its only password is `secret`. */
export async function mailReceiver(): Promise<Receiver<Mail>> {
  const received: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (password === 'secret') done(null, { user: username })
      else done(new Error('wrong password'))
    },
    onData: (stream, { envelope, user }, done) => {
      void text(stream).then((sent) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          user: typeof user === 'string' ? user : null,
          text: sent,
        })
        done()
      })
    },
  })
  const port = await listening(server.server)
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** The decoded text of a mail. */
export function textOf({ text: sent }: Pick<Mail, 'text'>): string {
  const end = sent.indexOf('\r\n\r\n')
  const [head, body] = [sent.slice(0, end), sent.slice(end + 4)]
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

export interface Posted {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A real HTTP server that stores what is posted to it. */
export async function httpReceiver(answer: (response: ServerResponse) => void): Promise<Receiver<Posted>> {
  const received: Posted[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      answer(response)
    })
  })
  const port = await listening(server)
  const close = (): Promise<void> => {
    server.closeAllConnections()
    return new Promise((resolve) => void server.close(() => resolve()))
  }
  return { port, received, close }
}
