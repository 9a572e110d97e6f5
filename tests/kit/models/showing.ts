import assert from 'node:assert/strict'
import type { AnyMachineSnapshot } from 'xstate'

/** What a state shows; left out: not judged here. */
interface Showing<Context> {
  /** What the view reads. */
  readonly tags?: readonly string[]
  /** The services that run. */
  readonly runs?: readonly string[]
  /** The delays in milliseconds that end this state, or one around it. */
  readonly waits?: readonly number[]
  /** Fields of the context. */
  readonly context?: Partial<Context>
}

type Delay = number | ((asking: { readonly context: unknown }) => number)
interface Waiting {
  readonly after: readonly { readonly delay: unknown }[]
}

/** The services that run, by their names. */
export const servicesOf = ({ children }: AnyMachineSnapshot): readonly string[] =>
  Object.values(children as Readonly<Record<string, { readonly src: unknown } | undefined>>).flatMap((child) =>
    child === undefined ? [] : [String(child.src)],
  )

function delaysOf(shown: AnyMachineSnapshot): readonly number[] {
  const named = shown.machine.implementations.delays as Readonly<Record<string, Delay | undefined>>
  const waiting: readonly Waiting[] = shown._nodes
  return waiting
    .flatMap(({ after }) => after)
    .map(({ delay }) => {
      const length = typeof delay === 'number' ? delay : (named[String(delay)] ?? Number.NaN)
      return typeof length === 'number' ? length : length({ context: shown.context as unknown })
    })
}

function checkContext({ context }: AnyMachineSnapshot, wanted: object): void {
  const fields = context as Readonly<Record<string, unknown>>
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((key) => [key, fields[key]])), wanted)
}

/** What is wanted and not there. */
const lacking = <Value>(wanted: readonly Value[], there: readonly Value[]): readonly Value[] =>
  wanted.filter((value) => !there.includes(value))

interface Invariants<Snapshot extends AnyMachineSnapshot> {
  /** A state among others: these tags, services and delays, whatever the other regions have; and what else holds. */
  readonly shows: (showing: Showing<Snapshot['context']>, also?: (shown: Snapshot) => void) => (shown: Snapshot) => void
  /** A state alone: exactly these tags, services and delays; and what else holds. */
  readonly showsOnly: (
    showing: Showing<Snapshot['context']>,
    also?: (shown: Snapshot) => void,
  ) => (shown: Snapshot) => void
}

/** The invariants that states of one machine can have. */
export const showing = <Snapshot extends AnyMachineSnapshot>(): Invariants<Snapshot> => ({
  shows:
    ({ tags = [], runs = [], waits = [], context = {} }, also) =>
    (shown) => {
      const there = [[...shown.tags], servicesOf(shown), delaysOf(shown)]
      const wanted = [tags, runs, waits]
      assert.deepEqual(
        wanted.map((all, index) => lacking<unknown>(all, there[index] ?? [])),
        [[], [], []],
      )
      checkContext(shown, context)
      also?.(shown)
    },
  showsOnly:
    ({ tags = [], runs = [], waits = [], context = {} }, also) =>
    (shown) => {
      const there = [[...shown.tags].toSorted(), servicesOf(shown).toSorted(), [...new Set(delaysOf(shown))]]
      assert.deepEqual(there, [tags.toSorted(), runs.toSorted(), waits])
      checkContext(shown, context)
      also?.(shown)
    },
})

/** A transient state, in which a machine never stands. */
export const isLeftAtOnce = (): void => assert.fail('A transient state is left at once.')

/** A state with nothing to look at, and why: what its events do is judged alone. */
export const saysNothing = (_why: string) => (): void => undefined
