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

/** What the composition root hands to every view: actors to watch and speak to, flows ready to start. */
export interface Portal {
  readonly settings: PortalSettings
  readonly session: ActorRefFrom<SessionFlow>
  readonly guard: ActorRefFrom<GuardFlow>
  readonly application: ActorRefFrom<typeof applicationFlow>
  readonly flows: {
    /** Fetched when it is needed. */
    readonly retrieval: () => Promise<RetrievalFlow>
    readonly languages: typeof listFlow
    readonly copyright: typeof listFlow
  }
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
