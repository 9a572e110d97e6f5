import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import type { AssistantFlow, KeptAssistant } from '#machines/assistant/assistant.flow.ts'
import type { AvatarFlow } from '#machines/profile/avatar.flow.ts'
import type { ChangePasswordFlow } from '#machines/account/change-password.flow.ts'
import type { ContactChangeFlow } from '#machines/account/contact-change.flow.ts'
import type { GuardFlow } from '#machines/session/guard.flow.ts'
import type { CourseCommentsFlow } from '#machines/course/course-comments.flow.ts'
import type { continueBannerFlow } from '#machines/shell/continue-banner.flow.ts'
import type { detailFlow } from '#machines/kit/detail.flow.ts'
import type { DialogueOpeningFlow } from '#machines/message/dialogue-opening.flow.ts'
import type { DialogueFlow } from '#machines/message/dialogue.flow.ts'
import type { headerFlow } from '#machines/shell/header.flow.ts'
import type { IdentitiesFlow } from '#machines/account/identities.flow.ts'
import type { InboxFlow } from '#machines/message/inbox.flow.ts'
import type { InstallFlow } from '#machines/entry/install.flow.ts'
import type { LeaveAuditFlow } from '#machines/leave/leave-audit.flow.ts'
import type { LeaveRequestFlow } from '#machines/leave/leave-request.flow.ts'
import type { KeptWriting, LetterWritingFlow } from '#machines/message/letter-writing.flow.ts'
import type { listFlow, ListInput, Page } from '#machines/kit/list.flow.ts'
import type { LivePlayerFlow } from '#machines/live/live-player.flow.ts'
import type { NameChangeFlow } from '#machines/profile/name-change.flow.ts'
import type { NoteWritingFlow } from '#machines/note/note-writing.flow.ts'
import type { OwnChoiceFlow } from '#machines/course/own-choice.flow.ts'
import type { OwnNoteFlow } from '#machines/note/own-note.flow.ts'
import type { OwnSessionsFlow } from '#machines/profile/own-sessions.flow.ts'
import type { Settings as PlayerSettings } from '#machines/study/player-context.ts'
import type { PlayerFlow } from '#machines/study/player.flow.ts'
import type { ProfileFlow } from '#machines/profile/profile.flow.ts'
import type { RecordFlow } from '#machines/kit/record.flow.ts'
import type { MessagesFlow } from '#machines/message/messages.flow.ts'
import type { PageChangeFlow } from '#machines/shell/page-change.flow.ts'
import type { PasskeysFlow } from '#machines/account/passkeys.flow.ts'
import type { ResourceDownloadFlow } from '#machines/resource/resource-download.flow.ts'
import type { ResourceRatingFlow } from '#machines/resource/resource-rating.flow.ts'
import type { PasswordLinkFlow } from '#machines/account/password-link.flow.ts'
import type { RetrievalFlow } from '#machines/account/retrieval.flow.ts'
import type { SecondCheckFlow } from '#machines/session/second-check.flow.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'
import type { SignalFlow } from '#machines/signal/signal.flow.ts'
import type { SpeedTestFlow } from '#machines/speed/speed-test.flow.ts'
import type { UnrecordedFlow } from '#machines/study/unrecorded.flow.ts'
import type { UserCardFlow } from '#machines/profile/user-card.flow.ts'
import type { Device } from '#browser/device.ts'
import type { PortalSettings } from '#app/portal-settings.ts'
import type { PageSource } from '#views/portal/page-source.ts'
import type { MenuSource } from '#views/shell/menu-source.ts'

