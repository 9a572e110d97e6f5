import assert from 'node:assert/strict'

/** What a step's checks look at: a snapshot, or as much of it as matters. */
export interface Shown {
  readonly value: unknown
  readonly context: object
}
/** A step of a path, as the model's checks get it. */
export interface Taken<Snapshot extends Shown> {
  readonly before: Snapshot
  readonly after: Snapshot
  readonly effects: readonly string[]
}

/** What must come of a step; left out: nothing changes, and nothing is brought about. */
export interface Coming<Snapshot extends Shown> {
  readonly value?: Snapshot['value']
  /** The fields that change; all others are as before. */
  readonly context?: Partial<Snapshot['context']>
  /** In order, as worded by `starts`, `waits`, `tells` and `sends`; the machine's own actions by their names. */
  readonly brings?: readonly string[]
}

/** Asserts the whole outcome of a step: where it leads, every field of the context, everything that it brings about. */
export function comesTo<Snapshot extends Shown>(
  { before, after, effects }: Taken<Snapshot>,
  { value, context, brings = [] }: Coming<Snapshot>,
): void {
  const earlier: Shown = before
  const fields: object = { ...earlier.context, ...context }
  assert.deepEqual([after.value, after.context, brought(effects)], [value ?? earlier.value, fields, brings])
}

/** Asserts that a step changes nothing. */
export const comesToNothing = (step: Taken<Shown>): void => comesTo(step, {})

/** The regions of a parallel state, here and in what it came from: `{ code: { sending: 'ready', … } }` by `code`. */
export function regionsIn({ value }: Shown, state: string): Readonly<Record<string, unknown>> {
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, state) : undefined
  return typeof inner === 'object' && inner !== null ? { ...inner } : {}
}

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
    // What has nothing to say, such as the end of a service that has ended before, is its name alone.
    const at = effect.indexOf(' ')
    if (at < 0) return []
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
