import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

import { chartOf, keyOf } from './chart.ts'

/** A log entry: the state that was left, by whom, when and with which comment. */
export interface JourneyEntry {
  /** Dotted path within compound states: `deciding.teamLeader`. */
  readonly state: string
  /** Display name; null: the clock or the server. */
  readonly who: string | null
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly at: string | null
  readonly words: string | null
}

export interface JourneyRecord {
  readonly value: StateValue
  /** Oldest first; empty without a log. */
  readonly log: readonly JourneyEntry[]
  /** Dotted states that this record skips although its lifecycle has them. */
  readonly passedOver?: readonly string[]
}

/** Texts for the names of a statechart: its `title` and `who` are for analysts, those of the dictionaries for users. */
export interface JourneyWords {
  readonly title: (state: string) => string
  /** @param who a role as in the state's meta, such as `teamLeader` */
  readonly who: (who: string) => string
}

export interface JourneyStep {
  readonly key: string
  readonly title: string
  /** Who acted; for current and future steps: who is expected to. */
  readonly who: string | null
  readonly state: 'done' | 'current' | 'next' | 'ended'
  /** When it was left; for the current step, when it was entered; as yyyy-MM-dd HH:mm:ss in UTC. */
  readonly time?: string | null
  readonly words?: string | null
  /** Advanced by the clock or the server, not by a person. */
  readonly isAutomatic?: boolean
  /** Possible next step off the intended path. */
  readonly isAside?: boolean
}

/**
 * Past, current and possible next steps of a record, read from its lifecycle's statechart. A parallel state is one
 * step, whatever its regions do. (The build strips titles and descriptions from flows only: a lifecycle keeps its meta,
 * since `who` is read from it here.)
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
  // Consecutive entries of the same state count once, e.g. repeated saves of a draft.
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
