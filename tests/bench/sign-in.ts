import { Agent, request } from 'node:http'

import md5 from 'md5'

import { signIn } from '#api/session/user.contract.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { hashPassword, owaspCost, verifyPassword } from '#server/session/password.ts'

import { servePortal } from '#tests/kit/served-portal.ts'
import { median, type Figure } from './figure.ts'

/** Everything but the hash may cost a tenth of the sign-in rate. */
const least = 0.9
const rounds = 5
const secondsARound = 3

/** Throughput per second of an action, with `atATime` in parallel. */
async function rate(atATime: number, act: (lane: number) => Promise<void>, seconds: number): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let done = 0
  const lanes = Array.from({ length: atATime }, async (_, lane) => {
    while (performance.now() < end) {
      await act(lane)
      done += 1
    }
  })
  await Promise.all(lanes)
  return (done * 1000) / (performance.now() - started)
}

/** One GET over a keep-alive connection. */
function get(address: string, agent: Agent, authorization: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers: { authorization } }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    })
    sent.on('error', reject)
    sent.end()
  })
}

/**
 * Complete sign-ins, sequential per account, against argon2id on one core, in alternation, so that other load affects
 * both.
 */
export async function signInRate(): Promise<readonly Figure[]> {
  const stored = await hashPassword(md5('Learner2026'), owaspCost)
  const hashing = async (): Promise<void> => {
    if (!(await verifyPassword(md5('Learner2026'), stored, owaspCost)))
      throw new Error('The password does not fit its hash')
  }
  const portal = await servePortal({}, 'tests/bench/serve-portal.ts')
  const agent = new Agent({ keepAlive: true, maxSockets: demoAccounts.length })
  const headers = demoAccounts.map(
    ({ name, password }) => `Basic ${Buffer.from(`${name}:${md5(password)}`).toString('base64')}`,
  )
  const signingIn = async (lane: number): Promise<void> => {
    const answer = await get(`${portal.address}/${signIn.path}?captcha=none&lang=en_US`, agent, headers[lane] ?? '')
    if (!answer.includes('"authenticated":true'))
      throw new Error(`${demoAccounts[lane]?.name ?? ''} could not sign in: ${answer}`)
  }
  try {
    const measured: [number[], number[]] = [[], []]
    // The first round is warm-up.
    for (let round = 0; round <= rounds; round++) {
      const whole = await rate(demoAccounts.length, signingIn, secondsARound)
      const alone = await rate(1, hashing, secondsARound)
      if (round > 0) measured.forEach((rates, i) => rates.push(i === 0 ? whole : alone))
    }
    const [value, limit] = [median(measured[0]), median(measured[1])]
    return [
      {
        name: 'sign-in-rate',
        value,
        unit: 'sign-ins/s',
        limit,
        limitIs: 'argon2id on one core',
        ratio: { atLeast: least },
      },
    ]
  } finally {
    agent.destroy()
    await portal.stop()
  }
}
