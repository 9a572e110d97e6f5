import type { Generated } from 'kysely'
import type { Instant } from '#server/database/codec.ts'

export interface ClassTable {
  id: string
  name: string
  kind: 'face' | 'online' | 'party'
  starts_at: Instant
  /** Exclusive end. */
  ends_at: Instant
  /** Null: no venue, as for online classes. Translations of name and place are in class_text. */
  place: string | null
  headmaster_id: string | null
  /** The approvers of leave, of the four in their order, comma-separated (gap GAP-52). */
  leave_chain: Generated<string>
}

/** The approvers of a class, by office. */
export interface ClassOfficerTable {
  class_id: string
  office: 'teamLeader' | 'disciplineCommittee'
  user_id: string
}

export interface ClassTextTable {
  class_id: string
  language: string
  name: string
  place: string | null
}

export interface ClassMemberTable {
  user_id: string
  class_id: string
}

export interface ClassTables {
  class: ClassTable
  class_officer: ClassOfficerTable
  class_text: ClassTextTable
  class_member: ClassMemberTable
}
