import type { ChartEdge, GuardTree, Json } from './chart.ts'

/** `hasRenewalsLeft` becomes "has renewals left"; dots and dashes in names are kept. */
export function spoken(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word))
    .join(' ')
}

/** Parameters as words, values only: the guard's or action's name explains them. Empty for none. */
export function paramWords(params: Json): string {
  if (params === null) return ''
  if (typeof params !== 'object') return String(params)
  const parts: readonly Json[] = Array.isArray(params) ? params : Object.values(params)
  return parts
    .map(paramWords)
    .filter((part) => part !== '')
    .join(', ')
}

/** A name followed by its parameters in brackets. */
export function called(name: string, params: Json): string {
  const inside = paramWords(params)
  return inside === '' ? spoken(name) : `${spoken(name)} (${inside})`
}

/** A guard in words, for analysts. */
export function guardInWords(guard: GuardTree): string {
  switch (guard.kind) {
    case 'atom':
      return called(guard.name, guard.params)
    case 'in':
      return `is in ${guard.state}`
    case 'not': {
      const part = guard.parts[0]
      if (part === undefined) return 'never'
      return part.kind === 'atom' || part.kind === 'in' ? negated(guardInWords(part)) : `not (${guardInWords(part)})`
    }
    case 'and':
    case 'or':
      return guard.parts.map((part) => bracketed(part, guard.kind)).join(` ${guard.kind} `)
  }
}

function bracketed(part: GuardTree, within: GuardTree['kind']): string {
  const words = guardInWords(part)
  return (part.kind === 'and' || part.kind === 'or') && part.kind !== within ? `(${words})` : words
}

function negated(words: string): string {
  const [first = '', second = '', ...rest] = words.split(' ')
  const tail = [second, ...rest].join(' ')
  if (first === 'is' || first === 'was' || first === 'are') return `${first} not ${tail}`
  if (first === 'can') return `cannot ${tail}`
  if (first === 'has' && !second.endsWith('ed')) return `has no ${tail}`
  return `not ${words}`
}

const steps = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const

/** A duration in its largest whole unit: 300000 becomes "5 min". */
export function duration(ms: number): string {
  const step = steps.find(([, size]) => ms >= size && ms % size === 0) ?? steps.find(([, size]) => ms >= size * 10)
  return step === undefined ? `${ms} ms` : `${Number((ms / step[1]).toFixed(1))} ${step[0]}`
}

/** The trigger of an edge as on its arrow; empty for an eventless edge. */
export function triggerWords(edge: Pick<ChartEdge, 'kind' | 'trigger' | 'delay'>): string {
  switch (edge.kind) {
    case 'event':
      return edge.trigger === '*' ? 'any other event' : edge.trigger
    case 'always':
      return ''
    case 'after':
      return `after ${spoken(edge.trigger)}${edge.delay === null || edge.delay.ms === null ? '' : ` (${duration(edge.delay.ms)})`}`
    case 'done':
      return `${edge.trigger} done`
    case 'error':
      return `${edge.trigger} failed`
    case 'snapshot':
      return `${edge.trigger} moved`
    case 'completion':
      return 'completed'
  }
}
