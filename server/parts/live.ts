import { liveAddresses } from '#api/live/addresses.ts'
import * as liveCalls from '#api/live/live.contract.ts'
import * as managedLiveCalls from '#api/live/managed-live.contract.ts'
import type { Part } from '#server/part.ts'
import { seedBroadcasts } from '#server/live/broadcasts.demo.ts'
import { managedLiveRoutes } from '#server/live/managed-live.routes.ts'
import { liveRoutes } from '#server/live/live.routes.ts'

export const livePart: Part = {
  addresses: liveAddresses,
  calls: [liveCalls, managedLiveCalls],
  routes: [liveRoutes, managedLiveRoutes],
  seed: seedBroadcasts,
}
