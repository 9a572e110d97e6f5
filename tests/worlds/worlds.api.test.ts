import { describe, it } from 'vitest'

import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { expectWorlds } from './worlds.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  describe('small organisations', () => {
    it('are listed, told and exported as their log says', async () => {
      await expectWorlds(portal, { seed: 32, count: 6 })
    })
  })
})
