import type { ActorRefFrom } from 'xstate'

import type { LivePlayerFlow } from '#machines/live/live-player.flow.ts'

export type Player = ActorRefFrom<LivePlayerFlow>
