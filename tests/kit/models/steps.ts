import assert from 'node:assert/strict'
import type { AnyMachineSnapshot } from 'xstate'

import type { Step } from './paths.ts'

/** What must come of a step; left out: nothing changes, and nothing is brought about. */
export interface Coming<Snapshot extends AnyMachineSnapshot> {
  readonly value?: Snapshot['value']
  /** The fields that change; all others are as before. */
  readonly context?: Partial<Snapshot['context']>
  /** In order, as worded by `starts`, `waits`, `tells` and `sends`; the machine's own actions by their names. */
  readonly brings?: readonly string[]
}

/** Asserts the whole outcome of a step: where it leads, every field of the context, everything that it brings about. */
export function comesTo<Snapshot extends AnyMachineSnapshot>(
  { before, after, effects }: Step<Snapshot>,
  { value, context, brings = [] }: Coming<Snapshot>,
): void {
  const earlier: { readonly value: unknown; readonly context: object } = before
  const fields: object = { ...earlier.context, ...context }
  assert.deepEqual([after.value, after.context, brought(effects)], [value ?? earlier.value, fields, brings])
}

/** Asserts that a step changes nothing. */
export const comesToNothing = <Snapshot extends AnyMachineSnapshot>(step: Step<Snapshot>): void => comesTo(step, {})

const worded = (text: string, given: object): string =>
  Object.keys(given).length === 0 ? text : `${text} ${JSON.stringify(given)}`

/** A service is started with this input. */
export const starts = (service: string, input: object = {}): string => worded(`starts ${service}`, input)
/** A delay of so many milliseconds begins. */
export const waits = (milliseconds: number): string => `waits ${milliseconds}`
/** The machine emits an event. */
export const tells = (type: string, payload: object = {}): string => worded(`tells ${type}`, payload)
/** A running service is sent an event. */
export const sends = (service: string, type: string, payload: object = {}): string =>
  worded(`sends ${service} ${type}`, payload)

interface Sent {
  readonly type: string
}
interface Given {
  readonly src?: string
  readonly input?: object
  readonly delay?: number
  readonly event?: Sent
  readonly targetId?: string
}

/**
 * What a step brings about. What the library does by itself (stopping, cancelling) and internal events are left out.
 */
export const brought = (effects: readonly string[]): readonly string[] =>
  effects.flatMap((effect) => {
    if (!effect.startsWith('xstate.')) return [effect]
    const at = effect.indexOf(' ')
    const given = JSON.parse(effect.slice(at)) as Given
    const { type = '', ...payload } = given.event ?? {}
    switch (effect.slice(0, at)) {
      case 'xstate.spawnChild':
        return [starts(given.src ?? '', given.input)]
      case 'xstate.raise':
        return given.delay === undefined ? [] : [waits(given.delay)]
      case 'xstate.emit':
        return [tells(type, payload)]
      case 'xstate.sendTo':
        return [sends(given.targetId ?? '', type, payload)]
      default:
        return []
    }
  })
