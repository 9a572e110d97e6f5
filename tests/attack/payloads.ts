import * as z from 'zod/mini'
import type { Call } from '#api/kit/call.ts'

/** The part of JSON Schema that payloads use. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly pattern?: string
  readonly minimum?: number
  readonly minLength?: number
}

/** Ids of what is somebody else's, by the names that calls give them. */
export type Ids = Readonly<Record<string, string>>

/** A payload that fits the contract of a call and names what is somebody else's wherever it can. */
export function payloadOf(call: Call, ids: Ids): Record<string, unknown> {
  const filled = fill(z.toJSONSchema(call.payload, { io: 'input', unrepresentable: 'any' }) as Schema, '', ids)
  return typeof filled === 'object' && filled !== null ? { ...filled } : {}
}

function fill(schema: Schema, name: string, ids: Ids): unknown {
  const own = ids[name] ?? ids[name.replace(/s$/, '')]
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) {
    const one = choices.find(({ type }) => type !== 'null') ?? choices[0]
    return one === undefined ? null : fill(one, name, ids)
  }
  if (schema.type === 'object' || schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([field]) => schema.required?.includes(field) === true || field in ids)
        .map(([field, inner]) => [field, fill(inner, field, ids)]),
    )
  if (schema.type === 'array')
    return own !== undefined || (schema.minItems ?? 0) > 0 ? [fill(schema.items ?? {}, name, ids)] : []
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 1)
  if (own !== undefined) return own
  if (schema.pattern?.includes('\\d{4}-\\d\\d-\\d\\d \\d\\d') === true) return '2026-03-20 08:00:00'
  if (schema.pattern?.includes('\\d{4}-\\d\\d-\\d\\d') === true) return '2026-03-20'
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1))
}
