import type { Failure } from '#api/kit/problem.ts'

import type { Verdict } from './verdict.ts'

/** A person's pending action on a record: an event of its lifecycle with its text. */
export interface Intent<Action extends string> {
  readonly event: Action
  /** Empty: none. */
  readonly words: string
}

/** The rules of the lifecycle whose records the flow shows; the only part that differs between lifecycles. */
export interface RecordRules<Item, Action extends string> {
  /**
   * The lifecycle's verdict on this person's event, by the facts that the server sent with the record. @param words
   * null: judged as if valid, so that the text field can be opened
   */
  readonly verdict: (item: Item, event: Action, words: string | null) => Verdict<unknown>
  /** Revision of the record. */
  readonly revisionOf: (item: Item) => number
  /** In how many milliseconds, from the answer on, time alone changes the verdicts; null: never. */
  readonly changesIn?: (item: Item) => number | null
}

export interface RecordInput<Item, Action extends string, Id = string> {
  readonly id: Id
  readonly rules: RecordRules<Item, Action>
}
export interface RecordContext<Item, Action extends string, Id = unknown> extends RecordInput<Item, Action, Id> {
  /** The last server version; null: not loaded yet. */
  readonly item: Item | null
  readonly intent: Intent<Action> | null
  /** Somebody else has changed the record while it was open, and the viewer has not been notified yet. */
  readonly isChanged: boolean
  readonly failure: Failure | null
}
export type RecordEvent<Action extends string> =
  | { readonly type: 'record.reloaded' }
  /** The page became visible again. */
  | { readonly type: 'record.revisited' }
  /** The server has signalled a change. */
  | { readonly type: 'record.signalled' }
  /** The viewer has changed it by another flow of the page. */
  | { readonly type: 'record.outdated' }
  | { readonly type: 'change.noticed' }
  | { readonly type: 'event.chosen'; readonly event: Action }
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'event.sent' }
  | { readonly type: 'event.dropped' }

/** Notification for the person who acted. */
export interface RecordEmitted<Item, Action extends string> {
  readonly type: 'done'
  readonly event: Action
  readonly item: Item
}
/** The request of the flow. */
export interface Sending<Item, Action extends string, Id = unknown> {
  readonly id: Id
  /** The revision that the sender has seen. */
  readonly item: Item
  readonly intent: Intent<Action>
}
/** The services of a lifecycle whose records the flow shows. */
export interface RecordServices<Item, Action extends string, Id = string> {
  readonly load: (id: Id) => Promise<Item>
  /** @returns the changed record */
  readonly send: (sending: Sending<Item, Action, Id>) => Promise<Item>
}

/** Initial context of a record that is still to be fetched. */
export const awaited = <Item, Action extends string, Id>({
  id,
  rules,
}: RecordInput<Item, Action, Id>): RecordContext<Item, Action, Id> => ({
  id,
  rules,
  item: null,
  intent: null,
  isChanged: false,
  failure: null,
})

/** The request body. Throws when nothing is pending, which the states rule out. */
export function sendingOf<Item, Action extends string, Id>({
  id,
  item,
  intent,
}: RecordContext<Item, Action, Id>): Sending<Item, Action, Id> {
  if (item === null || intent === null) throw new Error('Nothing is being sent.')
  return { id, item, intent }
}
