import fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#api/kit/call.ts'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { defaultLanguage, languageOf, languages } from '#i18n/locales.ts'
import { declaredCalls } from '#server/parts.ts'
import type { Reply, Visitor } from '#tests/kit/server/visitor.ts'

/** One request that is not as the contract has it. */
export interface BadRequest {
  /** What is bad about it, for whoever reads of its failure. */
  readonly bad: unknown
  send(who: Visitor): Promise<Reply>
  /** Fails unless it was answered as the rule demands. */
  judge(reply: Reply): void
}

/** What every call that it concerns does with one kind of bad input. */
export interface Rule {
  readonly title: string
  concerns(call: Call): boolean
  /** Requests that are sent in any case. */
  fixed?(call: Call): readonly BadRequest[]
  /** Requests of which some are drawn. */
  any?(call: Call): fc.Arbitrary<BadRequest>
  /**
   * All are refused, and change nothing together; or what is accepted may change something, and each refusal nothing.
   */
  readonly watched: 'batch' | 'each refusal'
}

/** Except the stream, which takes no input and does not end once opened: tests/signal/signals.api.test.ts. */
export const allCalls: readonly (readonly [string, Call])[] = Object.entries(declaredCalls).filter(
  ([, call]) => call !== streamSignals,
)

export const fieldsOf = ({ payload }: Call): readonly string[] =>
  payload instanceof z.ZodMiniObject ? Object.keys(payload.def.shape) : []

const said = z.strictObject({
  code: z.number(),
  message: z.string(),
  reason: z.nullable(z.string()),
  data: z.unknown(),
})
/** Internals that must not leak. */
const LEAKS = /at [^"]+:\d+:\d+|zod|kysely|sqlite|postgres|syntax error|select |insert |node_modules|\.ts\b|stack/i

/** Holds an answer against the statuses that are right, and that tell nothing of the inside. */
export function expectStatus({ status, raw }: Reply, statuses: readonly number[]): void {
  expect(statuses, raw.body).toContain(status)
  expect(raw.body).not.toMatch(LEAKS)
}

/** Holds a refusal against what every refusal is: an envelope with its reason, localised. */
export function expectRefusal(reply: Reply, statuses: readonly number[], lang: string): void {
  const { body, raw } = reply
  expectStatus(reply, statuses)
  expect(said.safeParse(body).success, raw.body).toBe(true)
  expect(body.code).toBe(5000)
  expect(body.reason).toMatch(/^\w+\.\w+$/)
  expect(body.message).not.toBe('')
  expect(raw.headers['content-language']).toBe((languageOf(lang) ?? defaultLanguage).tag)
}

export const anyLanguage = fc.constantFrom(...languages.map(({ code }) => code))

/** Anything that a browser would not send. */
export const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 300, maxLength: 2000 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  // PostgreSQL cannot store this in a text.
  fc.constant('a\0b'),
  fc.array(fc.string(), { maxLength: 5 }),
  // A key such as toString would fail in the query builder, before anything is sent.
  fc.object({ maxDepth: 2, maxKeys: 3, key: fc.constantFrom('a', '0', 'length', 'constructor', '$where', ' ') }),
)
