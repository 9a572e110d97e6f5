import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailFlow } from '#machines/kit/detail.flow.ts'
import type { GuardFlow } from '#machines/session/guard.flow.ts'
import type { ListFlow, ListInput, Page } from '#machines/kit/list.flow.ts'
import type { PageChangeFlow } from '#machines/shell/page-change.flow.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'
import type { Cropping } from '#browser/avatar-cropper.ts'
import type { ScrollPlaces } from '#browser/scroll-places.ts'
import type { DeclaredRoute } from '../kit/part.ts'
import type { Flows, RouteName } from '../parts.ts'
import type { PortalSettings } from '../portal-settings.ts'
import type { Route } from '../route-table.ts'
import type { PageSource } from './page-source.ts'
import type { MenuSource } from './menu-source.ts'
import type { ReasonSource } from './reason-source.ts'

/** The video element of a view; null while unmounted. */
export interface Screen {
  readonly current: HTMLVideoElement | null
}
/** What lies in the cropper of a view; null: nothing. */
export interface CropStage {
  readonly current: Cropping | null
}

/** Context that the composition root provides to the portal's views: running actors and flows to start. */
export interface Portal extends MenuSource, ReasonSource {
  readonly settings: PortalSettings
  readonly session: ActorRefFrom<SessionFlow>
  readonly guard: ActorRefFrom<GuardFlow>
  readonly pageChange: ActorRefFrom<PageChangeFlow>
  readonly flows: Flows
  readonly shownLists: ShownLists
  readonly scrollPlaces: ScrollPlaces
  /** Every route that a part declares. */
  readonly routes: readonly DeclaredRoute<RouteName>[]
  /** The route of a path without query. */
  routeOf(path: string): Route
  /** The page of a route name. */
  sourceOf(name: string): Promise<PageSource>
  /** Whether this browser supports passkeys at the portal's address. */
  readonly canUsePasskeys: boolean
  /** Address of a captcha; `round` prevents cache hits. */
  captchaAddress(kind: 'picture' | 'audio', round: number): string
  /** A round not used on this page: browsers cache pictures by address. */
  nextCaptcha(): number
  /** Address of a stored file [CALL-25]. */
  fileAddress(fileID: string): string
  /** Fetches what a sign-in needs beside its page, ahead of time. */
  prepareSignIn(): void
  /** [SHELL-13] The ids of the current classes, from local storage. */
  storedClasses(): readonly string[]
  /** [SHELL-17, SHELL-18] Shows manual instructions where the browser has no API for it. */
  setHomePage(): Promise<void>
  addFavourite(): Promise<void>
  /** Takes a phone visitor to the sign-in page and disables the redirect to the app (gap GAP-84). */
  continueInBrowser(): void
  /** [ROUTE-06] After the second check: signs in and goes home. */
  finishCheck(): void
  /** After a password reset: signs out and goes to the sign-in page. */
  finishRetrieval(): void
}

/** Cache of what each list and detail showed last, keyed by its query; in memory, cleared on sign-out. */
export interface ShownLists {
  last<Row>(list: ListFlow<Row>, asked: ListInput): Page<Row> | null
  /** @param page null evicts the entry */
  keep<Row>(list: ListFlow<Row>, asked: ListInput, page: Page<Row> | null): void
  lastItem<Item, Params>(detail: DetailFlow<Item, Params>, id: NoInfer<Params>): Item | null
  /** @param item null evicts the entry */
  keepItem<Item, Params>(detail: DetailFlow<Item, Params>, id: NoInfer<Params>, item: Item | null): void
  forget(): void
}

const PortalContext = createContext<Portal | null>(null)
export const PortalProvider = PortalContext

export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (portal === null) throw new Error('No portal around this view.')
  return portal
}

/** The server's message if there is one, else the text of the reason. */
export function failureText(failure: Failure): string {
  return failure.message ?? reasonText(texts(), failure.reason)
}
