import type { Subscribable } from 'xstate'

/** A running flow as views use it: snapshot, subscription, events. */
export interface Watched<Snapshot, Event> extends Subscribable<Snapshot> {
  readonly getSnapshot: () => Snapshot
  readonly send: (event: Event) => void
}

/**
 * A selector: whether a flow is in a state with this tag. Unknown tags are a compile error where the flow declares its
 * tags.
 */
export const has =
  <Tag extends string>(tag: Tag) =>
  (snapshot: { readonly hasTag: (tag: Tag) => boolean }): boolean =>
    snapshot.hasTag(tag)
