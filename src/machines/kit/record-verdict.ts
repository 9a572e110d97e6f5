import type { AnyStateMachine, SnapshotFrom } from 'xstate'

import { verdictOn, type Offers, type Seen } from './offers.ts'
import type { Verdict } from './verdict.ts'

/** How the records of a lifecycle are judged in the browser, before anything is sent. */
export interface Judging<Item extends Seen<Facts>, Lifecycle extends AnyStateMachine, Action extends string, Facts> {
  readonly offers: Offers<Lifecycle, Action, Facts>
  readonly actions: readonly Action[]
  /** The lifecycle where the record stands. */
  readonly snapshotOf: (item: Item) => SnapshotFrom<Lifecycle>
  /** The code that is said where the lifecycle knows nothing of an action in its state. */
  readonly over: string
}

/** What the lifecycle of a record says to the actions of whoever looks at it. */
export interface RecordVerdicts<Item, Action extends string> {
  /** @param words null: as if they were in order, so that nobody is kept from beginning to write */
  readonly verdict: (item: Item, action: Action, words: string | null) => Verdict<unknown>
  /** Why an action is closed, as a reason code; null when it is open. */
  readonly closedBecause: (item: Item, action: Action) => string | null
  readonly actionOf: (event: string) => Action | null
}

export function recordVerdicts<
  Item extends Seen<Facts>,
  Lifecycle extends AnyStateMachine,
  Action extends string,
  Facts,
>({ offers, actions, snapshotOf, over }: Judging<Item, Lifecycle, Action, Facts>): RecordVerdicts<Item, Action> {
  const verdict = (item: Item, action: Action, words: string | null): Verdict<unknown> =>
    verdictOn(offers, snapshotOf(item), action, item, words)
  return {
    verdict,
    closedBecause: (item, action) => closedCode(verdict(item, action, null), over),
    actionOf: (event) => actions.find((action) => action === event) ?? null,
  }
}

/** Why something is closed, as a reason code; null when it is open. @param over said where the lifecycle is silent */
export function closedCode(said: Verdict<unknown>, over: string): string | null {
  if (said.kind === 'allowed') return null
  return said.kind === 'refused' ? said.code : over
}
