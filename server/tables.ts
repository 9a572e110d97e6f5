import type { AccountTables } from '#server/account/tables.ts'
import type { AgendaTables } from '#server/agenda/tables.ts'
import type { ClassTables } from '#server/class/tables.ts'
import type { LogTables } from '#server/commands/tables.ts'
import type { DepartmentTables } from '#server/department/tables.ts'
import type { DictionaryTables } from '#server/dictionary/tables.ts'
import type { ErrorTables } from '#server/errors/tables.ts'
import type { ExamTables } from '#server/exam/tables.ts'
import type { FileTables } from '#server/file/tables.ts'
import type { HomeworkTables } from '#server/homework/tables.ts'
import type { LeaveTables } from '#server/leave/tables.ts'
import type { LiveTables } from '#server/live/tables.ts'
import type { MessageTables } from '#server/message/tables.ts'
import type { NewsTables } from '#server/news/tables.ts'
import type { OutboxTables } from '#server/outbox/tables.ts'
import type { QuestionnaireTables } from '#server/questionnaire/tables.ts'
import type { QuestionTables } from '#server/question/tables.ts'
import type { RosterTables } from '#server/roster/tables.ts'
import type { SessionTables } from '#server/session/tables.ts'
import type { TimetableTables } from '#server/timetable/tables.ts'
import type { CourseTables } from '#server/course/tables.ts'
import type { PeopleTables, UserTables } from '#server/person/tables.ts'
import type { KnownDeviceTable, SessionTable, SignInEventTable } from '#server/session/session-tables.ts'
import type { ProfileTable } from '#server/profile/tables.ts'
import type { SignInTables } from '#server/session/sign-in-tables.ts'

/** Values of the installation, such as its secret. */
export interface InstallationTable {
  key: string
  value: string
}

/** The tables of all parts. */
export interface Tables
  extends CourseTables,
    PeopleTables,
    SignInTables,
    AccountTables,
    AgendaTables,
    ClassTables,
    DepartmentTables,
    DictionaryTables,
    ErrorTables,
    ExamTables,
    FileTables,
    HomeworkTables,
    LeaveTables,
    LiveTables,
    LogTables,
    MessageTables,
    NewsTables,
    OutboxTables,
    QuestionnaireTables,
    QuestionTables,
    RosterTables,
    SessionTables,
    TimetableTables,
    UserTables {
  profile: ProfileTable
  session: SessionTable
  known_device: KnownDeviceTable
  sign_in_event: SignInEventTable
  installation: InstallationTable
}
