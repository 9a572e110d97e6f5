import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { Failure } from '#api/contract/problem.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import type { applicationFlow } from '#machines/flows/application.ts'
import type { GuardFlow } from '#machines/flows/guard.ts'
import type { listFlow } from '#machines/flows/list.ts'
import type { RetrievalFlow } from '#machines/flows/retrieval.ts'
import type { SessionFlow } from '#machines/flows/session.ts'
import type { PortalSettings } from '#src/portal-settings.ts'

/** Flows with their services, by the part of the portal that needs them; each part is fetched when it is needed. */
export interface Flows {
  readonly retrieval: () => Promise<RetrievalFlow>
  readonly shell: () => Promise<ShellFlows>
}
/** What stands around every page. */
export interface ShellFlows {
  readonly languages: typeof listFlow
  /** [CALL-17] One row: the organisation's copyright line. */
  readonly copyright: typeof listFlow
}

/** What the composition root hands to every view: actors to watch and speak to, flows ready to start. */
export interface Portal {
  readonly settings: PortalSettings
  readonly session: ActorRefFrom<SessionFlow>
  readonly guard: ActorRefFrom<GuardFlow>
  readonly application: ActorRefFrom<typeof applicationFlow>
  readonly flows: Flows
  /** Where the browser fetches a captcha from; `round` keeps it from coming out of a cache. */
  captchaAddress(kind: 'picture' | 'audio', round: number): string
  /** A round that no captcha of this page has had: browsers show a picture of the same address from memory. */
  nextCaptcha(): number
  chooseLanguage(code: string): void
  /** After a new password: signed out, and on the sign-in page. */
  finishRetrieval(): void
  reportError(error: unknown): void
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

export type SessionSnapshot = SnapshotFrom<SessionFlow>
export type GuardSnapshot = SnapshotFrom<GuardFlow>
