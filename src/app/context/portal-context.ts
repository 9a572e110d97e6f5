import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import type { GuardFlow } from '#machines/session/guard.flow.ts'
import type { ListFlow, ListInput, Page } from '#machines/kit/list.flow.ts'
import type { PageChangeFlow } from '#machines/shell/page-change.flow.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'
import type { Cropping } from '#browser/avatar-cropper.ts'
import type { Flows } from '../portal-flows.ts'
import type { PortalSettings } from '../portal-settings.ts'
import type { PageSource } from '#views/portal/page-source.ts'
import type { MenuSource } from '#views/shell/menu-source.ts'

/** The video element of a view; null while it is not drawn. */
export interface Screen {
  readonly current: HTMLVideoElement | null
}
/** What lies in the cropper of a view; null: nothing. */
export interface CropStage {
  readonly current: Cropping | null
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
  last<Row>(list: ListFlow<Row>, asked: ListInput): Page<Row> | null
  /** @param page null: there is nothing any more */
  keep<Row>(list: ListFlow<Row>, asked: ListInput, page: Page<Row> | null): void
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
