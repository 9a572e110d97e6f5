import type { AnyRecordKind } from './commands/kind.ts'
import { leaveKind } from './leave/kind.ts'
import { accountKind } from '#server/person/kind.ts'
import { flowKind } from './study/flow-kind.ts'
import { progressKind } from './study/progress-kind.ts'

/** Every lifecycle whose records are stored, for the effects, the upgrades and the replay. */
export const recordKinds: readonly AnyRecordKind[] = [leaveKind, progressKind, flowKind, accountKind]
