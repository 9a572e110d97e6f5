import { describe, expect, it } from 'vitest'

import { portalFor } from '#tests/kit/server/portal.ts'
import { expectWorlds } from './worlds.ts'

/** What has to happen in these worlds for their lists to say something; with another plan, other seeds have it. */
const happening = [
  ...['present', 'late', 'absent', 'excused'].map((state) => `attendance ${state}`),
  ...['registered', 'waiting', 'underReview', 'invited', 'withdrawn'].map((state) => `registration ${state}`),
  ...['approved', 'rejected', 'cancelled'].map((state) => `leave ${state}`),
  ...['course', 'topic', 'news'].flatMap((what) => ['draft', 'published', 'withdrawn'].map((one) => `${what} ${one}`)),
  ...['topic discarded', 'study 50', 'study 100', 'stars', 'favourite', 'views', 'group'],
]

/** Many, on both engines: worlds.deep.api.test.ts. */
describe('small organisations', () => {
  const portal = portalFor('SQLite')
  const met = new Set<string>()
  it.each([236, 228, 216, 230])('are listed, told and exported as their log says: seed %i', async (seed) => {
    for (const state of await expectWorlds(portal, { seed, count: 1 })) met.add(state)
  })
  it('have met all that lists have to tell', () => {
    expect([...met]).toEqual(expect.arrayContaining(happening))
  })
})
