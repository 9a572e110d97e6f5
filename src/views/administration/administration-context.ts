import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Skin } from '#machines/flows/application.ts'
import type { InformationEditorFlow } from '#machines/flows/information-editor.ts'
import type { listFlow } from '#machines/flows/list.ts'
import type { PlacesFlow } from '#machines/flows/places.ts'
import type { SessionFlow } from '#machines/flows/session.ts'

/** Flows with their services, ready to start. */
export interface AdministrationFlows {
  readonly outbox: typeof listFlow
  /** Filtered by category, state and keyword. */
  readonly information: typeof listFlow
  /** [ENTITY-12] The topics of each feed. */
  readonly newsTopics: typeof listFlow
  readonly helpTopics: typeof listFlow
  readonly editor: InformationEditorFlow
}

/** What the composition root hands to the views of the administration. */
export interface Administration {
  readonly session: ActorRefFrom<SessionFlow>
  readonly places: ActorRefFrom<PlacesFlow>
  readonly flows: AdministrationFlows
  /** The texts of all that the administration speaks of are there. */
  readonly ready: Promise<void>
  /** The skin that the portal was given; who comes back from it finds the one chosen there. */
  skin(): Skin
  watchSkin(changed: () => void): () => void
  reportError(error: unknown): void
}

const AdministrationContext = createContext<Administration | null>(null)
export const AdministrationProvider = AdministrationContext

export function useAdministration(): Administration {
  const administration = use(AdministrationContext)
  if (administration === null) throw new Error('No administration around this view.')
  return administration
}
