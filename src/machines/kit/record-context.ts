import type { Failure } from '#api/kit/problem.ts'

import type { Verdict } from './verdict.ts'

/** What somebody is about to do with a record: an event of its lifecycle, and the words that go with it. */
export interface Intent<Action extends string> {
  readonly event: Action
  /** Empty: none. */
  readonly words: string
}

/** What the flow has to know of the lifecycle whose records it shows; the only thing that differs between them. */
export interface RecordRules<Item, Action extends string> {
  /**
   * What the lifecycle says to an event of this person's, by the facts that the server sent with the record.
   * @param words null: as if they were in order, so that nobody is kept from beginning to write
   */
  readonly verdict: (item: Item, event: Action, words: string | null) => Verdict<unknown>
  /** How many changes the record has seen. */
  readonly revisionOf: (item: Item) => number
}

export interface RecordInput<Item, Action extends string> {
  readonly id: string
  readonly rules: RecordRules<Item, Action>
}
export interface RecordContext<Item, Action extends string> extends RecordInput<Item, Action> {
  /** As the server last told it; null: it has not come yet. */
  readonly item: Item | null
  readonly intent: Intent<Action> | null
  /** Somebody else has changed the record while it was open here, and nobody has been told yet. */
  readonly isChanged: boolean
  readonly failure: Failure | null
}
export type RecordEvent<Action extends string> =
  | { readonly type: 'record.reloaded' }
  /** Somebody has come back to it after looking elsewhere. */
  | { readonly type: 'record.revisited' }
  /** The server has said that it is not what it was. */
  | { readonly type: 'record.signalled' }
  | { readonly type: 'change.noticed' }
  | { readonly type: 'event.chosen'; readonly event: Action }
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'event.sent' }
  | { readonly type: 'event.dropped' }

/** What the view tells whoever did it. */
export interface RecordEmitted<Item, Action extends string> {
  readonly type: 'done'
  readonly event: Action
  readonly item: Item
}
/** What the flow sends. */
export interface Sending<Item, Action extends string> {
  readonly id: string
  /** The record as its sender has seen it. */
  readonly item: Item
  readonly intent: Intent<Action>
}
/** The services of a lifecycle whose records the flow shows. */
export interface RecordServices<Item, Action extends string> {
  readonly load: (id: string) => Promise<Item>
  /** @returns the record with the change */
  readonly send: (sending: Sending<Item, Action>) => Promise<Item>
}

/** A record that is still to be fetched. */
export const awaited = <Item, Action extends string>({
  id,
  rules,
}: RecordInput<Item, Action>): RecordContext<Item, Action> => ({
  id,
  rules,
  item: null,
  intent: null,
  isChanged: false,
  failure: null,
})

/** What is being sent. Throws where nothing is: only a record that is there is ever sent about. */
export function sendingOf<Item, Action extends string>({
  id,
  item,
  intent,
}: RecordContext<Item, Action>): Sending<Item, Action> {
  if (item === null || intent === null) throw new Error('Nothing is being sent.')
  return { id, item, intent }
}
