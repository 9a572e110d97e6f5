import type { AnyStateMachine, SnapshotFrom } from 'xstate'

import { verdictOn, type Offers, type Seen } from './offers.ts'
import { closedCode, isOffered, type Verdict } from './verdict.ts'

/** The browser's rules for the records of a lifecycle, before anything is sent. */
export interface Judging<Item extends Seen<Facts>, Lifecycle extends AnyStateMachine, Action extends string, Facts> {
  readonly offers: Offers<Lifecycle, Action, Facts>
  /** The state of a stored record. */
  readonly snapshotOf: (item: Item) => SnapshotFrom<Lifecycle>
  /** The fallback code for actions that the current state does not handle. */
  readonly over: string
}

/** The lifecycle's verdicts on the viewer's actions on a record. */
export interface RecordVerdicts<Item, Action extends string> {
  /** @param words null: judged as if valid, so that the text field can be opened */
  readonly verdict: (item: Item, action: Action, words: string | null) => Verdict<unknown>
  /** Why an action is disabled, as a reason code; null: enabled. */
  readonly closedBecause: (item: Item, action: Action) => string | null
  /** Those of the actions that are open or may still come to be, each with why it is disabled. */
  readonly offered: <Some extends Action>(item: Item, actions: readonly Some[]) => readonly Offered<Some>[]
}

/** An action as it is offered. */
export interface Offered<Action extends string> {
  readonly action: Action
  /** A reason code; null: enabled. */
  readonly because: string | null
}

export function recordVerdicts<
  Item extends Seen<Facts>,
  Lifecycle extends AnyStateMachine,
  Action extends string,
  Facts,
>({ offers, snapshotOf, over }: Judging<Item, Lifecycle, Action, Facts>): RecordVerdicts<Item, Action> {
  const verdict = (item: Item, action: Action, words: string | null): Verdict<unknown> =>
    verdictOn(offers, snapshotOf(item), action, item, words)
  return {
    verdict,
    closedBecause: (item, action) => closedCode(verdict(item, action, null), over),
    offered: (item, actions) =>
      actions
        .map((action) => ({ action, said: verdict(item, action, null) }))
        .filter(({ said }) => isOffered(said))
        .map(({ action, said }) => ({ action, because: closedCode(said, over) })),
  }
}
