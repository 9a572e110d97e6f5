import { describe, it } from 'vitest'

import { portalFor } from '#tests/kit/server/portal.ts'
import { expectWorlds } from './worlds.ts'

/** Many, on both engines: worlds.deep.api.test.ts. */
describe('small organisations', () => {
  const portal = portalFor('SQLite')
  it('are listed, told and exported as their log says', async () => {
    await expectWorlds(portal, { seed: 32, count: 6 })
  })
})
