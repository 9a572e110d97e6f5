import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

import { chartOf, keyOf } from './chart.ts'

/** One thing that happened to a record: the state that was left, who left it, when and with which words. */
export interface JourneyEntry {
  /** Dotted below compound states: `deciding.teamLeader`. */
  readonly state: string
  /** A name fit to be read; null: nobody, the clock or the server did it. */
  readonly who: string | null
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly at: string | null
  readonly words: string | null
}

export interface JourneyRecord {
  readonly value: StateValue
  /** Oldest first; empty where nobody keeps one. */
  readonly log: readonly JourneyEntry[]
  /** Dotted states that this record does without, though its lifecycle has them. */
  readonly passedOver?: readonly string[]
}

/**
 * Words for what a statechart names: its own `title` and `who` are the analyst's, the reader's stand in the
 * dictionaries.
 */
export interface JourneyWords {
  readonly title: (state: string) => string
  /** @param who a person's part as in the state's meta, such as `teamLeader` */
  readonly who: (who: string) => string
}

export interface JourneyStep {
  readonly key: string
  readonly title: string
  /** Who acted; of the current step and those ahead: who is expected to. */
  readonly who: string | null
  readonly state: 'done' | 'current' | 'next' | 'ended'
  /** When it was left; of the current one, since when; as yyyy-MM-dd HH:mm:ss in UTC. */
  readonly time?: string | null
  readonly words?: string | null
  /** Nobody has to act: the clock or the server moves it on. */
  readonly isAutomatic?: boolean
  /** It can come next, but lies off the way that the lifecycle is meant to go. */
  readonly isAside?: boolean
}

/**
 * Where a record has been, where it is, and what can happen next, read from its lifecycle's statechart. A step is a
 * state that nothing runs beside: a parallel state is one step, whatever goes on in it. (The build strips titles and
 * descriptions from flows only: a lifecycle keeps its meta, since `who` is read from it here.)
 */
export function journeyOf(
  machine: AnyStateMachine,
  record: JourneyRecord,
  words: JourneyWords,
): readonly JourneyStep[] {
  const { value, log, passedOver = [] } = record
  const chart = chartOf(machine)
  const current = chart.at(value)
  const isWalked = (node: AnyStateNode) => !passedOver.includes(keyOf(node))
  // Who saves a draft five times has left it once.
  const passed = log.filter(({ state }, index) => state !== (log[index + 1]?.state ?? keyOf(current)))
  const before =
    passed.length > 0
      ? passed
      : chart
          .wayTo(current)
          .filter(isWalked)
          .map((node) => ({ state: keyOf(node), who: null, at: null, words: null }))
  const way = chart.wayFrom(current)
  const asides = chart.from(current).filter((node) => !way.includes(node) && isWalked(node))
  const isEnded = chart.from(current).length === 0

  const expected = (node: AnyStateNode): Pick<JourneyStep, 'who' | 'isAutomatic'> => {
    const { who = 'nobody' } = (node.meta ?? {}) as { readonly who?: string }
    if (node.type === 'final' || who === 'nobody') return { who: null }
    return ['clock', 'server'].includes(who) ? { who: null, isAutomatic: true } : { who: words.who(who) }
  }
  const next =
    (isAside: boolean) =>
    (node: AnyStateNode): JourneyStep => ({
      key: `next ${keyOf(node)}`,
      title: words.title(keyOf(node)),
      ...expected(node),
      state: 'next',
      ...(isAside && { isAside }),
    })
  return [
    ...before.map(
      (entry, index): JourneyStep => ({
        key: `${index} ${entry.state}`,
        title: words.title(entry.state),
        who: entry.who,
        state: 'done',
        time: entry.at,
        words: entry.words,
      }),
    ),
    {
      key: `now ${keyOf(current)}`,
      title: words.title(keyOf(current)),
      ...(isEnded ? { who: null } : expected(current)),
      state: isEnded ? 'ended' : 'current',
      time: log.at(-1)?.at ?? null,
    },
    ...asides.map(next(true)),
    ...way.filter(isWalked).map(next(false)),
  ]
}