/** Flows with their services, by the part of the portal that needs them; each part is fetched when it is needed. */
export interface Flows {
  readonly secondCheck: () => Promise<SecondCheckFlow>
  readonly retrieval: () => Promise<RetrievalFlow>
  readonly passwordLink: () => Promise<PasswordLinkFlow>
  readonly changePassword: () => Promise<ChangePasswordFlow>
  readonly contacts: () => Promise<ContactFlows>
  readonly shell: () => Promise<ShellFlows>
  readonly home: () => Promise<HomeFlows>
  readonly courses: () => Promise<CourseFlows>
  readonly resources: () => Promise<ResourceFlows>
  readonly notes: () => Promise<NoteFlows>
  readonly classes: () => Promise<ClassFlows>
  readonly leave: () => Promise<LeaveFlows>
  readonly news: () => Promise<NewsFlows>
  readonly messages: () => Promise<MessageFlows>
  readonly correspondence: () => Promise<CorrespondenceFlows>
  readonly live: () => Promise<LiveFlows>
  readonly player: () => Promise<PlayerFlows>
  readonly study: () => Promise<StudyFlows>
  readonly entry: () => Promise<EntryFlows>
  readonly speed: () => Promise<SpeedFlows>
  readonly waysIn: () => Promise<WaysInFlows>
  readonly assistant: () => Promise<AssistantFlows>
  readonly profile: () => Promise<ProfileFlows>
}
/** One's own contacts. */
export interface ContactFlows {
  /** [ROUTE-08, ROUTE-10] */
  readonly phone: ContactChangeFlow
  /** [ROUTE-09] */
  readonly email: ContactChangeFlow
}
/** Each part of home has a flow of its own, so that one that fails takes no other with it. */
export interface HomeFlows {
  /** The courses under way, the one learned last first. */
  readonly learning: typeof listFlow
  readonly today: typeof detailFlow
  /** [ROUTE-03] Recommended, hot and new courses. */
  readonly courses: typeof detailFlow
  readonly courseRanking: typeof listFlow
  /** Its id is the period. */
  readonly learnerRanking: typeof detailFlow
}
export interface CourseFlows {
  /** [ROUTE-20] Filtered by kind, category, year, teacher, keyword and sort. */
  readonly catalogue: typeof listFlow
  /** [ENTITY-12] The categories of courses. */
  readonly categories: typeof listFlow
  /** [ROUTE-20] One row: the years and teachers that courses have. */
  readonly facets: typeof listFlow
  /** [ROUTE-21] */
  readonly course: typeof detailFlow
  /** [ROUTE-22] Courses that staff has put together, and one such topic. */
  readonly topics: typeof listFlow
  readonly topic: typeof detailFlow
  /** [ROUTE-24] Filtered by state. */
  readonly mine: typeof listFlow
  /** [ROUTE-35] */
  readonly favourites: typeof listFlow
  /** [COURSE-04] Whether a course is one of them. */
  readonly favourite: OwnChoiceFlow
  /** [COURSE-02] The stars that the caller gives a course. */
  readonly stars: OwnChoiceFlow
  /** [COURSE-03] The chapters of a course; filtered by courseID, all on one page. */
  readonly chapters: typeof listFlow
  /** The stars that all have given. */
  readonly evaluation: typeof detailFlow
  /** Filtered by courseID. */
  readonly comments: typeof listFlow
  readonly commenting: CourseCommentsFlow
}
export interface ResourceFlows {
  /** [RESOURCE-01] Filtered by courseID, type, keyword and sort. */
  readonly resources: typeof listFlow
  /** [RESOURCE-03] */
  readonly rating: ResourceRatingFlow
  readonly download: ResourceDownloadFlow
}
export interface NoteFlows {
  /** [ROUTE-31] Filtered by courseID, keyword and sort. */
  readonly notes: typeof listFlow
  readonly writing: NoteWritingFlow
  readonly ownNote: OwnNoteFlow
}
export interface ClassFlows {
  /** [ROUTE-62] Filtered by type. */
  readonly mine: typeof listFlow
  /** [ROUTE-63] */
  readonly oneClass: typeof detailFlow
}
export interface LeaveFlows {
  /** [ROUTE-32] Filtered by status. */
  readonly mine: typeof listFlow
  /** [ROUTE-81] Filtered by view: those that wait, or those that the caller has decided on. */
  readonly toAudit: typeof listFlow
  /** How many wait for the caller. */
  readonly waiting: typeof detailFlow
  readonly leave: RecordFlow
  readonly request: LeaveRequestFlow
  readonly audit: LeaveAuditFlow
}
export interface NewsFlows {
  /** [NEWS-01, NEWS-04] News or help, filtered by category, topic and keyword. */
  readonly articles: typeof listFlow
  /** [ROUTE-17] */
  readonly article: typeof detailFlow
  /** [ENTITY-12] The topics of each feed. */
  readonly newsTopics: typeof listFlow
  readonly helpTopics: typeof listFlow
}
/** What the header knows of messages; one for all pages. */
export interface MessageFlows {
  readonly notices: ActorRefFrom<InboxFlow>
  readonly letters: ActorRefFrom<InboxFlow>
  /** [SHELL-38] */
  readonly popUp: ActorRefFrom<MessagesFlow>
  /** [MSG-07] */
  readonly signals: ActorRefFrom<SignalFlow>
}
/** The pages about messages. */
export interface CorrespondenceFlows {
  /** [ROUTE-36] Filtered by state: all, or unread. */
  readonly notices: typeof listFlow
  /** [MSG-02] */
  readonly notice: typeof detailFlow
  readonly dialogues: typeof listFlow
  /** [MSG-03] */
  readonly dialogue: DialogueFlow
  readonly writing: LetterWritingFlow
  /** Filtered by keyword. */
  readonly correspondents: typeof listFlow
  readonly opening: DialogueOpeningFlow
  /** What was being written in a dialogue when it was left. */
  kept(dialogueId: string): KeptWriting
}
/** The pages in front of the portal that say how to come by it. */
export interface EntryFlows {
  /** [ROUTE-11, ROUTE-12, ROUTE-13] Its id is the meta code (gap GAP-06). */
  readonly information: typeof detailFlow
  /** One for all pages: the browser makes its offer once. */
  readonly install: ActorRefFrom<InstallFlow>
  readonly device: Device
}
export interface SpeedFlows {
  /** [ROUTE-15] */
  readonly speedTest: SpeedTestFlow
}
/** One's own further ways in. */
export interface WaysInFlows {
  readonly passkeys: PasskeysFlow
  readonly identities: IdentitiesFlow
  /** The browser goes to another site. */
  leave(address: string): void
}
export interface AssistantFlows {
  readonly assistant: AssistantFlow
  /** [SHELL-50] How it was left; null: it has not been moved or opened yet. */
  kept(): KeptAssistant | null
}
export interface LiveFlows {
  /** [CALL-15] */
  readonly broadcasts: typeof listFlow
  /** [ROUTE-59] The player of one broadcast, on the screen that it is given. */
  player(screen: Screen): LivePlayerFlow
}
export interface PlayerFlows {
  /** [ROUTE-58, ROUTE-60] The course player, on the screen that it is given. */
  player(screen: Screen): PlayerFlow
  /** What the person has set on this device. */
  settings(): PlayerSettings
}
export interface StudyFlows {
  /** [PLAYER-06] The sittings that have not been recorded. */
  readonly unrecorded: UnrecordedFlow
}
/** The video element of a view; null while it is not drawn. */
export interface Screen {
  readonly current: HTMLVideoElement | null
}
/** One's own account. */
export interface ProfileFlows {
  /** [SHELL-27] */
  readonly userCard: UserCardFlow
  /** [SHELL-30] */
  readonly nameChange: NameChangeFlow
  /** [SHELL-31] The dialog of the picture, with what is cropped on the stage that it is given. */
  avatar(stage: CropStage): AvatarFlow
  /** Puts a picture into a frame; the script for it has been fetched by the flow. */
  crop(
    places: { readonly frame: HTMLElement; readonly previews: readonly HTMLElement[] },
    address: string,
  ): Promise<Cropping>
  /** [ROUTE-37, ROUTE-39] */
  readonly profile: ProfileFlow
  readonly sessions: OwnSessionsFlow
  /** Tries to sign in, the last first. */
  readonly signIns: typeof listFlow
}
/** What lies in a cropper, for who moves it by something else than the pointer. */
export interface Cropping {
  /** Pixels on the screen. */
  move(x: number, y: number): void
  /** @param step 0.1 is a tenth larger, -0.1 as much smaller again */
  zoom(step: number): void
  reset(): void
  /** What stands in the frame, as JPEG. */
  draw(): Promise<Blob>
  remove(): void
}
/** What lies in the cropper of a view; null: nothing. */
export interface CropStage {
  readonly current: Cropping | null
}
/** What stands around every page. */
export interface ShellFlows {
  readonly languages: typeof listFlow
  /** [CALL-17] One row: the organisation's copyright line. */
  readonly copyright: typeof listFlow
  /** [CALL-17] The informationID of the page about the organisation; missing where it has written none. */
  readonly aboutUs: typeof detailFlow
  /** [CALL-15] */
  readonly broadcasts: typeof listFlow
  /** [CALL-16] */
  readonly sidePictures: typeof listFlow
  readonly header: typeof headerFlow
  readonly continueBanner: typeof continueBannerFlow
}

