import type * as base from '#i18n/base/zh-CN.ts'
import type * as code from '#i18n/account/code/zh-CN.ts'
import type * as contact from '#i18n/account/contact/zh-CN.ts'
import type * as oidc from '#i18n/account/oidc/zh-CN.ts'
import type * as passkey from '#i18n/account/passkey/zh-CN.ts'
import type * as password from '#i18n/account/password/zh-CN.ts'
import type * as passwordLink from '#i18n/account/password-link/zh-CN.ts'
import type * as retrieval from '#i18n/account/retrieval/zh-CN.ts'
import type * as secondCheck from '#i18n/session/second-check/zh-CN.ts'
import type * as administration from '#i18n/administration/zh-CN.ts'
import type * as agenda from '#i18n/agenda/zh-CN.ts'
import type * as assistant from '#i18n/assistant/zh-CN.ts'
import type * as bulkImport from '#i18n/bulk-import/zh-CN.ts'
import type * as centre from '#i18n/centre/zh-CN.ts'
import type * as classes from '#i18n/class/zh-CN.ts'
import type * as registration from '#i18n/class/registration/zh-CN.ts'
import type * as managedClass from '#i18n/class/managed-class/zh-CN.ts'
import type * as course from '#i18n/course/zh-CN.ts'
import type * as publication from '#i18n/course/publication/zh-CN.ts'
import type * as department from '#i18n/department/zh-CN.ts'
import type * as desk from '#i18n/desk/zh-CN.ts'
import type * as dictionary from '#i18n/dictionary/zh-CN.ts'
import type * as entry from '#i18n/entry/zh-CN.ts'
import type * as exam from '#i18n/exam/zh-CN.ts'
import type * as managedExam from '#i18n/exam/managed-exam/zh-CN.ts'
import type * as marking from '#i18n/exam/marking/zh-CN.ts'
import type * as paper from '#i18n/exam/paper/zh-CN.ts'
import type * as file from '#i18n/file/zh-CN.ts'
import type * as home from '#i18n/home/zh-CN.ts'
import type * as homework from '#i18n/homework/zh-CN.ts'
import type * as managedTask from '#i18n/homework/managed-task/zh-CN.ts'
import type * as handIn from '#i18n/homework/hand-in/zh-CN.ts'
import type * as leave from '#i18n/leave/zh-CN.ts'
import type * as broadcast from '#i18n/live/broadcast/zh-CN.ts'
import type * as live from '#i18n/live/zh-CN.ts'
import type * as message from '#i18n/message/zh-CN.ts'
import type * as news from '#i18n/news/zh-CN.ts'
import type * as note from '#i18n/note/zh-CN.ts'
import type * as outbox from '#i18n/outbox/zh-CN.ts'
import type * as organisation from '#i18n/organisation/zh-CN.ts'
import type * as overview from '#i18n/overview/zh-CN.ts'
import type * as person from '#i18n/person/zh-CN.ts'
import type * as profile from '#i18n/profile/zh-CN.ts'
import type * as question from '#i18n/question/zh-CN.ts'
import type * as questionnaire from '#i18n/questionnaire/zh-CN.ts'
import type * as evaluation from '#i18n/questionnaire/evaluation/zh-CN.ts'
import type * as managedQuestionnaire from '#i18n/questionnaire/managed-questionnaire/zh-CN.ts'
import type * as questionnaireList from '#i18n/questionnaire/questionnaire-list/zh-CN.ts'
import type * as questionnaireResults from '#i18n/questionnaire/questionnaire-results/zh-CN.ts'
import type * as questionnaireSheet from '#i18n/questionnaire/questionnaire-sheet/zh-CN.ts'
import type * as record from '#i18n/record/zh-CN.ts'
import type * as resource from '#i18n/resource/zh-CN.ts'
import type * as roster from '#i18n/roster/zh-CN.ts'
import type * as session from '#i18n/session/zh-CN.ts'
import type * as sheet from '#i18n/sheet/zh-CN.ts'
import type * as shell from '#i18n/shell/zh-CN.ts'
import type * as study from '#i18n/study/zh-CN.ts'
import type * as timetable from '#i18n/timetable/zh-CN.ts'
import type { TextFunctions, Translation } from './dictionary.ts'
import type { GatheredName } from './gathered.ts'

