import type { Generated } from 'kysely'
import type { InformationCategory } from '#api/news/news.contract.ts'
import type { InformationState } from '#api/news/managed-news.contract.ts'
import type { FileAccess, UploadService } from '#api/file/upload-rule.ts'
import type { Flag, Instant } from './codec.ts'
import type { CourseTables } from '#server/course/tables.ts'
import type { AccountColumns, PeopleTables } from '#server/person/tables.ts'
import type { KnownDeviceTable, SessionTable, SignInEventTable } from '#server/session/session-tables.ts'
import type { ProfileTable } from '#server/profile/tables.ts'
import type { SignInTables } from '#server/session/sign-in-tables.ts'

/** Ids are text; times and booleans as in codec.ts. Tables of a learner begin their keys with the learner's id. */
export interface UserTable extends AccountColumns {
  id: string
  /** The name to sign in with, as written; `account_key` is its folded form and unique. */
  account_name: string
  account_key: string
  /** The name in brackets, which its owner may change (gap GAP-31). */
  name: string
  original_name: string
  phone: string | null
  email: string | null
  head_img: string | null
  /** argon2id over the MD5 of the password, as a PHC string; null: this person cannot sign in yet. */
  password_hash: string | null
  weak_password: Flag
  /** A code of the table of languages: what the portal writes to this person in. */
  language: string
  created_at: Instant
}

export interface UserRoleTable {
  user_id: string
  role: string
}

export interface CaptchaTable {
  /** SHA-256 of the id in the browser's cookie. */
  id_hash: string
  /** SHA-256 over that id, which is not stored, and the answer. */
  answer_hash: string
  expires_at: Instant
  used_at: Instant | null
}

/** Counted tries: sign-in by account and by address, codes by account, target and address. */
export interface AttemptTable {
  kind: string
  /** Hashed: people type passwords into the name field. */
  subject: string
  count: number
  /** When the counting began. */
  since: Instant
  blocked_until: Instant
}

export interface RetrievalTable {
  id_hash: string
  /** As it was typed. */
  account: string
  /** Null: there is no such account, which nobody outside may learn. */
  user_id: string | null
  expires_at: Instant
  verified_at: Instant | null
  used_at: Instant | null
}

export interface VerificationCodeTable {
  /** The retrieval that it belongs to. */
  owner_hash: string
  purpose: string
  code_hash: string
  tries: number
  expires_at: Instant
}

/** The outbox of text messages and e-mails. */
export interface MessageTable {
  id: string
  user_id: string | null
  channel: 'sms' | 'email'
  target: string
  subject: string | null
  body: string
  created_at: Instant
  sent_at: Instant | null
  attempts: number
  /** No process takes it up before. */
  next_attempt_at: Instant
  failure: string | null
}

export interface PageVisitTable {
  id: string
  user_id: string | null
  page: string
  visited_at: Instant
}

export interface ErrorReportTable {
  id: string
  user_id: string | null
  source: 'browser' | 'server'
  message: string
  stack: string | null
  page: string | null
  request_id: string | null
  reported_at: Instant
}

export interface DictTypeTable {
  code: string
}

export interface DictTable {
  type_code: string
  code: string
  position: number
}

export interface DictNameTable {
  type_code: string
  code: string
  language: string
  name: string
}

export interface InformationTable {
  id: string
  category_code: InformationCategory
  /** A code of the category's dictionary of topics. */
  topic_code: string | null
  /** Its place among those of its topic; news go by their time instead. */
  position: number
  version: Generated<number>
  snapshot: Generated<string>
  /** Of its lifecycle. */
  state: InformationState
  revision: number
  /** The first time; null: never yet. */
  published_at: Instant | null
  created_at: Instant
  updated_at: Instant
  created_by: string | null
  views: number
}

/** A language counts for readers once it has title and detail. */
export interface InformationTextTable {
  information_id: string
  language: string
  title: string
  summary: string
  /** Cleaned rich text; of the copyright line plain. */
  detail: string
  /** Title, summary and the words of the detail, folded for search. */
  search: string
}

/** Who has read what on which day, in days since 1970 in UTC: a view counts once. */
export interface InformationViewTable {
  user_id: string
  information_id: string
  day: number
}

export interface LiveBroadcastTable {
  id: string
  image_id: string
  link: string
  position: number
}

export interface BroadcastTable {
  id: string
  starts_at: Instant
  ends_at: Instant
  /** Where people join; null: in the portal's own live player. */
  join_url: string | null
  /** The address of an HLS playlist, ours or of one of LIVE_SOURCES; null: none has been set. */
  source: string | null
  speaker: string
}

/** Every broadcast has its texts in the default language. */
export interface BroadcastTextTable {
  broadcast_id: string
  language: string
  title: string
  summary: string
}

