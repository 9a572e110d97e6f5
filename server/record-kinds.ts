import type { AnyRecordKind } from './commands/kind.ts'
import { leaveKind } from './leave/kind.ts'

/** Every lifecycle whose records are stored, for the effects, the upgrades and the replay. */
export const recordKinds: readonly AnyRecordKind[] = [leaveKind]
