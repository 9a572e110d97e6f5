import type { AnyRecordKind } from './commands/kind.ts'
import { informationKind } from '#server/news/kind.ts'
import { leaveKind } from './leave/kind.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { topicKind } from '#server/course/managed/topic-kind.ts'
import { accountKind } from '#server/person/kind.ts'
import { flowKind } from './study/flow-kind.ts'
import { progressKind } from './study/progress-kind.ts'

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
