import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'

import { chartModel } from '../statecharts/model.ts'
import { triggerWords } from '../statecharts/words.ts'

/** A state's value in one line: `signedIn.profile.ready + signedIn.scope.loading`. */
export function stateWords(value: AnyMachineSnapshot['value'], before = ''): string {
  if (typeof value === 'string') return before + value
  return Object.entries(value as Record<string, AnyMachineSnapshot['value']>)
    .map(([key, inner]) =>
      typeof inner === 'object' && Object.keys(inner as object).length === 0
        ? before + key
        : stateWords(inner, `${before}${key}.`),
    )
    .join(' + ')
}

/** The state of a situation in one line. */
export function placeOf(situation: string): string {
  return stateWords((JSON.parse(situation) as { value: string }).value)
}

/**
 * What the events of a machine are called in its chart: a service's answer and a delay have names of their own there.
 */
export function eventNames(machine: AnyStateMachine): ReadonlyMap<string, string> {
  return new Map(chartModel(machine, '').edges.map((edge) => [edge.event, triggerWords(edge)]))
}

/** An event with its payload, shortened: `signIn.submitted {"user":" ",…}`. */
export function eventWords({ type, ...payload }: EventObject, names: ReadonlyMap<string, string>): string {
  const given = JSON.stringify(payload, (key, value: unknown) => {
    if (key === 'actorId') return undefined
    return value instanceof Error ? value.message : value
  })
  const words = given === '{}' ? (names.get(type) ?? type) : `${names.get(type) ?? type} ${given}`
  return shortened(words, 120)
}

/** What a check has found, with what it expected and what it saw. */
export function causeWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('expected' in error && 'actual' in error && 'operator' in error) || error.operator === '==')
    return error.message
  const isWritten = 'generatedMessage' in error && error.generatedMessage === false
  const found = `expected ${valueWords(error.expected)}, seen ${valueWords(error.actual)}`
  return isWritten ? `${error.message.split('\n')[0]}: ${found}` : found
}

function valueWords(value: unknown): string {
  // JSON has no word for undefined, functions and symbols, whatever its type says.
  const isWritten = value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
  return shortened(isWritten ? JSON.stringify(value) : String(value), 400)
}

const shortened = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1)}…` : words
