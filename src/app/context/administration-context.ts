import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { DeskCount } from '#api/desk/desk.contract.ts'
import type { PageChangeFlow } from '#machines/shell/page-change.flow.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import type { PlacesFlow } from '#machines/kit/places.flow.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'
import type { SignalFlow } from '#machines/signal/signal.flow.ts'
import type { AdministrationFlows } from '#app/administration/flows.ts'
import type { ScrollPlaces } from '#browser/scroll-places.ts'
import type { MenuSource } from './menu-source.ts'
import type { ReasonSource } from './reason-source.ts'

/** Context that the composition root provides to the administration's views. */
export interface Administration extends MenuSource, ReasonSource {
  readonly session: ActorRefFrom<SessionFlow>
  readonly places: ActorRefFrom<PlacesFlow>
  readonly pageChange: ActorRefFrom<PageChangeFlow>
  readonly scrollPlaces: ScrollPlaces
  readonly flows: AdministrationFlows
  /** How much waits for the user's decision; it is loaded anew when a notice comes. */
  readonly waiting: DetailActor<DeskCount>
  readonly signals: ActorRefFrom<SignalFlow>
  /** Duration of a stored video in whole seconds; null: unknown to the browser. */
  readonly durationOf: (fileID: string) => Promise<number | null>
}

const AdministrationContext = createContext<Administration | null>(null)
export const AdministrationProvider = AdministrationContext

export function useAdministration(): Administration {
  const administration = use(AdministrationContext)
  if (administration === null) throw new Error('No administration around this view.')
  return administration
}