/** The dictionaries by area, which is the name of their folder in camel case. */
interface Dictionaries {
  readonly administration: typeof administration
  readonly agenda: typeof agenda
  readonly assistant: typeof assistant
  readonly broadcast: typeof broadcast
  readonly bulkImport: typeof bulkImport
  readonly centre: typeof centre
  readonly class: typeof classes
  readonly code: typeof code
  readonly contact: typeof contact
  readonly course: typeof course
  readonly department: typeof department
  readonly desk: typeof desk
  readonly dictionary: typeof dictionary
  readonly entry: typeof entry
  readonly evaluation: typeof evaluation
  readonly exam: typeof exam
  readonly file: typeof file
  readonly handIn: typeof handIn
  readonly home: typeof home
  readonly homework: typeof homework
  readonly leave: typeof leave
  readonly live: typeof live
  readonly managedClass: typeof managedClass
  readonly managedExam: typeof managedExam
  readonly managedQuestionnaire: typeof managedQuestionnaire
  readonly managedTask: typeof managedTask
  readonly marking: typeof marking
  readonly message: typeof message
  readonly news: typeof news
  readonly note: typeof note
  readonly oidc: typeof oidc
  readonly organisation: typeof organisation
  readonly outbox: typeof outbox
  readonly overview: typeof overview
  readonly paper: typeof paper
  readonly passkey: typeof passkey
  readonly password: typeof password
  readonly passwordLink: typeof passwordLink
  readonly person: typeof person
  readonly profile: typeof profile
  readonly publication: typeof publication
  readonly question: typeof question
  readonly questionnaire: typeof questionnaire
  readonly questionnaireList: typeof questionnaireList
  readonly questionnaireResults: typeof questionnaireResults
  readonly questionnaireSheet: typeof questionnaireSheet
  readonly record: typeof record
  readonly registration: typeof registration
  readonly resource: typeof resource
  readonly retrieval: typeof retrieval
  readonly roster: typeof roster
  readonly secondCheck: typeof secondCheck
  readonly session: typeof session
  readonly sheet: typeof sheet
  readonly shell: typeof shell
  readonly study: typeof study
  readonly timetable: typeof timetable
}

/** What the dictionaries export by a name, by area; those that do not are left out. */
type Exported<Name extends string> = {
  readonly [Area in keyof Dictionaries as Dictionaries[Area] extends Readonly<Record<Name, unknown>>
    ? Area
    : never]: Dictionaries[Area] extends Readonly<Record<Name, infer Texts>> ? Texts : never
}

/** What parts say of themselves in one group, whichever part says it. */
type Gathered<Name extends GatheredName> = All<Exported<Name>[keyof Exported<Name>]>
type All<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer Each) => void
  ? Each
  : never

/** Texts of entry, errors and page frame; loaded first. */
export type BaseTexts = typeof base.default & { readonly title: Gathered<'titles'> }

/** Texts by area. */
export type AreaTexts = Exported<'default'> & {
  readonly assistant: { readonly keywords: Gathered<'keywords'> }
  readonly shell: { readonly waiting: Gathered<'waiting'>; readonly waitingCounts: Gathered<'waitingCounts'> }
}

/** Notice texts by part. Only the server uses them, to word its notices. */
export type NoticeTexts = Exported<'notices'>

/** All loaded texts of a language, typed as if complete: an area is loaded before its texts are used. */
export type Loaded = Translation<BaseTexts & AreaTexts>
export type LoadedNotices = Translation<NoticeTexts>

/** The texts of a language as functions. */
export type Texts = TextFunctions<BaseTexts & AreaTexts>
export type Notices = TextFunctions<NoticeTexts>

/** An area that pages load, such as `leave` or `passwordLink`; mail texts are the server's. */
export type Area = Exclude<keyof AreaTexts, 'outbox'>
