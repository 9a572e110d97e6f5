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

/** A real SMTP server that keeps what it is sent; it takes the password `secret` alone. */
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
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user: typeof user === 'string' ? user : null, text: sent })
        done()
      })
    },
  })
  const port = await listening(server.server)
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

export interface Posted {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A real HTTP server that keeps what is posted to it. */
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
