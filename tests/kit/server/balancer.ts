import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A plain balancer: in turn, over connections that it keeps, to whoever is ready; what fails is not tried again. */
export interface Balancer {
  readonly address: string
  /** From now on this address has the place of another. */
  replace(place: number, address: string): void
  isReady(place: number): boolean
  close(): void
}

const ASKS_EVERY_MS = 1000
/** So many times in a row not ready, and nothing more is sent there. */
const FALL = 2

interface Place {
  address: string
  failures: number
}

/** Each connection is for itself whether it goes on. */
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = { ...headers }
  delete passed.connection
  return passed
}

const statusOf = async (address: string, agent: Agent): Promise<number> => {
  const asked = request(`${address}/readyz`, { agent, timeout: ASKS_EVERY_MS }).end()
  asked.once('timeout', () => asked.destroy())
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const places: Place[] = addresses.map((address) => ({ address, failures: 0 }))
  const [agent, asking] = [new Agent({ keepAlive: true }), new Agent()]
  let turn = 0

  const check = async (place: Place): Promise<void> => {
    const { address } = place
    const status = await statusOf(address, asking).catch(() => 0)
    if (place.address === address) place.failures = status === 200 ? 0 : place.failures + 1
  }
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const ready = places.filter(({ failures }) => failures < FALL)
    turn += 1
    const place = ready[turn % ready.length]
    if (place === undefined) return void to.writeHead(503).end('nobody is ready')
    const passed = request(`${place.address}${from.url ?? ''}`, {
      agent,
      method: from.method ?? 'GET',
      headers: passedOn(from.headers),
    })
    passed.once('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.once('error', () => to.destroy()).pipe(to)
    })
    passed.once('error', (error) => {
      if (to.headersSent) to.destroy()
      else to.writeHead(502).end(String(error))
    })
    to.once('close', () => passed.destroy())
    from.pipe(passed)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const timer = setInterval(() => void Promise.all(places.map(check)), ASKS_EVERY_MS)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace(place, address) {
      places[place] = { address, failures: FALL }
    },
    isReady: (place) => (places[place]?.failures ?? FALL) < FALL,
    close() {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
