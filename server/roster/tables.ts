import type { Instant } from '#server/database/codec.ts'

/** Learners out of a file that has been checked, until they are put into the class. */
export interface RosterImportTable {
  id: string
  /** Who imports them. */
  user_id: string
  class_id: string
  /** As JSON: the rows in their order, emptied once they are imported. */
  rows: string
  row_count: number
  done_count: number
  /** As JSON: what has become of those that are done. */
  report: string
  expires_at: Instant
}

/** Who has exported what of a class. */
export interface ExportLogTable {
  id: string
  /** Null: the person, or the class, is there no more. */
  user_id: string | null
  class_id: string | null
  what: 'members' | 'attendance' | 'standings'
  format: 'csv' | 'xlsx'
  at: Instant
}

export interface RosterTables {
  member_import: RosterImportTable
  export_log: ExportLogTable
}
