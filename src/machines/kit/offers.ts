import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'

import { verdict, type Verdict } from './verdict.ts'

/** What an event of somebody's is judged by, as long as it has not been sent. */
export interface Seen<Facts> {
  /** The revision of the record that the sender has seen. */
  readonly revision: number
  /** As the server has found them out for this sender. */
  readonly facts: Facts
}

/**
 * What people can do with a stored record of a lifecycle. Browser and server ask the lifecycle by the same one: what a
 * page offers is what the server names as open.
 */
export interface Offers<Lifecycle extends AnyStateMachine, Action extends string, Facts> {
  readonly lifecycle: Lifecycle
  /** @param words the words that go with the event; empty: none */
  readonly eventOf: (action: Action, seen: Seen<Facts>, words: string) => EventFrom<Lifecycle>
}

/** Words that no rule refuses, for asking about an action before anything has been written. */
const IN_ORDER = '·'

/** What the lifecycle says to an action. @param words null: judged as if they were in order */
export function verdictOn<Lifecycle extends AnyStateMachine, Action extends string, Facts>(
  { lifecycle, eventOf }: Offers<Lifecycle, Action, Facts>,
  snapshot: SnapshotFrom<Lifecycle>,
  action: Action,
  seen: Seen<Facts>,
  words: string | null,
): Verdict<SnapshotFrom<Lifecycle>> {
  return verdict(lifecycle, snapshot, eventOf(action, seen, words ?? IN_ORDER))
}

/**
 * Those of the actions that the lifecycle allows this person now, as far as it does not depend on what is still to be
 * written.
 */
export const openTo = <Lifecycle extends AnyStateMachine, Action extends string, Facts>(
  offers: Offers<Lifecycle, Action, Facts>,
  actions: readonly Action[],
  snapshot: SnapshotFrom<Lifecycle>,
  seen: Seen<Facts>,
): Action[] => actions.filter((action) => verdictOn(offers, snapshot, action, seen, null).kind === 'allowed')
