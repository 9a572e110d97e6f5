import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'

import { verdict, type Verdict } from './verdict.ts'

/** What a person's event is judged by before it is sent. */
export interface Seen<Facts> {
  /** The revision that the sender has seen. */
  readonly revision: number
  /** The facts that the server has determined for this sender. */
  readonly facts: Facts
}

/**
 * The actions of people on the stored records of a lifecycle: a page offers what the same lifecycle allows on the
 * server.
 */
export interface Offers<Lifecycle extends AnyStateMachine, Action extends string, Facts> {
  readonly lifecycle: Lifecycle
  /** @param words the text sent with the event; empty: none */
  readonly eventOf: (action: Action, seen: Seen<Facts>, words: string) => EventFrom<Lifecycle>
}

/** A valid text, to judge an action before anything has been typed. */
const IN_ORDER = '·'

/** The lifecycle's verdict on an action. @param words null: judged as if valid */
export function verdictOn<Lifecycle extends AnyStateMachine, Action extends string, Facts>(
  { lifecycle, eventOf }: Offers<Lifecycle, Action, Facts>,
  snapshot: SnapshotFrom<Lifecycle>,
  action: Action,
  seen: Seen<Facts>,
  words: string | null,
): Verdict<SnapshotFrom<Lifecycle>> {
  return verdict(lifecycle, snapshot, eventOf(action, seen, words ?? IN_ORDER))
}
