import type { Subscribable } from 'xstate'

/** A running flow as views know it: what it shows now and next, and what it can be told. */
export interface Watched<Snapshot, Event> extends Subscribable<Snapshot> {
  readonly getSnapshot: () => Snapshot
  readonly send: (event: Event) => void
}

/**
 * Whether a flow is in a state with this tag; for selectors. Where a flow declares its tags, another one does not
 * compile.
 */
export const has =
  <Tag extends string>(tag: Tag) =>
  (snapshot: { readonly hasTag: (tag: Tag) => boolean }): boolean =>
    snapshot.hasTag(tag)
