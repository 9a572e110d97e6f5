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
import type * as assistant from '#i18n/assistant/zh-CN.ts'
import type * as centre from '#i18n/centre/zh-CN.ts'
import type * as classes from '#i18n/class/zh-CN.ts'
import type * as course from '#i18n/course/zh-CN.ts'
import type * as publication from '#i18n/course/publication/zh-CN.ts'
import type * as entry from '#i18n/entry/zh-CN.ts'
import type * as file from '#i18n/file/zh-CN.ts'
import type * as home from '#i18n/home/zh-CN.ts'
import type * as leave from '#i18n/leave/zh-CN.ts'
import type * as live from '#i18n/live/zh-CN.ts'
import type * as message from '#i18n/message/zh-CN.ts'
import type * as news from '#i18n/news/zh-CN.ts'
import type * as note from '#i18n/note/zh-CN.ts'
import type * as outbox from '#i18n/outbox/zh-CN.ts'
import type * as person from '#i18n/person/zh-CN.ts'
import type * as profile from '#i18n/profile/zh-CN.ts'
import type * as record from '#i18n/record/zh-CN.ts'
import type * as resource from '#i18n/resource/zh-CN.ts'
import type * as shell from '#i18n/shell/zh-CN.ts'
import type * as study from '#i18n/study/zh-CN.ts'
import type { TextFunctions, Translation } from './dictionary.ts'

/** Texts of entry, errors and page frame; loaded first. */
export type BaseTexts = typeof base.default

/** Texts by area; the area is its folder's name in camel case. */
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

/** Notice texts by part. Only the server uses them, to word its notices. */
export interface NoticeTexts {
  readonly class: typeof classes.notices
  readonly course: typeof course.notices
  readonly leave: typeof leave.notices
}

/** All loaded texts of a language, typed as if complete: an area is loaded before its texts are used. */
export type Loaded = Translation<BaseTexts & AreaTexts>
export type LoadedNotices = Translation<NoticeTexts>

/** The texts of a language as functions. */
export type Texts = TextFunctions<BaseTexts & AreaTexts>
export type Notices = TextFunctions<NoticeTexts>

/** An area that pages load, such as `leave` or `passwordLink`; mail texts are the server's. */
export type Area = Exclude<keyof AreaTexts, 'outbox'>
