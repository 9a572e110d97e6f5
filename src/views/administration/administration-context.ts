import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { InformationEditorFlow } from '#machines/flows/information-editor.ts'
import type { listFlow } from '#machines/flows/list.ts'
import type { PageChangeFlow } from '#machines/flows/page-change.ts'
import type { PlacesFlow } from '#machines/flows/places.ts'
import type { SessionFlow } from '#machines/flows/session.ts'
import type { MenuSource } from '#views/shell/menu-source.ts'

/** Flows with their services, ready to start. */
export interface AdministrationFlows {
  readonly languages: typeof listFlow
  readonly outbox: typeof listFlow
  /** Filtered by category, state and keyword. */
  readonly information: typeof listFlow
  /** [ENTITY-12] The topics of each feed. */
  readonly newsTopics: typeof listFlow
  readonly helpTopics: typeof listFlow
  readonly editor: InformationEditorFlow
}

/** What the composition root hands to the views of the administration. */
export interface Administration extends MenuSource {
  readonly session: ActorRefFrom<SessionFlow>
  readonly places: ActorRefFrom<PlacesFlow>
  readonly pageChange: ActorRefFrom<PageChangeFlow>
  readonly flows: AdministrationFlows
}

const AdministrationContext = createContext<Administration | null>(null)
export const AdministrationProvider = AdministrationContext

export function useAdministration(): Administration {
  const administration = use(AdministrationContext)
  if (administration === null) throw new Error('No administration around this view.')
  return administration
}