/** What is known of a file in the file store. */
export interface FileTable {
  id: string
  name: string
  media_type: string
  /** Bytes. */
  size: number
  access: FileAccess
  stored_at: Instant
  /** Null in both: it came with the portal. */
  service_code: Generated<UploadService | null>
  uploaded_by: Generated<string | null>
}

export interface ClassTable {
  id: string
  name: string
  kind: 'face' | 'online' | 'party'
  starts_at: Instant
  /** The first moment that is no longer part of it. */
  ends_at: Instant
  /** Null: it meets nowhere, as online. Name and place stand in further languages in class_text. */
  place: string | null
  headmaster_id: string | null
  /** Who decides on leave, of the four in their order, parted by commas (gap GAP-52). */
  leave_chain: Generated<string>
}

/** Members of a class with an office in it. */
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

/** What every record of a lifecycle has; nobody but server/commands writes it. */
export interface LifecycleColumns {
  id: string
  /** Of the statechart that the snapshot fits. */
  version: number
  /** As JSON: the persisted snapshot of the lifecycle. */
  snapshot: string
  /** Where it stands, dotted: `pending.teamLeader`. */
  state: string
  revision: number
  created_at: Instant
  updated_at: Instant
}

/** [ENTITY-20] */
export interface LeaveTable extends LifecycleColumns {
  learner_id: string
  class_id: string
  starts_at: Instant
  ends_at: Instant
}

/** One row for each change of a record of a lifecycle, and one for each upgrade to another version. */
export interface TransitionLogTable {
  lifecycle: string
  record_id: string
  /** The record's after the change; an upgrade changes nothing that people see, so it counts as none. */
  revision: number
  /** Of the statechart that took the event; an upgrade's is the one that it leads to. */
  version: number
  /** As JSON, with its facts; an upgrade is an event of its own. */
  event: string
  /** Dotted states. */
  from_state: string
  to_state: string
  /** Null: the clock or the server. */
  by_user_id: string | null
  at: Instant
}

/** The outbox of effects: what a change brings about beyond its record, carried out after the commit. */
export interface EffectTable {
  id: string
  lifecycle: string
  record_id: string
  /** The change that it comes of. */
  revision: number
  type: string
  /** As JSON. */
  params: string
  created_at: Instant
  done_at: Instant | null
  attempts: number
  /** No process takes it up before. */
  next_attempt_at: Instant
  failure: string | null
}

/** [ENTITY-04] A system notice; its words come from the dictionaries in the reader's language. */
export interface NoticeTable {
  user_id: string
  id: string
  /** Part and key of its texts among the notices, such as `leave.turn`. */
  code: string
  /** As JSON: what its words name. */
  params: string
  /** An address of the portal. */
  link: string | null
  created_at: Instant
  read_at: Instant | null
}

/** Two people who write to each other; the one with the smaller id first. */
export interface DialogueTable {
  id: string
  first_id: string
  second_id: string
  created_at: Instant
}

/** One row for each of the two in a dialogue: what it looks like to that one. */
export interface DialogueMemberTable {
  user_id: string
  dialogue_id: string
  partner_id: string
  /** The latest letter; null: none has been written. */
  last_letter_id: string | null
  last_at: Instant | null
  unread: number
  /** Letters up to this position have been read. */
  read_position: number
}

/** [ENTITY-03] */
export interface LetterTable {
  id: string
  dialogue_id: string
  /** Counts within its dialogue from 1. */
  position: number
  sender_id: string
  content: string
  sent_at: Instant
}

/** What belongs to the installation, such as its secret. */
export interface InstallationTable {
  key: string
  value: string
}

export interface Tables extends CourseTables, PeopleTables, SignInTables {
  user: UserTable
  user_role: UserRoleTable
  profile: ProfileTable
  session: SessionTable
  known_device: KnownDeviceTable
  sign_in_event: SignInEventTable
  captcha: CaptchaTable
  attempt: AttemptTable
  retrieval: RetrievalTable
  verification_code: VerificationCodeTable
  message: MessageTable
  page_visit: PageVisitTable
  error_report: ErrorReportTable
  dict_type: DictTypeTable
  dict: DictTable
  dict_name: DictNameTable
  information: InformationTable
  information_text: InformationTextTable
  information_view: InformationViewTable
  live_broadcast: LiveBroadcastTable
  broadcast: BroadcastTable
  broadcast_text: BroadcastTextTable
  file: FileTable
  class: ClassTable
  class_text: ClassTextTable
  class_member: ClassMemberTable
  class_officer: ClassOfficerTable
  leave: LeaveTable
  transition_log: TransitionLogTable
  effect: EffectTable
  notice: NoticeTable
  dialogue: DialogueTable
  dialogue_member: DialogueMemberTable
  letter: LetterTable
  installation: InstallationTable
}
