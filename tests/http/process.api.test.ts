import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { processForTests } from './process-for-tests.ts'

const { start, folder } = processForTests()
const listening = /http:\/\/localhost:(\d+)/

describe('the server', () => {
  it('prints its address and the demo accounts, and finishes a pending request when it is stopped', async () => {
    copyFileSync(join(inject('sqliteTemplate'), 'portal.sqlite'), join(folder(), 'portal.sqlite'))
    const server = start()
    const port = Number((await server.until(listening))[1])
    await server.until(/weak +123456 +learner/)
    const report = JSON.stringify({ message: 'm', stack: null, page: '/' })
    const socket: Socket = connect(port, '127.0.0.1')
    const headers = `POST /api-basic/portal/open/errorreport HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${report.length}\r\nExpect: 100-continue\r\n\r\n`
    socket.write(headers)
    // The output shows that the request is pending.
    await once(socket, 'data')
    const answer = new Promise<string>((done) => {
      let text = ''
      socket.on('data', (chunk: Buffer) => (text += String(chunk)))
      socket.on('close', () => done(text))
    })
    server.stop()
    await refused(port)
    socket.write(report)
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*"code":2000/)
    expect(await server.ended).toBe(0)
  })
})

/** Resolves once the port is free. */
async function refused(port: number): Promise<void> {
  const probe = connect(port, '127.0.0.1')
  const outcome = await Promise.race([
    once(probe, 'connect').then(() => 'open'),
    once(probe, 'error').then(() => 'refused'),
  ]).catch(() => 'refused')
  probe.destroy()
  if (outcome === 'open') await refused(port)
}
