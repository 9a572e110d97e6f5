import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'

import { acceptMultipart, readMultipart } from '#server/http/multipart.ts'

it('a form that stops coming in is given up, and what it was of is not read', async () => {
  const app = fastify()
  const failed: unknown[] = []
  await acceptMultipart(app)
  app.post('/', (request) =>
    readMultipart(
      request,
      { largest: 10_000, userId: 'ann', admitFile: () => Promise.resolve() },
      { bytes: 1000, milliseconds: 50 },
    ).catch((error: unknown) => failed.push(String(error))),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    [
      'POST / HTTP/1.1',
      'Host: portal',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 5000',
      '',
      '--b',
      'Content-Disposition: form-data; name="file"; filename="a.txt"',
      '',
      'half',
    ].join('\r\n'),
  )
  await once(socket, 'close')
  await app.close()
  expect(failed).toEqual(['Refusal: request.invalid'])
})
