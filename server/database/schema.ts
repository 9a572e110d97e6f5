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
  /** The name to sign in with, as written; `account_key` is its case-folded, unique form. */
  account_name: string
  account_key: string
  /** The name in brackets, which its owner may change (gap GAP-31). */
  name: string
  original_name: string
  phone: string | null
  email: string | null
  head_img: string | null
  /** argon2id over the MD5 of the password, as a PHC string; null: no password yet, so no sign-in. */
  password_hash: string | null
  weak_password: Flag
  /** A code of the table of languages: the language of the portal's letters to this person. */
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

/** Rate-limited attempts: sign-in by account and by address, codes by account, target and address. */
export interface AttemptTable {
  kind: string
  /** Hashed: people type passwords into the name field. */
  subject: string
  count: number
  /** Start of the counting window. */
  since: Instant
  blocked_until: Instant
}

export interface RetrievalTable {
  id_hash: string
  /** As typed. */
  account: string
  /** Null: there is no such account, which must not be revealed. */
  user_id: string | null
  expires_at: Instant
  verified_at: Instant | null
  used_at: Instant | null
}

export interface VerificationCodeTable {
  /** The retrieval it belongs to. */
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
  /** Not to be taken up before (backoff). */
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
  /** A code of the category's topic dictionary. */
  topic_code: string | null
  /** Its rank within its topic; news are sorted by time instead. */
  position: number
  version: Generated<number>
  snapshot: Generated<string>
  /** Of its lifecycle. */
  state: InformationState
  revision: number
  /** The first publication; null: never. */
  published_at: Instant | null
  created_at: Instant
  updated_at: Instant
  created_by: string | null
  views: number
}

/** A language is visible to readers once it has title and detail. */
export interface InformationTextTable {
  information_id: string
  language: string
  title: string
  summary: string
  /** Cleaned rich text; plain for the copyright line. */
  detail: string
  /** Title, summary and the words of the detail, folded for search. */
  search: string
}

/** Readers per item and day, in days since 1970 in UTC: a view counts once. */
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
  /** Where to join; null: in the portal's own live player. */
  join_url: string | null
  /** The address of an HLS playlist, own or of one of LIVE_SOURCES; null: not set. */
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

/** The metadata of a stored file. */
export interface FileTable {
  id: string
  name: string
  media_type: string
  /** Bytes. */
  size: number
  access: FileAccess
  stored_at: Instant
  /** Null in both: shipped with the portal. */
  service_code: Generated<UploadService | null>
  uploaded_by: Generated<string | null>
}

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

/** Common columns of all lifecycle records; written only by server/commands. */
export interface LifecycleColumns {
  id: string
  /** Version of the statechart that the snapshot fits. */
  version: number
  /** As JSON: the persisted snapshot of the lifecycle. */
  snapshot: string
  /** Its state, dotted: `pending.teamLeader`. */
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

/** One row per change of a lifecycle record, and one per upgrade to another version. */
export interface TransitionLogTable {
  lifecycle: string
  record_id: string
  /** The record's revision after the change; an upgrade does not increment it, because users see no change. */
  revision: number
  /** Version of the statechart that took the event; for an upgrade, the target version. */
  version: number
  /** As JSON, with its facts; an upgrade has an event type of its own. */
  event: string
  /** Dotted states. */
  from_state: string
  to_state: string
  /** Null: the clock or the server. */
  by_user_id: string | null
  at: Instant
}

/** The outbox of effects: follow-up work of a change, executed after the commit. */
export interface EffectTable {
  id: string
  lifecycle: string
  record_id: string
  /** The change that caused it. */
  revision: number
  type: string
  /** As JSON. */
  params: string
  created_at: Instant
  done_at: Instant | null
  attempts: number
  /** Not to be taken up before (backoff). */
  next_attempt_at: Instant
  failure: string | null
}

/** [ENTITY-04] A system notice; its texts come from the dictionaries, in the reader's language. */
export interface NoticeTable {
  user_id: string
  id: string
  /** Part and key of its texts among the notices, such as `leave.turn`. */
  code: string
  /** As JSON: the arguments of its texts. */
  params: string
  /** An address of the portal. */
  link: string | null
  created_at: Instant
  read_at: Instant | null
}

/** The two participants of a dialogue; the smaller id first. */
export interface DialogueTable {
  id: string
  first_id: string
  second_id: string
  created_at: Instant
}

/** One row per participant of a dialogue: that participant's view. */
export interface DialogueMemberTable {
  user_id: string
  dialogue_id: string
  partner_id: string
  /** The latest letter; null: none. */
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
  /** Sequence number within its dialogue, from 1. */
  position: number
  sender_id: string
  content: string
  sent_at: Instant
}

/** Values of the installation, such as its secret. */
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
