import type * as z from 'zod/mini'

import type { Call } from '#api/kit/call.ts'
import { CallFailure, type Problem } from '#api/kit/problem.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Sender } from '#server/commands/kind.ts'

import type { ServerProcess } from './process.ts'
import type { Random } from './random.ts'
import type { Time } from './time.ts'
import type { Watch } from './watch.ts'

/** As the portal's own transport has it [CONST-03]. */
const TIMEOUT_MS = 20_000

/** A call as a server of the simulation answers it, with its real handler. */
export interface Answering {
  readonly call: Call
  answer(door: ServerProcess, payload: unknown, asking: Asking): Promise<unknown>
}

export const answering = <Payload extends z.ZodMiniType<object>, Answer extends z.ZodMiniType>(
  call: Call<Payload, Answer>,
  handler: (door: ServerProcess, payload: z.infer<Payload>, asking: Asking) => Promise<z.infer<Answer>>,
): Answering => ({
  call,
  answer: (door, payload, asking) => handler(door, call.payload.parse(payload), asking),
})

/** Whoever sends: the person, with the fate of what is sent. */
export interface Sending {
  readonly name: string
  readonly sender: Sender
  /** Null: the network does what it should. */
  readonly fate: Random | null
}

export interface NetworkParts {
  readonly time: Time
  readonly watch: Watch
  readonly answers: readonly Answering[]
  readonly servers: () => readonly ServerProcess[]
  /** What is sent, before anybody has it. */
  asked(sending: Sending, call: Call, payload: unknown): void
  /** The same, once more. */
  doubled(sending: Sending, call: Call, payload: unknown): void
  /** A success that has reached the device. */
  acknowledged(sending: Sending, call: Call, payload: unknown, answer: unknown): void
  failed(error: unknown): void
}

const lost: Problem = { kind: 'network', reason: 'request.noNetwork', message: null }
const late: Problem = { kind: 'timeout', reason: 'request.timeout', message: null }

const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Carries requests and answers, drops some, doubles some and lets some overtake others. */
export function networkOf(parts: NetworkParts) {
  const { time, watch, answers, servers } = parts
  const handlers = new Map(answers.map((one) => [one.call, one]))

  return function send(sending: Sending, call: Call, payload: object): Promise<unknown> {
    const { name, sender, fate } = sending
    const sent = copied(payload)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const place = fate?.below(1000) ?? 0
    let isOver = false
    const end = (what: () => string, settle: () => void): void => {
      if (isOver) return
      isOver = true
      withdrawTimeout()
      watch.note(name, what)
      settle()
    }
    const fail = (problem: Problem): void =>
      end(
        () => `${labelOf(call)}: ${problem.reason ?? problem.kind}`,
        () => reject(new CallFailure(problem)),
      )
    const withdrawTimeout = time.after(TIMEOUT_MS, () => fail(late))
    parts.asked(sending, call, sent)
    watch.note(name, () => `asks ${labelOf(call)} ${wordsOf(sent)}`)

    const answered = (answer: unknown): void => {
      const told = copied(answer)
      end(
        () => `${labelOf(call)}: done`,
        () => {
          parts.acknowledged(sending, call, sent, told)
          resolve(told)
        },
      )
    }
    const back = (deliver: () => void): void => {
      if (fate?.inHundred(5)) watch.note('network', () => `the answer to ${name} is lost`)
      else time.after(wayOf(fate), deliver)
    }
    const arrive = (): void => {
      if (watch.broken !== null) return
      const alive = servers().filter((server) => server.isAlive)
      // By the request, so that the others do not matter.
      const server = alive[place % alive.length]
      if (server === undefined) return back(() => fail(lost))
      const handler = handlers.get(call)
      if (handler === undefined) throw new Error(`Nobody answers ${call.path}`)
      // Who dies closes the connection.
      const forget = server.whenDead(() => back(() => fail(lost)))
      handler
        .answer(server, sent, { sender, language: defaultLanguage, now: new Date(time.now) })
        .finally(forget)
        .then(
          (answer) => back(() => answered(answer)),
          (error: unknown) => {
            if (!(error instanceof Refusal)) parts.failed(error)
            const { reason, code } = error instanceof Refusal ? error : { reason: 'request.failed', code: 5000 }
            back(() => fail({ kind: 'refused', code, reason, message: '' }))
          },
        )
    }
    if (fate?.inHundred(5)) watch.note('network', () => `what ${name} asks is lost`)
    else time.after(wayOf(fate), arrive)
    if (fate?.inHundred(12)) {
      watch.note('network', () => `what ${name} asks is doubled`)
      parts.doubled(sending, call, sent)
      time.after(wayOf(null) + fate.below(400), arrive)
    }
    return promise
  }
}

/** Mostly quick; some so slow that nobody waits for them any more, and others overtake them. */
function wayOf(fate: Random | null): number {
  if (fate === null) return 20
  const kind = fate.below(100)
  if (kind < 80) return 5 + fate.below(150)
  return kind < 95 ? 500 + fate.below(6000) : 15_000 + fate.below(12_000)
}

const labelOf = ({ path }: Call): string => path.split('/').slice(2).join('/')

/** What was sent, without ids, which say nothing to a reader. */
const wordsOf = (payload: unknown): string =>
  JSON.stringify(payload, (key, value: unknown) => (/ID$|IDs$/.test(key) ? undefined : value))
