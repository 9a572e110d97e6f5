import type { EventObject } from 'xstate'

/**
 * One thing that an event brings along, to be filled in: a flag, some of several names, a number, a moment
 * (milliseconds since 1970), a text, or one of the values that the samples have.
 */
export interface Field {
  /** Dotted: `facts.hasTitle`. */
  readonly path: string
  readonly kind: 'flag' | 'some' | 'number' | 'moment' | 'text' | 'one'
  /** The distinct values in the samples; for `some` the selectable names. */
  readonly values: readonly unknown[]
}

/** Edited values, by path. */
export type Filled = ReadonlyMap<string, unknown>

/** Larger numbers count as times: September 2001. */
const firstMoment = 1e12

/** All payload fields of an event's samples, in their order. */
export function fieldsOf(samples: readonly EventObject[]): readonly Field[] {
  return fieldsIn(samples, '').filter(({ path }) => path !== 'type' && path !== 'actorId')
}

/** A sample with the edited values applied. */
export function filledIn(sample: EventObject, fields: readonly Field[], filled: Filled): EventObject {
  return fields.reduce<EventObject>((event, { path }) => {
    if (!filled.has(path)) return event
    return put(event, path.split('.'), filled.get(path)) as EventObject
  }, sample)
}

/** The event's value at a path; undefined if absent. */
export function valueAt(event: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isPlain(at) ? at[key] : undefined), event)
}

/** The edited values without those overridden by the step: fields whose samples have changed. */
export function stillFilled(filled: Filled, before: readonly Field[], after: readonly Field[]): Filled {
  const valuesOf = (fields: readonly Field[], path: string): string =>
    JSON.stringify(fields.filter((field) => field.path === path).map(({ values }) => values))
  return new Map([...filled].filter(([path]) => valuesOf(before, path) === valuesOf(after, path)))
}

/** A value in short. */
export function shown(value: unknown): string {
  if (value === undefined) return '–'
  if (value instanceof Error) return value.message
  if (typeof value === 'string') return value === '' ? '(empty)' : value
  return JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? part.message : part))
}

function fieldsIn(values: readonly unknown[], path: string): readonly Field[] {
  if (values.length > 0 && values.every(isPlain)) {
    const keys = [...new Set(values.flatMap((value) => Object.keys(value)))]
    return keys.flatMap((key) =>
      fieldsIn(
        values.map((value) => value[key]),
        path === '' ? key : `${path}.${key}`,
      ),
    )
  }
  const known = distinct(values)
  if (path === '' || known.length === 0 || (known.length === 1 && known[0] === undefined)) return []
  return [{ path, ...kindOf(known) }]
}

function kindOf(values: readonly unknown[]): Pick<Field, 'kind' | 'values'> {
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'flag', values }
  if (values.every((value) => typeof value === 'number'))
    return { kind: values.some((value) => value > firstMoment) ? 'moment' : 'number', values }
  if (values.every((value) => typeof value === 'string')) return { kind: 'text', values }
  if (values.every(isListOfNames)) return { kind: 'some', values: [...new Set(values.flat())] }
  return { kind: 'one', values }
}

function distinct(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map((value) => [shown(value) + typeof value, value])).values()]
}

function put(at: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const whole = isPlain(at) ? at : {}
  return { ...whole, [key]: put(whole[key], rest, value) }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
}
