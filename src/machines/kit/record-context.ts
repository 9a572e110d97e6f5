import type { Failure } from '#api/kit/problem.ts'

import type { Verdict } from './verdict.ts'

/** What somebody is about to do with a record: an event of its lifecycle, and the words that go with it. */
export interface Intent {
  readonly event: string
  /** Empty: none. */
  readonly words: string
}

/** What the flow has to know of the lifecycle whose records it shows; the only thing that differs between them. */
export interface RecordRules {
  /**
   * What the lifecycle says to an event of this person's, by the facts that the server sent with the record.
   * @param words null: as if they were in order, so that nobody is kept from beginning to write
   */
  readonly verdict: (item: unknown, event: string, words: string | null) => Verdict<unknown>
  /** How many changes the record has seen. */
  readonly revisionOf: (item: unknown) => number
}

export interface RecordInput {
  readonly id: string
  readonly rules: RecordRules
}
export interface RecordContext extends RecordInput {
  /** As the server last told it. */
  readonly item: unknown
  readonly intent: Intent | null
  /** Somebody else has changed the record while it was open here, and nobody has been told yet. */
  readonly isChanged: boolean
  readonly failure: Failure | null
}
export type RecordEvent =
  | { readonly type: 'record.reloaded' }
  /** Somebody has come back to it after looking elsewhere. */
  | { readonly type: 'record.revisited' }
  /** The server has said that it is not what it was. */
  | { readonly type: 'record.signalled' }
  | { readonly type: 'change.noticed' }
  | { readonly type: 'event.chosen'; readonly event: string }
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'event.sent' }
  | { readonly type: 'event.dropped' }

/** What the view tells whoever did it. */
export type RecordEmitted = { readonly type: 'done'; readonly event: string; readonly item: unknown }

/** A record that is still to be fetched. */
export const awaited = ({ id, rules }: RecordInput): RecordContext => ({
  id,
  rules,
  item: null,
  intent: null,
  isChanged: false,
  failure: null,
})
