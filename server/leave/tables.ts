import type { Instant } from '#server/database/codec.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'

/** [ENTITY-20] */
export interface LeaveTable extends LifecycleColumns {
  learner_id: string
  class_id: string
  starts_at: Instant
  ends_at: Instant
}

export interface LeaveTables {
  leave: LeaveTable
}