/** What the composition root hands to every view: actors to watch and speak to, flows ready to start. */
export interface Portal extends MenuSource {
  readonly settings: PortalSettings
  readonly session: ActorRefFrom<SessionFlow>
  readonly guard: ActorRefFrom<GuardFlow>
  readonly pageChange: ActorRefFrom<PageChangeFlow>
  readonly flows: Flows
  readonly shownLists: ShownLists
  /** Where the page of a route name comes from. */
  sourceOf(name: string): Promise<PageSource>
  /** Whether this browser has passkeys for the portal's address. */
  readonly canUsePasskeys: boolean
  /** Where the browser fetches a captcha from; `round` keeps it from coming out of a cache. */
  captchaAddress(kind: 'picture' | 'audio', round: number): string
  /** A round that no captcha of this page has had: browsers show a picture of the same address from memory. */
  nextCaptcha(): number
  /** Where the browser fetches a stored file from [CALL-25]. */
  fileAddress(fileID: string): string
  /** [SHELL-13] The ids of the current classes, as they are stored locally. */
  storedClasses(): readonly string[]
  /** [SHELL-17, SHELL-18] Tells people how to do it by hand where the browser cannot. */
  setHomePage(): void
  addFavourite(): void
  /** A phone's visitor goes on to the sign-in page, and is not sent to the app any more (gap GAP-84). */
  continueInBrowser(): void
  /** [ROUTE-06] After the second check: signed in, and home. */
  finishCheck(): void
  /** After a new password: signed out, and on the sign-in page. */
  finishRetrieval(): void
}

/** What the lists of a person have shown last, by what they were asked for; in memory, until the person signs out. */
export interface ShownLists {
  last(list: typeof listFlow, asked: ListInput): Page<unknown> | null
  /** @param page null: there is nothing any more */
  keep(list: typeof listFlow, asked: ListInput, page: Page<unknown> | null): void
  forget(): void
}

const PortalContext = createContext<Portal | null>(null)
export const PortalProvider = PortalContext

export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (portal === null) throw new Error('No portal around this view.')
  return portal
}

/** The server's own words where it spoke, else the text of the reason. */
export function failureText(failure: Failure): string {
  return failure.message ?? reasonText(texts(), failure.reason)
}
