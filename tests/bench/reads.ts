import autocannon from 'autocannon'
import md5 from 'md5'

import { getCurrentUser, signIn } from '#api/session/user.contract.ts'
import { listOutbox } from '#api/outbox/outbox.contract.ts'

import { servePortal } from '#tests/kit/served-portal.ts'
import { median, type Figure } from './figure.ts'

const connections = 32
const rounds = 5
const warmUp = 2
const secondsARound = 3

export interface Target {
  readonly address: string
  readonly cookie: string
  /** The Range header; everything without one. */
  readonly range?: string
}

/** Signs in as `name` and returns the session cookies. */
export async function cookieOf(address: string, name: string, password: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${name}:${md5(password)}`).toString('base64')}`
  const reply = await fetch(`${address}/${signIn.path}?captcha=none&lang=en_US`, { headers: { authorization } })
  const { authenticated } = (await reply.json()) as { authenticated?: boolean }
  if (authenticated !== true) throw new Error(`${name} could not sign in: status ${reply.status}`)
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Requests per second; throws on any failure, because refusals are quick. */
export async function throughput({ address, cookie, range }: Target, path: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${address}${path}`,
    connections,
    duration: seconds,
    headers: { cookie, ...(range !== undefined && { range }) },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

/** The same read from the portal and from bare Fastify, in alternation, so that other load affects both. */
async function compared(
  name: string,
  path: string,
  least: number,
  account: readonly [string, string],
): Promise<Figure> {
  const portal = await servePortal({}, 'tests/bench/serve-portal.ts')
  try {
    const cookie = await cookieOf(portal.address, ...account)
    const reply = await fetch(`${portal.address}${path}`, { headers: { cookie } })
    const answer: unknown = await reply.json()
    if (!reply.ok) throw new Error(`${path}: status ${reply.status}`)
    const bare = await servePortal(
      { ANSWERS: JSON.stringify({ [path.split('?', 1)[0] ?? '']: answer }) },
      'tests/bench/serve-bare.ts',
    )
    try {
      const targets = [
        { address: portal.address, cookie },
        { address: bare.address, cookie: '' },
      ] as const
      for (const target of targets) await throughput(target, path, warmUp)
      const measured: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        measured[0].push(await throughput(targets[0], path, secondsARound))
        measured[1].push(await throughput(targets[1], path, secondsARound))
      }
      const [value, limit] = [median(measured[0]), median(measured[1])]
      return { name, value, unit: 'requests/s', limit, limitIs: 'bare Fastify', ratio: { atLeast: least } }
    } finally {
      await bare.stop()
    }
  } finally {
    await portal.stop()
  }
}

export async function readOne(): Promise<readonly Figure[]> {
  return [await compared('read-one', `/${getCurrentUser.path}`, 0.5, ['learner', 'Learner2026'])]
}

export async function readList(): Promise<readonly Figure[]> {
  return [await compared('read-list', `/${listOutbox.path}?pageNum=1&pageSize=10`, 0.25, ['admin', 'Admin2026'])]
}
