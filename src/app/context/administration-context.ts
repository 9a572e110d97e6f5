import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { DocumentEditorFlow } from '#machines/editor/document-editor.flow.ts'
import type { listFlow } from '#machines/kit/list.flow.ts'
import type { PageChangeFlow } from '#machines/shell/page-change.flow.ts'
import type { PeopleImportFlow } from '#machines/person/people-import.flow.ts'
import type { PersonEditorFlow } from '#machines/person/person-editor.flow.ts'
import type { PlacesFlow } from '#machines/kit/places.flow.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'
import type { UploadFlow } from '#machines/file/upload.flow.ts'
import type { MenuSource } from '#views/shell/menu-source.ts'

/** The flows of people and their accounts. */
export interface PeopleFlows {
  /** Filtered by role, state and keyword, and sorted. */
  readonly people: typeof listFlow
  readonly personEditor: PersonEditorFlow
  readonly peopleImport: PeopleImportFlow
  /** Where the template of an import is fetched from. */
  readonly peopleTemplate: string
}

/** Flows with their services, ready to start. */
export interface AdministrationFlows extends PeopleFlows {
  readonly languages: typeof listFlow
  readonly outbox: typeof listFlow
  /** Filtered by category, state and keyword. */
  readonly information: typeof listFlow
  /** [ENTITY-12] The topics of each feed. */
  readonly newsTopics: typeof listFlow
  readonly helpTopics: typeof listFlow
  readonly editor: DocumentEditorFlow
  /** Filtered by category, state and keyword. */
  readonly courses: typeof listFlow
  /** The categories of courses [ENTITY-12]. */
  readonly categories: typeof listFlow
  /** Filtered by state and keyword. */
  readonly topics: typeof listFlow
  /** Those of the portal, filtered by type and keyword. */
  readonly resources: typeof listFlow
  /** [CALL-24] Of every field that takes a file. */
  readonly upload: UploadFlow
}

/** What the composition root hands to the views of the administration. */
export interface Administration extends MenuSource {
  readonly session: ActorRefFrom<SessionFlow>
  readonly places: ActorRefFrom<PlacesFlow>
  readonly pageChange: ActorRefFrom<PageChangeFlow>
  readonly flows: AdministrationFlows
  /** How long a stored film lasts, in whole seconds; null: the browser cannot tell. */
  readonly durationOf: (fileID: string) => Promise<number | null>
}

const AdministrationContext = createContext<Administration | null>(null)
export const AdministrationProvider = AdministrationContext

export function useAdministration(): Administration {
  const administration = use(AdministrationContext)
  if (administration === null) throw new Error('No administration around this view.')
  return administration
}
