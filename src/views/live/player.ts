import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { LivePlayerFlow } from '#machines/live/live-player.flow.ts'

export type Player = ActorRefFrom<LivePlayerFlow>
type Snapshot = SnapshotFrom<LivePlayerFlow>

/** Selects whether the player is in a state with this tag. */
export const has = (tag: Parameters<Snapshot['hasTag']>[0]) => (snapshot: Snapshot) => snapshot.hasTag(tag)
