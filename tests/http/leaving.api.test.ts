import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { cookieHeader, openStream } from '#tests/kit/server/stream.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'

const REPORT = JSON.stringify({ message: 'm', stack: null, page: '/' })
const HEADERS = `POST /api-basic/portal/open/errorreport HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${REPORT.length}\r\nExpect: 100-continue\r\n\r\n`

let portal: TestPortal
let port = 0
beforeEach(async () => {
  portal = await startPortal('SQLite')
  await portal.http.listen({ port: 0, host: '127.0.0.1' })
  port = (portal.http.server.address() as AddressInfo).port
})
afterEach(() => portal.close())

const ask = async (path: string): Promise<unknown[]> => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`)
  return [status, headers.get('connection')]
}
/** A connection, with what has been sent so far. */
const half = async (sent: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

it('a process that is told to end says no at /readyz, and answers everything else, each connection closed behind its answer', async () => {
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  const begun = await half(HEADERS)
  await once(begun, 'data')
  portal.leaving.begin()
  expect(await ask('/readyz')).toEqual([503, 'close'])
  expect([await ask('/healthz'), await ask('/user/captcha')]).toEqual([
    [200, 'close'],
    [200, 'close'],
  ])
  begun.write(REPORT)
  const [answer] = (await once(begun, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\nconnection: close\r\n[^]*"code":2000/i)
  await once(begun, 'close')
})

it('an event stream is open until the process closes, and ends then', async () => {
  const cookie = cookieHeader(await signedIn(portal, 'learner'))
  portal.leaving.begin()
  const stream = await openStream(`http://127.0.0.1:${port}/${streamSignals.path}`, { cookie })
  expect([stream.status, await stream.next()]).toEqual([200, 'retry: 3000'])
  await portal.leaving.close()
  expect(await stream.next()).toBeNull()
})

it('what clients have sent a half of, or nothing, does not hold the process', async () => {
  const held = await Promise.all(
    ['', 'GET /healthz HT', HEADERS, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET'].map(half),
  )
  const [, , body, next] = held as [Socket, Socket, Socket, Socket]
  await Promise.all([once(body, 'data'), once(next, 'data')])
  const closed = held.map((socket) =>
    once(
      socket.on('error', () => undefined),
      'close',
    ),
  )
  portal.leaving.begin()
  await portal.leaving.close()
  await Promise.all(closed)
})
