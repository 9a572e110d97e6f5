import { describe, it } from 'vitest'

import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { expectWorlds } from './worlds.ts'

/** Small enough for one test each. */
const seeds = Array.from({ length: 20 }, (_, index) => 100 + index)

onBothEngines((engine) => {
  const portal = portalFor(engine)
  describe('many small organisations', () => {
    it.each(seeds)('are listed, told and exported as their log says: seed %i', async (seed) => {
      await expectWorlds(portal, { seed, count: 2 })
    })
  })
})
