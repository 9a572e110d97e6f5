import type { Generated } from 'kysely'
import type { Flag, Instant } from '#server/database/codec.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'

/** A class as a record; who comes into the table otherwise is announced. */
type ClassColumns = { [Name in keyof Omit<LifecycleColumns, 'id'>]: Generated<LifecycleColumns[Name]> }

export interface ClassTable extends ClassColumns {
  id: string
  name: string
  kind: 'face' | 'online' | 'party'
  starts_at: Instant
  /** Exclusive end; of a class that was closed early, the time of closing. */
  ends_at: Instant
  /** Null: no venue, as for online classes. Translations of name and place are in class_text. */
  place: string | null
  /** The owner of the class. */
  headmaster_id: string | null
  /** The approvers of leave, of the four in their order, comma-separated (gap GAP-52). */
  leave_chain: Generated<string>
  /** The registration window; its end is exclusive. */
  opens_at: Generated<Instant>
  closes_at: Generated<Instant>
  /** Null: no limit. */
  capacity: Generated<number | null>
  /** The number of registered learners; kept with every change of a registration, under the lock of this row. */
  taken: Generated<number>
  /** The last number given out in the order of arrival. */
  tickets: Generated<number>
  asks_approval: Generated<Flag>
  has_waiting_list: Generated<Flag>
  /** Whoever is under review when the window ends is declined; otherwise the review goes on. */
  declines_at_end: Generated<Flag>
  audience: Generated<'all' | 'departments' | 'invitation'>
  /** [ENTITY-23] The numbers of courses to be passed, and the hours asked for, in whole hours. */
  required_pass_count: Generated<number>
  elective_pass_count: Generated<number>
  required_hours: Generated<number>
  elective_hours: Generated<number>
  /** IANA name; null: that of the organisation. */
  time_zone: Generated<string | null>
  /** The year of its start in its time zone. */
  year: Generated<number>
  /** Names in all languages, folded for search. */
  search: Generated<string>
}

/** The approvers of a class by office, and those who run it beside its owner (`classTeacher`). */
export interface ClassOfficerTable {
  class_id: string
  office: 'teamLeader' | 'disciplineCommittee' | 'classTeacher'
  user_id: string
}

export interface ClassTextTable {
  class_id: string
  language: string
  name: string
  place: string | null
  about: Generated<string | null>
}

/** A learner's registration for a class; one for each pair, which is used again after a withdrawal. */
export interface RegistrationTable extends LifecycleColumns {
  class_id: string
  learner_id: string
  /** Its place in the order of arrival; null: it does not wait. */
  ticket: number | null
}

/** A view: who is registered. */
export interface ClassMemberView {
  user_id: string
  class_id: string
}

/** For whom a class of the audience `departments` is. */
export interface ClassDepartmentTable {
  class_id: string
  department_code: string
}

/** For whom a class of the audience `invitation` is. */
export interface ClassInvitationTable {
  class_id: string
  user_id: string
}

export interface ClassGroupTable {
  id: string
  class_id: string
  name: string
  position: number
}

export interface ClassGroupMemberTable {
  class_id: string
  user_id: string
  group_id: string
}

/** The group that somebody is invited into, until a place is taken. */
export interface InvitedGroupTable {
  registration_id: string
  group_id: string
  /** Of the registration when this was written; it is void once that invitation has ended without a place. */
  revision: number
}

export interface ClassCourseTable {
  class_id: string
  course_id: string
  kind: 'required' | 'elective'
  position: number
}

export interface ClassTables {
  class: ClassTable
  class_officer: ClassOfficerTable
  class_text: ClassTextTable
  registration: RegistrationTable
  class_member: ClassMemberView
  class_department: ClassDepartmentTable
  class_invitation: ClassInvitationTable
  class_group: ClassGroupTable
  class_group_member: ClassGroupMemberTable
  invited_group: InvitedGroupTable
  class_course: ClassCourseTable
}
