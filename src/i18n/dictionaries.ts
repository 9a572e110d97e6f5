import type * as base from './base/zh-CN.ts'
import type * as code from './account/code/zh-CN.ts'
import type * as contact from './account/contact/zh-CN.ts'
import type * as oidc from './account/oidc/zh-CN.ts'
import type * as passkey from './account/passkey/zh-CN.ts'
import type * as password from './account/password/zh-CN.ts'
import type * as passwordLink from './account/password-link/zh-CN.ts'
import type * as retrieval from './account/retrieval/zh-CN.ts'
import type * as secondCheck from './account/second-check/zh-CN.ts'
import type * as administration from './administration/zh-CN.ts'
import type * as assistant from './assistant/zh-CN.ts'
import type * as centre from './centre/zh-CN.ts'
import type * as classes from './class/zh-CN.ts'
import type * as course from './course/zh-CN.ts'
import type * as publication from './course/publication/zh-CN.ts'
import type * as entry from './entry/zh-CN.ts'
import type * as file from './file/zh-CN.ts'
import type * as home from './home/zh-CN.ts'
import type * as leave from './leave/zh-CN.ts'
import type * as live from './live/zh-CN.ts'
import type * as message from './message/zh-CN.ts'
import type * as news from './news/zh-CN.ts'
import type * as note from './note/zh-CN.ts'
import type * as outbox from './outbox/zh-CN.ts'
import type * as person from './person/zh-CN.ts'
import type * as profile from './profile/zh-CN.ts'
import type * as record from './record/zh-CN.ts'
import type * as resource from './resource/zh-CN.ts'
import type * as shell from './shell/zh-CN.ts'
import type * as study from './study/zh-CN.ts'
import type { TextFunctions, Translation } from './dictionary.ts'

/** What the entry, the errors and the frame of every page say; loaded first. */
export type BaseTexts = typeof base.default

/** The texts of every area by its name: its folder's in camel case. */
export interface AreaTexts {
  readonly administration: typeof administration.default
  readonly assistant: typeof assistant.default
  readonly centre: typeof centre.default
  readonly class: typeof classes.default
  readonly code: typeof code.default
  readonly contact: typeof contact.default
  readonly course: typeof course.default
  readonly entry: typeof entry.default
  readonly file: typeof file.default
  readonly home: typeof home.default
  readonly leave: typeof leave.default
  readonly live: typeof live.default
  readonly message: typeof message.default
  readonly news: typeof news.default
  readonly note: typeof note.default
  readonly oidc: typeof oidc.default
  readonly outbox: typeof outbox.default
  readonly passkey: typeof passkey.default
  readonly password: typeof password.default
  readonly passwordLink: typeof passwordLink.default
  readonly person: typeof person.default
  readonly profile: typeof profile.default
  readonly publication: typeof publication.default
  readonly record: typeof record.default
  readonly resource: typeof resource.default
  readonly retrieval: typeof retrieval.default
  readonly secondCheck: typeof secondCheck.default
  readonly shell: typeof shell.default
  readonly study: typeof study.default
}

/** The notices of every part that sends some, by the part's name. No page has them: the server words them. */
export interface NoticeTexts {
  readonly class: typeof classes.notices
  readonly course: typeof course.notices
  readonly leave: typeof leave.notices
}

/** What is loaded of a language, typed as a whole: who asks for the texts of an area has had it loaded before. */
export type Loaded = Translation<BaseTexts & AreaTexts>
export type LoadedNotices = Translation<NoticeTexts>

/** The texts of a language as the portal uses them. */
export type Texts = TextFunctions<BaseTexts & AreaTexts>
export type Notices = TextFunctions<NoticeTexts>

/** An area whose texts pages load, such as `leave` or `passwordLink`; what mails say is the server's matter. */
export type Area = Exclude<keyof AreaTexts, 'outbox'>
