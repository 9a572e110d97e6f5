import { liveAddresses } from '#api/live/addresses.ts'
import * as liveCalls from '#api/live/live.contract.ts'
import type { Part } from '#server/part.ts'
import { seedBroadcasts } from '#server/live/broadcasts.demo.ts'
import { liveRoutes } from '#server/live/live.routes.ts'

export const livePart: Part = {
  addresses: liveAddresses,
  calls: [liveCalls],
  routes: [liveRoutes],
  seed: seedBroadcasts,
}
