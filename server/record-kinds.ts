import type { AnyRecordKind } from '#server/commands/kind.ts'
import { informationKind } from '#server/news/kind.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { topicKind } from '#server/course/managed/topic-kind.ts'
import { accountKind } from '#server/person/kind.ts'
import { flowKind } from '#server/study/flow-kind.ts'
import { progressKind } from '#server/study/progress-kind.ts'

/** Every lifecycle whose records are stored, for the effects, the upgrades and the replay. */
export const recordKinds: readonly AnyRecordKind[] = [
  leaveKind,
  progressKind,
  flowKind,
  accountKind,
  informationKind,
  courseKind,
  topicKind,
]
