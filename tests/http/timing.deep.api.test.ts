import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { getBindAccount, getLoginUser, resetPassword, signIn } from '#api/session/user.contract.ts'
import { hashPassword, md5Of, owaspCost } from '#server/session/password.ts'
import { CAPTCHA, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { Visitor, basic, passwordOf } from '#tests/kit/server/visitor.ts'

const KNOWN = 'headmaster'
const UNKNOWN = 'no.headmaster'
const PAIRS = 25
/**
 * What other work on the machine does to one attempt it does not do to all; what depends on the account is there every
 * time.
 */
const ATTEMPTS = 5
const MOST = 1.35

/** Compares fast samples: other load only adds time, so they are more telling than the median. */
const lowerQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!
const isAlike = (ratio: number): boolean => ratio < MOST && ratio > 1 / MOST

/** A visitor's steps with an account, timed individually. */
type Step = readonly [string, Call, (account: string) => object, ((account: string) => Record<string, string>)?]
const WAYS: readonly { readonly way: string; readonly steps: readonly Step[] }[] = [
  {
    way: 'sign-in',
    steps: [
      [
        'a wrong password',
        signIn,
        () => ({ captcha: CAPTCHA.picture }),
        (account) => ({ authorization: basic(account, md5Of('Wrong2026')) }),
      ],
    ],
  },
  {
    way: 'retrieval',
    steps: [
      ['the account check', getLoginUser, (account) => ({ account, captcha: CAPTCHA.picture })],
      ['the contacts', getBindAccount, () => ({})],
      ['the code that is sent', generatePhoneCode, () => ({ purpose: 'retrieve', channel: 'phone' })],
      ['a wrong code', validPhoneCode, () => ({ purpose: 'retrieve', code: 'abcdef' })],
      [
        'a new password without the code',
        resetPassword,
        () => ({ password: 'Better2026', confirmation: 'Better2026' }),
      ],
    ],
  },
]

onEachEngine((engine) => {
  const portal = portalFor(engine, { hashCost: owaspCost })
  beforeAll(async () => {
    const password_hash = await hashPassword(md5Of(passwordOf(KNOWN)), owaspCost)
    await portal().db.updateTable('user').set({ password_hash }).where('account_name', '=', KNOWN).execute()
  })

  /** Milliseconds per step, and the answers. */
  async function walk(steps: readonly Step[], account: string): Promise<{ times: number[]; said: unknown[] }> {
    const who = new Visitor(portal())
    await who.drawCaptcha()
    const times: number[] = []
    const said: unknown[] = []
    for (const [, call, payload, headers] of steps) {
      const started = performance.now()
      const { status, body } = await who.call(
        call,
        payload(account),
        headers === undefined ? {} : { headers: headers(account) },
      )
      times.push(performance.now() - started)
      said.push([status, body.code, body.reason])
      await portal().portal.outbox.settled()
    }
    return { times, said }
  }

  describe.each(WAYS)('$way', ({ steps }) => {
    it('takes the same time and gives the same answers for an unknown name', async () => {
      const seen: number[][] = steps.map(() => [])
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const known: number[][] = []
        const unknown: number[][] = []
        for (let pair = 0; pair < PAIRS; pair += 1) {
          portal().clock.pass(2 * HOUR)
          // In alternation, each first equally often.
          const order = pair % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]
          const walks = []
          for (const account of order) walks.push({ account, ...(await walk(steps, account)) })
          expect(walks[0]!.said).toEqual(walks[1]!.said)
          for (const { account, times } of walks) (account === KNOWN ? known : unknown).push(times)
        }
        const quick = (all: number[][], step: number) => lowerQuartile(all.map((times) => times[step]!))
        seen.forEach((ratios, step) => ratios.push(quick(known, step) / quick(unknown, step)))
        if (seen.every((ratios) => ratios.some(isAlike))) return
      }
      expect.fail(
        steps
          .map(
            ([name], step) =>
              `${name}: ${seen[step]!.map((ratio) => ratio.toFixed(2)).join(', ')} times as long for an account`,
          )
          .join('\n'),
      )
    }, 120_000)
  })
})
