import type { ActorRefFrom } from 'xstate'

import type { PlayerFlow } from '#machines/study/player.flow.ts'

export type CoursePlayer = ActorRefFrom<PlayerFlow>
