import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { PlayerFlow } from '#machines/study/player.flow.ts'

export type CoursePlayer = ActorRefFrom<PlayerFlow>
type Snapshot = SnapshotFrom<PlayerFlow>

/** Selects whether the player is in a state with this tag. */
export const has = (tag: Parameters<Snapshot['hasTag']>[0]) => (snapshot: Snapshot) => snapshot.hasTag(tag)
