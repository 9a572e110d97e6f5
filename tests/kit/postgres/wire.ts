import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A wire to a database that can fall silent: it still takes connections then, and loses what is sent. */
export interface Wire {
  /** The address of the database over the wire. */
  readonly address: string
  silence(): void
  restore(): void
  cut(): void
}

export async function wireTo(url: string): Promise<Wire> {
  let isSilent = false
  const { port, hostname } = new URL(url)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (chunk) => void (isSilent || to.write(chunk)))
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
      from.on('error', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    silence: () => void (isSilent = true),
    restore: () => void (isSilent = false),
    cut() {
      server.close()
      for (const end of ends) end.destroy()
    },
  }
}
