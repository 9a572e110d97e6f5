import { describe, it } from 'vitest'

import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { expectWorlds } from './worlds.ts'

/** One world for a test, which is told apart by its seed. */
const seeds = Array.from({ length: 40 }, (_, index) => 100 + index)

onBothEngines((engine) => {
  const portal = portalFor(engine)
  describe('many small organisations', () => {
    it.each(seeds)('are listed, told and exported as their log says: seed %i', async (seed) => {
      await expectWorlds(portal, { seed, count: 1 })
    })
  })
})
